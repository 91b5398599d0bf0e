import type { ProblemCard } from '$lib/stage/board/problem-view';
import * as m from '$lib/i18n/compiled/messages';

export const card: ProblemCard = {
	order: 5,
	title: () => m.map_colouring_title(),
	// On the map of Australia, all orderings need seven placements.
	race: 'example=usa'
};
