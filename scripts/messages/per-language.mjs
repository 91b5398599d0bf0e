/**
 * Makes the scripts of a built site once for each language, in `_app/immutable/<locale>/`: those with texts, and
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
	const references = new References(`${base}/_app/immutable/`);
	const scripts = new Map(
		filesIn(folder, '.js').map((name) => [name, readFileSync(path.join(folder, name), 'utf8')])
	);
	const spoken = spokenAmong(scripts, references);
	const all = await readMessages();
	const texts = new Texts(all);
	const english = texts.english();

	for (const locale of locales) {
		const own = path.join(folder, locale);
		if (locale !== baseLocale) write(path.join(own, english.file), english.code);
		for (const name of spoken) {
			const code = references.replace(scripts.get(name) ?? '', name, ({ file, isAddress }) => {
				if (spoken.has(file)) return isAddress ? `${references.start}${locale}/${file}` : null;
				return isAddress ? null : `${'../'.repeat(name.split('/').length)}${file}`;
			});
			const loaded =
				locale === baseLocale
					? 'Promise.resolve({default:null})'
					: `import("${references.start}${locale}/${english.file}")`;
			write(
				path.join(own, name),
				texts.put(code, locale).replace(englishImport, () => loaded)
			);
		}
	}
	for (const name of spoken) rmSync(path.join(folder, name));

	for (const name of filesIn(site, '.html')) {
		const file = path.join(site, name);
		const html = readFileSync(file, 'utf8');
		const page = references.replace(html, '', (to) =>
			spoken.has(to.file) ? `${references.start}${localeOf(name)}/${to.file}` : null
		);
		write(file, name === '404.html' ? inAnyLanguage(page, base, references.start) : page);
	}
}

/**
 * The page for unknown addresses, which servers send in every language: its scripts are those of its address.
 *
 * @param {string} html in the base language
 * @param {string} base
 * @param {string} start of the addresses of scripts
 */
function inAnyLanguage(html, base, start) {
	const isIn = `l=>location.pathname.startsWith("${base}/"+l+"/")`;
	const locale = `(${JSON.stringify(prefixedLocales)}.find(${isIn})??"${baseLocale}")`;
	return html.replaceAll(`"${start}${baseLocale}/`, () => `"${start}"+${locale}+"/`);
}

/** How built files name scripts: by a path relative to themselves, or by an address. */
class References {
	#pattern;

	/** @param {string} start of the addresses of scripts */
	constructor(start) {
		this.start = start;
		this.#pattern = new RegExp(`(["'\`])(\\.\\.?/|${start})([\\w./-]+\\.js)\\1`, 'g');
	}

	/**
	 * A file with other names in place of some.
	 *
	 * @param {string} code
	 * @param {string} from the path of the file in the folder of scripts
	 * @param {(to: { file: string; isAddress: boolean }) => string | null} change the new name; null for the old one
	 */
	replace(code, from, change) {
		return code.replaceAll(
			this.#pattern,
			(
				/** @type {string} */ whole,
				/** @type {string} */ quote,
				/** @type {string} */ begin,
				/** @type {string} */ rest
			) => {
				const isAddress = begin === this.start;
				const file = isAddress ? rest : path.posix.join(path.posix.dirname(from), begin, rest);
				const name = change({ file, isAddress });
				return name === null ? whole : `${quote}${name}${quote}`;
			}
		);
	}

	/**
	 * The scripts that a file names.
	 *
	 * @param {string} code
	 * @param {string} from
	 */
	in(code, from) {
		/** @type {string[]} */
		const files = [];
		this.replace(code, from, ({ file }) => {
			files.push(file);
			return null;
		});
		return files;
	}
}

/**
 * The scripts that have texts, or name one that has.
 *
 * @param {ReadonlyMap<string, string>} scripts
 * @param {References} references
 */
function spokenAmong(scripts, references) {
	/** @type {Map<string, string[]>} */
	const namedBy = new Map();
	for (const [name, code] of scripts)
		for (const file of references.in(code, name))
			namedBy.set(file, [...(namedBy.get(file) ?? []), name]);
	const spoken = new Set(
		[...scripts].flatMap(([name, code]) => (textsImport.test(code) ? name : []))
	);
	for (const name of spoken) for (const other of namedBy.get(name) ?? []) spoken.add(other);
	return spoken;
}

/** The texts of all languages, as built files have them. */
class Texts {
	/** @type {ReadonlyMap<string, number>} */
	#numbers;

	/** @param {ReadonlyMap<string, ReadonlyMap<string, Message>>} all by locale */
	constructor(all) {
		this.all = all;
		this.#numbers = new Map([...(all.get(baseLocale)?.keys() ?? [])].map((name, at) => [name, at]));
	}

	/** All English texts as a module, by their numbers, for pages in other languages. */
	english() {
		const functions = [...(this.all.get(baseLocale)?.values() ?? [])];
		const list = functions.map(({ code }) => `function${code}`).join();
		const code = `${sharedCode(baseLocale)}export default[${list}];`;
		const digest = createHash('sha256').update(code).digest('hex').slice(0, 7);
		return { code, file: `english.${digest}.js` };
	}

	/**
	 * A file with the texts of a language in place of their import. They are functions, which are there from the
	 * start, because files may import each other.
	 *
	 * @param {string} code
	 * @param {string} locale
	 */
	put(code, locale) {
		return code.replace(textsImport, (_, /** @type {string} */ list = '') => {
			const names = list.split(',').filter((one) => one !== '');
			const functions = names.map((one) => {
				const [builtName, own = builtName] = one.trim().split(' as ');
				return `function ${own}${this.#function(messageName(builtName), locale)}`;
			});
			const text = functions.join('');
			return (text.includes('$plural(') ? sharedCode(locale) : '') + text;
		});
	}

	/**
	 * The parameters and the body of a text's function. In another language than English it returns the English
	 * text while somebody has loaded that (src/lib/i18n/in-english.ts).
	 *
	 * @param {string} name
	 * @param {string} locale
	 */
	#function(name, locale) {
		const code = this.all.get(locale)?.get(name)?.code ?? '';
		if (locale === baseLocale) return code;
		const [begin = '', inputs = ''] = /^\((i?)\)\{return ?/.exec(code) ?? [];
		const number = this.#numbers.get(name);
		return `(${inputs}){return self.$english?self.$english[${number}](${inputs}):${code.slice(begin.length)}`;
	}
}

/**
 * The files in a folder and below.
 *
 * @param {string} folder
 * @param {string} ending
 * @returns {string[]} their paths in it, with slashes
 */
function filesIn(folder, ending) {
	return readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.map((name) => name.replaceAll(path.sep, '/'))
		.filter((name) => name.endsWith(ending));
}

/** @param {string} file @param {string} text */
function write(file, text) {
	mkdirSync(path.dirname(file), { recursive: true });
	writeFileSync(file, text);
}
