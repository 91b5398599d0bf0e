/**
 * Compiles the texts of the interface, Fluent files (`messages/en/*.ftl` and each kind's `messages/en.ftl`),
 * to `src/lib/i18n/compiled`: a module for each language, `messages.js`, which goes by the language of the
 * page, and its types. A build for browsers takes the texts from here instead (messages/plugin.mjs).
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { LOCALES } from '../src/lib/i18n/locales.js';

/** @import { Message, Parameter } from './messages/fluent.mjs' */

const root = path.resolve(import.meta.dirname, '..');
const library = path.join(root, 'src/lib');
const compiled = path.join(library, 'i18n/compiled');

/** @type {readonly import('../src/lib/i18n/locales.js').LocaleInfo[]} */
const infos = LOCALES;

/** The language whose messages are made (messages/test-language.mjs). */
const TEST = 'ru-x-test';

export const locales = infos.map(({ code }) => code);
export const [baseLocale] = locales;

/** The locales whose addresses have a prefix: all but the first. */
export const prefixedLocales = locales.slice(1);

/**
 * The locale of a page.
 *
 * @param {string} page its path in the site
 */
export const localeOf = (page) =>
	prefixedLocales.find((locale) => page.startsWith(`${locale}/`)) ?? baseLocale;

/**
 * The files with the texts of a language, sorted, and the area of each: what its messages begin with.
 *
 * @param {string} locale
 * @returns {{ file: string; area: string }[]}
 */
export function messageFiles(locale) {
	return readdirSync(library, { recursive: true, encoding: 'utf8' })
		.map((name) => name.replaceAll(path.sep, '/'))
		.flatMap((name) => {
			const [, own, shared] =
				new RegExp(`([^/]+)/messages/(?:${locale}|${locale}/([^/]+))\\.ftl$`).exec(name) ?? [];
			return own ? [{ file: path.join(library, name), area: shared ?? own }] : [];
		})
		.sort((a, b) => (a.file < b.file ? -1 : 1));
}

/** The texts of a language, as `compileFluent` takes them. @param {string} locale */
const sourcesOf = (locale) =>
	messageFiles(locale).map(({ file }) => ({
		source: readFileSync(file, 'utf8'),
		file: path.relative(root, file)
	}));

/**
 * Writes texts in other letters, capitals included.
 *
 * @param {import('../src/lib/i18n/locales.js').Script} script
 * @returns {(text: string) => string}
 */
function writer({ letters, as }) {
	const others = as.split(' ');
	const table = new Map(letters.split(' ').map((letter, at) => [letter, others[at]]));
	return (text) =>
		text.replaceAll(/\p{L}/gu, (letter) => {
			const small = letter.toLowerCase();
			const other = table.get(small);
			if (other === undefined) return letter;
			return small === letter ? other : other.replace(/^./u, (first) => first.toUpperCase());
		});
}

/**
 * The messages of each language, by their names.
 *
 * @returns {Promise<Map<string, Map<string, Message>>>} by locale
 * @throws {Error} if a file cannot be read, or a language has a message that others lack
 */
export async function readMessages() {
	const { compileFluent } = await import('./messages/fluent.mjs'); // needs installed packages
	const { testMessages } = await import('./messages/test-language.mjs');
	const all = new Map(
		infos.map(({ code, script }) => {
			const write = script ? writer(script) : (/** @type {string} */ text) => text;
			const written = script?.of ?? code;
			if (written === TEST) return [code, testMessages(sourcesOf(baseLocale), write)];
			const files = sourcesOf(written).map(({ source, file }) =>
				compileFluent(source, file, write)
			);
			return [code, new Map(files.flatMap((messages) => [...messages]))];
		})
	);
	const names = new Set([...all.values()].flatMap((messages) => [...messages.keys()]));
	for (const [locale, messages] of all)
		for (const name of names)
			if (!messages.has(name)) throw new Error(`${name} has no text in ${locale}.`);
	return all;
}

/**
 * Writes the compiled messages, unless they are those of the texts.
 *
 * @returns {Promise<void>}
 */
export async function compileMessages() {
	const stamp = path.join(compiled, 'from');
	const wanted = digest();
	if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
	const { sharedCode } = await import('./messages/fluent.mjs');
	const { grammar } = await import('./messages/test-language.mjs');
	const all = await readMessages();
	rmSync(compiled, { recursive: true, force: true });
	mkdirSync(compiled, { recursive: true });
	/** @param {string} name @param {string[]} lines */
	const write = (name, lines) => writeFileSync(path.join(compiled, name), `${lines.join('\n')}\n`);
	for (const [locale, messages] of all)
		write(`${locale}.js`, [
			'// @ts-nocheck',
			sharedCode(locale),
			...[...messages].map(([name, { code }]) => `export function ${name}${code}`)
		]);
	const names = [...(all.get(baseLocale)?.keys() ?? [])];
	const typed = [...all.values(), grammar()];
	write('messages.js', [
		'// @ts-nocheck',
		"import { getLocale } from '../locale';",
		...locales.map((locale, at) => `import * as l${at} from './${locale}.js';`),
		`const all = { ${locales.map((locale, at) => `'${locale}': l${at}`).join(', ')} };`,
		...names.map((name) => `export const ${name} = (i) => all[getLocale()].${name}(i);`)
	]);
	write('messages.d.ts', [
		...NOUN,
		...names.flatMap((name) => {
			const each = typed.flatMap((messages) => messages.get(name) ?? []);
			return [
				`/** ${each[0].texts.join(' | ').replaceAll('*/', '* /')} */`,
				declaration(name, each)
			];
		})
	]);
	writeFileSync(stamp, wanted);
}

/**
 * @param {string} name of a message
 * @param {readonly Message[]} each it in each language
 */
function declaration(name, each) {
	/** @type {Map<string, Parameter>} */
	const parameters = new Map();
	for (const message of each)
		for (const [parameter, kind] of message.parameters) {
			const known = parameters.get(parameter) ?? 'text';
			if (known !== 'text' && kind !== 'text' && kind !== known)
				throw new Error(`${name}: $${parameter} cannot be a ${known} and a ${kind}.`);
			parameters.set(parameter, known === 'text' ? kind : known);
		}
	const types = { text: 'Text', number: 'number', noun: 'Noun' };
	const inputs = [...parameters].map(([parameter, kind]) => `${parameter}: ${types[kind]}`);
	const result = each.some(({ isNoun }) => isNoun) ? 'Noun' : 'string';
	const input = inputs.length > 0 ? `i: { ${inputs.join('; ')} }` : '';
	return `export declare const ${name}: (${input}) => ${result};`;
}

/** The types of what a message can insert. */
const NOUN = [
	'declare const noun: unique symbol;',
	'/** A noun in the forms that a language needs, which only sentences read. As a text it is in the nominative. */',
	'export interface Noun {',
	'	readonly [noun]: true;',
	'	toString(): string;',
	'}',
	'/** What a message can insert. */',
	'export type Text = string | number | Noun;'
];

/** A digest of the texts and of what compiles them. */
function digest() {
	const hash = createHash('sha256').update(locales.join());
	const files = [
		...['messages.mjs', 'messages/fluent.mjs', 'messages/test-language.mjs'].map((name) =>
			path.join(root, 'scripts', name)
		),
		...['locales.js', 'test-language/grammar.ftl'].map((name) => path.join(library, 'i18n', name)),
		...infos.flatMap(({ code }) => messageFiles(code).map(({ file }) => file))
	];
	for (const file of files)
		hash
			.update(`${path.relative(root, file)}\0`)
			.update(readFileSync(file))
			.update('\0');
	return hash.digest('hex');
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
	await compileMessages();
}
