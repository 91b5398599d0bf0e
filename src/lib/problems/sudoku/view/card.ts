import type { ProblemCard } from '$lib/components/problem-view';
import * as m from '$lib/i18n/paraglide/messages';

export const card: ProblemCard = {
	place: 4,
	title: () => m.sudoku_title(),
	description: () => m.sudoku_description(),
	line: () => m.sudoku_line(),
	miniature: 'puzzle=.4....4..3.44213'
};
