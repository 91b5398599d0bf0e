import type { ProblemMiniature } from '$lib/stage/board/problem-view';
import * as m from '$lib/i18n/paraglide/messages';
import type { SequenceSetup } from '../setup';
import MiniBoard from './MiniBoard.svelte';

export const miniature: ProblemMiniature<SequenceSetup> = {
	mini: MiniBoard,
	line: () => m.sequence_line(),
	// Five letters, each once, one of them known: good starts fail there five times.
	search: 'alphabet=ABCDE&length=5&rule=any&apart=2&once=1&typed=...B'
};
