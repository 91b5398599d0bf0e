import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { affectedBy, importersOf, specsFor, specsOf } from '../../scripts/test/changed.mjs';

const root = path.resolve(import.meta.dirname, '../..');

describe('npm test -- --changed', () => {
	test('follows imports backwards, through other files', () => {
		const graph = new Map([
			['a.test.ts', ['a.ts']],
			['a.ts', ['b.ts']],
			['b.ts', ['a.ts']],
			['c.test.ts', ['c.ts']]
		]);
		expect([...importersOf(['b.ts'], graph)].sort()).toEqual(['a.test.ts', 'a.ts', 'b.ts']);
		expect([...importersOf(['gone.ts'], graph)]).toEqual(['gone.ts']);
	});

	test('knows only folders and end-to-end tests that exist', () => {
		for (const [row, specs] of Object.entries(specsOf)) {
			expect(existsSync(path.join(root, row.replace(/\*.*/, ''))), row).toBe(true);
			for (const name of specs.split(' ').filter((one) => one !== '*'))
				expect(existsSync(path.join(root, `tests/e2e/${name}.spec.ts`)), name).toBe(true);
		}
	});

	test('runs the tests of a problem for a change in its folder', async () => {
		const maze = await affectedBy(['src/lib/kinds/maze/maze.ts']);
		expect(maze.unit).toContain('src/lib/kinds/maze/maze.test.ts');
		expect(maze.unit).not.toContain('src/lib/kinds/queens/parse.test.ts');
		expect(maze.endToEnd).toEqual(['/maze.spec.ts', '/kinds.spec.ts']);
		expect(maze.steps).toEqual(expect.arrayContaining(['build', 'types', 'lint', 'endToEnd']));
	});

	test('runs all end-to-end tests for a change of what all pages share', () => {
		expect(specsFor('src/lib/ui/Button.svelte')).toBeNull();
		expect(specsFor('src/lib/engine/problem.ts')).toBeNull();
		expect(specsFor('tests/e2e/maze.spec.ts')).toEqual(['maze']);
		expect(specsFor('docs/levels.md')).toEqual([]);
	});

	test('runs the tests of texts and of its folder for a change of a text', async () => {
		const { unit } = await affectedBy(['src/lib/kinds/maze/messages/en.ftl']);
		const texts = readdirSync(path.join(root, 'tests/unit')).filter((file) =>
			file.endsWith('.test.ts')
		);
		expect(unit).toEqual(expect.arrayContaining(texts.map((file) => `tests/unit/${file}`)));
		expect(unit).toContain('src/lib/kinds/maze/maze.test.ts');
	});

	test('runs the unit tests of scripts for one that does not make the site, else everything', async () => {
		const linter = await affectedBy(['scripts/lint-markup.mjs']);
		expect(linter.unit).toContain('tests/unit/experiment-command.test.ts');
		expect(linter.steps).not.toContain('component');
		expect(linter.steps).not.toContain('endToEnd');
		expect((await affectedBy(['scripts/chunks.mjs'])).told).toContain('scripts/chunks.mjs');
	});

	test('runs everything for a change of a package, and nothing without a change', async () => {
		expect((await affectedBy(['package-lock.json'])).steps).toContain('component');
		expect((await affectedBy([])).steps).toEqual([]);
		const documents = await affectedBy(['docs/levels.md']);
		expect(documents.steps).not.toContain('build');
		expect(documents.files).toEqual(['docs/levels.md']);
	});
});
