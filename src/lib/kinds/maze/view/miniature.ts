import type { ProblemMiniature } from '$lib/stage/board/problem-view';
import * as m from '$lib/i18n/paraglide/messages';
import type { MazeSetup } from '../setup';
import MiniBoard from './MiniBoard.svelte';

export const miniature: ProblemMiniature<MazeSetup> = {
	mini: MiniBoard,
	line: () => m.maze_line(),
	search: 'example=small'
};
