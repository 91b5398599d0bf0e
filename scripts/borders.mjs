/**
 * Who may import whom in `src/`. This table is the architecture; ESLint enforces it.
 *
 * A problem's folder has two rooms: the problem itself, and in `view` its looks and words, which are
 * the row `views`. Each folder of `src/lib` lists the folders that it may import, "(types)" where only types may
 * cross, and the packages. A folder that is not listed here is an error, so a new one starts here.
 * Nobody imports `src/routes`; the rest of `src` (hooks, service worker) may import all of `src/lib`.
 * Tests may import whatever they need to check a result against.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** @type {Record<string, { folders: string[]; packages: string[] | 'any'; pure?: true }>} */
export const borders = {
	problems: { folders: [], packages: [], pure: true },
	search: { folders: ['problems', 'trace'], packages: [], pure: true },
	trace: { folders: ['problems', 'search'], packages: [], pure: true },
	layout: { folders: ['problems', 'search', 'trace'], packages: ['d3'], pure: true },
	worker: { folders: ['problems', 'search', 'trace', 'layout'], packages: [] },
	state: {
		folders: ['problems', 'search', 'trace', 'layout', 'worker', 'listings', 'i18n'],
		packages: 'any'
	},
	attachments: { folders: ['layout'], packages: 'any' },
	i18n: { folders: [], packages: 'any' },
	listings: { folders: ['search', 'trace'], packages: ['node:fs', 'shiki', 'vite'] },
	'board-kit': {
		folders: ['problems', 'search', 'trace', 'state', 'i18n', 'components'],
		packages: 'any'
	},
	components: {
		folders: [
			'problems',
			'board-kit',
			'listings',
			'search',
			'trace',
			'layout',
			'state',
			'attachments',
			'i18n'
		],
		packages: 'any'
	},
	views: {
		folders: [
			'problems',
			'search',
			'trace',
			'layout',
			'state',
			'attachments',
			'i18n',
			'board-kit',
			'components'
		],
		packages: 'any'
	}
};

/** The parts of d3 that touch the DOM. Only `src/lib/attachments` may use them. */
const d3ForTheDom = {
	names:
		/^(select|selectAll|selection|create|creator|local|matcher|pointers?|selector|selectorAll|style|window|namespaces?|zoom|zoomIdentity|zoomTransform|brush|brushX|brushY|brushSelection|drag|dragDisable|dragEnable|transition|active|interrupt|axis(Top|Right|Bottom|Left))$/,
	packages: /^d3-(selection|zoom|brush|drag|transition|axis)$/
};

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const src = path.join(root, 'src');

/** @param {string} file an absolute path */
const isTest = (file) => /\.(test|bench|fixture)\.ts$/.test(file);

/**
 * The row of the table that a file belongs to: `search` for `src/lib/search/a.ts`, `views` for
 * `src/lib/problems/sudoku/view/a.ts`, `routes` for anything in
 * `src/routes` and `src/params`, undefined for the rest of `src` and for files outside it.
 *
 * @param {string} file an absolute path
 */
function folderOf(file) {
	const parts = path.relative(src, file).split(path.sep);
	if (parts[0] === 'routes' || parts[0] === 'params') return 'routes';
	if (parts[1] === 'problems' && parts[3] === 'view') return 'views';
	return parts[0] === 'lib' ? (parts[1] ?? '') : undefined;
}

/**
 * The file or folder inside `src` that an import names, or undefined when it names a package.
 *
 * @param {string} specifier
 * @param {string} importer an absolute path
 */
function pathOf(specifier, importer) {
	const bare = specifier.replace(/\?.*$/, '');
	if (bare === '$lib' || bare.startsWith('$lib/')) return path.join(src, 'lib', bare.slice(5));
	if (bare.startsWith('.')) return path.resolve(path.dirname(importer), bare);
	return undefined;
}

/**
 * Why `importer` may not import `specifier`, or undefined when it may.
 *
 * @param {{ importer: string; specifier: string; names?: string[]; typesOnly?: boolean }} edge
 *   `importer` is an absolute path; `names` are what is taken, `*` for everything
 * @returns {string | undefined}
 */
export function violation({ importer, specifier, names = [], typesOnly = false }) {
	const from = folderOf(importer);
	const target = pathOf(specifier, importer);

	if (target === undefined) {
		if (!typesOnly && from !== 'attachments') {
			const touchesDom = names.filter((name) => name === '*' || d3ForTheDom.names.test(name));
			if (d3ForTheDom.packages.test(specifier) || (specifier === 'd3' && touchesDom.length > 0)) {
				return `only src/lib/attachments lets d3 touch the DOM (${touchesDom.join(', ') || specifier})`;
			}
		}
		if (from === undefined || from === 'routes' || isTest(importer)) return undefined;
		const allowed = borders[from]?.packages ?? 'any';
		const name = specifier.split('/')[0] ?? '';
		return allowed === 'any' || allowed.includes(name)
			? undefined
			: `src/lib/${from} imports no package but ${allowed.join(', ') || 'none at all'}`;
	}

	const to = folderOf(target);
	if (to === 'routes' && from !== 'routes') return 'nobody imports src/routes';
	if (from === undefined || from === 'routes' || from === to || isTest(importer)) return undefined;
	const rule = borders[from];
	if (!rule) return `src/lib/${from} is not in the table of borders (scripts/borders.mjs)`;
	if (to !== undefined && rule.folders.includes(to)) return undefined;
	if (to !== undefined && rule.folders.includes(`${to} (types)`)) {
		return typesOnly ? undefined : `src/lib/${from} imports only types from src/lib/${to}`;
	}
	return `src/lib/${from} imports only ${rule.folders.join(', ') || 'itself'}`;
}

/** @type {Map<string, { changed: number; imports: string[] }>} */
const importsOfFile = new Map();

/**
 * The files that a source file imports, as absolute paths, types included.
 *
 * @param {string} file an absolute path
 * @param {string} [text] the file's text, if it is not the one on the disk
 */
function importsOf(file, text) {
	const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
	const known = importsOfFile.get(file);
	if (text === undefined && known?.changed === changed) return known.imports;
	const source = text ?? readFileSync(file, 'utf8');
	const code = file.endsWith('.svelte')
		? [...source.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map((match) => match[1]).join('\n')
		: source;
	const imports = ts
		.preProcessFile(code, true, true)
		.importedFiles.map(({ fileName }) => pathOf(fileName, file))
		.flatMap((target) => (target === undefined ? [] : [resolveFile(target)]))
		.filter((target) => target !== undefined);
	if (text === undefined) importsOfFile.set(file, { changed, imports });
	return imports;
}

/**
 * @param {string} target a path as an import writes it, perhaps without its extension
 * @returns {string | undefined}
 */
function resolveFile(target) {
	const candidates = ['', '.ts', '.js', '/index.ts'].map((extension) => target + extension);
	return candidates.find((file) => /\.(ts|js|svelte)$/.test(file) && existsSync(file));
}

/**
 * The shortest way from a file through its imports back to itself, as absolute paths, or undefined.
 *
 * @param {string} start an absolute path
 * @param {string} [text] the file's text, if it is not the one on the disk
 */
export function circleThrough(start, text) {
	/** @type {Map<string, string>} */
	const reachedFrom = new Map();
	let frontier = [start];
	while (frontier.length > 0) {
		/** @type {string[]} */
		const next = [];
		for (const file of frontier) {
			for (const target of importsOf(file, file === start ? text : undefined)) {
				if (target === start) {
					const way = [start];
					for (let at = file; at !== start; at = reachedFrom.get(at) ?? start) way.unshift(at);
					return [start, ...way];
				}
				if (reachedFrom.has(target)) continue;
				reachedFrom.set(target, file);
				next.push(target);
			}
		}
		frontier = next;
	}
	return undefined;
}

/**
 * The nodes of an import or export, as far as the rule looks at them, TypeScript's kinds included.
 *
 * @typedef {import('eslint').Rule.Node} Node
 * @typedef {{ value?: unknown } | null | undefined} Source
 * @typedef {{ type: string; importKind?: string; exportKind?: string;
 *   imported?: { name?: string }; local?: { name?: string } }} Specifier
 * @typedef {Node & { source?: Source; specifiers?: Specifier[];
 *   importKind?: string; exportKind?: string }} Declaration
 */

/**
 * What an import or export declaration takes, and whether only types.
 *
 * @param {Declaration} node
 * @returns {{ names: string[]; typesOnly: boolean }}
 */
function taken(node) {
	if (node.type === 'ExportAllDeclaration') {
		return { names: ['*'], typesOnly: node.exportKind === 'type' };
	}
	const specifiers = node.specifiers ?? [];
	const values = specifiers.filter((one) => (one.importKind ?? one.exportKind) !== 'type');
	return {
		names: values.map((one) =>
			one.type === 'ImportNamespaceSpecifier' ? '*' : ((one.imported ?? one.local)?.name ?? '*')
		),
		typesOnly:
			(node.importKind ?? node.exportKind) === 'type' ||
			(specifiers.length > 0 && values.length === 0)
	};
}

/**
 * The ESLint rule `borders/imports`.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
const imports = {
	meta: { type: 'problem', schema: [], messages: { crossed: '{{reason}}.' } },
	create(context) {
		const importer = context.filename;

		/**
		 * @param {Node} node
		 * @param {Source} source
		 * @param {{ names: string[]; typesOnly: boolean }} what
		 */
		function check(node, source, what) {
			if (typeof source?.value !== 'string') return;
			const reason = violation({ importer, specifier: source.value, ...what });
			if (reason) context.report({ node, messageId: 'crossed', data: { reason } });
		}
		/** @param {Declaration} node */
		const checkDeclaration = (node) => check(node, node.source, taken(node));
		/** @param {Declaration} node */
		const checkDynamic = (node) => check(node, node.source, { names: ['*'], typesOnly: false });
		/** @param {Declaration} node */
		const checkType = (node) => check(node, node.source, { names: [], typesOnly: true });
		/** @param {Node & { arguments: Source[] }} node `new URL('./x.worker.ts', import.meta.url)` */
		const checkUrl = (node) => {
			const [source] = node.arguments;
			if (!String(source?.value).startsWith('.')) return;
			check(node, source, { names: [], typesOnly: false });
		};

		return {
			ImportDeclaration: checkDeclaration,
			ExportNamedDeclaration: checkDeclaration,
			ExportAllDeclaration: checkDeclaration,
			ImportExpression: checkDynamic,
			TSImportType: checkType,
			'NewExpression[callee.name="URL"][arguments.length=2]': checkUrl,
			'Program:exit': (node) => {
				if (!importer.startsWith(src) || isTest(importer)) return;
				const circle = circleThrough(importer, context.sourceCode.text);
				if (!circle) return;
				const way = circle.map((file) => path.relative(src, file)).join(' → ');
				context.report({ node, messageId: 'crossed', data: { reason: `a circle: ${way}` } });
			}
		};
	}
};

/** @type {import('eslint').ESLint.Plugin} */
export const bordersPlugin = { meta: { name: 'borders' }, rules: { imports } };

/** Globs of the files that run the same in Node, in a worker and in a test. */
export const pureFolders = Object.entries(borders).flatMap(([folder, { pure }]) =>
	pure ? [`src/lib/${folder}/**/!(view)/*.ts`, `src/lib/${folder}/*.ts`] : []
);
