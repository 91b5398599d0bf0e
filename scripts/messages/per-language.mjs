/**
 * Makes a built site's scripts once for each language, in `_app/immutable/<locale>/`: those with texts, and
 * those that load them. All others stay as they are, for every language.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { baseLocale, localeOf, locales, prefixedLocales, readMessages } from '../messages.mjs';
import { sharedCode } from './fluent.mjs';
import { ENGLISH, messageName, TEXTS } from './plugin.mjs';

/** @import { Message } from './fluent.mjs' */

const textsImport = new RegExp(`import(?:\\{([^}]*)\\}from)?["'\`]${TEXTS}["'\`];?`);

const englishImport = new RegExp(`import\\(["'\`]${ENGLISH}["'\`]\\)`);

/**
 * @param {object} options
 * @param {string} options.site the folder of the built site
 * @param {string} options.base its path on the server
 */
export async function writeLanguages({ site, base }) {
	const folder = path.join(site, '_app/immutable');
	const address = `${base}/_app/immutable/`;
	const scripts = new Map(
		readdirSync(folder, { recursive: true, encoding: 'utf8' })
			.map((name) => name.replaceAll(path.sep, '/'))
			.filter((name) => name.endsWith('.js'))
			.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')])
	);

	/** How files name each other: by a relative path, or by the address. */
	const reference = new RegExp(`(["'\`])(\\.\\.?/|${address})([\\w./-]+\\.js)\\1`, 'g');
	/** @param {string} from @param {string} begin @param {string} rest */
	const target = (from, begin, rest) =>
		begin === address ? rest : path.posix.join(path.posix.dirname(from), begin, rest);

	const spoken = new Set(
		[...scripts.keys()].filter((name) => textsImport.test(scripts.get(name) ?? ''))
	);
	for (let before = -1; before < spoken.size;) {
		before = spoken.size;
		for (const [name, code] of scripts)
			if (!spoken.has(name))
				for (const [, , begin, rest] of code.matchAll(reference))
					if (spoken.has(target(name, begin, rest))) spoken.add(name);
	}

	const all = await readMessages();
	const inBase = all.get(baseLocale) ?? new Map();
	const english = moduleOf(inBase);
	const englishFile = `english.${createHash('sha256').update(english).digest('hex').slice(0, 7)}.js`;
	for (const locale of prefixedLocales) {
		mkdirSync(path.join(folder, locale), { recursive: true });
		writeFileSync(path.join(folder, locale, englishFile), english);
	}
	for (const name of spoken) {
		const code = scripts.get(name) ?? '';
		for (const locale of locales) {
			const located = code.replaceAll(reference, (whole, quote, begin, rest) => {
				const isSpoken = spoken.has(target(name, begin, rest));
				if (begin === address)
					return isSpoken ? quote + address + locale + '/' + rest + quote : whole;
				return isSpoken
					? whole
					: `${quote}${'../'.repeat(depthOf(name) + 1)}${target(name, begin, rest)}${quote}`;
			});
			const file = path.join(folder, locale, name);
			mkdirSync(path.dirname(file), { recursive: true });
			const texts = withTexts(located, all.get(locale) ?? new Map(), locale, inBase);
			const loaded =
				locale === baseLocale
					? 'Promise.resolve({default:null})'
					: `import("${address}${locale}/${englishFile}")`;
			writeFileSync(
				file,
				texts.replace(englishImport, () => loaded)
			);
		}
		rmSync(path.join(folder, name));
	}

	for (const name of readdirSync(site, { recursive: true, encoding: 'utf8' })) {
		if (!name.endsWith('.html')) continue;
		const file = path.join(site, name);
		const html = readFileSync(file, 'utf8');
		const page = name.replaceAll(path.sep, '/');
		writeFileSync(
			file,
			page === '404.html' ? atRunTime(html) : html.replaceAll(reference, of(localeOf(page)))
		);
	}

	/** @param {string} locale @returns {(whole: string, quote: string, begin: string, rest: string) => string} */
	function of(locale) {
		return (whole, quote, begin, rest) =>
			spoken.has(rest) ? quote + begin + locale + '/' + rest + quote : whole;
	}

	/** Servers send the page for an unknown address in every language. @param {string} html */
	function atRunTime(html) {
		const [others, first] = [JSON.stringify(prefixedLocales), JSON.stringify(baseLocale)];
		const language = `${others}.find(l=>location.pathname.startsWith("${base}/"+l+"/"))??${first}`;
		return html.replaceAll(reference, (whole, _, begin, rest) =>
			spoken.has(rest) ? `"${begin}"+(${language})+"/${rest}"` : whole
		);
	}
}

/** @param {string} name */
const depthOf = (name) => name.split('/').length - 1;

/**
 * All texts as one module, in the order of their names.
 *
 * @param {ReadonlyMap<string, Message>} messages
 */
function moduleOf(messages) {
	const functions = [...messages.values()].map(({ code }) => `function${code}`);
	return `${sharedCode(baseLocale)}export default[${functions.join()}];`;
}

/**
 * A file with the texts of a language in place of their import. They are functions, which are there from the
 * start, because files may import each other. In another language than English they are English while somebody
 * has loaded that (src/lib/i18n/in-english.ts).
 *
 * @param {string} code
 * @param {ReadonlyMap<string, Message>} messages
 * @param {string} locale
 * @param {ReadonlyMap<string, Message>} inBase the English ones
 */
function withTexts(code, messages, locale, inBase) {
	const numbers =
		locale === baseLocale ? null : new Map([...inBase.keys()].map((name, at) => [name, at]));
	return code.replace(textsImport, (_, list = '') => {
		let functions = '';
		for (const one of list.split(',')) {
			if (one === '') continue;
			const [builtName, own = builtName] = one.trim().split(' as ');
			const name = messageName(builtName);
			const text = messages.get(name)?.code ?? '';
			const [begin = '', inputs = ''] = /^\((i?)\)\{return ?/.exec(text) ?? [];
			functions += `function ${own}`;
			functions += numbers
				? `(${inputs}){return self.$english?self.$english[${numbers.get(name)}](${inputs}):${text.slice(begin.length)}`
				: text;
		}
		return (functions.includes('$plural(') ? sharedCode(locale) : '') + functions;
	});
}
