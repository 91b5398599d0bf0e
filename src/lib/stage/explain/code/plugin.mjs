import { readdir, readFile } from 'node:fs/promises';
import { parseListing } from './parse.mjs';

const SUFFIX = '?listing';
const PROGRAMS = /\/lesson\.ts\?programs(?:=(\w+))?$/;
const LANGUAGES = {
	ts: 'typescript',
	py: 'python',
	pas: 'pascal',
	php: 'php',
	txt: 'pseudocode'
};

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
		{ match: wholeWord('אם|לכל|בצע שוב ושוב|סיים|החזר|וגם|או'), name: 'keyword.control' },
		{ match: ':?=', name: 'keyword.control' },
		{ match: wholeWord('not found|found|failed|done'), name: 'constant.language' },
		{ match: wholeWord('הצלחה|כישלון'), name: 'constant.language' },
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

/** It is loaded when a listing has to be highlighted: a build that remembers all of them does without. */
async function createHighlighter() {
	const [{ createHighlighterCore }, { createJavaScriptRegexEngine }] = await Promise.all([
		import('shiki/core'),
		import('shiki/engine/javascript')
	]);
	return createHighlighterCore({
		engine: createJavaScriptRegexEngine(),
		themes: [classes],
		langs: [
			import('shiki/langs/typescript.mjs'),
			import('shiki/langs/python.mjs'),
			import('shiki/langs/pascal.mjs'),
			import('shiki/langs/php.mjs'),
			pseudocode
		]
	});
}

/**
 * Vite plugin: `import lines from './search.ts?listing'` gives the listing as `TokenizedLine`s (see
 * `listings.ts`), highlighted when the site is built, so that the reader downloads no highlighter.
 * `import files from './lesson.ts?programs'` gives the `ProgramFiles` beside a chapter (see `programs.ts`),
 * `./lesson.ts?programs=python` their lines in one language.
 *
 * @param {<Made>(inputs: string[], make: () => Promise<Made>) => Promise<Made>} remember keeps what is made of a
 *   file for the next build (scripts/remember.mjs)
 * @returns {import('vite').Plugin}
 */
export function listings(remember) {
	/** @type {ReturnType<typeof createHighlighter> | undefined} */
	let created;
	const highlighter = () => (created ??= createHighlighter());

	/** @param {string} file */
	async function tokenize(file) {
		const [code, lang] = [await readFile(file, 'utf8'), languageOf(file)];
		return remember(['listing', lang, code], async () => {
			const lines = parseListing(code);
			const text = lines.map((line) => line.text).join('\n');
			const { tokens } = (await highlighter()).codeToTokens(text, { lang, theme: 'classes' });
			return lines.map((line, at) => ({ ...line, tokens: joined(tokens[at]) }));
		});
	}

	/**
	 * The lines of each file of a folder, by the file's path.
	 *
	 * @param {string} folder
	 */
	async function tokenizeAll(folder) {
		const names = await readdir(folder).catch(() => []);
		return Promise.all(
			names.sort().map(async (name) => {
				const file = `${folder}/${name}`;
				return {
					...{ file, name: name.replace(/\.\w+$/, ''), language: languageOf(file) },
					lines: await tokenize(file)
				};
			})
		);
	}

	/**
	 * The files of programs of a chapter, and the code of a module: its `ProgramFiles`, or with a language
	 * its `LoadedLines`.
	 *
	 * @param {string} folder that of the chapter
	 * @param {string | undefined} language
	 */
	async function programsIn(folder, language) {
		const [listings, orders] = await Promise.all([
			tokenizeAll(`${folder}/listings`),
			tokenizeAll(`${folder}/orders`)
		]);
		const files = [...listings, ...orders];
		if (language !== undefined) {
			const lines = { listings: linesIn(listings, language), orders: linesIn(orders, language) };
			return { files, code: `export default ${JSON.stringify(lines)};` };
		}
		const names = { listings: languagesOf(listings), orders: languagesOf(orders) };
		const loads = [...new Set(files.map((one) => one.language))].map(
			(one) => `${one}: () => import('./lesson.ts?programs=${one}')`
		);
		const code = `export default { ...${JSON.stringify(names)}, load: { ${loads.join(', ')} } };`;
		return { files, code };
	}

	return {
		name: 'listings',
		enforce: 'pre',
		load: {
			filter: { id: /\?listing$|\/lesson\.ts\?programs(=\w+)?$/ },
			async handler(id) {
				const programs = PROGRAMS.exec(id);
				if (programs !== null) {
					const { files, code } = await programsIn(id.slice(0, programs.index), programs[1]);
					for (const { file } of files) this.addWatchFile(file);
					return { code, moduleType: 'js', map: null };
				}
				const file = id.slice(0, -SUFFIX.length);
				this.addWatchFile(file);
				const code = `export default ${JSON.stringify(await tokenize(file))};`;
				return { code, moduleType: 'js', map: null };
			}
		}
	};
}

/**
 * The languages that each program is in.
 *
 * @param {readonly { name: string; language: string }[]} files
 */
function languagesOf(files) {
	/** @type {Record<string, string[]>} */
	const named = {};
	for (const { name, language } of files) (named[name] ??= []).push(language);
	return named;
}

/**
 * The lines of the programs in one language.
 *
 * @param {readonly { name: string; language: string; lines: import('./listings').TokenizedLine[] }[]} files
 * @param {string} wanted
 */
function linesIn(files, wanted) {
	return Object.fromEntries(
		files
			.filter(({ language }) => language === wanted)
			.map(({ name, lines }) => [name, programLines(lines)])
	);
}

/** @param {string} file */
function languageOf(file) {
	return LANGUAGES[/** @type {keyof typeof LANGUAGES} */ (file.split('.').at(-1))];
}

/**
 * A listing without what a reader does not need, and without empty lines at its ends.
 *
 * @param {readonly import('./listings').TokenizedLine[]} lines
 * @returns {import('./programs').ProgramLine[]}
 */
function programLines(lines) {
	const isFull = (/** @type {{ text: string }} */ { text }) => text !== '';
	return lines
		.slice(lines.findIndex(isFull), lines.findLastIndex(isFull) + 1)
		.map(({ tokens, step, when, locale }) => ({
			tokens,
			mark: step,
			wrong: when.flat().at(0) ?? null,
			...(locale !== undefined && { locale })
		}));
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
