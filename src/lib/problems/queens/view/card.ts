import type { ProblemCard } from '$lib/board-kit/problem-view';
import * as m from '$lib/i18n/paraglide/messages';

export const card: ProblemCard = {
	order: 2,
	title: () => m.queens_title()
};
