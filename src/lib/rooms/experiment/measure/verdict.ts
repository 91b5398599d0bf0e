import { quantileSorted } from 'd3-array';
import { sortedNumbers, type Quotient, type Ratio } from './summary';

/**
 * What ratios say of two strategies, board by board. A ratio is the count of the one that is compared
 * with, by the count of the one that is judged: above 1, the judged one needed less.
 */
export interface Verdict {
	/** Boards that both strategies were measured on. */
	readonly boards: number;
	/** Boards on which the judged strategy needed less, more, as much; where bounds leave it open. */
	readonly fewer: number;
	readonly more: number;
	readonly same: number;
	readonly open: number;
	/** The median of the ratios lies between these; null without boards. */
	readonly median: { readonly low: number; readonly high: number } | null;
	/** The boards where it won and lost by most; null if it never did. */
	readonly best: Ratio | null;
	readonly worst: Ratio | null;
}

/** Who needed less on one board, as far as bounds allow to say. */
export type Winner = 'fewer' | 'more' | 'same' | 'open';

/**
 * Whether the judged strategy needed less on a board. What was cut off may have been about to end: a tie
 * is decided only if the limit on this count cut it off.
 */
export function winner({ ratio, bound, isPassed }: Quotient): Winner {
	switch (bound) {
		case 'exact':
			return ratio > 1 ? 'fewer' : ratio < 1 ? 'more' : 'same';
		case 'at-least':
			return ratio > 1 || (ratio === 1 && isPassed !== undefined) ? 'fewer' : 'open';
		case 'at-most':
			return ratio < 1 || (ratio === 1 && isPassed !== undefined) ? 'more' : 'open';
		case 'unknown':
			return 'open';
	}
}

/** Sums ratios up; each belongs to another board. */
export function verdictOf(ratios: readonly Ratio[]): Verdict {
	const counts = { fewer: 0, more: 0, same: 0, open: 0 };
	let best: Ratio | null = null;
	let worst: Ratio | null = null;
	for (const one of ratios) {
		const who = winner(one);
		counts[who]++;
		if (who === 'fewer' && (best === null || one.ratio > best.ratio)) best = one;
		if (who === 'more' && (worst === null || one.ratio < worst.ratio)) worst = one;
	}
	return { boards: ratios.length, ...counts, median: medianOf(ratios), best, worst };
}

/** The median lies between those of the lowest and of the highest numbers that are possible. */
function medianOf(ratios: readonly Ratio[]): Verdict['median'] {
	if (ratios.length === 0) return null;
	const isLow = (bound: Ratio['bound']) => bound === 'at-most' || bound === 'unknown';
	const isHigh = (bound: Ratio['bound']) => bound === 'at-least' || bound === 'unknown';
	const lows = ratios.map(({ ratio, bound }) => (isLow(bound) ? 0 : ratio));
	const highs = ratios.map(({ ratio, bound }) => (isHigh(bound) ? Infinity : ratio));
	const middle = (unsorted: number[]) => {
		const numbers = sortedNumbers(unsorted);
		// Between two infinite numbers there is nothing to interpolate.
		const above = numbers[Math.floor(numbers.length / 2)];
		const below = numbers[Math.ceil(numbers.length / 2) - 1];
		return above === below || above === Infinity ? above : quantileSorted(numbers, 0.5)!;
	};
	return { low: middle(lows), high: middle(highs) };
}
