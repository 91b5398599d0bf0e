import type { ProblemCard } from '$lib/board-kit/problem-view';
import * as m from '$lib/i18n/paraglide/messages';

export const card: ProblemCard = {
	order: 1,
	title: () => m.sequence_title(),
	line: () => m.sequence_line(),
	// Five letters, each once, one of them known: good starts fail there five times.
	miniature: 'alphabet=ABCDE&length=5&rule=any&apart=2&once=1&typed=...B',
	// Where every position has the same letters, findmin has nothing to choose from.
	race: 'example=ladder'
};
