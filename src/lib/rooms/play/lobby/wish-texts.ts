import type { Symmetry } from '$lib/kinds/sudoku/make/symmetry';
import { formatList, formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';
import type { Hindrance } from './hindrances';

export const SYMMETRY_NAMES: Readonly<Record<Symmetry, () => string>> = {
	none: m.play_lobby_symmetry_none,
	'half-turn': m.play_lobby_symmetry_half_turn,
	mirror: m.play_lobby_symmetry_mirror,
	diagonal: m.play_lobby_symmetry_diagonal,
	quarters: m.play_lobby_symmetry_quarters
};

/** Why a wish with this number of clues cannot be met. */
export function hindranceText(hindrance: Hindrance, clues: number): string {
	switch (hindrance.why) {
		case 'symmetry-shape':
			return m.play_lobby_hindrance_symmetry_shape();
		case 'no-level':
			return m.play_lobby_hindrance_no_level();
		case 'too-few':
			return m.play_lobby_hindrance_too_few({ least: formatNumber(hindrance.least) });
		case 'easy-few':
			return m.play_lobby_hindrance_easy_few({ least: formatNumber(hindrance.least) });
		case 'too-many':
			return m.play_lobby_hindrance_too_many({ most: formatNumber(hindrance.most) });
		case 'symmetry-clues': {
			const nearest = [hindrance.below, hindrance.above].filter((clue) => clue !== null);
			return m.play_lobby_hindrance_symmetry_clues({
				clues: formatNumber(clues),
				nearest: formatList(nearest.map(formatNumber), 'disjunction')
			});
		}
	}
}
