/**
 * The last step of a build: each page gets the styles of what it shows, inline, and no others. SvelteKit
 * finds the styles of a page by the files of its parts, which share files here (chunks.mjs), and would link
 * those of everything that the page might ever load (docs/decisions/0013).
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bootHash } from '../src/lib/stage/program/sandbox/document.mjs';
import { scopesIn } from './scopes.mjs';

/**
 * @param {object} options
 * @param {string} options.site the folder of the built site; its pages are rewritten
 * @param {string} options.base its path on the server
 */
export function finishPages({ site, base }) {
	const sheets = sheetsOf(site, base);
	for (const name of filesIn(site).filter((name) => name.endsWith('.html'))) {
		const file = path.join(site, name);
		writeFileSync(file, withHashes(withItsStyles(readFileSync(file, 'utf8'), sheets)));
	}
}

/**
 * With the style sheets whose classes occur in the page written into it, so that it can be drawn
 * when it arrives; the others are loaded together with the scripts that need them. A disabled link
 * tells the scripts that its styles are there. It is not loaded, as long as its media exclude it: Chromium looks ahead
 * for links without minding whether they are disabled. SvelteKit does not link the sheets of what a page loads by name,
 * such as the view of its problem.
 *
 * @param {string} html
 * @param {ReadonlyMap<string, Sheet>} sheets
 */
function withItsStyles(html, sheets) {
	const links = /\s*<link href="([^"]*)" rel="stylesheet">/g;
	const linked = [...html.matchAll(links)].map(([, address = '']) => address);
	let styles = '';
	let present = '';
	for (const address of new Set([...linked, ...sheets.keys()])) {
		const sheet = sheets.get(address);
		if (sheet === undefined) throw new Error(`A page links ${address}, which is not there.`);
		const { css, scopes } = sheet;
		const occurs = [...scopes].some((scope) => html.includes(scope));
		// A sheet without classes of components is for every page that links it.
		if (!occurs && (scopes.size > 0 || !linked.includes(address))) continue;
		styles += css;
		present += `<link href="${address}" rel="stylesheet" disabled media="(max-width: 0)">\n\t\t`;
	}
	return html
		.replace(links, '')
		.replace(/<script|<\/head>/, (first) => `${present}<style>${styles}</style>\n\t\t${first}`);
}

/** A style sheet, and the classes of components in it. @typedef {{ css: string; scopes: ReadonlySet<string> }} Sheet */

/**
 * The style sheets of a site, by their addresses.
 *
 * @param {string} site
 * @param {string} base
 * @returns {ReadonlyMap<string, Sheet>}
 */
function sheetsOf(site, base) {
	const folder = '_app/immutable/assets';
	const names = filesIn(path.join(site, folder)).filter((name) => name.endsWith('.css'));
	return new Map(
		names.map((name) => {
			const css = readFileSync(path.join(site, folder, name), 'utf8');
			return [`${base}/${folder}/${name}`, { css, scopes: new Set(scopesIn(css)) }];
		})
	);
}

/**
 * The page with the hashes of its inline scripts and styles in its Content-Security-Policy, and that of the
 * script which the page gives the frame for readers' programs.
 *
 * @param {string} html
 */
function withHashes(html) {
	/** @param {'script' | 'style'} tag */
	const hashes = (tag) =>
		[...html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))]
			.map(([, code = '']) => createHash('sha256').update(code).digest('base64'))
			.map((hash) => `'sha256-${hash}'`)
			.join(' ');
	return html
		.replace(/ 'sha256-[^']*'/g, '')
		.replace(/script-src 'self'/, (policy) => `${policy} ${hashes('script')} '${bootHash}'`)
		.replace(/style-src 'self'/, (policy) => `${policy} ${hashes('style')}`);
}

/**
 * The files in a folder and below.
 *
 * @param {string} folder
 * @returns {string[]} the paths of its files, relative to it, with slashes
 */
function filesIn(folder) {
	return readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.map((name) => name.replaceAll(path.sep, '/'))
		.filter((name) => /\.\w+$/.test(name));
}
