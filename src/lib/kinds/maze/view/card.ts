import type { ProblemCard } from '$lib/stage/board/problem-view';
import * as m from '$lib/i18n/compiled/messages';

export const card: ProblemCard = {
	order: 3,
	title: () => m.maze_title()
};
