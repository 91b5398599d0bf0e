/**
 * Makes the scripts of a built site once for each language, in `_app/immutable/<locale>/`: those with texts, and
 * those that load them. All others stay as they are, for every language.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { hasEachLanguage, inOneLanguage } from '../../src/lib/i18n/in-each-language.mjs';
import { baseLocale, localeOf, locales, prefixedLocales, readMessages } from '../messages.mjs';
import { sharedCode } from './fluent.mjs';
import { ENGLISH, messageName, TEXTS } from './plugin.mjs';

/** @import { Message } from './fluent.mjs' */

/** All English texts, for pages in other languages. */
const ENGLISH_FILE = '_app/english.js';

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

	for (const locale of locales) {
		const own = path.join(folder, locale);
		for (const name of spoken) {
			const code = references.replace(scripts.get(name) ?? '', name, ({ file, isAddress }) => {
				if (spoken.has(file)) return isAddress ? `${references.start}${locale}/${file}` : null;
				return isAddress ? null : `${'../'.repeat(name.split('/').length)}${file}`;
			});
			const loaded =
				locale === baseLocale
					? 'Promise.resolve({default:null})'
					: `import("${base}/${ENGLISH_FILE}")`;
			write(
				path.join(own, name),
				texts.put(code, locale).replace(englishImport, () => loaded)
			);
		}
	}
	for (const name of spoken) rmSync(path.join(folder, name));
	// It is not among the files that keep their content under their name: those that load it name no digest of it.
	write(path.join(site, ENGLISH_FILE), texts.english());

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
		[...scripts].flatMap(([name, code]) =>
			textsImport.test(code) || hasEachLanguage(code) ? name : []
		)
	);
	for (const name of spoken) for (const other of namedBy.get(name) ?? []) spoken.add(other);
	return spoken;
}

/** The texts of all languages, as built files have them. */
class Texts {
	/** The English texts of each file in another language, by a name that is the same as long as they are. */
	#english = /** @type {Map<string, readonly string[]>} */ (new Map());

	/** @param {ReadonlyMap<string, ReadonlyMap<string, Message>>} all by locale */
	constructor(all) {
		this.all = all;
	}

	/** The English texts of what was put into other languages until now, as a module. */
	english() {
		const codes = new Set([...this.#english.values()].flat());
		const names = new Map([...codes].map((code, at) => [code, `t${at}`]));
		const defined = [...names].map(([code, name]) => `function ${name}${code}`);
		const lists = [...this.#english].map(
			([file, texts]) => `${file}:[${texts.map((code) => names.get(code)).join()}]`
		);
		return `${sharedCode(baseLocale)}${defined.join('')}export default{${lists.join()}};`;
	}

	/**
	 * A file with the values of a language, and with its texts in place of their import. These are functions, which are
	 * there from the start, because files may import each other.
	 *
	 * @param {string} code
	 * @param {string} locale
	 */
	put(code, locale) {
		const own = inOneLanguage(code, locale, (literal) => String(runInNewContext(literal)));
		return own.replace(textsImport, (_, /** @type {string} */ list = '') => {
			const imported = list
				.split(',')
				.filter((one) => one !== '')
				.map((one) => {
					const [builtName, name = builtName] = one.trim().split(' as ');
					return { name, key: messageName(builtName) };
				});
			const texts = imported.map(({ key }) => this.#codeOf(key, locale));
			const names = imported.map(({ name }) => name);
			const shared = texts.some((text) => text.includes('$plural(')) ? sharedCode(locale) : '';
			if (locale === baseLocale)
				return shared + names.map((name, at) => `function ${name}${texts[at]}`).join('');
			const english = imported.map(({ key }) => this.#codeOf(key, baseLocale));
			return shared + this.#unlessEnglish(names, texts, english);
		});
	}

	/** @param {string} key @param {string} locale */
	#codeOf(key, locale) {
		return this.all.get(locale)?.get(key)?.code ?? '';
	}

	/**
	 * Functions that return the English texts while somebody has loaded these (src/lib/i18n/in-english.ts).
	 *
	 * @param {readonly string[]} names
	 * @param {readonly string[]} texts
	 * @param {readonly string[]} english
	 */
	#unlessEnglish(names, texts, english) {
		const file = `e${createHash('sha256').update(english.join('\0')).digest('hex').slice(0, 12)}`;
		this.#english.set(file, english);
		const functions = texts.map((code, at) => {
			const [begin = '', inputs = ''] = /^\((i?)\)\{return ?/.exec(code) ?? [];
			const text = code.slice(begin.length, -1);
			return `function ${names[at]}(${inputs}){return $english(${at})?.(${inputs})??(${text})}`;
		});
		return `function $english(n){return self.$english?.${file}?.[n]}${functions.join('')}`;
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
