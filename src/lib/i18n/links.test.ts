import { expect, it, vi } from 'vitest';
import { localHref } from './links';
import { direction, locales } from './locale';
import { LOCALES } from './locales';

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

it('keeps to the folder of the site on its server', async () => {
	const folder = '/courses/backtrail';
	vi.doMock('$app/paths', () => ({ resolve: (route: string) => folder + route }));
	// a copy of the module, which other tests have loaded for a site at the root
	const copy = './links?in-a-folder';
	const links = (await import(/* @vite-ignore */ copy)) as typeof import('./links');
	vi.doUnmock('$app/paths');
	expect(links.localHref(`${folder}/studio?at=3`, 'he')).toBe(`${folder}/he/studio/?at=3`);
	expect(links.localHref(`${folder}/he/studio/`, 'en')).toBe(`${folder}/studio/`);
	expect(links.localHref(`${folder}/`, 'he')).toBe(`${folder}/he/`);
	expect(links.localHref(`${folder}/he/`, 'en')).toBe(`${folder}/`);
	expect(links.localeIn(`${folder}/he/studio/`)).toBe('he');
	expect(links.localeIn(`${folder}/studio/`)).toBe('en');
});
