import type { Model, Problem, Unit } from '$lib/engine/problem';
import { NONE, untyped } from '$lib/engine/typed';

/** Numbers of which some are taken so that they reach a target, or items that are packed into a knapsack. */
export interface SubsetSetup {
	/** From 1 to {@link MAX_NUMBERS} whole numbers from 0 to {@link MAX_NUMBER}: for a knapsack, the weights. */
	readonly weights: readonly number[];
	/** What each item of a knapsack yields, from 0 to {@link MAX_NUMBER}; null if the sum must reach the target. */
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
export function isNumber(number: number): boolean {
	return Number.isInteger(number) && number >= 0 && number <= MAX_NUMBER;
}

/** The target that a text writes; undefined if it is none. */
export function targetIn(text: string): number | undefined {
	const target = /^\d{1,9}$/.test(text) ? Number(text) : 0;
	return target >= 1 && target <= MAX_TARGET ? target : undefined;
}

/** The orders in which the numbers can stand. */
export type Sorting = 'ascending' | 'descending' | 'density';

/** The same puzzle with its numbers in another order; by density, what yields most for its weight comes first. */
export function sorted(setup: SubsetSetup, sorting: Sorting): SubsetSetup {
	const { weights, profits, typed } = setup;
	const sign = sorting === 'ascending' ? 1 : -1;
	const order =
		sorting === 'density'
			? byDensity(setup)
			: Array.from(weights.keys()).sort((a, b) => sign * (weights[a] - weights[b]) || a - b);
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

export const TAKE = 0;
export const LEAVE = 1;

/**
 * What a search sees. `over`: only that a sum is too large. `left`: also that all that is left is too little,
 * for a knapsack that all that is left, if it fitted, would yield too little. `next`: also that every open
 * number is larger than what is missing. `fractional`: what the knapsack would hold if items could be cut.
 */
const SUM_VARIANTS = ['over', 'left', 'next'] as const;
const KNAPSACK_VARIANTS = ['over', 'left', 'fractional'] as const;
export type Variant = (typeof SUM_VARIANTS | typeof KNAPSACK_VARIANTS)[number];

/** The sum of the numbers at these places. */
export function sumOf(numbers: readonly number[], places: Iterable<number>): number {
	let sum = 0;
	for (const place of places) sum += numbers[place];
	return sum;
}

/** Where the numbers of an assignment are: taken, left out, or open. */
export function placesOf(assignment: ArrayLike<number>, except = NONE) {
	const [taken, left, open]: [number[], number[], number[]] = [[], [], []];
	for (let at = 0; at < assignment.length; at++)
		if (at !== except)
			(assignment[at] < 0 ? open : assignment[at] === TAKE ? taken : left).push(at);
	return { taken, left, open };
}

/** The items, those that yield most for their weight first, so those that weigh nothing before all others. */
export function byDensity({ weights, profits }: SubsetSetup): readonly number[] {
	const yields = profits ?? weights;
	const isFree = (at: number) => Number(weights[at] === 0);
	return Array.from(weights.keys()).sort(
		(a, b) => isFree(b) - isFree(a) || yields[b] * weights[a] - yields[a] * weights[b] || a - b
	);
}

/**
 * What open items add at most to a knapsack if they can be cut (Dantzig 1957): by density, whole as long as
 * they fit, and a part of the next. The result is rounded down.
 *
 * @param room what the knapsack still holds
 * @param parts gets the part of each open item that is in it
 */
export function relaxed(
	{ weights, profits }: SubsetSetup,
	order: readonly number[],
	assignment: ArrayLike<number>,
	room: number,
	parts: Float64Array
): number {
	let sum = 0;
	parts.fill(0);
	for (const item of order) {
		if (assignment[item] >= 0) continue;
		if (weights[item] > room) {
			parts[item] = room / weights[item];
			sum += Math.floor((profits![item] * room) / weights[item]);
			break;
		}
		parts[item] = 1;
		sum += profits![item];
		room -= weights[item];
	}
	return sum;
}

/** What can be had at most below an assignment, as a variant sees it; `parts` of the open items make it up. */
export function outlook(setup: SubsetSetup, assignment: ArrayLike<number>, variant: string) {
	const { weights, target } = setup;
	const profits = setup.profits ?? weights;
	const { taken, open } = placesOf(assignment);
	const parts = new Float64Array(weights.length);
	const had = sumOf(profits, taken);
	if (variant === 'fractional') {
		const room = Math.max(0, target - sumOf(weights, taken));
		return { most: had + relaxed(setup, byDensity(setup), assignment, room, parts), parts };
	}
	for (const at of open) parts[at] = 1;
	return { most: had + sumOf(profits, open), parts };
}

/**
 * Subset sum and 0/1 knapsack as a problem: variables are the numbers, values are {@link TAKE} and
 * {@link LEAVE}. The numbers taken make the target (Horowitz and Sahni 1978, section 7.3), or weigh no more
 * than it (section 7.6); the best knapsack yields most.
 */
export class Subset implements Problem {
	readonly variableCount: number;
	readonly valueCount = 2;
	readonly fixed: Int8Array;
	readonly units: readonly Unit[] = [];
	readonly traits;
	readonly most?: number;
	readonly #setup: SubsetSetup;
	readonly #variant: Variant;
	readonly #all: readonly number[];

	constructor(setup: SubsetSetup, variant: Variant = 'over') {
		const { weights, profits, typed } = setup;
		this.variableCount = weights.length;
		this.fixed = typed.slice();
		this.#setup = setup;
		this.#variant = variant;
		this.#all = Array.from(weights.keys());
		if (profits === null) this.traits = { variants: SUM_VARIANTS };
		else {
			this.traits = { hasCost: true, hasPreference: true, variants: KNAPSACK_VARIANTS };
			this.most = sumOf(profits, this.#all);
		}
	}

	variant(name: string): Subset {
		return new Subset(this.#setup, name as Variant);
	}

	peers(variable: number): readonly number[] {
		return this.#all.filter((other) => other !== variable);
	}

	clashes(assignment: ArrayLike<number>, variable: number, value: number): number[] {
		const { weights, profits, target } = this.#setup;
		const { taken, left, open } = placesOf(assignment, variable);
		const own = weights[variable];
		const sum = sumOf(weights, taken) + (value === TAKE ? own : 0);
		if (sum > target) return taken;
		if (profits !== null) return [];
		const seesLeft = this.#variant !== 'over' || open.length === 0;
		if (seesLeft && sum + sumOf(weights, open) < target) return left;
		if (this.#variant !== 'next') return [];
		const missing = target - sum;
		if (missing === 0 || open.some((at) => weights[at] <= missing)) return [];
		const fitting = left.filter((at) => weights[at] <= missing);
		return [...taken, ...fitting].sort((a, b) => a - b);
	}

	clashTogether(): boolean {
		return true;
	}

	model(): Model {
		const model = this.#setup.profits === null ? SumModel : KnapsackModel;
		return new model(this.#setup, this.#variant);
	}
}

/** What is taken and what is open, counted. A number without a profit yields itself. */
abstract class CountingModel implements Model {
	protected readonly values: Int8Array;
	protected readonly yields: readonly number[];
	/** What is taken weighs, and yields. */
	protected sum: number;
	protected had: number;
	/** What is open yields, and how many these are. */
	protected open: number;
	protected openCount: number;

	constructor(
		protected readonly setup: SubsetSetup,
		protected readonly variant: Variant
	) {
		const { weights, profits, typed } = setup;
		const { taken, open } = placesOf(typed);
		this.values = typed.slice();
		this.yields = profits ?? weights;
		this.sum = sumOf(weights, taken);
		this.had = sumOf(this.yields, taken);
		this.open = sumOf(this.yields, open);
		this.openCount = open.length;
	}

	abstract legal(variable: number): number;

	place(variable: number, value: number): void {
		this.values[variable] = value;
		this.#count(variable, value, 1);
	}

	takeBack(variable: number, value: number): void {
		this.values[variable] = NONE;
		this.#count(variable, value, -1);
	}

	#count(variable: number, value: number, sign: 1 | -1): void {
		const profit = sign * this.yields[variable];
		this.open -= profit;
		this.openCount -= sign;
		if (value !== TAKE) return;
		this.had += profit;
		this.sum += sign * this.setup.weights[variable];
	}
}

class SumModel extends CountingModel {
	readonly #ascending = [...this.yields.keys()].sort((a, b) => this.yields[a] - this.yields[b]);

	legal(variable: number): number {
		const weight = this.yields[variable];
		const rest = this.open - weight;
		return (
			(this.#leads(this.sum + weight, rest, variable) ? 1 << TAKE : 0) |
			(this.#leads(this.sum, rest, variable) ? 1 << LEAVE : 0)
		);
	}

	/** Whether the target can be reached from this sum with the rest, as far as the variant sees. */
	#leads(sum: number, rest: number, variable: number): boolean {
		const { target } = this.setup;
		if (sum > target) return false;
		if ((this.variant !== 'over' || this.openCount === 1) && sum + rest < target) return false;
		if (this.variant !== 'next' || sum === target) return true;
		const next = this.#ascending.find((at) => at !== variable && this.values[at] < 0);
		return next !== undefined && sum + this.yields[next] <= target;
	}
}

/** A solution costs what it falls short of everything. */
class KnapsackModel extends CountingModel {
	readonly #all = sumOf(this.yields, this.yields.keys());
	readonly #order = byDensity(this.setup);
	readonly #parts = new Float64Array(this.yields.length);

	legal(variable: number): number {
		const isFit = this.sum + this.setup.weights[variable] <= this.setup.target;
		return isFit ? (1 << TAKE) | (1 << LEAVE) : 1 << LEAVE;
	}

	bound(): number {
		if (this.openCount === 0) return this.#all - this.had;
		if (this.variant === 'over') return 0;
		return this.#all - this.had - (this.variant === 'left' ? this.open : this.#relax());
	}

	/** What the knapsack with cut items has is tried first: the item is in it, or not. */
	preference(variable: number, value: number): number {
		this.#relax();
		return this.#parts[variable] > 0 ? value : 1 - value;
	}

	#relax(): number {
		const room = this.setup.target - this.sum;
		return relaxed(this.setup, this.#order, this.values, room, this.#parts);
	}
}
