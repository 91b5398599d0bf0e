import type { ProblemMiniature } from '$lib/stage/board/problem-view';
import * as m from '$lib/i18n/paraglide/messages';
import type { SubsetSetup } from '../setup';
import MiniBoard from './MiniBoard.svelte';

export const miniature: ProblemMiniature<SubsetSetup> = {
	mini: MiniBoard,
	line: () => m.subset_line(),
	search: 'example=six'
};
