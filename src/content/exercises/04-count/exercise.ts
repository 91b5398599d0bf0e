import { RETURNS_IN_LOOP } from '../has';
import type { Exercise, Test } from '$lib/rooms/lesson/exercises/exercise';
import type { Call, CodeLanguage, Plain } from '$lib/stage/program/task';
import {
	boardCall,
	BOARDS,
	type Cell,
	inBoth,
	legalIn,
	nameIn,
	patternRows,
	permutation,
	rearranged,
	relabelled,
	type Rows,
	spellings,
	withValues
} from '../boards';

const count = (language: CodeLanguage, rows: Rows, [row, column]: Cell): Call => ({
	...boardCall(nameIn(language, 'count_legal'), rows, row, column),
	reads: true
});

const countAll = (language: CodeLanguage, rows: Rows): Call => ({
	...boardCall(nameIn(language, 'all_counts'), rows),
	reads: true
});

const one = (id: string, cell: Cell, board: (seed: number) => Rows): Test => ({
	id,
	make: (seed, language) => ({
		call: count(language, board(seed), cell),
		expected: { returns: [legalIn(board(seed), cell).length], ground: 'same' }
	})
});

/** The counts of all cells in reading order, null for those that are filled. */
const all = (id: string, board: (seed: number) => Rows): Test => ({
	id,
	make: (seed, language) => ({
		call: countAll(language, board(seed)),
		expected: { returns: [countsOf(board(seed))], ground: 'same' }
	})
});

function countsOf(rows: Rows): Plain {
	return rows.flatMap((cells, row) =>
		cells.map((value, column) => (value === 0 ? legalIn(rows, [row, column]).length : null))
	);
}

export const exercise: Exercise = {
	id: 'count',
	chapter: 'ordering',
	minutes: 10,
	needs: ['is-legal'],
	roles: inBoth({ is_legal: 'check', count_legal: 'search', all_counts: 'silent' }),
	aliases: spellings('count_legal'),
	runs: [
		{ id: 'board', call: (language) => countAll(language, BOARDS.S4), picture: 'counts' },
		{ id: 'cell', call: (language) => count(language, BOARDS.U4, [1, 0]), picture: 'reads' },
		{ id: 'raster', call: (language) => countAll(language, BOARDS.RASTER), picture: 'counts' }
	],
	predict: {
		run: 'cell',
		kind: 'number',
		of: 'right',
		actual: ({ end }) => (end.kind === 'returned' ? Number(end.value.plain) : NaN)
	},
	tests: [
		one('none', [0, 0], (seed) => relabelled(BOARDS.U4, seed)),
		one('one', [1, 0], (seed) => relabelled(BOARDS.U4, seed)),
		one('empty', [0, 0], () => BOARDS.E4),
		all('four', (seed) => relabelled(rearranged(BOARDS.S4, seed).rows, seed)),
		all('nine', (seed) => relabelled(rearranged(BOARDS.RASTER, seed).rows, seed)),
		one('sixteen', [7, 9], (seed) => {
			const empty = permutation(256, seed)
				.slice(0, 160)
				.map((at) => [[Math.floor(at / 16), at % 16], 0] as const);
			return withValues(relabelled(patternRows(4), seed), [[7, 9], 0], ...empty);
		})
	],
	wrong: [
		{ id: 'nine', has: ({ text }) => /\b(?:9|10)\b/.test(text), at: 'end' },
		{ id: 'without-last', has: ({ text }) => /range\(|<(?!=)/.test(text), at: 'end' },
		{ id: 'from-zero', at: 'end' },
		{ id: 'stops-at-first', has: RETURNS_IN_LOOP, at: 'end' },
		{ id: 'stops-after-one', has: RETURNS_IN_LOOP, at: 'end' },
		{ id: 'left-behind', at: { kind: 'place' } },
		{ id: 'illegal-ones', at: 'end' },
		{ id: 'starts-again', has: ({ loops }) => /[^=]=\s*0\b/.test(loops), at: 'end' },
		{ id: 'adds-values', at: 'end' },
		{ id: 'the-values', at: 'end' }
	]
};
