import type { ProblemMiniature } from '$lib/stage/board/problem-view';
import * as m from '$lib/i18n/compiled/messages';
import type { MapSetup } from '../kind';
import MiniBoard from './MiniBoard.svelte';

export const miniature: ProblemMiniature<MapSetup> = {
	mini: MiniBoard,
	line: () => m.map_colouring_line(),
	search: 'example=australia-two'
};
