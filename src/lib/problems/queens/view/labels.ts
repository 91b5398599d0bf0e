import { isolate } from '$lib/i18n/bidi';
import { counted, formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/paraglide/messages';
import type { Piece, PieceState, Square } from './looks';
import { rowName } from './names';

const STATE_WORDS: Record<PieceState, () => string> = {
	hand: m.queens_square_hand,
	placed: m.queens_square_placed,
	newest: m.queens_square_newest,
	forced: m.queens_square_forced,
	'forced-newest': m.queens_square_forced_newest,
	tried: m.queens_square_tried,
	ghost: m.queens_square_ghost,
	solved: m.queens_square_solved
};

const MARK_WORDS: Record<Square['mark'], (() => string) | null> = {
	none: null,
	kept: m.queens_square_kept,
	struck: m.queens_square_struck,
	eliminated: m.queens_square_eliminated,
	done: m.queens_square_done
};

/** The accessible name of a square: "row 3, column 5: attacked by the queen on r1". */
export function squareLabel(size: number, square: Square): string {
	const { piece, mark, deadend, current } = square;
	const words = [];
	if (piece !== null) words.push(...pieceWords(piece));
	if (piece === null || piece.state === 'tried' || piece.state === 'ghost')
		words.push(attackWords(square));
	const marked = MARK_WORDS[mark];
	if (marked !== null) words.push(marked());
	if (deadend) words.push(m.queens_square_deadend());
	if (current) words.push(m.queens_square_current());
	return m.queens_square({
		row: formatNumber(Math.floor(square.square / size) + 1),
		column: formatNumber((square.square % size) + 1),
		content: words.join(', ')
	});
}

function pieceWords({ state, conflict, clash, cause }: Piece): string[] {
	const words = [STATE_WORDS[state]()];
	if (conflict) words.push(m.queens_square_conflict());
	if (clash) words.push(m.queens_square_clash());
	if (cause) words.push(m.queens_square_cause());
	return words;
}

function attackWords({ count, sole }: Square): string {
	if (count === 0) return m.queens_square_free();
	return sole >= 0
		? m.queens_square_attacked({ row: isolate(rowName(sole)) })
		: m.queens_square_attacked_by(counted(count));
}
