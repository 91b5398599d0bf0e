import type { ProblemMiniature } from '$lib/stage/board/problem-view';
import * as m from '$lib/i18n/paraglide/messages';
import type { QueensSetup } from '../setup';
import MiniBoard from './MiniBoard.svelte';

export const miniature: ProblemMiniature<QueensSetup> = {
	mini: MiniBoard,
	line: () => m.queens_line(),
	search: 'size=6'
};
