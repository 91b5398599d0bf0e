import type { Told, Vocabulary } from '$lib/stage/board/vocabulary';
import { counted } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';
import type { PlacementWords } from '$lib/stage/facts/names';
import { vocabulary } from '../../view/vocabulary';
import { movesBy } from '../moves-by';
import { PlayedSudoku } from '../played';
import type { WaySetup } from '../setup';
import type { Walked } from '../walked';

/** Placements of a player are not narrated like those of a search. */
export const placements: PlacementWords = {
	forced: () => m.way_placed_again(),
	takenBack: () => m.way_taken_back()
};

/** The words of a Sudoku, in sentences about the player, never about a search. */
export function vocabularyOf({ givens, moves }: WaySetup): Vocabulary {
	let walked: Walked | null = null;

	function tell({ moment, ...names }: Told): string[] {
		const { step, assignment, position } = moment;
		const open = assignment.reduce((count, symbol) => count + (symbol < 0 ? 1 : 0), 0);
		switch (step?.kind) {
			case undefined:
				return [m.way_says_start(counted(open))];
			case 'choose':
				return [m.way_says_choose(names)];
			case 'reject':
				return [m.way_says_reject(names)];
			case 'place':
				return [m.way_says_place(names), vocabulary.open(open)];
			case 'force':
				return [m.way_says_force(names)];
			case 'backtrack': {
				walked ??= new PlayedSudoku(givens, moves).walked;
				// The step belongs to the move that it leads on to.
				const { cell } = moves[movesBy(walked, position - 1)];
				return cell === step.variable ? [m.way_says_back(names)] : [m.way_says_back_later(names)];
			}
			case 'solution':
				return [vocabulary.solution(null, assignment)];
			default:
				return [];
		}
	}
	return { ...vocabulary, tell };
}
