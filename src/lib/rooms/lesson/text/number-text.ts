import { formatNumber, formatRatio } from '$lib/i18n/format';
import { getLocale } from '$lib/i18n/locale';
import type { NumberFact } from './lesson';
import type { AgreeingWords } from './text';

/** A number of the text as it is read. */
export function numberText({ is, style }: NumberFact): string {
	// Not counted yet.
	if (Number.isNaN(is)) return '…';
	if (style === 'year') return String(is);
	return style === 'ratio' ? formatRatio(is) : formatNumber(is);
}

/** Words in the form that a number has after it: "21 буква", "22 буквы", "25 букв". */
export function formText({ forms }: AgreeingWords, { is }: NumberFact): string {
	return forms[new Intl.PluralRules(getLocale()).select(is)] ?? '';
}
