import type { ProblemView } from '$lib/stage/board/problem-view';
import { onPaper } from '$lib/stage/scene/on-paper';
import { columnName, placeText, rowName } from '$lib/stage/board/square-texts';
import * as m from '$lib/i18n/compiled/messages';
import { columnOf, rowOf } from '../../shape';
import { symbolText } from '../../symbols';
import { kind } from '../kind';
import type { MakingSetup } from '../setup';
import Board from './board/Board.svelte';
import { card } from './card';
import Remark from './Remark.svelte';
import { paperScene } from './scene';
import { exampleName, nameOf } from './texts';
import { vocabularyOf } from './vocabulary';

export default {
	kind,
	card,
	description: () => m.making_description(),
	nameOf,
	exampleName,
	menus: () => import('./menus'),
	names: ({ shape }) => ({
		variable: (cell) => rowName(rowOf(shape, cell)) + columnName(columnOf(shape, cell)),
		value: symbolText,
		variableMeaning: (cell) => placeText(rowOf(shape, cell), columnOf(shape, cell))
	}),
	vocabulary: vocabularyOf,
	Board,
	mini: { load: () => import('./mini') },
	drawing: onPaper(paperScene),
	legend: () => import('./Legend.svelte'),
	questions: () => import('./questions'),
	pencil: 'few',
	Remark
} satisfies ProblemView<MakingSetup>;
