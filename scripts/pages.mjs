/**
 * The last step of a build: makes each page load what it needs first, and nothing else. SvelteKit
 * links the style sheets of everything that a page might ever load, and does not know which problem
 * a studio shows.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { minifySync } from 'vite';
import { filesIn, scriptsOfLanguage, splitLanguages } from './one-language.mjs';
import { scopesIn } from './scopes.mjs';

/** @typedef {Record<string, { file: string; name?: string; imports?: string[]; css?: string[] }>} Manifest */

/**
 * @param {object} options
 * @param {string} options.site the folder of the built site; its pages are rewritten
 * @param {string} options.base its path on the server
 * @param {string} options.manifest the bundler's map from sources to files
 */
export function finishPages({ site, base, manifest }) {
	splitLanguages(site);
	/** @type {Manifest} */
	const files = JSON.parse(readFileSync(manifest, 'utf8'));
	for (const name of filesIn(site).filter((name) => name.endsWith('.html'))) {
		const file = path.join(site, name);
		// Comments of the template begin with a space; those of Svelte are marks that it needs.
		let html = readFileSync(file, 'utf8').replaceAll(/\s*<!-- [^]*?-->/g, '');
		html = withView(html, name, base, files);
		html = withItsStyles(html, site, base);
		html = withFirstScript(html, site, base);
		html = drawnBeforeItRuns(html, name);
		html = scriptsOfLanguage(html, name, base);
		writeFileSync(file, withHashes(html));
	}
	keepOffline(site);
}

/**
 * Names the files in the service worker that SvelteKit did not put there.
 *
 * @param {string} site
 */
function keepOffline(site) {
	const file = path.join(site, 'service-worker.js');
	const code = readFileSync(file, 'utf8');
	const marker = 'globalThis.furtherFiles';
	if (!code.includes(marker)) throw new Error(`${file} does not ask for further files`);
	const further = filesIn(path.join(site, '_app/immutable'))
		.map((name) => `_app/immutable/${name}`)
		.filter((name) => !code.includes(`/${name}`));
	// The bundler lists the script of a worker before its name is known.
	const known = code.replaceAll(/\w+\+`[^`]*!~\{[^`]*`,?/g, '');
	if (known.includes('!~{')) throw new Error(`${file} keeps a file without a name`);
	const hashes = Object.fromEntries(
		filesIn(path.join(site, '_app/immutable')).map((name) => {
			const content = readFileSync(path.join(site, '_app/immutable', name));
			return [`_app/immutable/${name}`, createHash('sha256').update(content).digest('base64')];
		})
	);
	const asked = 'globalThis.fileHashes';
	if (!known.includes(asked)) throw new Error(`${file} does not ask for hashes`);
	writeFileSync(
		file,
		known
			.replace(marker, () => JSON.stringify(further))
			.replace(asked, () => JSON.stringify(hashes))
	);
}

/**
 * Loads the view of a studio's problem with the page. The page asks for it only when it runs.
 *
 * @param {string} html
 * @param {string} page
 * @param {string} base
 * @param {Manifest} files
 */
function withView(html, page, base, files) {
	const kind = /(?:^|\/)studio\/([^/]+)\/index\.html$/.exec(page)?.[1];
	if (kind === undefined) return html;
	// The file has the name of its group (scripts/chunks.mjs).
	const [view] = Object.entries(files).find(([, { name }]) => name === kind) ?? [];
	if (view === undefined) throw new Error(`${page} has no file of the view of ${kind}`);
	const needed = new Set([view]);
	for (const id of needed) for (const next of files[id]?.imports ?? []) needed.add(next);
	const links = [...needed]
		.map((id) => `${base}/${files[id]?.file}`)
		.filter((address) => !html.includes(`"${address}"`))
		.map((address) => `<link href="${address}" rel="modulepreload">\n\t\t`);
	return html.replace(/<link href="[^"]*" rel="modulepreload">/, (first) => links.join('') + first);
}

/**
 * With the style sheets whose classes occur in the page written into it, so that it can be drawn
 * when it arrives; the others are loaded together with the scripts that need them. A disabled link
 * is not loaded: it tells the scripts that its styles are there. SvelteKit does not link the sheets of
 * what a page loads by name, such as the view of its problem.
 *
 * @param {string} html
 * @param {string} site
 * @param {string} base
 */
function withItsStyles(html, site, base) {
	const sheets = /\s*<link href="([^"]*)" rel="stylesheet">/g;
	const linked = [...html.matchAll(sheets)].map(([, address = '']) => address);
	const folder = '_app/immutable/assets';
	const others = filesIn(path.join(site, folder))
		.filter((name) => name.endsWith('.css'))
		.map((name) => `${base}/${folder}/${name}`)
		.filter((address) => !linked.includes(address));
	let styles = '';
	let links = '';
	for (const address of [...linked, ...others]) {
		const css = contentOf(address, site, base);
		const scopes = scopesIn(css);
		const occurs = [...scopes].some((scope) => html.includes(scope));
		// A sheet without classes of components is for every page that links it.
		if (!occurs && (scopes.size > 0 || !linked.includes(address))) continue;
		styles += css;
		links += `<link href="${address}" rel="stylesheet" disabled>\n\t\t`;
	}
	return html
		.replace(sheets, '')
		.replace(/<script|<\/head>/, (first) => `${links}<style>${styles}</style>\n\t\t${first}`);
}

/**
 * With the script that runs before the first paint in the page itself.
 *
 * @param {string} html
 * @param {string} site
 * @param {string} base
 */
function withFirstScript(html, site, base) {
	return html.replace(
		/<script src="([^"]*)"><\/script>/,
		(_, /** @type {string} */ address) =>
			`<script>${minifySync(address, contentOf(address, site, base)).code}</script>`
	);
}

/**
 * With scripts that are loaded after the page's own text and fonts, and started after the first
 * paint. They are linked as `preload`, because Chromium ignores the priority of a `modulepreload`. A
 * page in the background is not painted, so the wait has a limit.
 *
 * @param {string} html
 * @param {string} page
 */
function drawnBeforeItRuns(html, page) {
	const start = /Promise\.all\((\[\s*import\([^\]]*\])\)/;
	if (!start.test(html)) throw new Error(`${page} does not start its scripts as expected`);
	const drawn = `new Promise((resolve) => {
						requestAnimationFrame(() => setTimeout(resolve));
						setTimeout(resolve, 300);
					})`;
	return html
		.replace(start, `${drawn}.then(() => Promise.all($1).catch(mendSite))`)
		.replaceAll(
			' rel="modulepreload">',
			' rel="preload" as="script" crossorigin fetchpriority="low">'
		);
}

/**
 * @param {string} address the address of a file on the site's server
 * @param {string} site
 * @param {string} base
 */
function contentOf(address, site, base) {
	return readFileSync(path.join(site, address.slice(base.length)), 'utf8');
}

/**
 * The page with the hashes of its inline scripts and styles in its Content-Security-Policy.
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
		.replace(/script-src 'self'/, (policy) => `${policy} ${hashes('script')}`)
		.replace(/style-src 'self'/, (policy) => `${policy} ${hashes('style')}`);
}
