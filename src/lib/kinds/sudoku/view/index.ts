import type { ProblemView } from '$lib/stage/board/problem-view';
import { onPaper } from '$lib/stage/scene/on-paper';
import { columnName, placeText, rowName } from '$lib/stage/board/square-texts';
import * as m from '$lib/i18n/compiled/messages';
import { columnOf, rowOf, sizeOf } from '../shape';
import { symbolText } from '../symbols';
import { EMPTY } from '../board';
import { boardOf, kind, setupOf, type SudokuSetup } from '../kind';
import { card } from './card';
import Board from './Board.svelte';
import { scene } from './scene';
import { contradiction, exampleName, sizeName } from './texts';
import { vocabulary } from './vocabulary';

export default {
	kind,
	card,
	description: () => m.sudoku_description(),
	nameOf: ({ givens }) => sizeName(sizeOf(givens.shape)),
	exampleName,
	playQuery(setup) {
		const board = boardOf(setup);
		if (!board.cells.includes(EMPTY)) return null;
		return new URLSearchParams(kind.write(setupOf(board))).toString();
	},
	menus: () => import('./menus'),
	names: ({ givens: { shape } }) => ({
		variable: (cell) => rowName(rowOf(shape, cell)) + columnName(columnOf(shape, cell)),
		value: symbolText,
		variableMeaning: (cell) => placeText(rowOf(shape, cell), columnOf(shape, cell))
	}),
	vocabulary: () => vocabulary,
	contradiction,
	Board,
	mini: { load: () => import('./mini') },
	drawing: onPaper(scene),
	overlay: () => import('./Overlay.svelte'),
	legend: () => import('./Legend.svelte'),
	questions: () => import('./questions'),
	showsFails: true,
	pencil: 'few',
	selectHint: () => m.sudoku_select_hint()
} satisfies ProblemView<SudokuSetup>;
