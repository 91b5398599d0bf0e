import type { ProblemView } from '$lib/stage/board/problem-view';
import { onPaper } from '$lib/stage/scene/on-paper';
import * as m from '$lib/i18n/compiled/messages';
import { kind } from '../kind';
import type { SequenceSetup } from '../setup';
import Board from './board/Board.svelte';
import { card } from './card';
import { letterNames, positionName } from './names';
import { contradiction } from './rule-texts';
import { paperScene } from './scene';
import { vocabulary } from './vocabulary';
import { exampleName, sequenceName } from './texts';

export default {
	kind,
	card,
	description: () => m.sequence_description(),
	nameOf: sequenceName,
	exampleName,
	menus: () => import('./menus'),
	names: ({ alphabet }) => ({ variable: positionName, value: letterNames(alphabet) }),
	vocabulary,
	contradiction,
	valueOrderings: {
		ascending: m.sequence_values_ascending,
		descending: m.sequence_values_descending
	},
	orderingHints: {
		naive: m.sequence_order_naive,
		findmin: m.sequence_order_findmin,
		findmax: m.sequence_order_findmax,
		random: m.sequence_order_random
	},
	Board,
	mini: { load: async () => (await import('./miniature')).miniature },
	overlay: () => import('./Overlay.svelte'),
	drawing: onPaper(paperScene),
	legend: () => import('./Legend.svelte'),
	questions: () => import('./questions'),
	pencil: 'all',
	isWritten: true,
	selectHint: () => m.sequence_select_hint()
} satisfies ProblemView<SequenceSetup>;
