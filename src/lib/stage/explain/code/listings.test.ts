import { spawnSync } from 'node:child_process';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, test, vi } from 'vitest';
import { counted } from '../../../../../tests/fixtures/searches';
import { costly, sudokuOf } from '../../../../../tests/fixtures/sudokus';
import { baseLocale, locales, type Locale } from '$lib/i18n/locale';
import { jumps } from '$lib/engine/search/conflicts';
import {
	BACKS,
	DEFAULT_STRATEGY,
	ELIMINATION_TIMES,
	ELIMINATIONS,
	GOALS,
	ORDERINGS,
	VALUE_ORDERINGS,
	type Strategy
} from '$lib/engine/search/strategy';
import { STEP_KINDS } from '$lib/engine/search/step';
import { LANGUAGES } from './languages';
import { listing, strategyWords } from './listings';
import { Problem } from './shown/problem';
import * as listed from './shown/search';
import { FACETS } from './source';

// Whole searches and Python take time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const EASY = '530070000600195000098000060800060003400803001700020006060000280000419005000080079';
const THESIS = '530070000600195000098000060800060003400803001700920006060000280000419005000080079';
const RASTER = '003900024750004300000160007006000701190000000500700060400508000600307000200040000';
const TREE = '800026030024008010050040092782600003400009105500074000200450009630790001000060250';
const TOP = '..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..';
const NONE = '0123040032144030';
const SEVERAL = '0004040000102000';
const OPEN = '1000000000000000';
/** Its elimination places a few values and then does not know on, or finds that there is no solution. */
const FORCED = '1230000000010000';
const CONTRADICTION = '1230000000040400';

/** Known answers from section 7 of the design: tries, placements, undos. */
const KNOWN = [
	['easy', 'naive', EASY, 37_652, 4_208, 4_157],
	['easy', 'findmin', EASY, 239, 51, 0],
	['thesis', 'naive', THESIS, 26_258, 2_942, 2_892],
	['thesis', 'findmin', THESIS, 230, 50, 0],
	['raster', 'naive', RASTER, 1_533, 194, 140],
	['raster', 'findmin', RASTER, 309, 58, 4],
	['tree', 'naive', TREE, 483, 73, 28],
	['tree', 'findmin', TREE, 231, 45, 0],
	['unsolvable', 'naive', NONE, 4, 0, 0],
	['unsolvable', 'findmin', NONE, 4, 0, 0],
	['top95', 'findmin', TOP, 4_648, 542, 484]
] as const;

function strategyWith(change: Partial<Strategy>): Strategy {
	return { ...DEFAULT_STRATEGY, ...change };
}

function boxOf(line: string): number {
	return Math.sqrt(Math.sqrt(line.length));
}

/** Runs the TypeScript listing exactly as shown. */
async function run(strategy: Strategy, line: string) {
	const shown = (await listing('typescript', strategy)).map(({ text }) => text);
	const { outputText } = ts.transpileModule(shown.join('\n'), {
		compilerOptions: { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext }
	});
	const entry = /^function (\w+)/m.exec(outputText)?.[1];
	const source = `${outputText}\nexport { ${entry} as main };`;
	const url = `data:text/javascript,${encodeURIComponent(source)}`;
	const { main } = (await import(/* @vite-ignore */ url)) as { main: typeof listed.search };
	const problem = new Problem(line, boxOf(line));
	const result: unknown = main(problem);
	const found = jumps(strategy) && entry === 'search' ? result === undefined : result;
	const { tries, placements, undos, eliminations, solutions } = problem;
	const best = Number.isFinite(problem.best) ? problem.best : -1;
	return { found, tries, placements, undos, eliminations, solutions, best };
}

/** Runs the engine on the problem that the listings run on. */
function engine(strategy: Strategy, line: string) {
	return engineOf(costly(line), strategy);
}

function engineOf(problem: Parameters<typeof counted>[0], strategy: Strategy) {
	return counted(problem, strategy).statistics;
}

describe('the TypeScript listing, run exactly as shown', () => {
	test.each(KNOWN)('%s, %s', async (_name, ordering, line, tries, placements, undos) => {
		const result = await run(strategyWith({ ordering }), line);
		expect(result).toMatchObject({ found: line !== NONE, tries, placements, undos });
	});

	const searches = ['naive', 'findmin', 'findmin-degree', 'findmax', 'dom-wdeg'] as const;
	const values = VALUE_ORDERINGS.filter((order) => order !== 'random');
	test.each(
		searches.flatMap((ordering) =>
			values.flatMap((order) => GOALS.map((goal) => [ordering, order, goal] as const))
		)
	)('counts what the engine counts: %s, %s, %s', async (ordering, order, goal) => {
		const strategy = strategyWith({ ordering, values: order, goal });
		// On 9×9, findmax thrashes for minutes.
		const large = goal === 'first' && ordering !== 'findmax' ? [TREE] : [];
		for (const line of [...large, SEVERAL, NONE]) {
			const { tries, placements, undos, solutions, best } = engine(strategy, line);
			const result = await run(strategy, line);
			expect(result).toMatchObject({ tries, placements, undos });
			if (goal === 'best') expect(result.best).toBe(best);
			if (goal === 'all') expect(new Set(result.solutions).size).toBe(solutions);
		}
	});

	const times = ELIMINATION_TIMES.flatMap((eliminate) =>
		(['naked', 'hidden'] as const).map((elimination) => [eliminate, elimination] as const)
	);
	test.each(times.slice(0, 4))(
		'bounds what the engine bounds: %s, %s',
		async (eliminate, elimination) => {
			const strategy = strategyWith({ eliminate, elimination, goal: 'best' });
			const { tries, placements, undos, prunes, best } = engine(strategy, OPEN);
			expect(await run(strategy, OPEN)).toMatchObject({ tries, placements, undos, best });
			expect(prunes).toBeGreaterThan(0);
		}
	);

	test.each(times.flatMap((time) => GOALS.map((goal) => [...time, goal] as const)))(
		'takes back what the engine takes back, also what was forced at the start: %s, %s, %s',
		async (eliminate, elimination, goal) => {
			const strategy = strategyWith({ eliminate, elimination, goal });
			let forced = 0;
			for (const line of [SEVERAL, FORCED, CONTRADICTION, NONE]) {
				const { tries, placements, undos, eliminations, ...rest } = engine(strategy, line);
				const result = await run(strategy, line);
				expect(result).toMatchObject({ tries, placements, undos, eliminations });
				if (eliminate !== 'alone' && !(goal === 'first' && rest.solutions > 0))
					expect(undos).toBe(placements);
				forced += rest.forced;
			}
			expect(forced).toBeGreaterThan(4);
		}
	);

	test.each(
		times.flatMap((time) =>
			(['findmin', 'dom-wdeg'] as const).map((order) => [...time, order] as const)
		)
	)('eliminates what the engine eliminates: %s, %s, %s', async (eliminate, kind, ordering) => {
		const strategy = strategyWith({ eliminate, elimination: kind, ordering });
		for (const line of [EASY, RASTER, TOP, SEVERAL, NONE]) {
			const { tries, placements, undos, eliminations } = engine(strategy, line);
			expect(await run(strategy, line)).toMatchObject({ tries, placements, undos, eliminations });
		}
	});

	test.each(
		(['forward', 'arcs'] as const).flatMap((elimination) =>
			(['start', 'every'] as const).map((eliminate) => [elimination, eliminate] as const)
		)
	)('crosses out without placing: %s, %s', async (elimination, eliminate) => {
		const strategy = strategyWith({ elimination, eliminate });
		for (const line of [RASTER, TREE, SEVERAL, NONE]) {
			const { tries, placements, undos } = engineOf(sudokuOf(line), strategy);
			expect(await run(strategy, line)).toMatchObject({ tries, placements, undos });
		}
	});

	const jumping = ['none', 'forward', 'naked'] as const;
	test.each(
		jumping.flatMap((elimination) =>
			GOALS.flatMap((goal) =>
				(['start', 'every'] as const).map((eliminate) => [elimination, eliminate, goal] as const)
			)
		)
	)('jumps back where the engine does: %s, %s, %s', async (elimination, eliminate, goal) => {
		for (const ordering of ['naive', 'findmin', 'findmax', 'dom-wdeg'] as const) {
			const strategy = strategyWith({ back: 'jump', elimination, eliminate, goal, ordering });
			const large = goal === 'first' && ordering !== 'findmax' ? [TREE, RASTER] : [];
			for (const line of [...large, SEVERAL, FORCED, NONE]) {
				const { tries, placements, undos, solutions, best } = engine(strategy, line);
				const result = await run(strategy, line);
				expect(result).toMatchObject({ tries, placements, undos });
				if (goal === 'best') expect(result.best).toBe(best);
				if (goal === 'all') expect(new Set(result.solutions).size).toBe(solutions);
			}
		}
	});

	test.each(['random', 'ascending'] as const)('finds solutions at random: %s', async (order) => {
		const strategy = strategyWith({ ordering: 'random', values: order, goal: 'all' });
		const { solutions } = await run(strategy, SEVERAL);
		expect(solutions).toHaveLength(engine(strategy, SEVERAL).solutions);
	});
});

test('the listing file itself is a program: naive, ascending, first solution', () => {
	const problem = new Problem(TREE, 3);
	expect(listed.search(problem)).toBe(true);
	expect(problem).toMatchObject({ tries: 483, placements: 73, undos: 28 });
});

const hasPython = spawnSync('python3', ['--version']).status === 0;
if (hasPython)
	test('the Python listing, run exactly as shown, has the same counts', async () => {
		const strategies = [
			...searchStrategies(),
			...ELIMINATION_TIMES.flatMap((eliminate) =>
				(['hidden', 'forward', 'arcs'] as const).map((elimination) =>
					strategyWith({ eliminate, elimination })
				)
			),
			...(['none', 'forward', 'naked'] as const).flatMap((elimination) =>
				(['start', 'every'] as const).flatMap((eliminate) =>
					GOALS.map((goal) => strategyWith({ back: 'jump', elimination, eliminate, goal }))
				)
			)
		];
		const jobs = await Promise.all(
			strategies.map(async (strategy) => ({
				code: (await listing('python', strategy)).map(({ text }) => text).join('\n'),
				line: SEVERAL
			}))
		);
		const { stdout, stderr } = spawnSync(
			'python3',
			['-B', path.join(import.meta.dirname, 'shown', 'run.py')],
			{
				input: JSON.stringify(jobs),
				encoding: 'utf8'
			}
		);
		expect(stderr).toBe('');
		const counts = await Promise.all(
			strategies.map(async (strategy) => {
				const { tries, placements, undos, eliminations, best } = await run(strategy, SEVERAL);
				return { tries, placements, undos, eliminations, best };
			})
		);
		expect(JSON.parse(stdout)).toEqual(counts);
	});

function searchStrategies(): Strategy[] {
	return (['naive', 'findmin', 'findmin-degree', 'findmax'] as const).flatMap((ordering) =>
		VALUE_ORDERINGS.filter((values) => values !== 'random').flatMap((values) =>
			GOALS.map((goal) => strategyWith({ ordering, values, goal }))
		)
	);
}

const listings = LANGUAGES.flatMap((language) => {
	const readers: readonly Locale[] = language === 'pseudocode' ? locales : [baseLocale];
	return readers.map((locale) => ({ language, locale }));
});

test.each(locales)('the pseudocode in %s has the same lines as the English one', async (locale) => {
	const shapeOf = async (strategy: Strategy, of: Locale) =>
		(await listing('pseudocode', strategy, of)).map(({ text, when, step }) => ({
			depth: /^\t*/.exec(text)![0].length,
			isEmpty: text === '',
			when,
			step
		}));
	for (const goal of GOALS)
		for (const eliminate of ELIMINATION_TIMES)
			for (const elimination of ELIMINATIONS)
				for (const back of BACKS) {
					const strategy = strategyWith({ goal, eliminate, elimination, back });
					expect(await shapeOf(strategy, locale)).toEqual(await shapeOf(strategy, baseLocale));
				}
});

/** The orderings whose names are words of the language; findmin and the like are names. */
const IN_HEBREW: Readonly<Record<string, string>> = { naive: 'נאיבי', random: 'אקראי' };

describe.each(listings)('the $language listing, $locale', ({ language, locale }) => {
	const strategies = ORDERINGS.flatMap((ordering) =>
		VALUE_ORDERINGS.flatMap((values) =>
			GOALS.flatMap((goal) =>
				ELIMINATIONS.flatMap((elimination) =>
					ELIMINATION_TIMES.flatMap((eliminate) =>
						BACKS.map((back) =>
							strategyWith({ ordering, values, goal, elimination, eliminate, back })
						)
					)
				)
			)
		)
	);

	test('has one line for each step that a strategy can take', async () => {
		const known = new Set<string>([...STEP_KINDS, 'contradiction', 'unwind', 'skip']);
		for (const strategy of strategies) {
			const steps = (await listing(language, strategy, locale)).flatMap(({ step }) => step ?? []);
			expect(steps.filter((step) => !known.has(step))).toEqual([]);
			const alone = strategyWords(strategy).includes('alone');
			const expected = [
				...(alone ? [] : ['choose', 'reject', 'place', 'deadend', 'backtrack']),
				...(strategy.goal === 'best' && !alone ? ['prune'] : []),
				...(strategy.elimination === 'none' ? [] : ['eliminate', 'contradiction']),
				...(['naked', 'hidden'].includes(strategy.elimination) ? ['force'] : []),
				...(jumps(strategy) ? ['skip'] : []),
				...(strategy.elimination === 'none' || alone ? [] : ['unwind']),
				'solution'
			];
			expect(new Set(steps)).toEqual(new Set(expected));
			const once = steps.filter((step) => step !== 'contradiction');
			expect(once).toHaveLength(new Set(once).size);
		}
	});

	test('names the ordering in the line that chooses', async () => {
		for (const strategy of strategies) {
			const line = (await listing(language, strategy, locale)).find(
				({ step }) => step === 'choose'
			);
			const spelled = line?.text.replaceAll(/[-_]/g, '').toLowerCase();
			const name = strategy.ordering.replace('-', '');
			if (spelled !== undefined)
				expect(spelled).toContain(locale === 'he' ? (IN_HEBREW[name] ?? name) : name);
		}
	});

	test('is short, shows no markers, and its tokens add up to its lines', async () => {
		for (const strategy of strategies) {
			const lines = await listing(language, strategy, locale);
			expect(lines.length).toBeLessThanOrEqual(strategy.elimination === 'none' ? 31 : 49);
			const odd = lines.filter(
				({ text, tokens }) => text.includes('@') || tokens.map(([piece]) => piece).join('') !== text
			);
			expect(odd).toEqual([]);
			const words = lines.flatMap(({ when }) => when.flat());
			expect(words.filter((word) => !FACETS.flat().includes(word))).toEqual([]);
			expect(lines.at(0)?.text).not.toBe('');
			expect(lines.at(-1)?.text).not.toBe('');
		}
	});
});
