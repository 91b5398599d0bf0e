import type { Exercise, Test } from '$lib/rooms/lesson/exercises/exercise';
import type { Call, CodeLanguage, Plain } from '$lib/stage/program/task';
import {
	boardCall,
	type Cell,
	emptyRows,
	inBoth,
	nameIn,
	permutation,
	pick,
	spellings,
	STEPS
} from '../boards';

/** The box of a cell on an empty board. */
const boxAt = (language: CodeLanguage, box: number, [row, column]: Cell): Call => ({
	...boardCall(nameIn(language, 'box_at'), emptyRows(box), row, column),
	arguments: [{ ground: true }, row, column]
});

/** How many rows a box has. */
const rowsInBox = (box: number): Test => ({
	id: `rows-${box * box}`,
	make: (_, language) => ({
		call: {
			...boardCall(nameIn(language, 'box_of'), emptyRows(box)),
			arguments: [{ ground: true }]
		},
		expected: { returns: [box] }
	})
});

/** Where a box begins and ends, for a cell that is in its middle or at its end. */
const boxOfCell = (box: number): Test => ({
	id: `box-${box * box}`,
	make: (seed, language) => {
		const bands = permutation(box, seed);
		const top = box * (bands[0] === 0 ? bands[1] : bands[0]);
		const left = box * pick(box, seed + 1);
		const cell = [top + 1 + pick(box - 1, seed), left + 1 + pick(box - 1, seed + 1)] as const;
		return {
			call: boxAt(language, box, cell),
			expected: { returns: [[top, top + box - 1, left, left + box - 1]] }
		};
	}
});

/** The first or the last row of the box of each row. */
const ofEachRow = (id: string, name: 'starts' | 'ends', size: (seed: number) => number): Test => ({
	id,
	make: (seed) => {
		const box = size(seed);
		const end = name === 'ends' ? box - 1 : 0;
		return {
			call: { name, arguments: [box], ground: { kind: 'nothing' }, steps: STEPS },
			expected: {
				returns: [Array.from({ length: box * box }, (_, row) => row - (row % box) + end)]
			}
		};
	}
});

export const exercise: Exercise = {
	id: 'box',
	chapter: 'sudoku',
	minutes: 15,
	needs: [],
	roles: inBoth({ box_at: 'silent', starts: 'silent', ends: 'silent' }),
	aliases: spellings('box_of', 'box_start', 'box_end'),
	runs: [
		{ id: 'box-9', call: (language) => boxAt(language, 3, [4, 7]), picture: 'box' },
		{ id: 'box-4', call: (language) => boxAt(language, 2, [2, 0]), picture: 'box' },
		{ id: 'box-16', call: (language) => boxAt(language, 4, [9, 6]), picture: 'box' }
	],
	predict: {
		run: 'box-9',
		kind: 'cell',
		cells: [[3, 6]],
		own: ({ end }) => {
			const box = end.kind === 'returned' && Array.isArray(end.value.plain) ? end.value.plain : [];
			const [row, , column] = box as readonly Plain[];
			return Number.isInteger(row) && Number.isInteger(column)
				? [row as number, column as number]
				: null;
		}
	},
	tests: [
		rowsInBox(2),
		boxOfCell(2),
		rowsInBox(3),
		boxOfCell(3),
		ofEachRow('starts-9', 'starts', () => 3),
		ofEachRow('ends-9', 'ends', () => 3),
		rowsInBox(4),
		boxOfCell(4),
		rowsInBox(5),
		boxOfCell(5),
		ofEachRow('starts-more', 'starts', (seed) => 4 + pick(3, seed)),
		ofEachRow('ends-more', 'ends', (seed) => 4 + pick(3, seed + 1))
	],
	wrong: [
		{ id: 'three', has: ({ text }) => /\b3\b/.test(text), at: 'end' },
		{ id: 'three-everywhere', at: 'end' },
		{ id: 'thirds', has: ({ text }) => /\/\/?\s*3\b/.test(text), at: 'end' },
		{ id: 'left-over-alone', has: ({ text }) => text.includes('%'), at: 'end' },
		{ id: 'number', at: 'end' },
		{
			id: 'fraction-kept',
			has: ({ text }) => text.includes('/'),
			languages: ['javascript'],
			at: 'end'
		},
		{
			id: 'root-not-whole',
			has: ({ text }) => /sqrt|\*\*/.test(text),
			languages: ['python'],
			at: 'end'
		},
		{ id: 'one-too-many', at: 'end' },
		{ id: 'end-from-row', at: 'end' },
		{ id: 'start-from-row', at: 'end' }
	]
};
