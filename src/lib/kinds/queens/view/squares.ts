import { isolate } from '$lib/i18n/bidi';
import { counted } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';
import {
	flagTexts,
	kindText,
	markText,
	rowName,
	squareName,
	valueMark,
	type ValueMark
} from '$lib/stage/board/square-texts';
import type { VariableState } from '$lib/stage/facts/variable-states';
import type { AttackMap } from './attack-map';

/** What one square shows and its label. */
export interface Square {
	/** The queen that is on it, is tried or was just taken back; null if none. */
	readonly queen: VariableState | null;
	/** How many queens attack it, and the row of the attacker if there is only one. */
	readonly count: number;
	readonly sole: number;
	/** The mark from the search and the pencil. */
	readonly mark: ValueMark | 'none';
	/** The row has its queen and the step does not concern it: its marks are a faint trace. */
	readonly settled: boolean;
	readonly current: boolean;
	readonly deadend: boolean;
}

/** The squares of a board, row by row. @param rows the states of the rows. */
export function squaresOf(rows: readonly VariableState[], { count, sole }: AttackMap): Square[] {
	return rows.flatMap((row) =>
		rows.map((_, column): Square => {
			const square = row.variable * rows.length + column;
			return {
				queen: row.value === column ? row : null,
				count: count[square],
				sole: sole[square],
				mark: valueMark(row, column),
				settled: row.value >= 0 && !row.current,
				current: row.stepValue === column,
				deadend: row.kind === 'deadend'
			};
		})
	);
}

/** The accessible name of a square: "row 3, column 5: attacked by the queen on r1". */
export function squareLabel(size: number, index: number, square: Square): string {
	const { queen, mark, current, deadend } = square;
	const texts = [];
	if (queen !== null) {
		const own = { conflict: m.queens_square_conflict, clash: m.queens_square_clash };
		texts.push(kindText(queen.kind, m.queens_queen()));
		texts.push(...flagTexts({ ...queen, barren: false, current: false }, own));
	}
	if (queen === null || queen.kind === 'tried' || queen.kind === 'taken-back')
		texts.push(attackText(square));
	if (mark !== 'none') texts.push(markText(mark));
	if (deadend) texts.push(kindText('deadend', ''));
	if (current) texts.push(m.queens_square_current());
	return squareName(size, index, texts.join(', '));
}

function attackText({ count, sole }: Square): string {
	if (count === 0) return m.queens_square_free();
	return sole >= 0
		? m.queens_square_attacked({ row: isolate(rowName(sole)) })
		: m.queens_square_attacked_by(counted(count));
}
