import type { QuestionTexts } from '../board/problem-view';
import * as m from '$lib/i18n/compiled/messages';

/** Questions of variables and values, for a problem without its own words. */
export default {
	variable: m.ask_plain_variable,
	value: m.ask_plain_value,
	deadend: m.ask_plain_deadend,
	return: m.ask_plain_return
} satisfies QuestionTexts;
