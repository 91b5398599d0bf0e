/**
 * The site runs in any folder of a server: every address of a page or a file goes through `resolve()` or
 * `asset()`, which begin it with that folder.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { prefixedLocales } from '../../scripts/messages.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/** What addresses of the site begin with. */
const first = [
	...readdirSync(path.join(root, 'src/routes')).filter((name) => /^[\w.]+$/.test(name)),
	...readdirSync(path.join(root, 'static')),
	...prefixedLocales,
	'_app'
].map((name) => name.replaceAll('.', '\\.'));

/** A text that is an address, and what stands before it. */
const ADDRESS = new RegExp(
	`(?<=(.{0,24}))(["'\`]/(?:${first.join('|')})(?![\\w.-])[^"'\`]*["'\`])`,
	'g'
);
/** An address in the markup that begins at the root of the server, whatever it names. */
const ROOTED = /\s(?:href|src|srcset|action)=\{?["'`]?\/[^"'`}]*/g;

/** Before an address that is resolved, or the name of a route. */
const BEFORE = /(?:resolve|asset)\($|route\.id [!=]== $|route\.id\?\.includes\($/;

/** Files with addresses that are resolved elsewhere, or only looked for. */
const ELSEWHERE = [
	'src/before-paint.js',
	// links in the texts of chapters
	'src/lib/rooms/lesson/own/editor/moment-address.ts',
	'src/lib/rooms/lesson/own/form/fault-text.ts',
	'src/lib/rooms/lesson/own/start/start.ts',
	'src/lib/rooms/studio/share/ShareForm.svelte',
	// tables of links
	'src/lib/rooms/lesson/reference/Teach.svelte',
	'src/lib/site/shell/doors.ts',
	'src/routes/facts.ts'
];

/** The sources of pages. The texts of lessons are resolved by `site-links.ts`. */
const sources = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
	.map((name) => `src/${name.replaceAll(path.sep, '/')}`)
	.filter((name) => /\.(svelte|ts|js|html|css)$/.test(name))
	.filter((name) => !/\.test\.ts$|\.fixture\.|^src\/(content|lib\/i18n\/compiled)\//.test(name));

/** Without comments. */
const codeOf = (name: string) =>
	readFileSync(path.join(root, name), 'utf8')
		.replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g, '')
		.replace(/(^|\s)\/\/.*$/gm, '$1');

it('every address in the source is resolved against the folder of the site', () => {
	const found = sources.flatMap((name) => {
		const code = codeOf(name);
		const addresses = [...code.matchAll(ADDRESS)]
			.filter(([, before]) => !BEFORE.test(before))
			.map(([, , address]) => `${name}: ${address}`);
		const rooted = [...code.matchAll(ROOTED)].map(([text]) => `${name}:${text}`);
		return ELSEWHERE.includes(name) ? rooted : [...addresses, ...rooted];
	});
	expect(found).toEqual([]);
});

it('there is something to find', () => {
	const resolved = sources.filter((name) => /\b(?:resolve|asset)\(/.test(codeOf(name)));
	expect(resolved.length).toBeGreaterThan(50);
	for (const name of ELSEWHERE) expect(codeOf(name)).toMatch(ADDRESS);
	expect('<a href="/learn/">').toMatch(ADDRESS);
	expect("goto('/he/play/')").toMatch(ADDRESS);
});
