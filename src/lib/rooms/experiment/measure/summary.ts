import { group, max, min, quantileSorted, sum } from 'd3-array';
import type { Limits } from '$lib/engine/search/strategy';
import { isBound, type RunKey, type RunRow } from './experiment';
import { MOST } from './experiment-file';
import { boardOrder } from './runs';

/** A count of steps of a row. */
export type Measure = Exclude<
	keyof RunRow,
	'set' | 'board' | 'rewriting' | 'strategy' | 'seed' | 'outcome'
>;

/** A number that is exact, or a lower bound of the true one. */
export interface Value {
	readonly value: number;
	/** The true number may be higher. */
	readonly atLeast: boolean;
	/** The true number is higher: the limit on what is counted stopped the search before one more. */
	readonly isPassed?: true;
}

/** Numbers in short. A part that bounds enter is a bound itself. */
export interface Summary {
	/** How many numbers, and how many of them are lower bounds. */
	readonly count: number;
	readonly bounded: number;
	readonly min: Value;
	readonly lowerQuartile: Value;
	readonly median: Value;
	readonly upperQuartile: Value;
	readonly max: Value;
	readonly sum: Value;
	/** Zero if one of the numbers is. */
	readonly geometricMean: Value;
}

/** The count of a row. @param limits those of its run */
export function valueOf(row: RunRow, measure: Measure, limits: Limits = {}): Value {
	const value = { value: row[measure], atLeast: isBound(row) };
	return isPassed(row, measure, limits) ? { ...value, isPassed: true } : value;
}

/** The counts that a limit holds, and the limit. */
const LIMITED = { steps: 'steps', placements: 'placements', undos: 'backtracks' } as const;

/**
 * Whether a run was stopped because one more would have been over the limit on this count. A row does
 * not say which limit stopped it: where it has reached two of them, nothing is known.
 */
function isPassed(row: RunRow, measure: Measure, limits: Limits): boolean {
	if (row.outcome !== 'limit') return false;
	const reached = (Object.keys(LIMITED) as (keyof typeof LIMITED)[]).filter(
		(count) => row[count] === limits[LIMITED[count]]
	);
	return reached.length === 1 && reached[0] === measure;
}

/**
 * Sums numbers up; null if there are none. Quantiles are interpolated like d3's (R. Hyndman and
 * Y. Fan, "Sample Quantiles in Statistical Packages", 1996, type 7). A quantile is exact if the true
 * numbers cannot move it, however high they are.
 */
export function summarize(values: readonly Value[]): Summary | null {
	if (values.length === 0) return null;
	const numbers = sortedNumbers(values.map(({ value }) => value));
	const bounds = values.filter(({ atLeast }) => atLeast);
	const isBounded = bounds.length > 0;
	// As if the true numbers were as high as can be.
	const highest = isBounded
		? sortedNumbers(values.map(({ value, atLeast }) => (atLeast ? Number.MAX_VALUE : value)))
		: numbers;
	const quantile = (share: number): Value => {
		const value = quantileSorted(numbers, share)!;
		return { value, atLeast: isBounded && quantileSorted(highest, share) !== value };
	};
	const logarithms = sum(numbers, Math.log) / numbers.length;
	return {
		count: numbers.length,
		bounded: bounds.length,
		min: quantile(0),
		lowerQuartile: quantile(0.25),
		median: quantile(0.5),
		upperQuartile: quantile(0.75),
		max: quantile(1),
		sum: { value: sum(numbers), atLeast: isBounded },
		geometricMean: { value: Math.exp(logarithms), atLeast: isBounded }
	};
}

/** Numbers from the lowest to the highest. A typed array sorts them several times as fast. */
export function sortedNumbers(numbers: readonly number[]): number[] {
	return Array.from(Float64Array.from(numbers).sort());
}

/** The runs of one strategy on one board, as printed or in one rewriting: one, or one for each seed. */
export interface BoardRuns extends Omit<RunKey, 'seed'> {
	/** One row, or one for each seed. */
	readonly rows: readonly RunRow[];
}

/** The rows by set, board, rewriting and strategy, in the order in which they first occur. */
export function byBoard(rows: readonly RunRow[]): BoardRuns[] {
	const found = new Map<number, RunRow[]>();
	for (const row of rows) {
		const key = boardOrder(row) * MOST.strategies + row.strategy;
		const same = found.get(key);
		if (same === undefined) found.set(key, [row]);
		else same.push(row);
	}
	return Array.from(found.values(), (same) => {
		const [{ set, board, rewriting, strategy }] = same;
		return { set, board, rewriting, strategy, rows: same };
	});
}

/** The spread of a strategy's count on a board over its seeds, which may be a single one. */
export function boardSummary({ rows }: Pick<BoardRuns, 'rows'>, measure: Measure): Summary {
	return summarize(rows.map((row) => valueOf(row, measure)))!;
}

/** The count of a strategy on a board: its median over the seeds. @param limits those of its runs */
export function boardValue(
	board: Pick<BoardRuns, 'rows'>,
	measure: Measure,
	limits: Limits = {}
): Value {
	// A single run is its own median: most are, and there are many.
	return board.rows.length === 1
		? valueOf(board.rows[0], measure, limits)
		: boardSummary(board, measure).median;
}

/** One strategy on the boards of one set. */
export interface SetSummary<Sum extends Summary | null = Summary> {
	readonly set: number;
	readonly strategy: number;
	/** Runs, those that found a solution, and those whose counts are lower bounds. */
	readonly runs: number;
	readonly solved: number;
	readonly bounded: number;
	/** Over the boards; a board that was searched with several seeds counts once, by its median. */
	readonly summary: Sum;
}

/** The runs summed up by set and strategy, in this order. */
export function bySet(boards: readonly BoardRuns[], measure: Measure): SetSummary[] {
	return summarizeSets(boards, (board) => boardValue(board, measure)) as SetSummary[];
}

/**
 * The runs summed up by set and strategy, in this order.
 * @param of what counts of a board; null if nothing is known of it. The summary is null if nothing is
 * known of any.
 */
export function summarizeSets(
	runs: readonly BoardRuns[],
	of: (board: BoardRuns) => Value | null
): SetSummary<Summary | null>[] {
	const groups = group(runs, ({ set, strategy }) => `${set}.${strategy}`);
	return Array.from(groups.values(), (boards) => {
		const [{ set, strategy }] = boards;
		const all = boards.flatMap((board) => board.rows);
		return {
			set,
			strategy,
			runs: all.length,
			solved: all.filter(({ solutions }) => solutions > 0).length,
			bounded: all.filter(isBound).length,
			summary: summarize(boards.map(of).filter((value) => value !== null))
		};
	}).sort((a, b) => a.set - b.set || a.strategy - b.strategy);
}

/** How many times as much one strategy needs as another on one board. */
export type Ratio = Quotient & Omit<RunKey, 'seed'>;

/** One value divided by another, and which way a bound points. */
export interface Quotient {
	/** Infinity if only the second is nothing, 1 if both are. */
	readonly ratio: number;
	/** The true ratio is this, higher or lower; `unknown` if either. */
	readonly bound: 'exact' | 'at-least' | 'at-most' | 'unknown';
	/** The true ratio is not this one, but on the side to which the bound points. */
	readonly isPassed?: true;
}

/** Divides one value by another. */
export function quotient(above: Value, below: Value): Quotient {
	if (above.value === 0 || below.value === 0) return quotientWithNothing(above, below);
	const ratio = above.value / below.value;
	if (above.atLeast && below.atLeast) return { ratio, bound: 'unknown' };
	if (!above.atLeast && !below.atLeast) return { ratio, bound: 'exact' };
	const bound = above.atLeast ? 'at-least' : 'at-most';
	const isOver = above.isPassed ?? below.isPassed;
	return isOver ? { ratio, bound, isPassed: true } : { ratio, bound };
}

/** Nothing beside nothing is as much, and anything is out of all proportion to nothing. */
function quotientWithNothing(above: Value, below: Value): Quotient {
	const isNone = ({ value, atLeast }: Value) => value === 0 && !atLeast;
	if (isNone(above) && isNone(below)) return { ratio: 1, bound: 'exact' };
	if (isNone(below))
		return above.value > 0 ? { ratio: Infinity, bound: 'exact' } : { ratio: 1, bound: 'at-least' };
	if (isNone(above))
		return below.value > 0 ? { ratio: 0, bound: 'exact' } : { ratio: 1, bound: 'at-most' };
	return { ratio: 1, bound: 'unknown' };
}

/** The spread of a strategy over the rewritings of one board, with the board as printed. */
export interface RewritingSpread {
	readonly set: number;
	readonly board: number;
	readonly strategy: number;
	/** The board as printed; null if it was not measured. */
	readonly printed: Value | null;
	/** Of the board as printed and its rewritings. */
	readonly summary: Summary;
	/** The highest count by the lowest; null if the lowest is zero. */
	readonly factor: Value | null;
}

/** The spread over rewritings, for each board and strategy. */
export function byRewriting(boards: readonly BoardRuns[], measure: Measure): RewritingSpread[] {
	const groups = group(boards, ({ set, board, strategy }) => [set, board, strategy].join('.'));
	return Array.from(groups.values(), (runs) => {
		const [{ set, board, strategy }] = runs;
		const values = runs.map((one) => boardValue(one, measure));
		const printed = runs.findIndex(({ rewriting }) => rewriting === 0);
		const numbers = values.map(({ value }) => value);
		const least = min(numbers)!;
		const summary = summarize(values)!;
		const factor = { value: max(numbers)! / least, atLeast: summary.max.atLeast };
		return {
			...{ set, board, strategy, summary },
			printed: printed < 0 ? null : values[printed],
			factor: least === 0 || summary.min.atLeast ? null : factor
		};
	});
}
