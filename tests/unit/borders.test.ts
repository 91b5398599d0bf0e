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
		['src/lib/engine/a.ts', '../stage/run/protocol'],
		['src/lib/engine/a.ts', '$lib/kinds/queens/queens'],
		['src/lib/engine/search/a.ts', '../../kinds/registry'],
		['src/lib/engine/trace/tree/a.ts', '$lib/stage/tree/layout/contour'],
		['src/lib/stage/run/a.ts', '$lib/kinds/registry'],
		['src/lib/stage/board/a.ts', '$lib/kinds/sudoku/shape'],
		['src/lib/stage/A.svelte', '$lib/kinds/sudoku/view/index'],
		['src/lib/stage/explain/a.ts', '$lib/rooms/race/verdict'],
		['src/lib/stage/tree/layout/a.ts', '../metrics'],
		['src/lib/stage/tree/layout/a.ts', '../../facts/names'],
		['src/lib/kinds/maze/a.ts', '../queens/queens'],
		['src/lib/kinds/maze/a.ts', './view/keys'],
		['src/lib/kinds/maze/a.ts', '$lib/stage/facts/names'],
		['src/lib/kinds/maze/view/a.ts', '../../queens/queens'],
		['src/lib/kinds/maze/view/a.ts', '../../queens/view/keys'],
		['src/lib/kinds/maze/view/a.ts', '$lib/rooms/studio/Studio.svelte'],
		['src/lib/kinds/sudoku/making/a.ts', '../view/symbols'],
		['src/lib/rooms/race/a.ts', '../play/game/game'],
		['src/lib/rooms/race/A.svelte', '$lib/rooms/studio/Studio.svelte'],
		['src/lib/rooms/play/game/a.ts', '../keep/games.svelte'],
		['src/lib/rooms/play/game/a.ts', '$lib/stage/facts/names'],
		['src/lib/ui/a.ts', '$lib/stage/player/keys/keys'],
		['src/lib/ui/a.ts', '$lib/site/theme.svelte'],
		['src/lib/site/a.ts', '$lib/stage/address/address'],
		['src/lib/i18n/a.ts', '$lib/ui/shortcut'],
		['src/lib/stage/A.svelte', '$lib/nowhere/registry'],
		['src/lib/stage/A.svelte', '../../routes/+page.svelte'],
		['src/hooks.ts', './routes/+layout'],
		['src/lib/engine/search/a.ts', 'svelte'],
		['src/lib/engine/search/a.ts', '$app/environment'],
		['src/lib/engine/search/a.ts', 'd3'],
		['src/lib/engine/trace/a.ts', 'node:fs'],
		['src/lib/stage/tree/layout/a.ts', 'svelte/motion'],
		['src/lib/engine/trace/a.test.ts', '../../../routes/+page.svelte']
	])('%s may not import %s', async (file, specifier) => {
		expect(await crossings(file, `import '${specifier}';`)).toHaveLength(1);
	});

	test.each([
		['src/lib/engine/search/a.ts', '../problem'],
		['src/lib/engine/search/a.ts', './strategy'],
		['src/lib/stage/run/a.ts', '$lib/engine/search/search'],
		['src/lib/stage/run/a.svelte.ts', 'svelte'],
		['src/lib/stage/run/a.svelte.ts', '$app/navigation'],
		['src/lib/stage/tree/a.ts', './layout/contour'],
		['src/lib/stage/A.svelte', '$lib/ui/Button.svelte'],
		['src/lib/stage/A.svelte', '$lib/i18n/paraglide/messages'],
		['src/lib/stage/A.svelte', '@lucide/svelte/icons/play'],
		['src/lib/kinds/a.ts', '$lib/stage/run/serve'],
		['src/lib/kinds/maze/a.ts', '$lib/engine/problem'],
		['src/lib/kinds/maze/view/a.ts', '../maze'],
		['src/lib/kinds/maze/view/a.ts', './board/keys'],
		['src/lib/kinds/maze/view/A.svelte', '$lib/stage/board/problem-view'],
		['src/lib/kinds/sudoku/making/view/a.ts', '../../view/board/marks'],
		['src/lib/rooms/play/a.ts', './game/game'],
		['src/lib/rooms/play/a.ts', '$lib/kinds/sudoku/sudoku'],
		['src/lib/rooms/race/way/A.svelte', '$lib/kinds/sudoku/way/view/DeadEnd.svelte'],
		['src/lib/rooms/experiment/measure/a.ts', 'd3'],
		['src/lib/engine/trace/a.test.ts', '$lib/stage/tree/layout/contour'],
		['src/routes/a/+page.svelte', '$lib/stage/run/protocol'],
		['src/routes/+page.svelte', './facts'],
		['tests/unit/a.test.ts', 'node:fs']
	])('%s may import %s', async (file, specifier) => {
		expect(await crossings(file, `import '${specifier}';`)).toEqual([]);
	});

	test('that belongs to no row of the table is reported', async () => {
		const message = expect.stringContaining('boundaries/no-unknown-files') as string;
		expect(await crossings('src/lib/newcomer/a.ts', 'export {};')).toEqual([message]);
		expect(await crossings('src/lib/a.ts', 'export {};')).toEqual([message]);
		expect(await crossings('src/lib/engine/a.ts', `import '../newcomer/a';`)).toHaveLength(1);
	});
});

describe('a border is crossed', () => {
	test.each([
		['a value', `import { record } from '$lib/stage/run/record'; record();`],
		['a type', `import type { Host } from '$lib/stage/run/record'; export type A = Host;`],
		[
			'a type among others',
			`import { type Host } from '$lib/stage/run/record'; export type A = Host;`
		],
		['a type in place', `export type A = import('$lib/stage/run/record').Host;`],
		['everything', `import * as all from '../stage/run/record'; export const a = all;`],
		['an export', `export { record } from '../stage/run/record';`],
		['an export of a type', `export type { Host } from '../stage/run/record';`],
		['an export of everything', `export * from '../stage/run/record';`],
		['a dynamic import', `export const a = import('../stage/run/record');`],
		['a worker', `export const a = new URL('../kinds/search.worker.ts', import.meta.url);`]
	])('by %s', async (_, text) => {
		const message = expect.stringContaining('boundaries/dependencies: src/lib/') as string;
		expect(await crossings('src/lib/engine/a.ts', text)).toEqual([message]);
		expect(await crossings('src/lib/ui/A.svelte', text)).toEqual([message]);
	});

	test('by a value where only types may cross', async () => {
		const lesson = 'src/content/lessons/a.ts';
		const from = `from '$lib/rooms/lesson/text/lesson'`;
		expect(
			await crossings(lesson, `import type { Lesson } ${from}; export type A = Lesson;`)
		).toEqual([]);
		expect(await crossings(lesson, `import { scene } ${from}; scene;`)).toHaveLength(1);
		// this leaves "import './lesson'" behind, which runs it
		expect(
			await crossings(lesson, `import { type Lesson } ${from}; export type A = Lesson;`)
		).toHaveLength(1);
	});
});

describe('the DOM', () => {
	const onlyZoom = expect.stringContaining(
		'Only src/lib/stage/tree/zoom-gestures.ts lets d3'
	) as string;

	test.each([
		`import { scaleLinear, zoom } from 'd3'; scaleLinear(zoom);`,
		`import * as d3 from 'd3'; d3.tree();`,
		`import { brushX } from 'd3-brush'; brushX();`,
		`export { select } from 'd3';`,
		`export * from 'd3';`,
		`export const later = import('d3');`
	])('is not for d3 in a component: %s', async (text) => {
		for (const file of [
			'src/lib/stage/A.svelte',
			'src/routes/+page.svelte',
			'src/lib/rooms/race/a.ts'
		]) {
			expect(await crossings(file, text)).toEqual([onlyZoom]);
		}
	});

	test.each([
		['src/lib/stage/A.svelte', `import { hierarchy, tree } from 'd3'; hierarchy(tree);`],
		[
			'src/lib/stage/A.svelte',
			`import type { ZoomTransform } from 'd3'; export type A = ZoomTransform;`
		],
		['src/lib/stage/tree/zoom-gestures.ts', `import { select, zoom } from 'd3'; select(zoom);`]
	])('is not touched by %s: %s', async (file, text) => {
		expect(await crossings(file, text)).toEqual([]);
	});

	test('is unavailable to a pure folder, and so are clocks, timers and randomness', async () => {
		const text = `export const all = [Date.now(), performance.now(), setTimeout(() => 1), document.title, Math.random()];`;
		for (const folder of [
			'engine',
			'engine/trace/tree',
			'kinds/maze',
			'kinds/sudoku/make',
			'stage/tree/layout',
			'rooms/play/game'
		]) {
			const messages = (await lint(`src/lib/${folder}/a.ts`, text)).join('\n');
			for (const name of ['Date', 'performance', 'setTimeout', 'document', 'random']) {
				expect(messages).toMatch(new RegExp(`no-restricted-(globals|properties): .*${name}`));
			}
		}
		expect(await lint('src/lib/kinds/sudoku/making/view/a.ts', text)).toEqual([]);
	});
});

describe('a cycle', () => {
	test('is found among values, types and components', () => {
		const graph = { a: ['b', 'c'], b: [], c: ['d'], d: ['a'] };
		expect(circleAmong(new Map(Object.entries(graph)))).toEqual(['a', 'c', 'd', 'a']);
		expect(circleAmong(new Map([['a', ['a']]]))).toEqual(['a', 'a']);

		const ui = path.join(root, 'src/lib/ui');
		const script = `
			import type { Anchor } from './place';
			import Tabs from '$lib/ui/Tabs.svelte';`;
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
