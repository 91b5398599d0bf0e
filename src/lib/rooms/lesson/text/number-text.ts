import { formatNumber, formatRatio } from '$lib/i18n/format';
import type { NumberFact } from './lesson';

/** A number of the text as it is read. */
export function numberText({ is, style }: NumberFact): string {
	// Not counted yet.
	if (Number.isNaN(is)) return '…';
	if (style === 'year') return String(is);
	return style === 'ratio' ? formatRatio(is) : formatNumber(is);
}
