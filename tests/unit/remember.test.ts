import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let root: string;
beforeEach(() => {
	root = mkdtempSync(path.join(tmpdir(), 'remember-'));
	mkdirSync(path.join(root, 'scripts'));
	for (const name of ['package-lock.json', 'svelte.config.js', 'scripts/scopes.mjs', 'plugin.mjs'])
		writeFileSync(path.join(root, name), name);
});
afterEach(() => rmSync(root, { recursive: true }));

const kept = () => readdirSync(path.join(root, '.remembered'));

let builds = 0;

/** A build in the folder: what it computes for a text, and whether it compiled a component for that. */
async function build(text: string) {
	// Each build has its own process, and with it its own modules.
	const script = new URL(`../../scripts/remember.mjs?build=${++builds}`, import.meta.url);
	const { remember, remembering } = (await import(
		/* @vite-ignore */ script.href
	)) as typeof import('../../scripts/remember.mjs');
	const compile = vi.fn((code: string) =>
		Promise.resolve({ code: code.toUpperCase(), map: 'a map' })
	);
	const parse = vi.fn(() => [...text]);
	const compiler = { name: 'vite-plugin-svelte:compile', transform: { handler: compile } };
	const { configResolved } = remembering() as { configResolved: (config: object) => void };
	const configFileDependencies = [path.join(root, 'plugin.mjs')];
	configResolved({ root, configFileDependencies, plugins: [compiler] });
	const made = await compiler.transform.handler.call(
		{ environment: { name: 'client' } } as never,
		text,
		...(['Component.svelte'] as unknown as [])
	);
	return {
		made,
		letters: await remember(['letters', text], parse),
		computed: [compile.mock.calls.length, parse.mock.calls.length]
	};
}

describe('a build that remembers', () => {
	it('computes again what has changed, and nothing else', async () => {
		const first = await build('abc');
		expect(first.made).toEqual({ code: 'ABC', map: null });
		expect(first.letters).toEqual(['a', 'b', 'c']);
		expect(first.computed).toEqual([1, 1]);
		expect(await build('abc')).toEqual({ ...first, computed: [0, 0] });
		const changed = await build('abd');
		expect(changed.made).toMatchObject({ code: 'ABD' });
		expect(changed.computed).toEqual([1, 1]);
	});

	it.each(['plugin.mjs', 'package-lock.json', 'svelte.config.js'])(
		'computes everything again after a change of %s',
		async (name) => {
			await build('abc');
			writeFileSync(path.join(root, name), 'changed');
			expect((await build('abc')).computed).toEqual([1, 1]);
		}
	);

	it('forgets what was not used any more', async () => {
		await build('abc');
		const early = new Date(2000, 1);
		for (const name of kept()) utimesSync(path.join(root, '.remembered', name), early, early);
		const start = Date.now() - 1000;
		await build('abd');
		const { forgetUnused } = await import('../../scripts/remember.mjs');
		expect(kept()).toHaveLength(4);
		forgetUnused(root, start);
		expect(kept()).toHaveLength(2);
		expect((await build('abd')).computed).toEqual([0, 0]);
	});
});
