import { NONE, untyped } from '$lib/engine/typed';

/** Numbers of which some are taken so that they reach a target, or items that are packed into a knapsack. */
export interface SubsetSetup {
	/** From 1 to {@link MAX_NUMBERS} whole numbers from 1 to {@link MAX_NUMBER}: for a knapsack, the weights. */
	readonly weights: readonly number[];
	/** What each item of a knapsack yields, from 1 to {@link MAX_NUMBER}; null if the sum must reach the target. */
	readonly profits: readonly number[] | null;
	/** The sum to reach, or what the knapsack holds: from 1 to {@link MAX_TARGET}. */
	readonly target: number;
	/** What was decided by hand: 0 for taken, 1 for left out, or {@link NONE}. */
	readonly typed: Int8Array;
}

export { NONE };
/** As many as a board shows well. */
export const MAX_NUMBERS = 24;
export const MAX_NUMBER = 9_999_999;
export const MAX_TARGET = MAX_NUMBER * MAX_NUMBERS;

/** A subset sum, or with profits a knapsack, without anything decided by hand. */
export function subsetOf(
	weights: readonly number[],
	target: number,
	profits: readonly number[] | null = null
): SubsetSetup {
	return { weights, target, profits, typed: untyped(weights.length) };
}

/** Whether a number is allowed as a weight or a profit. */
export function isNumber(number: number, most = MAX_NUMBER): boolean {
	return Number.isInteger(number) && number >= 1 && number <= most;
}

/** The orders in which the numbers can stand. */
export type Sorting = 'ascending' | 'descending' | 'density';

/** The same puzzle with its numbers in another order; by density, what yields most for its weight comes first. */
export function sorted(setup: SubsetSetup, sorting: Sorting): SubsetSetup {
	const { weights, profits, typed } = setup;
	const yields = (at: number) => (profits?.[at] ?? 1) / weights[at];
	const order = Array.from(weights.keys()).sort((a, b) => {
		if (sorting === 'density') return yields(b) - yields(a) || a - b;
		return (sorting === 'ascending' ? weights[a] - weights[b] : weights[b] - weights[a]) || a - b;
	});
	return {
		...setup,
		weights: order.map((at) => weights[at]),
		profits: profits && order.map((at) => profits[at]),
		typed: Int8Array.from(order, (at) => typed[at])
	};
}

/** The puzzle in a line: "5 10 12 → 17"; with profits, "2:40 5:30 → 7". "5+" is taken, "5-" left out by hand. */
export function lineOf(setup: SubsetSetup): string {
	return `${itemsOf(setup, ':', '+-').join(' ')} → ${setup.target}`;
}

/** The items as texts, with what stands between weight and profit, and the marks of taken and left out. */
export function itemsOf({ weights, profits, typed }: SubsetSetup, between: string, marks: string) {
	return weights.map(
		(weight, at) =>
			`${weight}${profits === null ? '' : `${between}${profits[at]}`}${marks[typed[at]] ?? ''}`
	);
}

/**
 * The items in these texts, with 0 as the target: weight, profit and mark are the groups of the pattern.
 * Undefined if a text is none, if only some have a profit, or if there are too many.
 */
export function withItems(
	texts: readonly string[],
	pattern: RegExp,
	marks: string
): SubsetSetup | undefined {
	const found = texts.map((text) => pattern.exec(text));
	if (found.length > MAX_NUMBERS || found.includes(null)) return undefined;
	const weights = found.map((match) => Number(match![1]));
	const profits = found.flatMap((match) => (match![2] === undefined ? [] : [Number(match![2])]));
	const isEven = profits.length === 0 || profits.length === weights.length;
	if (!isEven || ![...weights, ...profits].every((number) => isNumber(number))) return undefined;
	const typed = Int8Array.from(found, (match) => (match![3] ? marks.indexOf(match![3]) : NONE));
	return { weights, profits: profits.length === 0 ? null : profits, target: 0, typed };
}
