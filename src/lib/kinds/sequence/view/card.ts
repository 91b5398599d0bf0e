import type { ProblemCard } from '$lib/stage/board/problem-view';
import * as m from '$lib/i18n/compiled/messages';

export const card: ProblemCard = {
	order: 1,
	title: () => m.sequence_title(),
	// Where every position has the same letters, findmin has nothing to choose from.
	race: 'example=ladder'
};
