/**
 * Enforces the table of `borders.mjs` in one pass over the imports of `src`: who imports whom, that d3
 * touches the DOM in one file only, and that no import leads back to itself, types included.
 * `node scripts/lint-borders.mjs` prints what breaks them.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { borders } from './borders.mjs';
import { root } from './install.mjs';

/**
 * One import of a file, of whatever form.
 *
 * @typedef {object} Import
 * @property {string} specifier as it is written, such as `$lib/ui/Button.svelte`
 * @property {number} line from 1
 * @property {boolean} types whether nothing is left of it when types are taken away
 * @property {string[]} names the values that it takes, `*` for all
 * @property {boolean} loaded whether the module is loaded into the same thread
 */

const tests = /\.(test|bench|fixture)\.ts$/;

/**
 * The code of a file, with every other part of a component made blank.
 *
 * @param {string} file
 * @param {string} text
 */
function codeOf(file, text) {
	if (!file.endsWith('.svelte')) return text;
	const blank = (/** @type {string} */ part) => part.replace(/[^\n]/g, ' ');
	let code = '';
	let end = 0;
	const scripts = /(<script(?:"[^"]*"|'[^']*'|[^>"'])*>)([\s\S]*?)<\/script>/g;
	for (const { 0: element, 1: tag = '', 2: script = '', index } of text.matchAll(scripts)) {
		code += blank(text.slice(end, index) + tag) + script + blank('</script>');
		end = index + element.length;
	}
	code += blank(text.slice(end));
	// what the markup loads, as `{#await import('./Late.svelte')}` does
	for (const { 0: call, index } of text.matchAll(/\bimport\(\s*(['"])[^'"]*\1\s*\)/g)) {
		const end = index + call.length;
		if (code.slice(index, end).trim() === '')
			code = `${code.slice(0, index - 1)};${call}${code.slice(end)}`;
	}
	return code;
}

/**
 * All imports of a file: declarations, exports, dynamic imports, types in place, and addresses of workers.
 *
 * @param {string} file
 * @param {string} text
 * @returns {Import[]}
 */
export function importsOf(file, text) {
	const code = codeOf(file, text);
	const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, false, ts.ScriptKind.TS);
	/** @type {Import[]} */
	const imports = [];
	/** @param {ts.Node | undefined} literal @param {Partial<Import>} more */
	const add = (literal, more) => {
		if (!literal || !ts.isStringLiteralLike(literal)) return;
		const line = source.getLineAndCharacterOfPosition(literal.pos).line + 1;
		const specifier = literal.text;
		imports.push({ specifier, line, types: false, names: ['*'], loaded: true, ...more });
	};
	/** @param {ts.NodeArray<ts.ImportSpecifier | ts.ExportSpecifier>} elements */
	const valuesOf = (elements) =>
		elements
			.filter(({ isTypeOnly }) => !isTypeOnly)
			.map(({ name, propertyName }) => (propertyName ?? name).text);

	/** @param {ts.Node} node */
	const visit = (node) => {
		if (ts.isImportDeclaration(node)) {
			const { importClause: clause } = node;
			const bindings = clause?.namedBindings;
			const names =
				bindings && ts.isNamedImports(bindings) ? valuesOf(bindings.elements) : clause ? ['*'] : [];
			const types = clause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
			add(node.moduleSpecifier, { types, names });
		} else if (ts.isExportDeclaration(node)) {
			const { exportClause: clause, isTypeOnly: types } = node;
			const names = clause && ts.isNamedExports(clause) ? valuesOf(clause.elements) : ['*'];
			add(node.moduleSpecifier, { types, names });
		} else if (ts.isImportTypeNode(node)) {
			add(ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined, { types: true });
		} else if (ts.isCallExpression(node)) {
			const { kind } = node.expression;
			const required = ts.isIdentifier(node.expression) && node.expression.text === 'require';
			if (kind === ts.SyntaxKind.ImportKeyword || required) add(node.arguments[0], {});
		} else if (ts.isNewExpression(node) && ts.isIdentifier(node.expression)) {
			const [address, base] = node.arguments ?? [];
			const relative = address && ts.isStringLiteralLike(address) && address.text.startsWith('.');
			if (node.expression.text === 'URL' && base && relative) add(address, { loaded: false });
		}
		ts.forEachChild(node, visit);
	};
	visit(source);
	return imports;
}

/**
 * Where an import leads: a path in the project, with the end of its file if there is one; null for a package.
 *
 * @param {string} file the importer, by its path in the project
 * @param {string} specifier
 */
function targetOf(file, specifier) {
	const [plain = ''] = specifier.split('?');
	if (!/^(\.{1,2}(\/|$)|\$lib\/)/.test(plain)) return null;
	const target = plain.startsWith('$lib/')
		? path.posix.join('src/lib', plain.slice(5))
		: path.posix.join(path.posix.dirname(file), plain);
	const ends = ['', '.ts', '.js', '/index.ts'].map((end) => target + end);
	return ends.find((one) => /\.\w+$/.test(one) && existsSync(path.join(root, one))) ?? target;
}

/** The rows of the table, the narrowest first, and the folders beside them. */
const rows = [
	...Object.keys(borders)
		.toReversed()
		.map((row) => ({ row, folder: `src/lib/${row}` })),
	{ row: 'routes', folder: 'src/(?:routes|params)' },
	{ row: 'content', folder: 'src/content' },
	{ row: 'root', folder: 'src(?:/service-worker)?(?=/[^/]+$)' }
].map(({ row, folder }) => ({
	row,
	pattern: new RegExp(`^${folder.replaceAll('*', '([^/]+)')}(?=/)`)
}));

/** The row that a file belongs to, its folder, and which of many folders (`*`) that is. */
function placeOf(/** @type {string} */ file) {
	for (const { row, pattern } of rows) {
		const match = pattern.exec(file);
		if (match) return { row, folder: match[0], name: match[1] };
	}
	return null;
}

const lessons = {
	imports: ['engine', 'stage (types)', 'rooms/* (types)'],
	packages: /** @type {string[]} */ ([])
};

/** The parts of d3 that touch the DOM, and d3 as a whole. */
const packagesForTheDom = /^d3(-(selection|zoom|brush|drag|transition|axis))?(\/|$)/;
const zoomGestures = 'src/lib/stage/tree/zoom-gestures.ts';

/**
 * Which border an import crosses.
 *
 * @param {string} file the importer, by its path in the project
 * @param {Import} one
 * @returns {string | undefined} the rule that it breaks
 */
function broken(file, { specifier, types }) {
	if (packagesForTheDom.test(specifier) && !types && file !== zoomGestures)
		return `Only ${zoomGestures} lets d3 touch the DOM. Import the package of what you need.`;

	const from = placeOf(file);
	if (!from || from.row === 'routes') return;
	const target = targetOf(file, specifier);
	const to = target === null ? null : placeOf(target);
	if (to?.row === 'routes') return 'Nobody imports src/routes.';
	if (from.row === 'root' || tests.test(file)) return;
	if (target !== null && !to) return `${target} is in no row of scripts/borders.mjs.`;

	const { imports, packages } = from.row === 'content' ? lessons : borders[from.row];
	const rule = `${from.folder} imports only ${[...imports, ...(packages === 'any' ? ['packages'] : packages)].join(', ') || 'itself'}.`;
	if (!to) {
		const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
		return packages === 'any' || packages.includes(name) ? undefined : rule;
	}
	if (to.folder === from.folder) return;
	const allowed = imports.some((entry) => {
		const [row = '', typesOnly] = entry.split(' ');
		// Of many folders beside each other, only the importer's own.
		const [many] = /^[^*]*\*/.exec(row) ?? [];
		const own = many === undefined || !from.row.startsWith(many) || to.name === from.name;
		return row === to.row && own && (types || !typesOnly);
	});
	return allowed ? undefined : rule;
}

/**
 * The borders that a text in place of a file crosses, as `file:line: may not import …`.
 *
 * @param {string} file its path in the project, with slashes
 * @param {string} text
 * @param {Import[]} [imports]
 * @returns {string[]}
 */
export function crossings(file, text, imports = importsOf(file, text)) {
	if (!placeOf(file)) return [`${file}: it is in no row of scripts/borders.mjs.`];
	return imports.flatMap((one) => {
		const rule = broken(file, one);
		return rule ? [`${file}:${one.line}: may not import '${one.specifier}': ${rule}`] : [];
	});
}

/**
 * A path through a graph back to its start.
 *
 * @param {ReadonlyMap<string, readonly string[]>} graph
 * @returns {string[] | null}
 */
export function circleAmong(graph) {
	const finished = new Set();
	/** @param {string} node @param {string[]} way @returns {string[] | null} */
	const visit = (node, way) => {
		if (way.includes(node)) return [...way.slice(way.indexOf(node)), node];
		if (finished.has(node)) return null;
		for (const next of graph.get(node) ?? []) {
			const circle = visit(next, [...way, node]);
			if (circle) return circle;
		}
		finished.add(node);
		return null;
	};
	for (const node of graph.keys()) {
		const circle = visit(node, []);
		if (circle) return circle;
	}
	return null;
}

/**
 * The files that a file loads, types included, by their paths in the project.
 *
 * @param {string} file
 * @param {Import[]} imports
 */
export const loadedBy = (file, imports) =>
	imports.flatMap(({ specifier, loaded }) => (loaded ? (targetOf(file, specifier) ?? []) : []));

/**
 * What is wrong in `src`, a line each.
 *
 * @returns {string[]}
 */
export function lintBorders() {
	const generated = 'src/lib/i18n/compiled/';
	const files = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
		.map((name) => `src/${name.replaceAll('\\', '/')}`)
		.filter((name) => /\.(ts|js|mjs|svelte)$/.test(name) && !name.startsWith(generated));
	/** @type {Map<string, string[]>} */
	const graph = new Map();
	const wrong = files.flatMap((file) => {
		const text = readFileSync(path.join(root, file), 'utf8');
		const imports = importsOf(file, text);
		if (!tests.test(file)) graph.set(file, loadedBy(file, imports));
		return crossings(file, text, imports);
	});
	const circle = circleAmong(graph);
	return circle ? [...wrong, `Imports go in a circle: ${circle.join(' → ')}`] : wrong;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
	const wrong = lintBorders();
	for (const line of wrong) console.error(line);
	process.exitCode = wrong.length > 0 ? 1 : 0;
}
