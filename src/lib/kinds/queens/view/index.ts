import type { ProblemView } from '$lib/stage/board/problem-view';
import { onPaper } from '$lib/stage/scene/on-paper';
import { columnName, rowName } from '$lib/stage/board/square-texts';
import { formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';
import { kind } from '../kind';
import type { QueensSetup } from '../setup';
import { fundamentalIn } from '../symmetry';
import Board from './Board.svelte';
import { card } from './card';
import { scene } from './scene';
import { contradiction, exampleName, sizeName } from './texts';
import { valueOrderings, vocabulary } from './vocabulary';

export default {
	kind,
	card,
	description: () => m.queens_description(),
	nameOf: sizeName,
	exampleName,
	menus: () => import('./menus'),
	names: () => ({
		variable: rowName,
		value: columnName,
		variableMeaning: (row) => m.queens_row({ number: formatNumber(row + 1) }),
		valueMeaning: (column) => m.queens_column({ number: formatNumber(column + 1) })
	}),
	vocabulary: () => vocabulary,
	contradiction,
	valueOrderings,
	orderingHints: {
		naive: m.queens_order_naive,
		findmin: m.queens_order_findmin,
		findmax: m.queens_order_findmax
	},
	Board,
	mini: { load: async () => (await import('./miniature')).miniature },
	overlay: () => import('./Overlay.svelte'),
	drawing: onPaper(scene),
	legend: () => import('./Legend.svelte'),
	questions: () => import('./questions'),
	pencil: 'few',
	specialSolutions: {
		label: m.queens_solutions_fundamental,
		countText: (count) => m.queens_solutions_fundamentals({ formatted: formatNumber(count) }),
		meaning: m.queens_solutions_fundamental_meaning,
		in(notes) {
			const noted = fundamentalIn(notes);
			return noted && { count: noted.count, has: (index) => noted.fundamental[index] === 1 };
		}
	}
} satisfies ProblemView<QueensSetup>;
