import type { Ratio } from '../measure/summary';
import type { Verdict } from '../measure/verdict';
import { formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';
import { factorText } from '../texts';

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
	if (fewer === 0 && more > 0 && open === 0)
		sentences.push(isTime ? m.experiment_faster_none(numbers) : m.experiment_fewer_none(numbers));
	else if (fewer === boards)
		sentences.push(isTime ? m.experiment_faster_all(numbers) : m.experiment_fewer_all(numbers));
	else
		sentences.push(isTime ? m.experiment_faster_some(numbers) : m.experiment_fewer_some(numbers));
	const middle = median === null ? '' : medianText(median, names, isTime);
	if (middle !== '') sentences.push(middle);
	if (same > 0) sentences.push(m.experiment_same({ count: same, boards: formatNumber(same) }));
	if (open > 0) sentences.push(m.experiment_left_open({ count: open, boards: formatNumber(open) }));
	if (more > 0 && worst !== null)
		sentences.push(...lost(worst, { ...names, count: more, board: nameOf(worst) }));
	else if (open === 0 && fewer < boards) sentences.push(m.experiment_lost_none(names));
	return sentences;
}

/** Where the judged strategy lost, and by how much on the worst board. */
function lost(
	{ ratio, bound }: Ratio,
	where: { judged: string; base: string; count: number; board: string }
): string[] {
	const told = { ...where, boards: formatNumber(where.count) };
	if (ratio === 0) return [m.experiment_lost_at(told), m.experiment_lost_to_none(where)];
	if (ratio === 1) return [m.experiment_lost_at(told)];
	const isBound = bound !== 'exact';
	const factor = factorText(ratio, isBound);
	return [(isBound ? m.experiment_lost_bound : m.experiment_lost)({ ...told, factor })];
}

function oneBoard(
	{ more, open, best, worst }: Verdict,
	names: { judged: string; base: string },
	isTime: boolean
): string {
	if (open > 0) return m.experiment_left_open_one();
	const found = best ?? worst;
	if (found === null) return m.experiment_same_one(names);
	const { ratio, bound } = found;
	const sides =
		more > 0 ? { less: names.base, more: names.judged } : { less: names.judged, more: names.base };
	if (ratio === 0 || ratio === Infinity) return m.experiment_none_one(sides);
	if (ratio === 1) return m.experiment_less_one(sides);
	const isBound = bound !== 'exact';
	const claim = `${isTime ? 'time' : 'count'} ${more > 0 ? 'more' : 'less'}` as const;
	return ONE_BOARD[claim][Number(isBound)]({ ...names, factor: factorText(ratio, isBound) });
}

/** What one board says of an exact ratio and of a bound. */
const ONE_BOARD = {
	'count less': [m.experiment_fewer_one, m.experiment_fewer_one_bound],
	'count more': [m.experiment_more_one, m.experiment_more_one_bound],
	'time less': [m.experiment_faster_one, m.experiment_faster_one_bound],
	'time more': [m.experiment_slower_one, m.experiment_slower_one_bound]
} as const;

/** How the median of ratios, between two numbers, is told; null if bounds leave it open. */
export function medianClaim({ low, high }: NonNullable<Verdict['median']>): {
	/** `to-none` and `from-none`: on half of the boards the one needs nothing, and the other something. */
	readonly claim: 'same' | 'about' | 'less' | 'more' | 'to-none' | 'from-none';
	readonly isBound: boolean;
	/** How many times less or more. */
	readonly factor: string;
} | null {
	const isBound = low !== high;
	if (low === Infinity) return { claim: 'to-none', isBound: false, factor: '' };
	if (high === 0) return { claim: 'from-none', isBound: false, factor: '' };
	if (!isBound && low === 1) return { claim: 'same', isBound, factor: '' };
	// "Times" would say nothing.
	if (!isBound && low > 0.95 && low < 1.05) return { claim: 'about', isBound, factor: '' };
	if (low > 1) return { claim: 'less', isBound, factor: factorText(low, isBound) };
	if (high < 1) return { claim: 'more', isBound, factor: factorText(high, isBound) };
	return null;
}

/** The median of the ratios; empty if bounds leave it open. A bound of a time says nothing. */
function medianText(
	median: NonNullable<Verdict['median']>,
	{ judged, base }: { judged: string; base: string },
	isTime: boolean
): string {
	const told = medianClaim(median);
	if (told === null || (isTime && told.isBound)) return '';
	const { claim, isBound, factor } = told;
	const facts = { judged, base, factor };
	switch (claim) {
		case 'same':
			return m.experiment_median_same();
		case 'about':
			return m.experiment_median_about();
		case 'to-none':
			return m.experiment_median_none({ less: judged });
		case 'from-none':
			return m.experiment_median_none({ less: base });
		case 'less':
			if (isTime) return m.experiment_median_faster(facts);
			return isBound ? m.experiment_median_fewer_bound(facts) : m.experiment_median_fewer(facts);
		case 'more':
			if (isTime) return m.experiment_median_slower(facts);
			return isBound ? m.experiment_median_more_bound(facts) : m.experiment_median_more(facts);
	}
}
