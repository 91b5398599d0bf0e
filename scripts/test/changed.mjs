/** What a change can affect: the tests that import a changed file, and the end-to-end tests of its folder. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../install.mjs';

/**
 * The end-to-end tests of a folder, by their names without `.spec.ts`; a change elsewhere in `src` is tested
 * by all of them. In place of a `*`, the name of the folder.
 *
 * @type {Record<string, string>}
 */
export const specsOf = {
	'src/lib/kinds/*/': '* kinds',
	'src/lib/kinds/sudoku/making/': 'making',
	'src/lib/kinds/sudoku/way/': 'play-way',
	'src/lib/rooms/experiment/': 'experiment',
	'src/lib/rooms/home/': 'home',
	'src/lib/rooms/homework/': 'homework',
	'src/lib/rooms/lesson/': 'learn own-chapter slides yours',
	'src/lib/rooms/play/': 'play-game play-lobby play-many play-offline play-way',
	'src/lib/rooms/race/': 'compare own-race watch-race',
	'src/lib/rooms/studio/': 'studio-address studio-layout studio-phone studio-play present',
	'src/lib/rooms/votes/': 'votes',
	'src/lib/rooms/watch/': 'watch',
	'src/lib/stage/ask/': 'ask',
	'src/lib/stage/export/': 'export export-files',
	'src/lib/stage/frame/': 'frame',
	'src/lib/stage/prevent/': 'prevention',
	'src/content/exercises/': 'yours',
	'src/content/lessons/': 'learn'
};

/** A change of one of these is tested by everything, and so is one of a script that one of `MAKERS` imports. */
const EVERYTHING =
	/^(package(-lock)?\.json|[^/]*\.config\.[jt]s|tsconfig\.json|tests\/e2e\/support\/)/;
const MAKERS = ['vite.config.ts', 'scripts/build.mjs', 'scripts/browser.mjs'];
const MODULE = /\.(ts|mjs|js|svelte)$/;

/** @param {string[]} args */
function git(...args) {
	const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
	if (status !== 0) throw new Error(stderr.trim());
	return stdout.split('\n').filter(Boolean);
}

/**
 * The files that differ from a commit, those that are new or gone too.
 *
 * @param {string} commit
 */
export const changedSince = (commit) => [
	...git('diff', '--name-only', '--no-renames', commit),
	...git('ls-files', '--others', '--exclude-standard')
];

/**
 * The end-to-end tests of a changed file, by name; null for all of them.
 *
 * @param {string} file
 * @returns {string[] | null}
 */
export function specsFor(file) {
	const [, own] = /^tests\/e2e\/(.*)\.spec\.ts$/.exec(file) ?? [];
	if (own) return [own];
	if (!file.startsWith('src/') || file.endsWith('.test.ts')) return [];
	const found = Object.entries(specsOf).flatMap(([folder, specs]) => {
		const [, name = ''] = new RegExp(`^${folder.replace('*', '([^/]+)')}`).exec(file) ?? [];
		return file.startsWith(folder.replace('*', name)) ? specs.replace('*', name).split(' ') : [];
	});
	const specs = found.filter((name) => existsSync(path.join(root, 'tests/e2e', `${name}.spec.ts`)));
	return specs.length > 0 ? specs : null;
}

/**
 * All files that import one of `files`, directly or through others, and these files.
 *
 * @param {string[]} files
 * @param {ReadonlyMap<string, readonly string[]>} graph what each file imports
 */
export function importersOf(files, graph) {
	/** @type {Map<string, string[]>} */
	const importers = new Map();
	for (const [file, imported] of graph)
		for (const one of imported) importers.set(one, [...(importers.get(one) ?? []), file]);
	const found = new Set(files);
	for (const file of found) for (const importer of importers.get(file) ?? []) found.add(importer);
	return found;
}

/** @type {ReturnType<typeof readGraph> | undefined} */
let graphRead;
const importGraph = () => (graphRead ??= readGraph());

/** What every module of the project imports, by paths from the root. */
async function readGraph() {
	const { importsOf, loadedBy } = await import('../lint-borders.mjs'); // needs installed packages
	const files = [
		...git('ls-files', 'src', 'tests', 'scripts', 'vite.config.ts'),
		...git('ls-files', '-o', '--exclude-standard')
	];
	return new Map(
		files
			.filter((file) => MODULE.test(file) && existsSync(path.join(root, file)))
			.map((file) => [
				file,
				loadedBy(file, importsOf(file, readFileSync(path.join(root, file), 'utf8')))
			])
	);
}

/**
 * What to run for changed files. A text (a message, a chapter) is imported by nobody: it is tested by the
 * tests of its folder and by those in `tests/unit`, as are scripts, which tests start.
 *
 * @param {string[]} files
 * @typedef {keyof ReturnType<typeof import('./steps.mjs').stepsFor>} StepName
 * @returns {Promise<{ steps: readonly StepName[]; told: string; files?: string[]; unit?: string[];
 *   component?: string[]; endToEnd?: string[] }>}
 */
export async function affectedBy(files) {
	if (files.length === 0) return { steps: [], told: 'Nothing has changed.' };
	const all = /** @type {const} */ ([
		'prepare',
		'build',
		'unused',
		'unit',
		'component',
		'types',
		'lint',
		'format',
		'endToEnd'
	]);
	const graph = await importGraph();
	const scripts = files.filter((file) => file.startsWith('scripts/'));
	const wide =
		files.find((file) => EVERYTHING.test(file)) ??
		scripts.find((file) => MAKERS.some((maker) => importersOf([file], graph).has(maker)));
	if (wide) return { steps: all, told: `${wide} can affect everything.` };

	const reached = importersOf(files, graph);
	const texts = files.filter((file) => file.startsWith('src/') && !MODULE.test(file));
	const folders = texts.map((file) => file.split('/').slice(0, 4).join('/'));
	const tests = [...graph.keys()].filter(
		(file) =>
			file.endsWith('.test.ts') &&
			(reached.has(file) ||
				folders.some((folder) => file.startsWith(`${folder}/`)) ||
				(texts.length + scripts.length > 0 && file.startsWith('tests/unit/')))
	);
	const component = tests.filter((file) => file.endsWith('.svelte.test.ts'));
	const unit = tests.filter((file) => !component.includes(file));
	const named = files.map(specsFor);
	const specs = named.includes(null) ? null : [...new Set(named.flat())];
	const endToEnd = specs?.map((name) => `/${name}.spec.ts`) ?? [];
	const runs = { unit, component, endToEnd: specs ?? ['all'] };
	const skipped = new Set(
		Object.entries(runs).flatMap(([name, { length }]) => (length > 0 ? [] : [name]))
	);
	if (skipped.has('endToEnd')) skipped.add('build');
	return {
		steps: all.filter((name) => !skipped.has(name)),
		told: `${files.length} changed files can affect ${unit.length} files of unit tests, ${component.length} of component tests, ${specs?.length ?? 'all'} of end-to-end tests.`,
		files: files.filter((file) => existsSync(path.join(root, file))),
		unit,
		component,
		endToEnd
	};
}
