import type { QuestionTexts } from '$lib/stage/board/problem-view';
import * as m from '$lib/i18n/compiled/messages';

export default {
	variable: m.own_ask_variable,
	value: m.own_ask_value,
	deadend: m.own_ask_deadend,
	return: m.own_ask_return,
	hasPlaces: true
} satisfies QuestionTexts;
