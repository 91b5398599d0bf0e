import type { ProblemMiniature } from '$lib/stage/board/problem-view';
import * as m from '$lib/i18n/compiled/messages';
import type { MakingSetup } from '../setup';
import { mini } from './mini';

export const miniature: ProblemMiniature<MakingSetup> = {
	mini,
	line: () => m.making_line(),
	search: 'making=dig&box=2x2&draw=7'
};
