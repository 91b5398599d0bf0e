/**
 * Gives every language of the site its own scripts. A compiled message holds its text in all
 * languages and asks for the language of the page; in a script that is loaded by pages of one
 * language only, the other texts are dead weight.
 *
 * The base language's scripts stay where the bundler put them; those of another one are in a folder
 * beside them, under the same names: `_app/immutable/he/chunks/….js`.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { minifySync } from 'vite';
import { baseLocale, localeOf, locales, prefixedLocales } from './messages.mjs';

/** Stands for the language of the page in the bundler's scripts, until each language gets its own. */
const marker = 'globalThis.pageLanguage';

const scripts = /(_app\/immutable\/)((?:entry|nodes|chunks)\/[\w.-]+\.js)/g;

/**
 * What a browser needs of the runtime of the messages: the scripts know their language, so nobody has
 * to find it out from the address.
 */
const runtime = `export const baseLocale = ${JSON.stringify(baseLocale)};
export const locales = ${JSON.stringify(locales)};
export const getLocale = () => ${marker};
export const overwriteGetLocale = () => {};
export const experimentalStaticLocale = undefined;
`;

/**
 * Lets messages ask for the language in a way that {@link splitLanguages} can answer.
 *
 * @returns {import('vite').Plugin}
 */
export function markLanguage() {
	return {
		name: 'mark-language',
		apply: 'build',
		transform: {
			filter: { id: /\/paraglide\/(runtime|messages\/(?!_index)\w+)\.js$/ },
			handler(code, id, options) {
				if (options?.ssr) return null;
				if (id.endsWith('/runtime.js')) return { code: runtime, map: null };
				const name = path.basename(id, '.js');
				const texts = locales.map((locale) => `${locale}_${name}`);
				const message = `export const ${name} = `;
				const at = code.indexOf(message);
				if (at < 0 || texts.some((text) => !code.includes(`const ${text} = `)))
					this.error(`${id} is not compiled as expected`);
				const choice = locales.map((locale, i) => `${marker} === '${locale}' ? ${texts[i]} : `);
				// A call marked as pure can be left out where the message is not used.
				const chosen = `/* @__PURE__ */ (() => ${choice.join('')}undefined)()`;
				return { code: code.slice(0, at) + message + chosen, map: null };
			}
		}
	};
}

/**
 * Writes the scripts of each language, and names them in the pages of that language.
 *
 * @param {string} site the folder of the built site
 */
export function splitLanguages(site) {
	const folder = path.join(site, '_app/immutable');
	for (const name of filesIn(folder)) {
		if (!/^(entry|nodes|chunks)\//.test(name)) continue;
		const code = readFileSync(path.join(folder, name), 'utf8');
		for (const locale of [...prefixedLocales, baseLocale]) {
			const file = path.join(folder, localFolder(locale), name);
			mkdirSync(path.dirname(file), { recursive: true });
			writeFileSync(file, inLanguage(code, locale, name));
		}
	}
}

/**
 * A page with the scripts of its language. Servers send the page for unknown addresses in every
 * language, so it chooses them when it is loaded.
 *
 * @param {string} html
 * @param {string} page its path in the site
 * @param {string} base the site's path on the server
 */
export function scriptsOfLanguage(html, page, base) {
	if (page !== '404.html') return html.replace(scripts, `$1${localFolder(localeOf(page))}$2`);
	const prefixes = prefixedLocales.map((locale) => `${base}/${locale}/`);
	const folder = `(${JSON.stringify(prefixes)}.find((start) => location.pathname.startsWith(start)) ?? '').slice(${base.length + 1})`;
	return html
		.replace(/\s*<link [^>]*as="script"[^>]*>/g, '')
		.replace(scripts, `$1" + ${folder} + "$2`);
}

/** @param {string} locale */
const localFolder = (locale) => (locale === baseLocale ? '' : `${locale}/`);

/**
 * @param {string} code
 * @param {string} locale
 * @param {string} name
 */
function inLanguage(code, locale, name) {
	const answered = code
		.replaceAll(marker, JSON.stringify(locale))
		.replace(scripts, `$1${localFolder(locale)}$2`);
	const { code: small, errors } = minifySync(name, answered, { module: true, mangle: false });
	if (errors.length > 0) throw new Error(`${name}: ${errors[0]?.message}`);
	return small;
}

/**
 * The files in a folder and below.
 *
 * @param {string} folder
 * @returns {string[]} the paths of its files, relative to it, with slashes
 */
export function filesIn(folder) {
	return readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.map((name) => name.replaceAll(path.sep, '/'))
		.filter((name) => /\.\w+$/.test(name));
}
