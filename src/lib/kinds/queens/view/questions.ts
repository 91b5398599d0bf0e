import type { QuestionTexts } from '$lib/stage/board/problem-view';
import * as m from '$lib/i18n/compiled/messages';

export default {
	variable: m.queens_ask_variable,
	value: m.queens_ask_value,
	deadend: m.queens_ask_deadend,
	return: m.queens_ask_return,
	hasPlaces: true
} satisfies QuestionTexts;
