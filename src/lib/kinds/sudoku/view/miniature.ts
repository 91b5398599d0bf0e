import type { ProblemMiniature } from '$lib/stage/board/problem-view';
import * as m from '$lib/i18n/compiled/messages';
import type { SudokuSetup } from '../kind';
import { mini } from './mini';

export const miniature: ProblemMiniature<SudokuSetup> = {
	mini,
	line: () => m.sudoku_line(),
	search: 'puzzle=.4....4..3.44213'
};
