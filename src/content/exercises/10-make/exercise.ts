import type { Exercise, ShownRun, Test } from '$lib/rooms/lesson/exercises/exercise';
import type { Call } from '$lib/stage/program/task';
import {
	boardCall,
	inBoth,
	patternRows,
	permutation,
	rearranged,
	relabelled,
	spellings,
	type Cell,
	type Rows
} from '../boards';
import { cluesOf, dug } from '../reference';

/** A full board of nine rows that no two seeds have in common. */
const fullBoard = (box: number, seed: number): Rows =>
	relabelled(rearranged(patternRows(box), seed).rows, seed);

/** All cells of a board of so many rows, shuffled. */
export const shuffledCells = (size: number, seed: number): Cell[] =>
	permutation(size * size, seed).map((at) => [Math.floor(at / size), at % size]);

/** As many failures as there are cells end nothing. */
export const UNLIMITED = 100;

function dig(full: Rows, order: readonly Cell[], attempts: number): Call {
	const call = boardCall('dig', full, order, attempts);
	const { ground } = call;
	return ground.kind === 'board' ? { ...call, ground: { ...ground, open: true } } : call;
}

const digs = (id: string, box: number, attempts: number): Test => ({
	id,
	make: (seed) => {
		const full = fullBoard(box, seed);
		for (let at = 100 * seed; ; at++) {
			const order = shuffledCells(box * box, at);
			const ground = dug(full, order, attempts);
			// one failure more must make a difference
			if (attempts < UNLIMITED && cluesOf(dug(full, order, attempts + 1)) === cluesOf(ground))
				continue;
			return { call: dig(full, order, attempts), expected: { ground } };
		}
	}
});

/** The full board that the runs dig, and the seed of their order. */
export const FULL = fullBoard(3, 7);
export const ORDER = 1;

const run = (id: string, attempts: number): ShownRun => ({
	id,
	call: () => dig(FULL, shuffledCells(9, ORDER), attempts),
	again: (seed) => dig(fullBoard(3, seed), shuffledCells(9, seed), attempts),
	product: 'puzzle'
});

export const exercise: Exercise = {
	id: 'make',
	chapter: 'making',
	minutes: 30,
	needs: ['how-many'],
	roles: inBoth({ dig: 'search', count_solutions: 'silent' }),
	aliases: spellings('dig'),
	runs: [
		{ id: 'four', call: () => dig(fullBoard(2, 3), shuffledCells(4, 3), UNLIMITED) },
		run('one', 1),
		run('ten', 10),
		run('all', UNLIMITED)
	],
	predict: {
		run: 'all',
		kind: 'number',
		of: 'right',
		actual: ({ ground }) =>
			Array.isArray(ground) ? ground.flat().filter((value) => value !== 0).length : NaN
	},
	tests: [
		digs('four', 2, UNLIMITED),
		digs('four-one', 2, 1),
		digs('four-three', 2, 3),
		digs('ten', 3, 10)
	],
	wrong: [
		{ id: 'never-back', at: 'parting' },
		{
			id: 'always-back',
			has: ({ text }) => /\b(?:count_?solutions|countSolutions)\(/.test(text),
			at: 'parting'
		},
		{
			id: 'any-solution',
			has: ({ text }) => /\b(?:count_?solutions|countSolutions)\(/.test(text),
			at: 'parting'
		},
		{ id: 'asks-before', at: 'parting' },
		{ id: 'stops-at-once', at: 'parting' },
		{ id: 'counts-all', at: 'end' },
		{ id: 'no-stop', at: 'parting' },
		{ id: 'one-too-many', at: 'parting' }
	]
};
