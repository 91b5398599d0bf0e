import type { Exercise, ShownRun, Test } from '$lib/rooms/lesson/exercises/exercise';
import {
	boardCall,
	BOARDS,
	emptyCells,
	inBoth,
	nameIn,
	rearranged,
	relabelled,
	rowsOf,
	spellings,
	type Rows
} from '../boards';
import { countSolutions } from '../reference';

const measures = (id: string, board: (seed: number) => Rows, name = 'measure'): Test => ({
	id,
	make: (seed, language) => {
		const rows = board(seed);
		return {
			call: boardCall(nameIn(language, name), rows),
			expected: { returns: [countSolutions(rows).placements], ground: 'solved' }
		};
	}
});

/** A board rearranged so that reading order needs more placements than fewest first, and this one goes back. */
function withDetours(rows: Rows, seed: number): Rows {
	const empty = emptyCells(rows).length;
	for (let at = 100 * seed; ; at++) {
		const board = relabelled(rearranged(rows, at).rows, at);
		const { placements } = countSolutions(board);
		if (placements > empty && placements < countSolutions(board, 'reading').placements)
			return board;
	}
}

/** The examples `easy` and `hard`. */
const EASY = rowsOf(
	'..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..'
);
const HARD = rowsOf(
	'..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..'
);

const run = (id: string, rows: Rows): ShownRun => ({ id, call: () => boardCall('measure', rows) });

export const exercise: Exercise = {
	id: 'measure',
	chapter: 'ordering',
	minutes: 25,
	needs: ['findmin'],
	roles: inBoth({
		is_legal: 'check',
		find_min: 'choose',
		find_max: 'choose',
		solve: 'search',
		measure: 'silent',
		measure_again: 'silent'
	}),
	aliases: spellings('measure', 'solve'),
	runs: [
		run('raster', BOARDS.RASTER),
		run('tree', BOARDS.TREE),
		run('s4', BOARDS.S4),
		run('easy', EASY),
		run('hard', HARD)
	],
	predict: {
		run: 'raster',
		kind: 'number',
		of: 'right',
		actual: ({ end }) => (end.kind === 'returned' ? Number(end.value.plain) : NaN)
	},
	tests: [
		measures('s4', () => BOARDS.S4),
		measures('again', (seed) => relabelled(BOARDS.S4, seed), 'measure_again'),
		measures('tree', () => BOARDS.TREE),
		measures('detours', (seed) => withDetours(BOARDS.RASTER, seed)),
		measures('raster', () => BOARDS.RASTER)
	],
	measured: { javascript: 'measure', python: 'measure' },
	wrong: [
		{ id: 'counts-tries', at: 'end' },
		{ id: 'counts-calls', at: { kind: 'call', nth: -1 } },
		{ id: 'local-counter', has: ({ text }) => /=\s*0\b/.test(text), at: { kind: 'call', nth: 2 } },
		{
			id: 'no-global',
			has: ({ text }) => /\bplacements\s*(?:\+=|=\s*placements)/.test(text),
			languages: ['python'],
			at: 'end'
		},
		{ id: 'reading-order', at: 'parting' },
		{ id: 'not-reset', at: 'end' },
		{ id: 'way-only', at: { kind: 'backtrack' } },
		{ id: 'no-undo', at: 'parting' }
	]
};
