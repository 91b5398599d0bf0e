import type { ProblemView } from '$lib/board-kit/problem-view';
import * as m from '$lib/i18n/paraglide/messages';
import { kind } from '../kind';
import type { QueensSetup } from '../setup';
import Board from './Board.svelte';
import { card } from './card';
import Controls from './Controls.svelte';
import MiniBoard from './MiniBoard.svelte';
import { columnName, rowName } from './names';
import { vocabulary } from './vocabulary';
import { exampleName, sizeName } from './words';

export default {
	kind,
	card,
	nameOf: sizeName,
	exampleName,
	menus: () => import('./menus'),
	names: () => ({ variable: rowName, value: columnName }),
	words: () => vocabulary,
	valueOrderings: {
		ascending: m.queens_values_ascending,
		descending: m.queens_values_descending,
		preferred: m.queens_values_preferred
	},
	orderingHints: {
		naive: m.queens_order_naive,
		findmin: m.queens_order_findmin,
		findmax: m.queens_order_findmax,
		random: m.queens_order_random
	},
	Board,
	MiniBoard,
	legend: () => import('./Legend.svelte'),
	pencil: 'few',
	Controls
} satisfies ProblemView<QueensSetup>;
