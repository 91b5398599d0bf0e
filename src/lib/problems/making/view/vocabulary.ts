import type { Vocabulary } from '$lib/board-kit/vocabulary';
import { vocabulary as sudokuVocabulary } from '../../sudoku/view/vocabulary';
import type { MakingSetup } from '../setup';
import { tellOfDigging, tellOfDrawing } from './tells';

/** The narration of a making: filling speaks like the search of a Sudoku, which it is. */
export function vocabularyOf(setup: MakingSetup): Vocabulary {
	switch (setup.mode) {
		case 'fill':
			return sudokuVocabulary;
		case 'dig':
			return { ...sudokuVocabulary, tell: tellOfDigging(setup) };
		default:
			return { ...sudokuVocabulary, tell: tellOfDrawing(setup) };
	}
}
