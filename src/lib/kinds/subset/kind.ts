import type { ParameterReader, ProblemKind } from '$lib/engine/kind';
import { typing } from '$lib/engine/typed';
import {
	itemsOf,
	lineOf,
	MAX_NUMBERS,
	placesOf,
	Subset,
	subsetOf,
	type SubsetSetup,
	sumOf,
	targetIn,
	withItems
} from './subset';

/** What was taken by hand and is too much together, or what was left out by hand and is missing. */
function conflicts({ weights, profits, target, typed }: SubsetSetup): number[] {
	const { taken, left, open } = placesOf(typed);
	if (sumOf(weights, taken) > target) return taken;
	if (profits !== null || sumOf(weights, [...taken, ...open]) >= target) return [];
	// Without a choice, the numbers themselves are too small: the search finds that out.
	return left.length === 0 && open.length === 0 ? taken : left;
}

const HOROWITZ_SAHNI = subsetOf([5, 10, 12, 13, 15, 18], 30);
const EIGHT = subsetOf([1, 11, 21, 23, 33, 43, 45, 55], 110, [11, 21, 31, 33, 43, 53, 55, 65]);
const MIXED = subsetOf([33, 11, 45, 23, 1, 55, 21, 43], 110, [43, 21, 55, 33, 11, 65, 31, 53]);
const BEST = 'goal=best&variant=fractional&whole=1';

/** Subset sum and 0/1 knapsack: which of the numbers are taken? */
export const kind: ProblemKind<SubsetSetup> = {
	id: 'subset',
	otherNames: ['knapsack', 'subset-sum'],
	examples: [
		{ id: 'six', setup: HOROWITZ_SAHNI, settings: 'goal=all&variant=next&whole=1' },
		{ id: 'six-plain', setup: HOROWITZ_SAHNI, settings: 'goal=all&whole=1' },
		{
			id: 'none',
			setup: subsetOf([6, 10, 14, 22, 26, 30, 34, 38, 42, 46], 101),
			settings: 'whole=1'
		},
		{ id: 'four', setup: subsetOf([2, 5, 10, 5], 16, [40, 30, 50, 10]), settings: BEST },
		{ id: 'eight', setup: EIGHT, settings: BEST },
		{ id: 'eight-mixed', setup: MIXED, settings: BEST }
	],
	problem: (setup) => new Subset(setup),
	conflicts,
	parameters: ['items', 'target'],
	read,
	write,
	...typing<SubsetSetup>(() => 2),
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
	const target = parameter('target', 0, targetIn);
	return setup === null || target === 0 ? null : { ...setup, target };
}

/** Writes the parameters that {@link read} reads. */
function write(setup: SubsetSetup): Record<string, string> {
	return { items: itemsOf(setup, '_', 'tl').join('-'), target: String(setup.target) };
}
