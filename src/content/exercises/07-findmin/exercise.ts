import { PLACE } from '$lib/engine/search/step';
import type { Exercise, ShownRun, Test } from '$lib/rooms/lesson/exercises/exercise';
import type { Plain } from '$lib/stage/program/task';
import {
	boardCall,
	BOARDS,
	emptyCells,
	emptyRows,
	firstCell,
	inBoth,
	nameIn,
	patternRows,
	rearranged,
	relabelled,
	spellings,
	type Rows
} from '../boards';
import { fewestCells } from '../reference';

/** Any of the cells with the fewest candidates will do. */
const finds = (id: string, board: (seed: number) => Rows): Test => ({
	id,
	make: (seed, language) => {
		const rows = board(seed);
		const cells = fewestCells(rows);
		return {
			call: boardCall(nameIn(language, 'find_min'), rows),
			expected: { returns: cells.length > 0 ? cells : [null, [-1, -1]], ground: 'same' }
		};
	}
});

/** On an empty board any cell will do, but there must be one. */
const findsAny = (id: string, rows: Rows): Test => ({
	id,
	make: (_, language) => ({
		call: boardCall(nameIn(language, 'find_min'), rows),
		expected: {
			ground: 'same',
			check: ({ end }) =>
				end.kind === 'returned' && isCell(end.value.plain, rows.length) ? null : 'no-cell'
		}
	})
});

function isCell(value: Plain, size: number): boolean {
	return (
		Array.isArray(value) &&
		value.length === 2 &&
		value.every((one) => Number.isInteger(one) && one >= 0 && one < size)
	);
}

/** A board rearranged so that neither its first empty cell nor its last has the fewest candidates. */
function withFewestInside(rows: Rows, seed: number): Rows {
	for (let at = 100 * seed; ; at++) {
		const board = relabelled(rearranged(rows, at).rows, seed);
		const empty = emptyCells(board);
		const fewest = fewestCells(board).map(String);
		if (![empty[0], empty[empty.length - 1]].some((cell) => fewest.includes(String(cell))))
			return board;
	}
}

const run = (id: string, rows: Rows): ShownRun => ({ id, call: () => boardCall('solve', rows) });

export const exercise: Exercise = {
	id: 'findmin',
	chapter: 'ordering',
	minutes: 20,
	needs: ['count', 'solve'],
	roles: inBoth({
		is_legal: 'check',
		find_min: 'choose',
		solve: 'search'
	}),
	aliases: spellings('find_min'),
	runs: [
		run('tree', BOARDS.TREE),
		run('raster', BOARDS.RASTER),
		run('s4', BOARDS.S4),
		{
			id: 'cell',
			call: (language) => boardCall(nameIn(language, 'find_min'), BOARDS.RASTER),
			picture: 'cell'
		}
	],
	// r1c2 is the first empty cell; r2c5 is the first with one candidate.
	predict: {
		...{ run: 'tree', kind: 'cell', cells: [[1, 4]] },
		own: ({ ground }, log) => firstCell(log, PLACE, ground)
	},
	tests: [
		{
			id: 's4',
			make: (seed) => ({
				call: boardCall('solve', relabelled(rearranged(BOARDS.S4, seed).rows, seed)),
				expected: { returns: [true], ground: 'solved' }
			})
		},
		finds('four', (seed) => withFewestInside(BOARDS.S4, seed)),
		finds('dead-end', (seed) => relabelled(BOARDS.U4, seed)),
		finds('full', (seed) => relabelled(patternRows(2), seed)),
		finds('nine', (seed) => withFewestInside(BOARDS.RASTER, seed)),
		findsAny('empty', BOARDS.E9),
		findsAny('sixteen', emptyRows(4))
	],
	wrong: [
		{
			id: 'zero',
			has: ({ text }) => /\w*(?:few|min|best|least|low|small)\w*\s*=\s*0\b/i.test(text),
			at: 'end'
		},
		{ id: 'filled', at: { kind: 'choose', nth: -1 } },
		{ id: 'column-row', at: 'parting' },
		{ id: 'returns-count', at: 'end' },
		{ id: 'first-empty', has: ({ loops }) => /\breturn\b/.test(loops), at: 'end' },
		{ id: 'not-updated', has: ({ loops }) => /\b(\w+)\s*=[^=]/.test(loops), at: 'end' },
		{ id: 'most', has: ({ text }) => /[<>]|\bmax\b/.test(text), at: 'end' },
		{ id: 'nine', has: ({ text }) => /\b9\b/.test(text), at: 'end' },
		{ id: 'ten', has: ({ text }) => /\b10\b/.test(text), at: 'end' },
		{ id: 'last-of-ties', has: ({ text }) => /[<>]=/.test(text), isRemark: true, at: 'parting' }
	]
};
