import { formatList, formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';

/** So many lines are named one by one. */
const MOST_NAMED = 20;

/** The numbers of lines, in words: the first ones, and how many more there are. */
export function linesText(lines: readonly number[]): string {
	const named = lines.slice(0, MOST_NAMED).map((line) => formatNumber(line));
	const more = lines.length - named.length;
	return formatList(
		more === 0 ? named : [...named, m.teach_collect_more({ count: formatNumber(more) })]
	);
}
