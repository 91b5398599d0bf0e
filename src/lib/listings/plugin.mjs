import { readFile } from 'node:fs/promises';
import { createHighlighterCore } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import python from 'shiki/langs/python.mjs';
import typescript from 'shiki/langs/typescript.mjs';
import { parseListing } from './parse.mjs';

const SUFFIX = '?listing';
const LANGUAGES = { ts: 'typescript', py: 'python', txt: 'pseudocode' };

/** @param {string} words */
function wholeWord(words) {
	return `(?<!\\p{L})(${words})(?!\\p{L})`;
}

/** @type {import('shiki/core').LanguageRegistration} */
const pseudocode = {
	name: 'pseudocode',
	scopeName: 'source.pseudocode',
	repository: {},
	patterns: [
		{ match: wholeWord('if|for each|repeat|return|and|or'), name: 'keyword.control' },
		{ match: wholeWord('אם|לכל|בצע שוב ושוב|חזור|החזר|וגם|או'), name: 'keyword.control' },
		{ match: ':=', name: 'keyword.control' },
		{ match: wholeWord('not found|found|failed|done'), name: 'constant.language' },
		{ match: wholeWord('לא נמצא|נמצא|נכשל|סיום'), name: 'constant.language' },
		{ match: '[\\p{L}_]+(?=\\()', name: 'entity.name.function' }
	]
};

/** Maps scopes to classes. A theme holds colours, so a colour stands for each class. */
const CLASSES = [
	{ name: 'keyword', scope: ['keyword.control', 'keyword.operator.logical.python', 'storage'] },
	{ name: 'function', scope: ['entity.name.function', 'support.function'] },
	{ name: 'type', scope: ['entity.name.type', 'support.type', 'support.class'] },
	{ name: 'constant', scope: ['constant', 'variable.language'] },
	{ name: 'comment', scope: ['comment', 'punctuation.definition.comment'] }
];
const colourOf = (/** @type {number} */ at) => `#${String(at + 1).padStart(6, '0')}`;

/** @type {import('shiki/core').ThemeRegistration} */
const classes = {
	name: 'classes',
	fg: colourOf(-1),
	bg: colourOf(-1),
	settings: CLASSES.map(({ scope }, at) => ({ scope, settings: { foreground: colourOf(at) } }))
};

/**
 * Vite plugin: `import lines from './search.ts?listing'` gives the listing as `TokenizedLine`s (see
 * `listings.ts`), highlighted when the site is built, so that the reader downloads no highlighter.
 *
 * @returns {import('vite').Plugin}
 */
export function listings() {
	const highlighter = createHighlighterCore({
		engine: createJavaScriptRegexEngine(),
		themes: [classes],
		langs: [typescript, python, pseudocode]
	});

	/** @param {string} file */
	async function tokenize(file) {
		const lines = parseListing(await readFile(file, 'utf8'));
		const extension = /** @type {keyof typeof LANGUAGES} */ (file.split('.').at(-1));
		const { tokens } = (await highlighter).codeToTokens(lines.map(({ text }) => text).join('\n'), {
			lang: LANGUAGES[extension],
			theme: 'classes'
		});
		return lines.map((line, at) => ({ ...line, tokens: joined(tokens[at]) }));
	}

	return {
		name: 'listings',
		enforce: 'pre',
		load: {
			filter: { id: /\?listing$/ },
			async handler(id) {
				const file = id.slice(0, -SUFFIX.length);
				this.addWatchFile(file);
				const code = `export default ${JSON.stringify(await tokenize(file))};`;
				return { code, moduleType: 'js', map: null };
			}
		}
	};
}

/** @param {readonly { content: string; color?: string }[]} tokens */
function joined(tokens) {
	/** @type {[text: string, colour: string][]} */
	const pieces = [];
	for (const { content, color } of tokens) {
		const name = CLASSES.find((_, at) => colourOf(at) === color)?.name ?? 'plain';
		const last = pieces.at(-1);
		if (last?.[1] === name) last[0] += content;
		else pieces.push([content, name]);
	}
	return pieces;
}
