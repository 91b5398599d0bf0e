import type { ProblemMiniature } from '$lib/stage/board/problem-view';
import * as m from '$lib/i18n/paraglide/messages';

export const miniature: ProblemMiniature = { line: () => m.subset_line(), search: 'example=six' };
