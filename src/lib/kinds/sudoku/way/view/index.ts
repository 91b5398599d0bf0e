import type { ProblemView } from '$lib/stage/board/problem-view';
import * as m from '$lib/i18n/compiled/messages';
import sudoku from '../../view';
import { kind } from '../kind';
import type { WaySetup } from '../setup';
import Board from './Board.svelte';
import { placements, vocabularyOf } from './vocabulary';

/** No list shows this kind, so its card needs no file of its own that every page would load. */
export default {
	kind,
	card: { order: sudoku.card.order, title: () => m.way_title() },
	description: () => m.way_description(),
	nameOf: (setup) => sudoku.nameOf(setup),
	exampleName: () => m.way_example_detours(),
	menus: () => import('./menus'),
	names: (setup) => ({ ...sudoku.names(setup), placements }),
	vocabulary: vocabularyOf,
	contradiction: (setup) => sudoku.contradiction(setup),
	Board,
	mini: sudoku.mini,
	drawing: sudoku.drawing,
	legend: () => import('./Legend.svelte'),
	questions: () => import('../../view/questions')
} satisfies ProblemView<WaySetup>;
