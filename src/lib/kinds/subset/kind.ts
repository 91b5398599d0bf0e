import type { ParameterReader, ProblemKind } from '$lib/engine/kind';
import {
	isNumber,
	itemsOf,
	lineOf,
	MAX_NUMBERS,
	MAX_TARGET,
	NONE,
	subsetOf,
	withItems,
	type SubsetSetup
} from './setup';
import { LEAVE, Subset, sumOf, TAKE } from './subset';

function withChoice(setup: SubsetSetup, variable: number, value: number): SubsetSetup {
	const isValue = Number.isInteger(value) && value >= NONE && value <= 1;
	if (!isValue || setup.chosen[variable] === undefined || setup.chosen[variable] === value)
		return setup;
	return { ...setup, chosen: setup.chosen.with(variable, value) };
}

function withoutChoices(setup: SubsetSetup): SubsetSetup {
	const isBlank = setup.chosen.every((value) => value === NONE);
	return isBlank ? setup : subsetOf(setup.weights, setup.target, setup.profits);
}

/** What was taken by hand and is too much together, or what was left out by hand and is missing. */
function conflicts({ weights, profits, target, chosen }: SubsetSetup): number[] {
	const by = (value: number) => Array.from(chosen.keys()).filter((at) => chosen[at] === value);
	const taken = by(TAKE);
	if (sumOf(weights, taken) > target) return taken;
	const left = by(LEAVE);
	const reach = sumOf(weights, weights.keys()) - sumOf(weights, left);
	if (profits !== null || reach >= target) return [];
	// Without a choice, the numbers themselves are too small: the search finds that out.
	return left.length === 0 && by(NONE).length === 0 ? taken : left;
}

const HOROWITZ_SAHNI = [5, 10, 12, 13, 15, 18];
const WEIGHTS = [1, 11, 21, 23, 33, 43, 45, 55];
const PROFITS = [11, 21, 31, 33, 43, 53, 55, 65];
const shuffled = [4, 1, 6, 3, 0, 7, 2, 5];

/** Subset sum and 0/1 knapsack: which of the numbers are taken? */
export const kind: ProblemKind<SubsetSetup> = {
	id: 'subset',
	examples: [
		{
			id: 'six',
			setup: subsetOf(HOROWITZ_SAHNI, 30),
			settings: 'goal=all&variant=next&whole=1'
		},
		{
			id: 'six-plain',
			setup: subsetOf(HOROWITZ_SAHNI, 30),
			settings: 'goal=all&whole=1'
		},
		{
			id: 'none',
			setup: subsetOf([6, 10, 14, 22, 26, 30, 34, 38, 42, 46], 101),
			settings: 'whole=1'
		},
		{
			id: 'four',
			setup: subsetOf([2, 5, 10, 5], 16, [40, 30, 50, 10]),
			settings: 'goal=best&variant=fractional&whole=1'
		},
		{
			id: 'eight',
			setup: subsetOf(WEIGHTS, 110, PROFITS),
			settings: 'goal=best&variant=fractional&whole=1'
		},
		{
			id: 'eight-mixed',
			setup: subsetOf(
				shuffled.map((at) => WEIGHTS[at]),
				110,
				shuffled.map((at) => PROFITS[at])
			),
			settings: 'goal=best&variant=fractional&whole=1'
		}
	],
	problem: (setup) => new Subset(setup),
	conflicts,
	parameters: ['items', 'target'],
	read,
	write,
	type: withChoice,
	isGiven: () => false,
	reset: withoutChoices,
	clear: withoutChoices,
	parser: async () => (await import('./parse')).parseSubset,
	formats: [{ id: 'text', extension: 'txt', write: (setup) => `${lineOf(setup)}\n` }]
};

/**
 * The puzzle that an address describes, null if it names none: `items`, "2_40-5_30" (weight and profit) or
 * "5-10t-12l" (taken, left out by hand), and `target`.
 */
function read(parameter: ParameterReader): SubsetSetup | null {
	const setup = parameter('items', null, (text) =>
		withItems(text.split('-', MAX_NUMBERS + 1), /^(\d{1,7})(?:_(\d{1,7}))?([tl]?)$/, 'tl')
	);
	const target = parameter('target', 0, (text) => {
		const number = /^\d{1,9}$/.test(text) ? Number(text) : 0;
		return isNumber(number, MAX_TARGET) ? number : undefined;
	});
	return setup === null || target === 0 ? null : { ...setup, target };
}

/** Writes the parameters that {@link read} reads. */
function write(setup: SubsetSetup): Record<string, string> {
	return { items: itemsOf(setup, '_', 'tl').join('-'), target: String(setup.target) };
}
