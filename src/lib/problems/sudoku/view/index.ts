import type { ProblemView } from '$lib/components/problem-view';
import * as m from '$lib/i18n/paraglide/messages';
import { columnOf, rowOf, sizeOf } from '../shape';
import { symbolText } from '../symbols';
import { boardOf, kind, type SudokuSetup } from '../kind';
import { card } from './card';
import Board from './Board.svelte';
import MiniBoard from './MiniBoard.svelte';
import OpenChoices from './OpenChoices.svelte';
import OpenOther from './OpenOther.svelte';
import { boardFacts, errorText, exampleWords, formatName, sizeName } from './words';
import { vocabulary } from './vocabulary';

export default {
	kind,
	card,
	nameOf: ({ givens }) => sizeName(sizeOf(givens.shape)),
	factsOf: (setup) => boardFacts(boardOf(setup)),
	example: exampleWords,
	errorText,
	formatName,
	names: ({ givens: { shape } }) => ({
		variable: (cell) => `r${rowOf(shape, cell) + 1}c${columnOf(shape, cell) + 1}`,
		value: symbolText
	}),
	words: () => vocabulary,
	Board,
	MiniBoard,
	legend: () => import('./Legend.svelte'),
	hasPencil: true,
	selectHint: () => m.sudoku_select_hint(),
	openPlaceholder: () => m.sudoku_open_placeholder(),
	openHint: () => m.sudoku_open_hint(),
	OpenOther,
	OpenChoices
} satisfies ProblemView<SudokuSetup>;
