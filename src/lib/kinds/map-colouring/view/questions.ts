import type { QuestionTexts } from '$lib/stage/board/problem-view';
import * as m from '$lib/i18n/compiled/messages';

export default {
	variable: m.map_colouring_ask_variable,
	value: m.map_colouring_ask_value,
	deadend: m.map_colouring_ask_deadend,
	return: m.map_colouring_ask_return
} satisfies QuestionTexts;
