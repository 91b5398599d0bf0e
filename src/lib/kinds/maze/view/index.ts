import type { ProblemView } from '$lib/stage/board/problem-view';
import { walkOrderings } from '$lib/stage/board/walks';
import { onPaper } from '$lib/stage/scene/on-paper';
import * as m from '$lib/i18n/compiled/messages';
import { kind } from '../kind';
import type { MazeSetup } from '../setup';
import { arrowOf } from './board/arrows';
import Board from './board/Board.svelte';
import { card } from './card';
import Remark from './Remark.svelte';
import { scene } from './scene';
import { vocabularyOf } from './vocabulary';
import { exampleName, nameOf } from './texts';

export default {
	kind,
	card,
	description: () => m.maze_description(),
	nameOf,
	exampleName,
	menus: () => import('./menus'),
	names: (setup) => ({
		variable: (step) => `s${step + 1}`,
		value: (value) => arrowOf(setup, value)
	}),
	vocabulary: vocabularyOf,
	valueOrderings: walkOrderings(m.maze_values_preferred),
	Board,
	mini: { load: async () => (await import('./miniature')).miniature },
	overlay: () => import('./Overlay.svelte'),
	drawing: onPaper(scene),
	legend: () => import('./Legend.svelte'),
	questions: () => import('./questions'),
	pencil: 'few',
	Remark
} satisfies ProblemView<MazeSetup>;
