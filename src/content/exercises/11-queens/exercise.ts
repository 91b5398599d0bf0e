import { CALLS_ALONE } from '../has';
import type { Exercise, Expected, ShownRun, Test } from '$lib/rooms/lesson/exercises/exercise';
import type { Call, CodeLanguage, Plain } from '$lib/stage/program/task';
import { inBoth, nameIn, permutation, pick, spellings, STEPS } from '../boards';

const onColumns = (name: string, size: number): Call => ({
	name,
	arguments: [{ ground: true }, size],
	ground: { kind: 'columns', size },
	steps: STEPS
});

const solve = (size: number) => onColumns('solve', size);
const countAll = (language: CodeLanguage, size: number) =>
	onColumns(nameIn(language, 'count_all'), size);

const test = (id: string, call: (language: CodeLanguage) => Call, expected: Expected): Test => ({
	id,
	make: (_, language) => ({ call: call(language), expected })
});

const impossible = (id: string, size: number) =>
	test(id, () => solve(size), { returns: [false, null], ground: 'same' });

/** The first solution, with columns tried from the left; columns are counted from 0. */
const places = (id: string, ...columns: number[]) =>
	test(id, () => solve(columns.length), { returns: [true], ground: columns });

const finds = (id: string, size: number, solutions: number) =>
	test(id, (language) => countAll(language, size), { returns: [solutions], ground: 'same' });

/** A question about one square, with queens above that may attack one another: one asks about the last row only. */
const asks = (id: string, isSafe: boolean): Test => ({
	id,
	make: (seed, language) => {
		for (let at = 100 * seed; ; at++) {
			const columns = permutation(8, at).slice(0, 2 + pick(3, at));
			const column = pick(8, at + 1);
			if (!columns.includes(column) && isFree(columns, column) === isSafe)
				return {
					call: {
						name: nameIn(language, 'is_safe'),
						arguments: [columns, column],
						ground: { kind: 'nothing' },
						steps: STEPS
					},
					expected: { returns: [isSafe] }
				};
		}
	}
});

function isFree(columns: readonly number[], column: number): boolean {
	const row = columns.length;
	return columns.every((other, above) => Math.abs(other - column) !== row - above);
}

const run = (size: number): ShownRun => ({ id: `solve-${size}`, call: () => solve(size) });

/** Three ways to place six queens, columns counted from 1: the second is the first one that is found. */
const CHOICES = ['135246', '246135', '362514'];

export const exercise: Exercise = {
	id: 'queens',
	chapter: 'idea',
	minutes: 25,
	needs: ['solve'],
	roles: inBoth({ is_safe: 'check', solve: 'search', count_all: 'search' }),
	aliases: spellings('is_safe'),
	runs: [
		run(6),
		run(4),
		run(8),
		{ id: 'all-6', call: (language) => countAll(language, 6) },
		{ id: 'all-8', call: (language) => countAll(language, 8) }
	],
	predict: {
		run: 'solve-6',
		kind: 'choice',
		choices: CHOICES,
		of: 'right',
		actual: ({ ground }) => columnsFromOne(ground)
	},
	tests: [
		impossible('two', 2),
		impossible('three', 3),
		places('four', 1, 3, 0, 2),
		places('six', 1, 3, 5, 0, 2, 4),
		asks('attacked', false),
		asks('safe', true),
		finds('all-6', 6, 4),
		places('eight', 0, 4, 7, 5, 2, 6, 1, 3),
		finds('all-8', 8, 92)
	],
	wrong: [
		{
			id: 'no-diagonals',
			has: ({ text }) => !/-|\babs\b/.test(text.replace(/\[-1\]/g, '')),
			at: { kind: 'place', nth: 2 }
		},
		{ id: 'no-columns', at: { kind: 'place', nth: 2 } },
		{ id: 'one-diagonal', at: 'parting' },
		{ id: 'other-diagonal', at: 'parting' },
		{ id: 'first-only', has: ({ loops }) => /\breturn\b/.test(loops), at: 'parting' },
		{ id: 'neighbour-row', at: 'parting' },
		{ id: 'beside-any', at: 'parting' },
		{ id: 'never-pops', at: 'parting' },
		{ id: 'ignored-return', has: CALLS_ALONE, at: 'parting' }
	]
};

function columnsFromOne(ground: Plain): string {
	return Array.isArray(ground) ? ground.map((column) => Number(column) + 1).join('') : '';
}
