import type { QuestionTexts } from '$lib/stage/board/problem-view';
import * as m from '$lib/i18n/compiled/messages';

export default {
	variable: m.maze_ask_variable,
	value: m.maze_ask_value,
	deadend: m.maze_ask_deadend,
	return: m.maze_ask_return,
	hasPlaces: true
} satisfies QuestionTexts;
