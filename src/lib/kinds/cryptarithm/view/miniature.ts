import type { ProblemMiniature } from '$lib/stage/board/problem-view';
import * as m from '$lib/i18n/paraglide/messages';
import type { CryptarithmSetup } from '../sum';
import MiniBoard from './MiniBoard.svelte';

export const miniature: ProblemMiniature<CryptarithmSetup> = {
	mini: MiniBoard,
	line: () => m.cryptarithm_line(),
	search: 'example=two&goal=first'
};
