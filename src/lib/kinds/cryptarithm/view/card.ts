import type { ProblemCard } from '$lib/stage/board/problem-view';
import * as m from '$lib/i18n/compiled/messages';

export const card: ProblemCard = {
	order: 12,
	title: () => m.cryptarithm_title()
};
