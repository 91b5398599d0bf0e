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

/** Whether "times" would say nothing. */
export function isAbout(ratio: number): boolean {
	return ratio > 0.95 && ratio < 1.05;
}

/** The median board; empty if bounds leave it open. */
function medianText({ low, high }: NonNullable<Verdict['median']>, isTime: boolean): string {
	if (low === high) {
		if (low === 1) return m.experiment_median_same();
		if (isAbout(low)) return m.experiment_median_about();
		const factor = factorText(low);
		if (low > 1)
			return isTime
				? m.experiment_median_faster({ factor })
				: m.experiment_median_fewer({ factor });
		return isTime ? m.experiment_median_slower({ factor }) : m.experiment_median_more({ factor });
	}
	if (low > 1 && !isTime) return m.experiment_median_fewer_bound({ factor: factorText(low) });
	if (high < 1 && !isTime) return m.experiment_median_more_bound({ factor: factorText(high) });
	return '';
}
