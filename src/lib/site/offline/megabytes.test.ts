import { expect, it } from 'vitest';
import { isolate } from '$lib/i18n/bidi';
import { megabytes } from './megabytes';

it('bytes are told in megabytes, in one piece', () => {
	expect(megabytes(16_730_000)).toBe(isolate('16.7 MB'));
	expect(megabytes(0)).toBe(isolate('0 MB'));
});
