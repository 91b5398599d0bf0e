import { isolate } from '$lib/i18n/bidi';
import { counted, formatList, formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';
import type { BoxShape, House, HouseKind } from '$lib/kinds/sudoku/shape';
import { listValues } from '$lib/engine/problem';
import { symbolText } from '$lib/kinds/sudoku/symbols';
import { cellText } from './cell-text';
import type { Elimination, Guess } from '../../game/hint-beyond-singles';
import { isByNotes, type HiddenSingle, type NakedSingle } from '../../game/hint-singles';
import type { Hint, Stage, WrongHint } from '../../game/hints';

type HouseText = (inputs: { number: string; symbol: string }) => string;

const LOOK: Record<HouseKind, HouseText> = {
	row: m.play_game_hint_look_row,
	column: m.play_game_hint_look_column,
	box: m.play_game_hint_look_box
};
const ONE_PLACE: Record<HouseKind, HouseText> = {
	row: m.play_game_hint_place_row,
	column: m.play_game_hint_place_column,
	box: m.play_game_hint_place_box
};
const LAST: Record<HouseKind, HouseText> = {
	row: m.play_game_hint_last_row,
	column: m.play_game_hint_last_column,
	box: m.play_game_hint_last_box
};
const ONE_NOTED: Record<HouseKind, HouseText> = {
	row: m.play_game_hint_noted_row,
	column: m.play_game_hint_noted_column,
	box: m.play_game_hint_noted_box
};
const WRONG: Record<HouseKind, HouseText> = {
	row: m.play_game_hint_wrong_row,
	column: m.play_game_hint_wrong_column,
	box: m.play_game_hint_wrong_box
};

type PairText = (inputs: { number: string; symbols: string; cells: string }) => string;

const PAIRS: Record<'naked-pair' | 'hidden-pair', Record<HouseKind, PairText>> = {
	'naked-pair': {
		row: m.play_game_hint_naked_row,
		column: m.play_game_hint_naked_column,
		box: m.play_game_hint_naked_box
	},
	'hidden-pair': {
		row: m.play_game_hint_hidden_row,
		column: m.play_game_hint_hidden_column,
		box: m.play_game_hint_hidden_box
	}
};

const name = (symbol: number) => isolate(symbolText(symbol));
const names = (symbols: readonly number[]) => formatList(symbols.map(name));

/** A cell in a list of places: Hebrew repeats its preposition. */
const inCell = (shape: BoxShape, cell: number) =>
	m.sudoku_says_clash_other({ variable: cellText(shape, cell) });

const inHouse = (texts: Record<HouseKind, HouseText>, { kind, index }: House, symbol = '') =>
	texts[kind]({ number: formatNumber(index + 1), symbol });

/** What a stage of a hint says. */
export function hintText(hint: Hint, stage: Stage, shape: BoxShape): string {
	switch (hint.technique) {
		case 'hidden-single':
		case 'naked-single':
			return singleText(hint, stage, shape);
		case 'wrong':
			return wrongText(hint, stage, shape);
		case 'lost-note': {
			const cell = cellText(shape, hint.cell);
			if (stage === 'where') return inHouse(WRONG, hint.house);
			if (stage === 'why') return m.play_game_hint_note_gone({ cell });
			return m.play_game_hint_clear_notes({ cell });
		}
		case 'locked':
		case 'naked-pair':
		case 'hidden-pair':
			if (stage === 'where') return inHouse(LOOK, hint.house);
			return stage === 'why' ? reasonText(hint, shape) : crossedText(hint, shape);
		case 'guess':
			return guessText(hint, stage, shape);
	}
}

function singleText(hint: HiddenSingle | NakedSingle, stage: Stage, shape: BoxShape): string {
	const cell = cellText(shape, hint.cell);
	const symbol = name(hint.symbol);
	if (stage === 'where') return inHouse(LOOK, hint.house);
	if (stage === 'move') return m.play_game_hint_move({ cell, symbol });
	if (hint.technique === 'naked-single')
		return isByNotes(hint)
			? m.play_game_hint_noted_candidate({ cell })
			: m.play_game_hint_one_candidate({ cell });
	if (hint.blocked.length === 0) return inHouse(LAST, hint.house);
	return inHouse(isByNotes(hint) ? ONE_NOTED : ONE_PLACE, hint.house, symbol);
}

function wrongText(hint: WrongHint, stage: Stage, shape: BoxShape): string {
	const cell = cellText(shape, hint.cell);
	const symbol = name(hint.symbol);
	if (stage === 'where') return inHouse(WRONG, hint.house);
	if (stage === 'move') return m.play_game_hint_take_back({ cell, symbol });
	return hint.clashes.length > 0
		? m.play_game_hint_clashes({
				cell,
				symbol,
				list: formatList(hint.clashes.map((one) => inCell(shape, one))),
				...counted(hint.clashes.length)
			})
		: m.play_game_hint_hopeless({ cell, symbol });
}

/** Why candidates cannot hold. */
function reasonText(hint: Elimination, shape: BoxShape): string {
	const { technique, house, other, symbols, cells } = hint;
	if (technique !== 'locked' || other === null)
		return PAIRS[technique === 'hidden-pair' ? technique : 'naked-pair'][house.kind]({
			number: formatNumber(house.index + 1),
			symbols: names(symbols),
			cells: formatList(cells.map((cell) => cellText(shape, cell)))
		});
	const [box, line] = house.kind === 'box' ? [house, other] : [other, house];
	const texts =
		house === box
			? [m.play_game_hint_pointing_row, m.play_game_hint_pointing_column]
			: [m.play_game_hint_claiming_row, m.play_game_hint_claiming_column];
	return texts[line.kind === 'row' ? 0 : 1]({
		box: formatNumber(box.index + 1),
		number: formatNumber(line.index + 1),
		symbol: names(symbols)
	});
}

/** Which candidates are crossed out where, and what is noted on the way. */
function crossedText({ removed, writesNotes }: Elimination, shape: BoxShape): string {
	const bySymbols = new Map<number, string[]>();
	for (const { cell, symbols } of removed) {
		const cells = bySymbols.get(symbols) ?? [];
		bySymbols.set(symbols, [...cells, inCell(shape, cell)]);
	}
	const list = [...bySymbols].map(([symbols, cells]) =>
		m.play_game_hint_crossed({ symbols: names(listValues(symbols)), cells: formatList(cells) })
	);
	const text = m.play_game_hint_cross_out({ list: list.join('; ') });
	return writesNotes ? `${text} ${m.play_game_hint_writes_notes()}` : text;
}

function guessText(hint: Guess, stage: Stage, shape: BoxShape): string {
	const cell = cellText(shape, hint.cell);
	const symbol = name(hint.symbol);
	if (stage === 'where') return m.play_game_hint_no_single();
	if (stage === 'why')
		return m.play_game_hint_guess({
			cell,
			list: formatList(hint.candidates.map(name), 'disjunction')
		});
	return hint.solves
		? m.play_game_hint_solves({ cell, symbol })
		: m.play_game_hint_follow({ cell, symbol, ...counted(hint.follow) });
}
