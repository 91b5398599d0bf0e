import { isolate } from '$lib/i18n/bidi';
import { counted, formatList, formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/paraglide/messages';
import type { BoxShape, House, HouseKind } from '$lib/problems/sudoku/shape';
import { symbolText } from '$lib/problems/sudoku/symbols';
import { cellText } from './cell-text';
import type { Hint, Stage } from './game/hints';

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
const WRONG: Record<HouseKind, HouseText> = {
	row: m.play_game_hint_wrong_row,
	column: m.play_game_hint_wrong_column,
	box: m.play_game_hint_wrong_box
};

const inHouse = (texts: Record<HouseKind, HouseText>, { kind, index }: House, symbol = '') =>
	texts[kind]({ number: formatNumber(index + 1), symbol });

/** What a stage of a hint says. */
export function hintText(hint: Hint, stage: Stage, shape: BoxShape): string {
	const cell = cellText(shape, hint.cell);
	const name = (symbol: number) => isolate(symbolText(symbol));
	switch (hint.technique) {
		case 'hidden-single': {
			const symbol = name(hint.symbol);
			if (stage === 'where') return inHouse(LOOK, hint.house);
			if (stage === 'why') return inHouse(ONE_PLACE, hint.house, symbol);
			return m.play_game_hint_move({ cell, symbol });
		}
		case 'naked-single': {
			const symbol = name(hint.symbol);
			if (stage === 'where') return inHouse(LOOK, hint.house);
			if (stage === 'why') return m.play_game_hint_one_candidate({ cell });
			return m.play_game_hint_move({ cell, symbol });
		}
		case 'wrong': {
			const symbol = name(hint.symbol);
			if (stage === 'where') return inHouse(WRONG, hint.house);
			if (stage === 'move') return m.play_game_hint_take_back({ cell, symbol });
			return hint.clashes.length > 0
				? m.play_game_hint_clashes({
						cell,
						symbol,
						list: formatList(hint.clashes.map((one) => cellText(shape, one))),
						...counted(hint.clashes.length)
					})
				: m.play_game_hint_hopeless({ cell, symbol });
		}
		case 'guess':
			if (stage === 'where') return m.play_game_hint_no_single();
			return m.play_game_hint_guess({
				cell,
				list: formatList(hint.candidates.map(name), 'disjunction')
			});
	}
}
