import { isolate } from '$lib/i18n/bidi';
import { getLocale } from '$lib/i18n/locale';

/** A size of what is stored: `16_730_000` is "16.7 MB", in one piece where lines run from right to left. */
export function megabytes(bytes: number): string {
	const format = { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 } as const;
	return isolate(new Intl.NumberFormat(getLocale(), format).format(bytes / 1e6));
}
