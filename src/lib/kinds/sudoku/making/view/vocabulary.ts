import type { Vocabulary } from '$lib/stage/board/vocabulary';
import * as m from '$lib/i18n/compiled/messages';
import { vocabulary as sudokuVocabulary } from '../../view/vocabulary';
import type { MakingSetup } from '../setup';
import { tellOfDigging, tellOfDrawing } from './tells';

/** The names of the steps that take digits away. */
const DIG_STEPS: Readonly<Partial<Record<string, () => string>>> = {
	place: () => m.making_step_place(),
	deadend: () => m.making_step_deadend(),
	backtrack: () => m.making_step_backtrack(),
	solution: () => m.making_step_solution()
};

/** The narration of making a board. Filling is a search of a Sudoku and is narrated like one. */
export function vocabularyOf(setup: MakingSetup): Vocabulary {
	switch (setup.mode) {
		case 'fill':
			return sudokuVocabulary;
		case 'dig':
			return {
				...sudokuVocabulary,
				heading: (kind) => DIG_STEPS[kind]?.(),
				tell: tellOfDigging(setup)
			};
		default:
			return { ...sudokuVocabulary, tell: tellOfDrawing(setup) };
	}
}
