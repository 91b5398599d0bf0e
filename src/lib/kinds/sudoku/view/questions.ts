import type { QuestionTexts } from '$lib/stage/board/problem-view';
import * as m from '$lib/i18n/compiled/messages';

export default {
	variable: m.sudoku_ask_variable,
	value: m.sudoku_ask_value,
	deadend: m.sudoku_ask_deadend,
	return: m.sudoku_ask_return
} satisfies QuestionTexts;
