import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeLanguages } from '../../scripts/messages/per-language.mjs';

const site = mkdtempSync(path.join(tmpdir(), 'languages-'));
afterAll(() => rmSync(site, { recursive: true }));

const base = '/courses';
const built = `${base}/_app/immutable`;
const FILES = {
	'_app/immutable/entry/app.js': `import"../chunks/said.js";import"../chunks/plain.js";const f="${built}/chunks/said.js";`,
	'_app/immutable/chunks/said.js':
		'import{about_title$abcdef as e,explain_plain_start$012345 as t}from"messages:";import{p}from"./plain.js";export{e,t,p};',
	'_app/immutable/chunks/latex.js':
		'import"./said.js";export const l=()=>import("messages:english");',
	'_app/immutable/chunks/plain.js': 'export const p=1;',
	'index.html': `<script>import("${built}/entry/app.js")</script>`,
	'he/index.html': `<script>import("${built}/entry/app.js")</script>`,
	'404.html': `<script>import("${built}/entry/app.js")</script>`
};
const read = (file: string) => readFileSync(path.join(site, file), 'utf8');

describe('a built site with its texts', () => {
	beforeAll(async () => {
		for (const [file, text] of Object.entries(FILES)) {
			mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
			writeFileSync(path.join(site, file), text);
		}
		await writeLanguages({ site, base });
	});

	it('has a file with texts once a language, with the texts of that language and no others', () => {
		const [english, hebrew] = ['en', 'he'].map((l) => read(`_app/immutable/${l}/chunks/said.js`));
		expect(english).toContain('function e(){return"About Backtrail"}');
		expect(english).toMatch(/function t\(i\)\{return \$plural\(i\.count\)/);
		expect(english).not.toMatch(/\p{Script=Hebrew}|messages:/u);
		expect(hebrew).toMatch(/function e\(\)\{.*\p{Script=Hebrew}/u);
		expect(hebrew).not.toContain('About Backtrail');
	});

	it('has a file without texts once, which all languages load', () => {
		expect(existsSync(path.join(site, '_app/immutable/chunks/plain.js'))).toBe(true);
		expect(existsSync(path.join(site, '_app/immutable/chunks/said.js'))).toBe(false);
		expect(read('_app/immutable/he/chunks/said.js')).toContain('from"../../chunks/plain.js"');
		expect(read('_app/immutable/he/entry/app.js')).toContain('import"../chunks/said.js"');
		expect(read('_app/immutable/he/entry/app.js')).toContain(`"${built}/he/chunks/said.js"`);
	});

	it('loads in each page the scripts of its language; an unknown address decides for itself', () => {
		expect(read('index.html')).toContain(`import("${built}/en/entry/app.js")`);
		expect(read('he/index.html')).toContain(`import("${built}/he/entry/app.js")`);
		const [, loaded] = /import\((.*)\)</.exec(read('404.html'))!;
		const at = (pathname: string) => runInNewContext(loaded, { location: { pathname } }) as unknown;
		expect(at('/courses/he/nowhere/')).toBe(`${built}/he/entry/app.js`);
		expect(at('/courses/nowhere/')).toBe(`${built}/en/entry/app.js`);
	});

	it('has English texts for pages in other languages, which ask for them', async () => {
		expect(read('_app/immutable/he/chunks/latex.js')).toContain(
			`import("${base}/_app/english.js")`
		);
		expect(read('_app/immutable/en/chunks/latex.js')).toContain('Promise.resolve({default:null})');
		const { default: english } = (await import(
			`data:text/javascript,${encodeURIComponent(read('_app/english.js'))}`
		)) as { default: object };
		const code = read('_app/immutable/he/chunks/said.js').replace(/import"?.*?;|export.*/g, '');
		const self: { $english?: object } = {};
		const { e, t } = runInNewContext(`${code};({ e, t })`, { self }) as Record<
			string,
			(inputs?: object) => string
		>;
		const said = () => [e(), t({ count: 21, formatted: '21' })];
		expect(said().join()).toMatch(/\p{Script=Hebrew}/u);
		self.$english = english;
		expect(said()).toEqual(['About Backtrail', '21 variables are open.']);
		// A file of an earlier version may ask for a text that this one does not have.
		self.$english = {};
		expect(said().join()).toMatch(/\p{Script=Hebrew}/u);
	});
});
