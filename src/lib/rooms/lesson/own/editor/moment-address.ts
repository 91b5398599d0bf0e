import { isolate } from '$lib/i18n/bidi';
import { formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';
import { looksLikeStudio, MOST_AT, readStudio } from '../form/form';
import { plainAddress } from '../form/slips';

/** What such an address looks like. */
export const MOMENT_FORM = '/studio/queens/?example=four&at=6';

/** Why a text is not the address of a moment in the studio, in a sentence or two; null if it is one. */
export function whyNoMoment(text: string): string | null {
	const address = plainAddress(text);
	if (address === '') return m.chapter_moment_empty();
	if (!looksLikeStudio(address)) return m.chapter_moment_wrong({ form: isolate(MOMENT_FORM) });
	const studio = readStudio(address);
	if (studio === null) {
		const [, kind = ''] = /\/studio\/([^/?#]*)/.exec(address)!;
		return kind === '' ? m.chapter_moment_all() : m.chapter_moment_kind({ found: isolate(kind) });
	}
	if (studio.at !== null) return null;
	const found = new URLSearchParams(address.slice(address.indexOf('?'))).get('at') ?? '';
	if (/^\d+$/.test(found)) return m.chapter_fault_far_at({ most: formatNumber(MOST_AT) });
	return m.chapter_fault_at({ found: isolate(found), form: isolate('at=6') });
}
