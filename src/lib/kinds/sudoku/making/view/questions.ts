import type { QuestionTexts } from '$lib/stage/board/problem-view';
import * as m from '$lib/i18n/compiled/messages';

export default {
	variable: m.making_ask_variable,
	value: m.making_ask_value,
	deadend: m.making_ask_deadend,
	return: m.making_ask_return
} satisfies QuestionTexts;
