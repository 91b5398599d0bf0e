import type { Verdict } from '$lib/experiment/verdict';
import { formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/paraglide/messages';
import { factorText } from './texts';

/** What the numbers say of two strategies, in sentences. @param nameOf the name of a board */
export function verdictText(
	verdict: Verdict,
	judged: string,
	base: string,
	isTime: boolean,
	nameOf: (board: NonNullable<Verdict['worst']>) => string
): string[] {
	const { boards, fewer, more, same, open, median, worst } = verdict;
	if (boards === 0) return [];
	const names = { judged, base };
	if (boards === 1) return [oneBoard(verdict, names, isTime)];
	const numbers = { ...names, boards: formatNumber(boards), fewer: formatNumber(fewer) };
	const sentences: string[] = [];
	if (fewer === 0 && more > 0)
		sentences.push(isTime ? m.experiment_faster_none(numbers) : m.experiment_fewer_none(numbers));
	else if (fewer === boards)
		sentences.push(isTime ? m.experiment_faster_all(numbers) : m.experiment_fewer_all(numbers));
	else
		sentences.push(isTime ? m.experiment_faster_some(numbers) : m.experiment_fewer_some(numbers));
	const middle = median === null ? '' : medianText(median, isTime);
	if (middle !== '') sentences.push(middle);
	if (same > 0) sentences.push(m.experiment_same({ count: same, boards: formatNumber(same) }));
	if (open > 0) sentences.push(m.experiment_left_open({ count: open, boards: formatNumber(open) }));
	if (more > 0 && worst !== null) {
		const lost = { ...names, count: more, boards: formatNumber(more) };
		const where = { ...lost, board: nameOf(worst), factor: factorText(worst.ratio) };
		sentences.push(
			worst.bound === 'exact' ? m.experiment_lost(where) : m.experiment_lost_bound(where)
		);
	} else if (open === 0 && fewer < boards) sentences.push(m.experiment_lost_none(names));
	return sentences;
}

function oneBoard(
	{ fewer, more, open, median }: Verdict,
	names: { judged: string; base: string },
	isTime: boolean
): string {
	if (open > 0 || median === null) return m.experiment_left_open_one();
	const bounded = !Number.isFinite(median.high);
	const factor = factorText(bounded ? median.low : median.high);
	if (fewer > 0) {
		if (isTime) return m.experiment_faster_one({ ...names, factor });
		return bounded
			? m.experiment_fewer_one_bound({ ...names, factor })
			: m.experiment_fewer_one({ ...names, factor });
	}
	if (more > 0)
		return isTime
			? m.experiment_slower_one({ ...names, factor })
			: m.experiment_more_one({ ...names, factor });
	return m.experiment_same_one(names);
}

/** How the median of ratios, between two numbers, is told; null if bounds leave it open. */
export function medianWay({ low, high }: NonNullable<Verdict['median']>): {
	readonly way: 'same' | 'about' | 'less' | 'more';
	readonly isBound: boolean;
	/** How many times less or more. */
	readonly factor: string;
} | null {
	const isBound = low !== high;
	if (!isBound && low === 1) return { way: 'same', isBound, factor: '' };
	// "Times" would say nothing.
	if (!isBound && low > 0.95 && low < 1.05) return { way: 'about', isBound, factor: '' };
	if (low > 1) return { way: 'less', isBound, factor: factorText(low) };
	if (high < 1) return { way: 'more', isBound, factor: factorText(high) };
	return null;
}

/** The median of the ratios; empty if bounds leave it open. A bound of a time says nothing. */
function medianText(median: NonNullable<Verdict['median']>, isTime: boolean): string {
	const told = medianWay(median);
	if (told === null || (isTime && told.isBound)) return '';
	const { way, isBound, factor } = told;
	switch (way) {
		case 'same':
			return m.experiment_median_same();
		case 'about':
			return m.experiment_median_about();
		case 'less':
			if (isTime) return m.experiment_median_faster({ factor });
			return isBound
				? m.experiment_median_fewer_bound({ factor })
				: m.experiment_median_fewer({ factor });
		case 'more':
			if (isTime) return m.experiment_median_slower({ factor });
			return isBound
				? m.experiment_median_more_bound({ factor })
				: m.experiment_median_more({ factor });
	}
}
