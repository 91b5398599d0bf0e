import { describe, expect, it } from 'vitest';
import * as m from '$lib/i18n/compiled/messages';
import { stripIsolates } from '$lib/i18n/bidi';
import { MOMENT_FORM, whyNoMoment } from './moment-address';

describe('the address of a moment', () => {
	it.each([
		MOMENT_FORM,
		`https://example.org/school${MOMENT_FORM}`,
		` <https://example.org/he/studio/sudoku/> `
	])('is taken: %s', (address) => expect(whyNoMoment(address)).toBeNull());

	it.each([
		[' ', m.chapter_moment_empty()],
		['https://example.org/learn/idea/', m.chapter_moment_wrong({ form: MOMENT_FORM })],
		['two words', m.chapter_moment_wrong({ form: MOMENT_FORM })],
		['/studio/', m.chapter_moment_all()],
		['/studio/chess/?at=6', m.chapter_moment_kind({ found: 'chess' })],
		['/studio/queens/?at=six', m.chapter_fault_at({ found: 'six', form: 'at=6' })],
		['/studio/queens/?at=99999999', m.chapter_fault_far_at({ most: '10,000,000' })]
	])('is told apart from others: %s', (address, why) =>
		expect(stripIsolates(whyNoMoment(address) ?? '')).toBe(why)
	);
});
