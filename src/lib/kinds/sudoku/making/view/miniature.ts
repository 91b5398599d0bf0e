import type { ProblemMiniature } from '$lib/stage/board/problem-view';
import * as m from '$lib/i18n/paraglide/messages';

export const miniature: ProblemMiniature = {
	line: () => m.making_line(),
	search: 'making=dig&box=2x2&draw=7'
};
