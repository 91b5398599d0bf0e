import { PLACE, REJECT } from '$lib/engine/search/step';
import type { Exercise, Test } from '$lib/rooms/lesson/exercises/exercise';
import type { Call } from '$lib/stage/program/task';
import { countSteps, inBoth, nameIn, pick, STEPS } from '../boards';

type Rule = (row: readonly string[], letter: string) => boolean;

/** Whether a letter breaks the rule of each stage. */
const RULES: Readonly<Record<string, Rule>> = {
	later: (row, letter) => row.some((other) => letter <= other),
	different: (row, letter) => row.at(-1) === letter,
	twice: (row, letter) => row.includes(letter)
};

function rowCall(name: string, count: number, length: number): Call {
	const letters = 'ABCDEF'.slice(0, count);
	return {
		name,
		arguments: [{ ground: true }, [...letters], length],
		ground: { kind: 'letters', letters, length },
		steps: STEPS
	};
}

/** All rows that obey a rule, in the order in which the search finds them. */
function rowsBy(clashes: Rule, count: number, length: number): string[] {
	let rows: string[][] = [[]];
	for (let place = 0; place < length; place++)
		rows = rows.flatMap((row) =>
			[...'ABCDEF'.slice(0, count)]
				.filter((letter) => !clashes(row, letter))
				.map((letter) => [...row, letter])
		);
	return rows.map((row) => row.join(''));
}

/** The first row that the search finds. */
const first = (stage: string, count: number, length: number): Test => ({
	id: `${stage}-first`,
	stage,
	make: () => ({
		call: rowCall('search', count, length),
		expected: { returns: [true], ground: [...rowsBy(RULES[stage], count, length)[0]] }
	})
});

/** All that it finds; how many letters and places there are may depend on the seed. */
const all = (
	stage: string,
	name: string,
	sizes: (seed: number) => readonly [count: number, length: number]
): Test => ({
	id: `${stage}-${name}`,
	stage,
	make: (seed, language) => ({
		call: rowCall(nameIn(language, 'all_rows'), ...sizes(seed)),
		expected: { returns: [rowsBy(RULES[stage], ...sizes(seed))] }
	})
});

export const exercise: Exercise = {
	id: 'rule',
	chapter: 'letters',
	minutes: 10,
	needs: [],
	roles: inBoth({ clashes: 'clash', search: 'search', all_rows: 'search' }),
	runs: [
		{ id: 'first', call: () => rowCall('search', 3, 3) },
		{ id: 'all', call: (language) => rowCall(nameIn(language, 'all_rows'), 3, 3) },
		{ id: 'four', call: (language) => rowCall(nameIn(language, 'all_rows'), 4, 4) }
	],
	predict: {
		run: 'first',
		kind: 'number',
		of: 'starter',
		actual: (_, log) => countSteps(log, REJECT, PLACE)
	},
	stages: ['later', 'different', 'twice', 'own'],
	tests: [
		first('later', 3, 3),
		all('later', 'all', () => [4, 3]),
		all('later', 'more', (seed) => [6, 2 + pick(4, seed)]),
		first('different', 3, 3),
		all('different', 'all', () => [3, 3]),
		all('different', 'more', (seed) => [4 + pick(2, seed), 3]),
		all('twice', 'two', () => [2, 2]),
		all('twice', 'three', () => [3, 3]),
		all('twice', 'four', () => [4, 4]),
		all('twice', 'more', (seed) => [5 + pick(2, seed), 3])
	],
	wrong: [
		{ id: 'later-reversed', at: { kind: 'place', nth: 2 } },
		{
			id: 'later-lets-same',
			has: ({ text }) => /<(?!=)/.test(text),
			at: { kind: 'place', nth: 2 }
		},
		{ id: 'later-than-first', at: { kind: 'place', nth: 3 } },
		{ id: 'later-empty-row', languages: ['python'], at: 'end' },
		{ id: 'later-always', at: { kind: 'reject' } },
		{ id: 'different-unchanged', at: 'parting' },
		{ id: 'different-reversed', at: { kind: 'place', nth: 2 } },
		{ id: 'different-from-first', at: { kind: 'place', nth: 3 } },
		{ id: 'different-empty-row', languages: ['python'], at: 'end' },
		{ id: 'twice-last-only', at: 'parting' },
		{ id: 'twice-return-in-loop', has: ({ loops }) => /\breturn\b/.test(loops), at: 'parting' },
		{ id: 'twice-reversed', at: { kind: 'reject' } },
		{ id: 'twice-unchanged', at: 'parting' }
	]
};
