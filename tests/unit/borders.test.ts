import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { borders } from '../../scripts/borders.mjs';
import {
	circleAmong,
	crossings as crossingsIn,
	importsOf,
	loadedBy
} from '../../scripts/lint-borders.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/** The borders that a text in place of a file crosses. */
const crossings = (file: string, text: string): string[] =>
	crossingsIn(
		file,
		file.endsWith('.svelte') ? `<p>text</p>\n<script lang="ts">\n${text}\n</script>` : text
	);

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
		['src/lib/engine/search/a.ts', 'd3-array'],
		['src/lib/engine/trace/a.ts', 'node:fs'],
		['src/lib/stage/tree/layout/a.ts', 'svelte/motion'],
		['src/lib/engine/trace/a.test.ts', '../../../routes/+page.svelte']
	])('%s may not import %s', (file, specifier) => {
		expect(crossings(file, `import '${specifier}';`)).toHaveLength(1);
	});

	test.each([
		['src/lib/engine/search/a.ts', '../problem'],
		['src/lib/engine/search/a.ts', './strategy'],
		['src/lib/stage/run/a.ts', '$lib/engine/search/search'],
		['src/lib/stage/run/a.svelte.ts', 'svelte'],
		['src/lib/stage/run/a.svelte.ts', '$app/navigation'],
		['src/lib/stage/tree/a.ts', './layout/contour'],
		['src/lib/stage/A.svelte', '$lib/ui/Button.svelte'],
		['src/lib/stage/A.svelte', '$lib/i18n/compiled/messages'],
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
		['src/lib/rooms/experiment/measure/a.ts', 'd3-array'],
		['src/lib/engine/trace/a.test.ts', '$lib/stage/tree/layout/contour'],
		['src/routes/a/+page.svelte', '$lib/stage/run/protocol'],
		['src/routes/+page.svelte', './facts']
	])('%s may import %s', (file, specifier) => {
		expect(crossings(file, `import '${specifier}';`)).toEqual([]);
	});

	test('that belongs to no row of the table is reported', () => {
		const message = expect.stringContaining('is in no row of scripts/borders.mjs') as string;
		expect(crossings('src/lib/newcomer/a.ts', 'export {};')).toEqual([message]);
		expect(crossings('src/lib/a.ts', 'export {};')).toEqual([message]);
		expect(crossings('src/lib/engine/a.ts', `import '../newcomer/a';`)).toHaveLength(1);
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
		['a type of a module', `export type A = typeof import('../stage/run/record');`],
		['what is required', `export const a = require('../stage/run/record');`],
		['a worker', `export const a = new URL('../kinds/search.worker.ts', import.meta.url);`]
	])('by %s', (_, text) => {
		const message = expect.stringMatching(
			/: may not import '.*': src\/lib\/(engine|ui) imports only /
		) as string;
		expect(crossings('src/lib/engine/a.ts', text)).toEqual([message]);
		expect(crossings('src/lib/ui/A.svelte', text)).toEqual([message]);
	});

	test('by a value where only types may cross', () => {
		const lesson = 'src/content/lessons/a.ts';
		const from = `from '$lib/rooms/lesson/text/lesson'`;
		expect(crossings(lesson, `import type { Lesson } ${from}; export type A = Lesson;`)).toEqual(
			[]
		);
		expect(crossings(lesson, `import { scene } ${from}; scene;`)).toHaveLength(1);
		// this leaves "import './lesson'" behind, which runs it
		expect(
			crossings(lesson, `import { type Lesson } ${from}; export type A = Lesson;`)
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
		`export { select } from 'd3-selection';`,
		`export * from 'd3';`,
		`export const later = import('d3');`
	])('is not for d3 in a component: %s', (text) => {
		for (const file of [
			'src/lib/stage/A.svelte',
			'src/routes/+page.svelte',
			'src/lib/rooms/race/a.ts'
		]) {
			expect(crossings(file, text)).toEqual([onlyZoom]);
		}
	});

	test.each([
		['src/lib/stage/A.svelte', `import { hierarchy, tree } from 'd3-hierarchy'; hierarchy(tree);`],
		[
			'src/lib/stage/A.svelte',
			`import type { ZoomTransform } from 'd3-zoom'; export type A = ZoomTransform;`
		],
		['src/lib/stage/tree/zoom-gestures.ts', `import { zoom } from 'd3-zoom'; zoom();`]
	])('is not touched by %s: %s', (file, text) => {
		expect(crossings(file, text)).toEqual([]);
	});

	test('is unavailable to a pure row, and so are clocks, timers and randomness', () => {
		const { config } = ts.parseConfigFileTextToJson(
			'.oxlintrc.json',
			readFileSync(path.join(root, '.oxlintrc.json'), 'utf8')
		) as { config: object };
		const names = ['Date', 'performance', 'setTimeout', 'document', 'random'];
		const text = `export const all = [Date.now(), performance.now(), setTimeout(() => 1), document.title, Math.random()];`;
		const folder = mkdtempSync(path.join(tmpdir(), 'pure-'));
		const rows = Object.entries(borders).map(([row, { pure = false }]) => ({
			file: `src/lib/${row.replaceAll('*', 'some')}/${pure ? 'deep/' : ''}a.ts`,
			found: pure ? names : []
		}));
		const files = [...rows, { file: 'src/lib/engine/a.test.ts', found: [] }];
		for (const { file } of files) {
			mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
			writeFileSync(path.join(folder, file), text);
		}
		writeFileSync(
			path.join(folder, '.oxlintrc.json'),
			JSON.stringify({ ...config, options: {} }) // made-up files belong to no TypeScript project
		);
		const oxlint = path.join(root, 'node_modules/oxlint/bin/oxlint');
		const { stdout } = spawnSync(process.execPath, [oxlint, '--format', 'json'], {
			cwd: folder,
			encoding: 'utf8'
		});
		rmSync(folder, { recursive: true });
		const { diagnostics } = JSON.parse(stdout) as {
			diagnostics: { filename: string; code: string; message: string }[];
		};
		for (const { file, found } of files) {
			const messages = diagnostics
				.filter(({ filename }) => filename === file)
				.map(({ code, message }) => `${code} ${message}`);
			expect(messages, file).toHaveLength(found.length);
			for (const name of found)
				expect(messages.join('\n'), file).toMatch(
					new RegExp(`no-restricted-(globals|properties).*${name}`)
				);
		}
	});
});

describe('a cycle', () => {
	test('is found among values, types and components', () => {
		const graph = { a: ['b', 'c'], b: [], c: ['d'], d: ['a'] };
		expect(circleAmong(new Map(Object.entries(graph)))).toEqual(['a', 'c', 'd', 'a']);
		expect(circleAmong(new Map([['a', ['a']]]))).toEqual(['a', 'a']);

		const script = `
			import type { Anchor } from './place';
			import Tabs from '$lib/ui/Tabs.svelte';
			new URL('./place.ts', import.meta.url);`;
		const file = 'src/lib/ui/A.svelte';
		const text = `<script lang="ts" generics="T extends Map<string, number>">${script}</script>
			{#await import('./Button.svelte') then Late}<Late />{/await}`;
		expect(loadedBy(file, importsOf(file, text))).toEqual([
			'src/lib/ui/place.ts',
			'src/lib/ui/Tabs.svelte',
			'src/lib/ui/Button.svelte'
		]);
	});
});
