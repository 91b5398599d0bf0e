/**
 * What is expected of the markup of components, beyond what Svelte itself warns of (svelte-check) and what
 * oxlint sees in their scripts. `node scripts/lint-markup.mjs` prints what is wrong.
 */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'svelte/compiler';
import { root } from './install.mjs';

/**
 * A node of Svelte's syntax tree, or of the JavaScript in it.
 *
 * @typedef {{ type: string; start: number; name: string; attributes: Node[]; value: unknown;
 *   key?: unknown; context?: unknown; callee: Node; local?: Node; id?: Node | null; arguments: Node[]; quasis: Node[] }} Node
 */

/** @param {Node} node @param {string} name */
const attribute = ({ attributes }, name) =>
	attributes.find((one) => one.type === 'SpreadAttribute' || one.name === name);

/** @param {Node} node */
function textOf({ value }) {
	const [text] = Array.isArray(value) ? /** @type {{ data?: string }[]} */ (value) : [];
	return text?.data;
}

/** @type {Record<string, (node: Node) => unknown>} what is wrong, or nothing */
const rules = {
	EachBlock: ({ key, context }) => context && !key && 'An {#each} has a key.',
	HtmlTag: () => '{@html} is not used: text is text.',
	DebugTag: () => '{@debug} stays out.',
	Script: (node) => textOf(attribute(node, 'lang') ?? node) !== 'ts' && 'A script is lang="ts".',
	RegularElement(node) {
		if (node.name === 'button') return !attribute(node, 'type') && 'A button says its type.';
		const target = attribute(node, 'target');
		const leaves = node.name === 'a' && target && textOf(target) === '_blank';
		return leaves && !attribute(node, 'rel') && 'A link to a new window has a rel.';
	},
	CallExpression({ callee, arguments: [first] }) {
		if (callee.name === '$inspect') return '$inspect stays out.';
		if (!/^(goto|pushState|replaceState|preloadData|preloadCode)$/.test(callee.name)) return;
		const [quasi] = first?.quasis ?? [];
		const text = quasi ? /** @type {{ raw: string }} */ (quasi.value).raw : first?.value;
		return String(text).startsWith('/') && `${callee.name} takes an address from resolve().`;
	}
};

/**
 * What is wrong with a component, as `file:line: …`.
 *
 * @param {string} file
 * @param {string} text
 * @returns {string[]}
 */
export function lintMarkup(file, text) {
	/** @type {string[]} */
	const wrong = [];
	const lineOf = (/** @type {Node} */ { start }) => text.slice(0, start).split('\n').length;
	const uses = text.replace(/\bfrom\s+(['"]).*?\1/g, ''); // a file is often called what it exports
	/** @param {unknown} node */
	const visit = (node) => {
		if (Array.isArray(node)) node.forEach(visit);
		else if (typeof node === 'object' && node !== null) {
			const one = /** @type {Node} */ (node);
			const message = Object.hasOwn(rules, one.type) && rules[one.type]?.(one);
			if (typeof message === 'string') wrong.push(`${file}:${lineOf(one)}: ${message}`);
			if (/^(Import\w*Specifier|VariableDeclarator|FunctionDeclaration)$/.test(one.type)) {
				const { name = '_' } = one.local ?? one.id ?? {};
				const exported = /\bexport (async |let |const )?$/.test(text.slice(0, one.start));
				const word = new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?!\\w)`);
				const free = exported || name.startsWith('_') || uses.split(word).length > 2;
				if (!free) wrong.push(`${file}:${lineOf(one)}: ${name} is not used.`);
			}
			Object.values(node).forEach(visit);
		}
	};
	const { fragment, instance, module } = parse(text, { modern: true, filename: file });
	visit([module, instance, fragment]);
	return wrong;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
	const wrong = ['src', 'tests/fixtures'].flatMap((folder) =>
		readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
			.filter((name) => name.endsWith('.svelte'))
			.map((name) => path.posix.join(folder, name.replaceAll('\\', '/')))
			.flatMap((file) => lintMarkup(file, readFileSync(path.join(root, file), 'utf8')))
	);
	for (const line of wrong) console.error(line);
	process.exitCode = wrong.length > 0 ? 1 : 0;
}
