import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ESLint } from 'eslint';
import ts from 'typescript';
import typescript from 'typescript-eslint';
import { describe, expect, test } from 'vitest';
import { borders } from '../../scripts/borders.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/** Made-up files belong to no TypeScript project, so they are linted without type-aware rules. */
const eslint = new ESLint({
	cwd: root,
	overrideConfig: [{ files: ['**/*'], ...typescript.configs.disableTypeChecked }]
});

/** The linter's messages for a text in place of a file, as `rule: message`. */
async function lint(file: string, text: string): Promise<string[]> {
	const code = file.endsWith('.svelte') ? `<script lang="ts">\n${text}\n</script>` : text;
	const [result] = await eslint.lintText(code, { filePath: path.join(root, file) });
	const messages = (result?.messages ?? []).map(({ ruleId, message }) => `${ruleId}: ${message}`);
	expect(messages.filter((message) => message.startsWith('null'))).toEqual([]); // it parses
	return messages;
}

/** The messages of only the import rules for a text in place of a file. */
async function crossings(file: string, text: string): Promise<string[]> {
	return (await lint(file, text)).filter((message) =>
		/^(boundaries|no-restricted-(imports|syntax))/.test(message)
	);
}

test('the table of borders names only its own rows and has no cycle', () => {
	const table = new Map(
		Object.entries(borders).map(([row, { imports }]) => [
			row,
			imports.map((entry) => entry.replace(' (types)', ''))
		])
	);
	expect([...table.keys()]).toEqual(expect.arrayContaining([...table.values()].flat()));
	expect(circleAmong(table)).toBeNull();
});

describe('a file', () => {
	test.each([
		['src/lib/problems/a.ts', '../search/strategy'],
		['src/lib/problems/a.ts', './sudoku/kind'],
		['src/lib/problems/maze/a.ts', '../queens/queens'],
		['src/lib/problems/maze/a.ts', './view/keys'],
		['src/lib/problems/maze/view/a.ts', '../../queens/queens'],
		['src/lib/problems/maze/view/a.ts', '../../queens/view/keys'],
		['src/lib/problems/maze/view/a.ts', '$lib/worker/protocol'],
		['src/lib/problems/maze/view/a.ts', '$lib/components/player/PlayerBar.svelte'],
		['src/lib/search/a.ts', '../trace/recorder'],
		['src/lib/search/a.ts', '$lib/problems/queens/queens'],
		['src/lib/search/deep/a.ts', '../../worker/protocol'],
		['src/lib/trace/a.ts', '$lib/layout/contour'],
		['src/lib/layout/a.ts', '$lib/search/search'],
		['src/lib/worker/a.ts', '../state/player.svelte'],
		['src/lib/state/a.svelte.ts', '$lib/components/ui/Button.svelte'],
		['src/lib/board-kit/a.ts', '$lib/components/shell/Mark.svelte'],
		['src/lib/board-kit/a.ts', '$lib/problems/sudoku/shape'],
		['src/lib/components/ui/a.ts', '$lib/state/keys'],
		['src/lib/components/a.ts', '$lib/worker/search.worker.ts?worker'],
		['src/lib/components/a.ts', '$lib/problems/sudoku/view/index'],
		['src/lib/components/A.svelte', '$lib/nowhere/registry'],
		['src/lib/components/A.svelte', '../../routes/+page.svelte'],
		['src/hooks.ts', './routes/+layout'],
		['src/lib/search/a.ts', 'svelte'],
		['src/lib/search/a.ts', '$app/environment'],
		['src/lib/search/a.ts', 'd3'],
		['src/lib/trace/a.ts', 'node:fs'],
		['src/lib/layout/a.ts', 'svelte/motion'],
		['src/lib/listings/a.mjs', 'prettier'],
		['src/lib/layout/a.test.ts', '../../routes/+page.svelte']
	])('%s may not import %s', async (file, specifier) => {
		expect(await crossings(file, `import '${specifier}';`)).toHaveLength(1);
	});

	test.each([
		['src/lib/problems/maze/a.ts', '../problem'],
		['src/lib/problems/maze/view/a.ts', '../maze'],
		['src/lib/problems/maze/view/a.ts', './keys'],
		['src/lib/problems/maze/view/A.svelte', '$lib/components/ui/Button.svelte'],
		['src/lib/search/a.ts', '../problems/problem'],
		['src/lib/search/deep/a.ts', '../strategy'],
		['src/lib/layout/a.ts', 'd3'],
		['src/lib/worker/a.ts', '$lib/search/search'],
		['src/lib/state/a.svelte.ts', 'svelte'],
		['src/lib/state/a.svelte.ts', '$app/navigation'],
		['src/lib/listings/a.mjs', 'node:fs'],
		['src/lib/components/A.svelte', '$lib/i18n/paraglide/messages'],
		['src/lib/components/A.svelte', '@lucide/svelte/icons/play'],
		['src/lib/trace/a.test.ts', '../layout/contour'],
		['src/routes/a/+page.svelte', '$lib/worker/protocol'],
		['src/routes/+page.svelte', './facts'],
		['tests/unit/a.test.ts', 'node:fs']
	])('%s may import %s', async (file, specifier) => {
		expect(await crossings(file, `import '${specifier}';`)).toEqual([]);
	});

	test('that belongs to no row of the table is reported', async () => {
		const message = expect.stringContaining('boundaries/no-unknown-files') as string;
		expect(await crossings('src/lib/newcomer/a.ts', 'export {};')).toEqual([message]);
		expect(await crossings('src/lib/a.ts', 'export {};')).toEqual([message]);
		expect(await crossings('src/lib/trace/a.ts', `import '../newcomer/a';`)).toHaveLength(1);
	});
});

describe('a border is crossed', () => {
	test.each([
		['a value', `import { record } from '$lib/worker/record'; record();`],
		['a type', `import type { Trace } from '$lib/worker/record'; export type A = Trace;`],
		[
			'a type among others',
			`import { type Trace } from '$lib/worker/record'; export type A = Trace;`
		],
		['a type in place', `export type A = import('$lib/worker/record').Trace;`],
		['everything', `import * as all from '../worker/record'; export const a = all;`],
		['an export', `export { record } from '../worker/record';`],
		['an export of a type', `export type { Trace } from '../worker/record';`],
		['an export of everything', `export * from '../worker/record';`],
		['a dynamic import', `export const a = import('../worker/record');`],
		['a worker', `export const a = new URL('../worker/search.worker.ts', import.meta.url);`]
	])('by %s', async (_, text) => {
		const message = expect.stringContaining('boundaries/dependencies: src/lib/') as string;
		expect(await crossings('src/lib/trace/a.ts', text)).toEqual([message]);
		expect(await crossings('src/lib/components/ui/A.svelte', text)).toEqual([message]);
	});

	test('by a value where only types may cross', async () => {
		const from = `from '$lib/search/strategy'`;
		const board = 'src/lib/board-kit/A.svelte';
		expect(
			await crossings(board, `import type { Strategy } ${from}; export type A = Strategy;`)
		).toEqual([]);
		expect(
			await crossings(board, `export type A = import('$lib/search/strategy').Strategy;`)
		).toEqual([]);
		expect(
			await crossings(board, `import { DEFAULT_STRATEGY } ${from}; DEFAULT_STRATEGY;`)
		).toHaveLength(1);
		// this leaves "import './strategy'" behind, which runs it
		expect(
			await crossings(board, `import { type Strategy } ${from}; export type A = Strategy;`)
		).toHaveLength(1);
	});
});

describe('the DOM', () => {
	const onlyAttachments = expect.stringContaining('Only src/lib/attachments lets d3') as string;

	test.each([
		`import { scaleLinear, zoom } from 'd3'; scaleLinear(zoom);`,
		`import * as d3 from 'd3'; d3.tree();`,
		`import { brushX } from 'd3-brush'; brushX();`,
		`export { select } from 'd3';`,
		`export * from 'd3';`,
		`export const later = import('d3');`
	])('is not for d3 in a component: %s', async (text) => {
		for (const file of [
			'src/lib/components/A.svelte',
			'src/routes/+page.svelte',
			'src/lib/state/a.ts'
		]) {
			expect(await crossings(file, text)).toEqual([onlyAttachments]);
		}
	});

	test.each([
		['src/lib/components/A.svelte', `import { hierarchy, tree } from 'd3'; hierarchy(tree);`],
		[
			'src/lib/components/A.svelte',
			`import type { ZoomTransform } from 'd3'; export type A = ZoomTransform;`
		],
		['src/lib/attachments/a.ts', `import { select, zoom } from 'd3'; select(zoom);`]
	])('is not touched by %s: %s', async (file, text) => {
		expect(await crossings(file, text)).toEqual([]);
	});

	test('is unavailable to a pure folder, and so are clocks, timers and randomness', async () => {
		const text = `export const all = [Date.now(), performance.now(), setTimeout(() => 1), document.title, Math.random()];`;
		for (const folder of [
			'problems',
			'problems/maze',
			'search',
			'trace',
			'layout',
			'layout/deep'
		]) {
			const messages = (await lint(`src/lib/${folder}/a.ts`, text)).join('\n');
			for (const name of ['Date', 'performance', 'setTimeout', 'document', 'random']) {
				expect(messages).toMatch(new RegExp(`no-restricted-(globals|properties): .*${name}`));
			}
		}
		expect(await lint('src/lib/problems/maze/view/a.ts', text)).toEqual([]);
	});
});

describe('a cycle', () => {
	test('is found among values, types and components', () => {
		const graph = { a: ['b', 'c'], b: [], c: ['d'], d: ['a'] };
		expect(circleAmong(new Map(Object.entries(graph)))).toEqual(['a', 'c', 'd', 'a']);
		expect(circleAmong(new Map([['a', ['a']]]))).toEqual(['a', 'a']);

		const ui = path.join(root, 'src/lib/components/ui');
		const script = `
			import type { Anchor } from './place';
			import Tabs from '$lib/components/ui/Tabs.svelte';`;
		expect(
			importsOf(path.join(ui, 'A.svelte'), `<script lang="ts">${script}</script><p>text</p>`)
		).toEqual([path.join(ui, 'place.ts'), path.join(ui, 'Tabs.svelte')]);
	});

	test('does not exist in src', () => {
		const files = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
			.filter((file) => /\.(ts|svelte)$/.test(file) && !/\.(test|bench|fixture)\.ts$/.test(file))
			.map((file) => path.join(root, 'src', file));
		const graph = files.map((file) => [file, importsOf(file, readFileSync(file, 'utf8'))] as const);
		expect(graph.length).toBeGreaterThan(100);
		expect(circleAmong(new Map(graph))).toBeNull();
	});
});

/** The files of `src` that a text imports, as absolute paths, types included. */
function importsOf(file: string, text: string): string[] {
	const code = file.endsWith('.svelte')
		? [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)]
				.map(([, script]) => script)
				.join('\n')
		: text;
	return ts.preProcessFile(code, true, true).importedFiles.flatMap(({ fileName }) => {
		const target = fileName.startsWith('$lib/')
			? path.join(root, 'src/lib', fileName.slice(5))
			: path.resolve(path.dirname(file), fileName);
		return ['', '.ts', '.js', '/index.ts']
			.map((end) => target + end)
			.filter((one) => /\.\w+$/.test(one) && existsSync(one));
	});
}

/** A path through a graph back to its start, or null. */
function circleAmong(graph: ReadonlyMap<string, readonly string[]>): string[] | null {
	const finished = new Set<string>();
	const visit = (node: string, way: string[]): string[] | null => {
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
