import { BACKTRACK } from '$lib/engine/search/step';
import { CALLS_ALONE, COPIES } from '../has';
import type { Exercise, Expected, Test } from '$lib/rooms/lesson/exercises/exercise';
import {
	boardCall,
	BOARDS,
	firstCell,
	inBoth,
	patternRows,
	pick,
	rearranged,
	relabelled,
	spellings,
	type Rows
} from '../boards';

const SOLVED: Expected = { returns: [true], ground: 'solved', orSolution: true };
/** The call before hears `None` and `undefined` as no. */
const IMPOSSIBLE: Expected = { returns: [false, null], ground: 'same' };

/** As many steps may a search of four rows make: right ones make some hundreds, in whatever order. */
const SMALL = 5000;

const solves = (id: string, expected: Expected, board: (seed: number) => Rows): Test => ({
	id,
	make: (seed) => {
		const rows = board(seed);
		const call = boardCall('solve', rows);
		return { call: rows.length > 4 ? call : { ...call, steps: SMALL }, expected };
	}
});

/** A full board of four rows without one digit that is not in its first row. */
function almostFull(seed: number): Rows {
	const empty = 4 + pick(12, seed);
	return relabelled(patternRows(2), seed).map((cells, row) =>
		cells.map((value, column) => (4 * row + column === empty ? 0 : value))
	);
}

export const exercise: Exercise = {
	id: 'solve',
	chapter: 'recursion',
	minutes: 30,
	needs: ['break'],
	roles: inBoth({ solve: 'search', is_legal: 'check', find_empty: 'choose' }),
	aliases: spellings('solve', 'is_legal'),
	runs: [
		{ id: 's4', call: () => boardCall('solve', BOARDS.S4) },
		{ id: 'tree', call: () => boardCall('solve', BOARDS.TREE) },
		{ id: 'raster', call: () => boardCall('solve', BOARDS.RASTER) },
		{ id: 'u4', call: () => boardCall('solve', BOARDS.U4) }
	],
	// r3c4 has no digit left, and r3c2 was filled before it.
	predict: {
		...{ run: 's4', kind: 'cell', cells: [[2, 1]] },
		own: ({ ground }, log) => firstCell(log, BACKTRACK, ground)
	},
	tests: [
		solves('full', SOLVED, (seed) => relabelled(patternRows(2), seed)),
		solves('almost-full', SOLVED, almostFull),
		solves('s4', SOLVED, () => BOARDS.S4),
		solves('u4', IMPOSSIBLE, (seed) => relabelled(BOARDS.U4, seed)),
		solves('e4', SOLVED, () => BOARDS.E4),
		solves('another', SOLVED, (seed) => relabelled(rearranged(BOARDS.S4, seed).rows, seed)),
		solves('tree', SOLVED, () => BOARDS.TREE),
		solves('raster', SOLVED, () => BOARDS.RASTER)
	],
	wrong: [
		{ id: 'not-taken-back', at: 'parting' },
		{ id: 'ignored-return', has: CALLS_ALONE, at: 'parting' },
		{ id: 'returned-at-once', at: 'parting' },
		{ id: 'false-in-loop', at: 'parting' },
		{ id: 'true-at-end', at: { kind: 'return', value: 1 } },
		{ id: 'no-return', has: CALLS_ALONE, at: { kind: 'return', value: -1 } },
		{ id: 'falls-through', has: CALLS_ALONE, at: { kind: 'return', value: 0 } },
		{ id: 'stops-early', has: ({ text }) => /\bat\b/.test(text), at: { kind: 'return', value: 1 } },
		{ id: 'same-cell', has: ({ text }) => /\bat\b/.test(text), at: 'end' },
		{
			id: 'counts-on',
			has: ({ loops }) => /\bat\s*(?:\+\+|\+=|=\s*at\s*\+)/.test(loops),
			at: 'parting'
		},
		{ id: 'shallow-copy', has: COPIES, at: 'parting' },
		{ id: 'solution-in-copy', has: COPIES, at: 'end' },
		{
			id: 'assigns',
			has: ({ text }) => /\(\s*at\s*=\s*size\s*\*\s*size\s*\)/.test(text),
			languages: ['javascript'],
			at: 'end'
		},
		{ id: 'no-false', isRemark: true, at: { kind: 'return', value: -1 } }
	]
};
