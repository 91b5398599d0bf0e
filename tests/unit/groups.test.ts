import { describe, expect, it } from 'vitest';
import { groupsOf } from '../../scripts/groups.mjs';
import { PAGES } from '../../scripts/loads.mjs';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const LAYOUT = '/src/routes/+layout.svelte';
const ERROR = '/src/routes/+error.svelte';
const HOME = '/src/routes/+page.svelte';
const EXPERIMENT = '/src/routes/compare/experiment/+page.svelte';
const MINIMAL = '/src/routes/play/minimal/+page.svelte';

/** Groups of modules with these sizes in kilobytes: `[path, size, imports]`. */
function grouped(...files: [file: string, size: number, imports?: string[]][]) {
	const modules = new Map(
		files.map(([file, size, imports = []]) => [file, { size: size * 1000, imports }])
	);
	const groups = groupsOf(modules);
	return (...wanted: string[]) => new Set(wanted.map((file) => groups.get(file))).size === 1;
}

describe('the modules of a file', () => {
	it('are those that the same pages load', () => {
		const isOne = grouped(
			[LAYOUT, 100],
			[ERROR, 1],
			[HOME, 100, ['/src/a.ts']],
			['/src/a.ts', 100],
			[MINIMAL, 100, ['/src/b.ts']],
			['/src/b.ts', 100]
		);
		expect(isOne(LAYOUT, ERROR)).toBe(true);
		expect(isOne(HOME, '/src/a.ts')).toBe(true);
		expect(isOne(MINIMAL, '/src/b.ts')).toBe(true);
		expect(isOne(LAYOUT, HOME)).toBe(false);
		expect(isOne(HOME, MINIMAL)).toBe(false);
	});

	it('are also small ones that a page hardly needs, if that saves others a request', () => {
		const shared = (size: number) =>
			grouped(
				[LAYOUT, 100],
				[ERROR, 1],
				[HOME, 100, ['/src/small.ts']],
				[EXPERIMENT, 100, ['/src/small.ts']],
				[MINIMAL, 100],
				['/src/small.ts', size]
			);
		expect(shared(1)(LAYOUT, '/src/small.ts')).toBe(true);
		expect(shared(90)(LAYOUT, '/src/small.ts')).toBe(false);
	});

	it('are tiny ones whatever a page loads, and larger ones only as far as it may load more', () => {
		const shared = (size: number) =>
			grouped(
				[LAYOUT, 1],
				[ERROR, 1],
				[HOME, 100, ['/src/shared.ts']],
				[EXPERIMENT, 100, ['/src/shared.ts']],
				[MINIMAL, 1],
				['/src/shared.ts', size]
			);
		expect(shared(0.9)(LAYOUT, '/src/shared.ts')).toBe(true);
		expect(shared(2)(LAYOUT, '/src/shared.ts')).toBe(false);
	});

	it('are for pages alone, or for workers too: these have no document', () => {
		const search = '/src/lib/kinds/search.worker.ts';
		const [engine, kind, part] = ['/src/engine.ts', '/src/kind.ts', '/src/part.ts'];
		const modules = new Map<string, { size: number; imports: string[]; mayImport?: string[] }>([
			[LAYOUT, { size: 100_000, imports: [] }],
			[EXPERIMENT, { size: 1000, imports: [engine, kind, part] }],
			[search, { size: 1000, imports: [engine], mayImport: [kind] }],
			[engine, { size: 1, imports: [] }],
			[kind, { size: 1, imports: [] }],
			[part, { size: 1, imports: [] }]
		]);
		const groups = groupsOf(modules);
		expect(groups.get(engine)).toBe(groups.get(kind));
		expect(groups.get(engine)).not.toBe(groups.get(part));
		expect(groups.has(search)).toBe(false);
	});

	it('leave what no page loads by itself to the bundler', () => {
		const modules = new Map([
			[LAYOUT, { size: 1, imports: [] }],
			['/src/lib/dialog.ts', { size: 1, imports: [LAYOUT] }]
		]);
		expect([...groupsOf(modules).keys()]).toEqual([LAYOUT]);
	});

	it('never lead in a circle through another file', () => {
		// Home needs c, which needs big, which needs a: a and c are small, big is for one page.
		const modules = new Map(
			(
				[
					[LAYOUT, 1, ['/src/a.ts']],
					[ERROR, 1, []],
					[HOME, 1, ['/src/c.ts']],
					[MINIMAL, 100, ['/src/big.ts']],
					['/src/c.ts', 1, ['/src/big.ts']],
					['/src/big.ts', 500, ['/src/a.ts']],
					['/src/a.ts', 1, []]
				] as [string, number, string[]][]
			).map(([file, size, imports]) => [file, { size: size * 1000, imports }])
		);
		const groups = groupsOf(modules);
		const imports = new Map<number, Set<number>>();
		for (const [file, group] of groups)
			for (const next of modules.get(file)!.imports)
				if (groups.get(next) !== group)
					imports.set(group, (imports.get(group) ?? new Set()).add(groups.get(next)!));
		for (const start of imports.keys()) {
			const reached = new Set(imports.get(start));
			for (const group of reached) for (const next of imports.get(group) ?? []) reached.add(next);
			expect(reached).not.toContain(start);
		}
	});
});

it('the table of what pages load names files that exist', () => {
	const src = path.resolve(import.meta.dirname, '../../src');
	const kinds = readdirSync(path.join(src, 'lib/kinds'), { recursive: true, encoding: 'utf8' })
		.filter((name) => name.endsWith(path.join('view', 'index.ts')))
		.map((name) => name.replaceAll('\\', '/').replace(/\/view\/index\.ts$/, ''));
	const missing = Object.values(PAGES)
		.flatMap(({ first, idle = [] }) => [...first, ...idle])
		.filter((file) => {
			const files = file.includes('{')
				? kinds.map((kind) => file.replace(/\{kinds?\}/, kind))
				: [file];
			return !files.some((one) => existsSync(path.join(src, one.replace(/\*.*/, ''))));
		});
	expect(missing).toEqual([]);
});
