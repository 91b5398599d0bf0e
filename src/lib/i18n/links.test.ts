import { expect, it } from 'vitest';
import { localHref } from './links';
import { direction, LOCALES } from './locales';
import { locales } from './paraglide/runtime';

it.each([
	['/', 'en', '/'],
	['/', 'he', '/he/'],
	['/he/', 'en', '/'],
	['/he', 'he', '/he/'],
	['/studio', 'en', '/studio/'],
	['/studio/', 'he', '/he/studio/'],
	['/he/studio/', 'en', '/studio/'],
	['/he/studio/', 'he', '/he/studio/'],
	['/studio?example=raster&play=1', 'he', '/he/studio/?example=raster&play=1'],
	['/studio/#help', 'he', '/he/studio/#help'],
	['/help', 'he', '/he/help/']
] as const)('%s in %s is %s', (path, locale, href) => {
	expect(localHref(path, locale)).toBe(href);
});

it('defaults to the current language', () => {
	expect(localHref('/studio')).toBe('/studio/');
});

it('lists every language of the messages with its writing direction', () => {
	expect(LOCALES.map(({ code }) => code).sort()).toEqual([...locales].sort());
	for (const { code, direction: written } of LOCALES) {
		expect(direction(code)).toBe(written);
		expect(written).toBe(/^(ar|fa|he|ur)\b/.test(code) ? 'rtl' : 'ltr');
	}
});
