import { describe, expect, it } from 'vitest';
import { filesOf, homeOf, keptOf, localeOf, outlived, type SiteList } from './site-files';

const locales = ['en', 'he'];
const listOf = (...names: string[]): SiteList => ({
	version: 'one',
	locales,
	files: Object.fromEntries(names.map((name, at): [string, [number]] => [name, [10 ** at]]))
});

const pages = ['', 'learn/', 'he/', 'he/learn/'];
const shared = ['_app/immutable/assets/font.woff2', 'favicon.svg', 'traces/one.jsonl'];

describe('the files of a language', () => {
	it('are its pages, and what all languages use', () => {
		const scripts = ['_app/immutable/entry/start.js', '_app/immutable/workers/chunks/a.js'];
		const list = listOf(...pages, ...shared, ...scripts);
		expect(filesOf(list, 'en')).toEqual(['', 'learn/', ...shared, ...scripts]);
		expect(filesOf(list, 'he')).toEqual(['he/', 'he/learn/', ...shared, ...scripts]);
	});

	it('are its own scripts, where each language has a folder of them', () => {
		const english = ['_app/immutable/en/entry/start.js', '_app/immutable/en/workers/a.js'];
		const hebrew = ['_app/immutable/he/entry/start.js', '_app/immutable/he/chunks/hen.js'];
		const list = listOf(...pages, ...shared, ...english, ...hebrew);
		expect(filesOf(list, 'en')).toEqual(['', 'learn/', ...shared, ...english]);
		expect(filesOf(list, 'he')).toEqual(['he/', 'he/learn/', ...shared, ...hebrew]);
	});

	it('are not those whose names only begin alike', () => {
		expect(localeOf('health/', locales)).toBe('en');
		expect(localeOf('he/picture.png', locales)).toBe('he');
		expect(localeOf('helpers/one.js', locales)).toBeNull();
		expect(locales.map((locale) => homeOf(listOf(), locale))).toEqual(['', 'he/']);
	});

	it('are counted with their sizes', () => {
		const list = listOf('', 'he/', 'favicon.svg');
		expect(keptOf(list, 'en', new Set(['favicon.svg', 'he/', 'of-another-version.js']))).toEqual({
			files: 1,
			bytes: 100,
			allFiles: 2,
			allBytes: 101
		});
	});
});

describe('what earlier versions keep', () => {
	const { files } = listOf('', 'learn/', '_app/immutable/new.js');
	const full = { name: 'full', files: ['', 'learn/', 'gone/', '_app/immutable/old.js'] };
	const begun = { name: 'begun', files: ['_app/files.json'] };

	it('is of use until this version keeps all of its pages, in one of them', () => {
		expect(outlived(files, new Set(['']), [full, begun])).toEqual(['begun']);
		expect(outlived(files, new Set(['', 'learn/']), [full, begun])).toEqual(['full', 'begun']);
		expect(outlived(files, new Set(), [])).toEqual([]);
	});
});
