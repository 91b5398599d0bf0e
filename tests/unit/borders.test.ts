import path from 'node:path';
import { ESLint } from 'eslint';
import { describe, expect, test } from 'vitest';
import { borders, violation } from '../../scripts/borders.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/** Is it a violation when `importer` takes `names` from `specifier`? */
function crosses(importer: string, specifier: string, names: string[] = [], typesOnly = false) {
	return violation({ importer: path.join(root, importer), specifier, names, typesOnly });
}

describe('the table of borders', () => {
	test('names only folders that it knows, and has no circle', () => {
		const finished = new Set<string>();
		const visit = (folder: string, way: string[]) => {
			expect(way, [...way, folder].join(' → ')).not.toContain(folder);
			if (finished.has(folder)) return;
			expect(Object.keys(borders)).toContain(folder);
			for (const next of borders[folder]?.folders ?? []) {
				visit(next.replace(' (types)', ''), [...way, folder]);
			}
			finished.add(folder);
		};
		for (const folder of Object.keys(borders)) visit(folder, []);
	});

	test.each([
		['src/lib/problems/a.ts', '../search/strategy'],
		['src/lib/problems/a.ts', '$lib/trace/step'],
		['src/lib/search/deep/a.ts', '../../worker/protocol'],
		['src/lib/trace/a.ts', '$lib/layout/tree'],
		['src/lib/layout/a.ts', '$lib/search/search'],
		['src/lib/worker/a.ts', '../state/player.svelte'],
		['src/lib/state/a.svelte.ts', '$lib/components/ui/Button.svelte'],
		['src/lib/components/a.ts', '$lib/worker/search.worker.ts?worker'],
		['src/lib/components/A.svelte', '$lib/lessons/registry'],
		['src/lib/components/A.svelte', '../../routes/+page.svelte'],
		['src/lib/newcomer/a.ts', '../problems/problem'],
		['src/hooks.ts', './routes/+layout'],
		['src/lib/search/a.ts', 'svelte'],
		['src/lib/search/a.ts', '$app/environment'],
		['src/lib/trace/a.ts', 'node:fs'],
		['src/lib/layout/a.ts', 'svelte/motion'],
		['src/lib/layout/a.test.ts', '../../routes/+page']
	])('%s may not import %s', (importer, specifier) => {
		expect(crosses(importer, specifier)).toBeTypeOf('string');
	});

	test.each([
		['src/lib/search/a.ts', '../problems/problem'],
		['src/lib/search/deep/a.ts', './b'],
		['src/lib/layout/a.ts', 'd3'],
		['src/lib/worker/a.ts', '$lib/search/search'],
		['src/lib/state/a.svelte.ts', 'svelte'],
		['src/lib/components/A.svelte', '$lib/i18n/paraglide/messages'],
		['src/lib/trace/a.test.ts', '../search/search'],
		['src/routes/+page.svelte', '$lib/worker/protocol'],
		['src/routes/+page.svelte', './shell/Header.svelte'],
		['tests/unit/a.test.ts', 'node:fs']
	])('%s may import %s', (importer, specifier) => {
		expect(crosses(importer, specifier)).toBeUndefined();
	});

	test('lets only types cross where it says so', () => {
		const importer = 'src/lib/components/A.svelte';
		expect(crosses(importer, '$lib/search/strategy', ['Strategy'], true)).toBeUndefined();
		expect(crosses(importer, '$lib/search/strategy', ['search'])).toContain('only types');
	});

	test('keeps the parts of d3 that touch the DOM in the attachments', () => {
		const importer = 'src/lib/components/A.svelte';
		expect(crosses(importer, 'd3', ['tree', 'hierarchy'])).toBeUndefined();
		expect(crosses(importer, 'd3', ['scaleLinear', 'zoom'])).toContain('zoom');
		expect(crosses(importer, 'd3', ['*'])).toContain('only src/lib/attachments');
		expect(crosses(importer, 'd3-brush', ['brushX'])).toContain('only src/lib/attachments');
		expect(crosses(importer, 'd3', ['ZoomTransform'], true)).toBeUndefined();
		expect(crosses('src/lib/attachments/a.ts', 'd3', ['select', 'zoom'])).toBeUndefined();
	});
});

describe('npm run lint', () => {
	const eslint = new ESLint({ cwd: root });

	/** What the linter says of a text in the place of a file. */
	async function lint(file: string, text: string) {
		const [result] = await eslint.lintText(text, { filePath: path.join(root, file) });
		return (result?.messages ?? []).map(
			({ ruleId, message }) => `${ruleId ?? 'parser'}: ${message}`
		);
	}

	test('reports imports that cross a border, in every form', { timeout: 60_000 }, async () => {
		const messages = await lint(
			'src/lib/trace/step.ts',
			`import type { Strategy } from '$lib/search/strategy';
			export { search } from '../search/search';
			export * from '../worker/protocol';
			export type Layout = import('../layout/tree').Layout;
			export const later = import('$lib/state/player.svelte');
			export const url = new URL('../worker/search.worker.ts', import.meta.url);
			import { tick } from 'svelte';
			export const use = (strategy: Strategy) => [strategy, tick];`
		);
		const crossings = messages.filter(
			(message) => message.startsWith('borders/imports') && !message.includes('circle')
		);
		expect(crossings).toHaveLength(7);
	});

	test('reports a circle', { timeout: 60_000 }, async () => {
		// outcome.ts is imported by other files of the folder, which closes the circle
		const messages = await lint('src/lib/trace/outcome.ts', `export * from './trace';`);
		expect(messages.join('\n')).toContain('a circle: lib/trace/outcome.ts → lib/trace/trace.ts');
	});

	test(
		'reports clocks, timers, chance and the DOM in a pure folder',
		{ timeout: 60_000 },
		async () => {
			const messages = await lint(
				'src/lib/trace/step.ts',
				`export const all = [Date.now(), performance.now(), setTimeout(() => 1), document.title, Math.random()];`
			);
			const text = messages.join('\n');
			for (const name of ['Date', 'performance', 'setTimeout', 'document', 'random']) {
				expect(text).toMatch(new RegExp(`no-restricted-(globals|properties): .*${name}`));
			}
		}
	);

	test('reports them in components too', { timeout: 60_000 }, async () => {
		const messages = await lint(
			'src/routes/+page.svelte',
			`<script lang="ts">import { select } from 'd3';</script><p>{select}</p>`
		);
		expect(messages.join('\n')).toContain('borders/imports: only src/lib/attachments');
	});
});
