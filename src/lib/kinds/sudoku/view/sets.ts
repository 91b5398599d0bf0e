import type { SetTexts } from '$lib/stage/board/problem-view';
import * as m from '$lib/i18n/compiled/messages';

export const sets: SetTexts = {
	easy50: { name: () => m.sudoku_set_easy50(), line: () => m.sudoku_set_easy50_line() },
	hardest11: { name: () => m.sudoku_set_hardest11(), line: () => m.sudoku_set_hardest11_line() },
	top95: { name: () => m.sudoku_set_top95(), line: () => m.sudoku_set_top95_line() },
	'17clue-500': {
		name: () => m.sudoku_set_17clue_500(),
		line: () => m.sudoku_set_17clue_500_line()
	},
	clues: { name: () => m.sudoku_set_clues(), line: () => m.sudoku_set_clues_line() },
	diagonal: { name: () => m.sudoku_set_diagonal(), line: () => m.sudoku_set_diagonal_line() },
	scattered: { name: () => m.sudoku_set_scattered(), line: () => m.sudoku_set_scattered_line() },
	'16x16': { name: () => m.sudoku_set_16x16(), line: () => m.sudoku_set_16x16_line() },
	'25x25': { name: () => m.sudoku_set_25x25(), line: () => m.sudoku_set_25x25_line() }
};
