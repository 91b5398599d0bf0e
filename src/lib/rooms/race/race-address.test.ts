import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProblemKind } from '$lib/engine/kind';
import { kind as mapColouring } from '$lib/kinds/map-colouring/kind';
import { kind as maze } from '$lib/kinds/maze/kind';
import { kind as queens } from '$lib/kinds/queens/kind';
import { kind as sequence } from '$lib/kinds/sequence/kind';
import { kind as sudoku } from '$lib/kinds/sudoku/kind';
import type { Problem } from '$lib/engine/problem';
import { choicesFor, fitStrategy } from '$lib/engine/search/choices';
import { DEFAULT_STRATEGY } from '$lib/engine/search/strategy';
import { CLOCKS } from './clock/clock';
import {
	MOST_LANES,
	OWN_LANES,
	ownEntry,
	PLAIN,
	usualEntries,
	writeEntries,
	type Entry
} from '$lib/stage/address/entry';
import { GUESSED_TIMES } from './verdict/guess';
import { entries, texts } from './race.fixture';
import {
	CURVES,
	DEFAULT_RACE_VIEW,
	PICTURES,
	RACE_LIMITS,
	RACE_PARAMETERS,
	RACE_RATE,
	kindIn,
	readRace,
	writeRace,
	type RaceAddress
} from './race-address';

const KINDS = [sudoku, queens, maze, sequence, mapColouring] as unknown as readonly ProblemKind[];
/** Kinds with a rewriter keep the numbers of rewritings. */
const rewritable = (kind: ProblemKind): ProblemKind => ({
	...kind,
	rewriter: () => Promise.resolve({ rewrite: (setup) => setup })
});

const count = fc.integer({ min: 1, max: 1e12 });

/** A lane as it runs on a problem. */
function fittedTo(problem: Problem, { rewriting, ...method }: Entry): Entry {
	const {
		goal: _,
		limits: __,
		...fitted
	} = fitStrategy(problem, { ...DEFAULT_STRATEGY, ...method });
	return { ...fitted, rewriting };
}

const races = fc.constantFrom(...KINDS.map(rewritable)).chain((kind) =>
	fc
		.record({
			example: fc.constantFrom(...kind.examples),
			isExample: fc.boolean(),
			limits: fc.record(
				{ backtracks: count, placements: count, solutions: count, milliseconds: count },
				{ requiredKeys: [] }
			),
			steps: fc.oneof(fc.constant(RACE_LIMITS.steps!), count),
			goal: fc.constantFrom('first', 'all', 'best'),
			lanes: fc.option(entries, { nil: undefined }),
			clock: fc.constantFrom(...CLOCKS),
			tick: fc.oneof(fc.constant(0), fc.maxSafeNat()),
			rate: fc.constantFrom(RACE_RATE, 0.5, 1, 12.5, 300, 1e8),
			marks: fc.uniqueArray(fc.nat(5000), { maxLength: 3 }),
			view: fc.record({
				pictures: fc.option(fc.constantFrom(...PICTURES)),
				curve: fc.constantFrom(...CURVES),
				isLog: fc.boolean(),
				present: fc.constantFrom(null, ['lanes'] as const, ['lanes', 'chart'] as const)
			}),
			atParting: fc.boolean(),
			owns: fc.subarray([...OWN_LANES]),
			guess: fc.option(
				fc.record({ lane: fc.nat(MOST_LANES - 1), times: fc.constantFrom(...GUESSED_TIMES) })
			)
		} as const)
		.map(({ example, isExample, limits, steps, lanes, marks, goal, guess, owns, ...rest }) => {
			const problem = kind.problem(example.setup);
			const searches = (lanes ?? usualEntries(problem)).map((entry) => fittedTo(problem, entry));
			const all = [...owns.map(ownEntry), ...searches.slice(owns.length)];
			const { goals } = choicesFor(problem);
			const race: Omit<RaceAddress<unknown>, 'play'> = {
				...rest,
				example: isExample ? example.id : null,
				setup: example.setup,
				goal: goals.find((one) => one === goal) ?? goals[0],
				limits: { ...limits, steps },
				entries: all,
				breakpoints: marks.map((position) => ({ kind: 'mark', position, note: 'Why, 100%?' })),
				guess: guess === null || guess.lane >= all.length ? null : guess
			};
			return { kind, race };
		})
);

describe("a race's address", () => {
	it('is read as it was written, for every kind of problem', () => {
		fc.assert(
			fc.property(races, ({ kind, race }) => {
				const written = writeRace(kind, race);
				expect(kindIn(written)).toBe(kind.id);
				const { race: read, errors } = readRace(kind, written, true);
				expect(errors).toEqual([]);
				const { setup, example: _, ...rest } = read;
				expect(kind.write(setup)).toEqual(kind.write(race.setup));
				expect({ ...rest, example: race.example, setup: race.setup }).toEqual({
					...race,
					play: false
				});
				// An example without a name may be recognized by its puzzle or not; it is never another one.
				if (race.example !== null) expect(read.example).toBe(race.example);
				expect(writeRace(kind, { ...read, example: race.example })).toBe(written);
			}),
			{ numRuns: 500 }
		);
	});

	it('is short for what is usual', () => {
		for (const kind of KINDS) {
			const { race, errors } = readRace(kind, '');
			expect(errors).toEqual([]);
			expect(race).toMatchObject({
				tick: 0,
				clock: 'steps',
				rate: RACE_RATE,
				limits: RACE_LIMITS,
				guess: null,
				view: DEFAULT_RACE_VIEW,
				entries: usualEntries(kind.problem(race.setup))
			});
			const named = kind === KINDS[0] ? '' : `kind=${kind.id}&`;
			expect(writeRace(kind, race)).toBe(`${named}example=${kind.examples[0].id}`);
		}
	});

	it('says nothing of how the studio shows an example, nor goes where it begins there', () => {
		const thesis = readRace(queens, 'kind=queens&example=four-thesis').race;
		expect(thesis.example).toBe('four-thesis');
		expect(thesis.tick).toBe(0);
		for (const tick of [7, 15]) {
			const address = writeRace(queens, { ...thesis, tick });
			expect([...new URLSearchParams(address).keys()].sort()).toEqual(['at', 'example', 'kind']);
			expect(readRace(queens, address).race.tick).toBe(tick);
		}
	});

	it('reports a parameter that cannot be read, and goes without it', () => {
		for (const [name, found] of [
			['lanes', 'findmin'],
			['clock', 'sundial'],
			['pictures', 'none'],
			['curve', 'undos'],
			['log', 'yes'],
			['present', 'board,tree'],
			['guess', '1x3'],
			['parting', 'yes'],
			// There is no program, or two.
			['lanes', 'program~naive.ascending.none.every.1.0'],
			['lanes', 'program~program'],
			['lanes', 'trace~trace'],
			['at', '-1'],
			['stops', 'never'],
			['steps', '0']
		]) {
			const { race, errors } = readRace(sudoku, new URLSearchParams([[name, found]]).toString());
			expect(errors).toEqual([{ parameter: name, found }]);
			expect(race).toEqual(readRace(sudoku, '').race);
		}
	});

	it('refuses a guess of a lane that is not there', () => {
		const { race, errors } = readRace(sudoku, 'guess=2x10');
		expect(race.guess).toBe(null);
		expect(errors).toEqual([{ parameter: 'guess', found: '2x10' }]);
	});

	it('reports a strategy that does not fit the problem, and has what runs instead', () => {
		const [findmin, hidden] = [
			{ ...PLAIN, ordering: 'findmin' },
			{ ...PLAIN, ordering: 'findmin', elimination: 'hidden' }
		] as const;
		const lanes = writeEntries([PLAIN, findmin, hidden]);
		const { race, errors } = readRace(maze, `kind=maze&lanes=${lanes}`);
		expect(race.entries).toEqual([PLAIN, PLAIN, PLAIN]);
		expect(errors).toEqual([
			{ parameter: 'lanes', found: 'findmin' },
			{ parameter: 'lanes', found: 'hidden' }
		]);
		expect(readRace(sudoku, `lanes=${lanes}`)).toMatchObject({
			race: { entries: [PLAIN, findmin, hidden] },
			errors: []
		});
	});

	it('refuses a rewriting of a puzzle that cannot be rewritten', () => {
		const lanes = 'naive.ascending.none.every.1.0~naive.ascending.none.every.1.3';
		const alone = { ...(queens as unknown as ProblemKind), rewriter: undefined };
		expect(readRace(alone, `lanes=${lanes}`).errors).toEqual([
			{ parameter: 'lanes', found: lanes.slice(0, 40) }
		]);
		expect(readRace(rewritable(alone), `lanes=${lanes}`).errors).toEqual([]);
	});

	it('accepts any text', () => {
		const names = fc.constantFrom<string>(
			...RACE_PARAMETERS,
			...['at', 'rate', 'stops', 'goal', 'steps', 'example', 'play', 'puzzle', 'queens', 'maze']
		);
		const queries = fc.oneof(
			texts,
			fc
				.array(fc.tuple(names, texts), { maxLength: 5 })
				.map((pairs) => new URLSearchParams(pairs).toString()),
			fc
				.array(fc.tuple(names, texts), { maxLength: 5 })
				.map((pairs) => pairs.map(([name, text]) => `${name}=${text}`).join('&'))
		);
		fc.assert(
			fc.property(fc.constantFrom(...KINDS), queries, (kind, search) => {
				const { race, errors } = readRace(kind, search);
				// What was understood is a race: it can be written and is the same again.
				const again = readRace(kind, writeRace(kind, race));
				expect(again.errors).toEqual([]);
				expect({ ...again.race, setup: null }).toEqual({ ...race, setup: null, play: false });
				for (const { parameter } of errors)
					expect(new URLSearchParams(search).has(parameter)).toBe(true);
			}),
			{ numRuns: 1500 }
		);
	});
});
