import type { QuestionTexts } from '$lib/stage/board/problem-view';
import * as m from '$lib/i18n/compiled/messages';

export default {
	variable: m.sequence_ask_variable,
	value: m.sequence_ask_value,
	deadend: m.sequence_ask_deadend,
	return: m.sequence_ask_return
} satisfies QuestionTexts;
