import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { momentsOf } from '../../../../tests/fixtures/recordings';
import { counted, searched } from '../../../../tests/fixtures/searches';
import { sudokuOf } from '../../../../tests/fixtures/sudokus';
import { tablesOf } from '../../../../tests/fixtures/tables';
import type { ProblemKind } from '../kind';
import { kind as maps } from '../../kinds/map-colouring/kind';
import { kind as queens } from '../../kinds/queens/kind';
import type { Problem } from '../problem';
import { BACKS, DEFAULT_STRATEGY, type Elimination, type Strategy } from '../search/strategy';
import type { Moment } from '../trace/moment';
import { assuming } from './assuming';
import { prevention, type Finding } from './prevention';
import type { DeadEnd, Placed } from './reasons';
import { landingOf, sightOf, strategyWith, weightsBefore } from './stronger';

const THESIS = '530070000600195000098000060800060003400803001700020006060000280000419005000080079';
const HARD = '..5..8..18......9.......78....4.....64....9......53..2.6.........138..5....9.714.';
const kinds = Object.values(
	import.meta.glob<ProblemKind>('../../kinds/*/kind.ts', { eager: true, import: 'kind' })
).filter((kind) => kind.problem(kind.examples[0].setup).traits?.isSequential !== true);

/** The dead ends of a search's first steps, except those below which there was a solution. */
function deadEndsOf(problem: Problem, strategy: Strategy) {
	const { steps, causes } = searched(problem, { ...strategy, limits: { steps: 3000 } });
	return momentsOf(problem, strategy, { steps, causes })
		.filter(({ step, frames }) => {
			return step?.kind === 'deadend' && step.variable >= 0 && !frames.some(({ solved }) => solved);
		})
		.map((moment) => ({ moment, deadEnd: deadEndAt(moment) }));
}

function deadEndAt({ step, frames }: Moment): DeadEnd {
	const path = frames.filter(({ value }) => value >= 0);
	return { variable: step!.variable, path };
}

function found(problem: Problem, strategy: Strategy, { deadEnd, moment }: Found) {
	const { position } = moment;
	const run = { position, length: position };
	const findings: Finding[] = [];
	for (const finding of prevention(problem, strategy, deadEnd, run, { placements: 0 }))
		if (finding !== null) findings.push(finding);
	const of = <Kind extends Finding['kind']>(kind: Kind) =>
		findings.filter((one): one is Extract<Finding, { kind: Kind }> => one.kind === kind);
	const { rules } = of('rules')[0];
	const ruled = (elimination: Elimination) =>
		rules.findIndex((rule) => rule.kind === 'elimination' && rule.elimination === elimination);
	return {
		rules,
		reasons: of('reasons')[0]?.reasons,
		wrong: of('wrong').at(-1)!.wrong,
		sight: (elimination: Elimination) =>
			of('sight').find(({ at }) => at === ruled(elimination))?.sight,
		landing: of('landing')[0]?.landing,
		wholes: of('whole')
	};
}
type Found = ReturnType<typeof deadEndsOf>[number];

/** How many placements a run skips on its way back from a dead end. */
function skippedAfter(moments: readonly Moment[], { position, statistics }: Moment): number {
	const isOver = ({ step, position: at }: Moment) =>
		at > position && (step?.kind !== 'backtrack' || at === moments.length - 1);
	const next = moments.find(isOver) ?? moments.at(-1)!;
	return next.statistics.skipped - statistics.skipped;
}

function result<Result>(parts: Generator<null, Result>): Result {
	for (;;) {
		const { done, value } = parts.next();
		if (done) return value;
	}
}

const tables = tablesOf({
	variables: [3, 6],
	values: [2, 4],
	density: [0.4, 1],
	tightness: [0.3, 0.8]
});

const strategies = fc
	.record({
		ordering: fc.constantFrom('naive', 'findmin', 'random', 'dom-wdeg'),
		elimination: fc.constantFrom('none', 'none', 'forward', 'naked', 'arcs'),
		eliminate: fc.constantFrom('every', 'start'),
		back: fc.constantFrom(...BACKS),
		goal: fc.constantFrom('first', 'all'),
		seed: fc.nat(9)
	})
	.map((choice) => ({ ...DEFAULT_STRATEGY, ...choice }));

/** Whether there is a solution with these values, by trying everything. */
function isSolvable(problem: Problem, values: Int8Array): boolean {
	const open = values.indexOf(-1);
	const isSound = [...values].every(
		(value, at) => value < 0 || problem.clashes(values, at, value).length === 0
	);
	if (!isSound || open < 0) return isSound;
	return Array.from({ length: problem.valueCount }, (_, value) => values.with(open, value)).some(
		(next) => isSolvable(problem, next)
	);
}

const withPath = (problem: Problem, path: readonly Placed[]) =>
	path.reduce((values, { variable, value }) => values.with(variable, value), problem.fixed);

/** Every dead end of many searches of small problems. */
function forEachDeadEnd(check: (problem: Problem, strategy: Strategy, one: Found) => void): void {
	let checked = 0;
	fc.assert(
		fc.property(tables, strategies, (problem, strategy) => {
			for (const one of deadEndsOf(problem, strategy).slice(0, 5)) {
				check(problem, strategy, one);
				checked++;
			}
		}),
		{ numRuns: 150 }
	);
	expect(checked).toBeGreaterThan(50);
}

describe('what would have prevented a dead end', () => {
	it('is forced by its reasons, and by nothing less', () => {
		forEachDeadEnd((problem, strategy, one) => {
			const { reasons } = found(problem, strategy, one);
			const { path, variable } = one.deadEnd;
			const all = [...reasons.givens, ...reasons.placements];
			const values = withPath(problem, path);
			const only = (kept: readonly number[]) =>
				values.map((value, at) => (kept.includes(at) ? value : -1));
			const isEmpty = (kept: readonly number[]) =>
				Array.from({ length: problem.valueCount }, (_, value) => value).every(
					(value) => problem.clashes(only(kept), variable, value).length > 0
				);
			expect(reasons.givens.every((given) => problem.fixed[given] >= 0)).toBe(true);
			expect(isSolvable(problem, only(all))).toBe(false);
			if (strategy.elimination !== 'none') return;
			expect(reasons.isSearched).toBe(!isEmpty([...values.keys()].filter((at) => at !== variable)));
			for (const without of all) {
				const less = all.filter((other) => other !== without);
				if (reasons.isSearched) expect(isSolvable(problem, only(less))).toBe(true);
				else expect(isEmpty(less)).toBe(false);
			}
			if (!reasons.isSearched) expect(isEmpty(all)).toBe(true);
		});
	});

	it('is the first decision after which there is no solution', () => {
		forEachDeadEnd((problem, strategy, one) => {
			const { wrong } = found(problem, strategy, one);
			const { path } = one.deadEnd;
			const first = path.findIndex(
				({ forced }, at) =>
					!forced && !isSolvable(problem, withPath(problem, path.slice(0, at + 1)))
			);
			const expected = isSolvable(problem, problem.fixed) ? first + 1 : 0;
			expect(wrong.isFound).toBe(true);
			expect(wrong.wrong).toBe(expected);
		});
	});

	it('is seen by forward checking as soon as some variable has lost its values', () => {
		forEachDeadEnd((problem, strategy, one) => {
			const { path } = one.deadEnd;
			const forward = strategyWith(problem, strategy, {
				kind: 'elimination',
				elimination: 'forward'
			});
			const isStranded = (count: number) => {
				const values = withPath(problem, path.slice(0, count));
				return [...values.keys()].some(
					(at) =>
						values[at] < 0 &&
						Array.from({ length: problem.valueCount }, (_, value) => value).every(
							(value) => problem.clashes(values, at, value).length > 0
						)
				);
			};
			const first = [0, ...path.map((_, at) => at + 1)].find(isStranded) ?? null;
			expect(sightOf(problem, forward, path).after).toBe(first);
		});
	});

	it('is seen no later by a rule that sees more', () => {
		forEachDeadEnd((problem, strategy, one) => {
			const after = (elimination: Elimination) => {
				const rule = { kind: 'elimination', elimination } as const;
				return (
					sightOf(problem, strategyWith(problem, strategy, rule), one.deadEnd.path).after ?? 99
				);
			};
			expect(after('naked')).toBeLessThanOrEqual(after('forward'));
			expect(after('arcs')).toBeLessThanOrEqual(after('naked'));
		});
	});

	it('is left by a jump as the search that jumps leaves it', () => {
		let checked = 0;
		forEachDeadEnd((problem, strategy, one) => {
			// An ordering that learns has learnt other things in a run that does not jump.
			if (strategy.back !== 'jump' || strategy.ordering === 'dom-wdeg') return;
			// The search that jumps comes to this dead end itself: where does it go from there?
			const { steps, causes } = searched(problem, strategy);
			const skipped = skippedAfter(momentsOf(problem, strategy, { steps, causes }), one.moment);
			const { landing } = found(problem, { ...strategy, back: 'step' }, one);
			if (landing === undefined) return;
			expect(landing.skipped).toBe(skipped);
			checked++;
		});
		expect(checked).toBeGreaterThan(10);
	});

	it.each([
		['twenty queens', queens.problem(queens.examples.find(({ id }) => id === 'twenty')!.setup)],
		['a hard Sudoku', sudokuOf(HARD)]
	])('is left by a jump with what the ordering had learnt there: %s', (_, problem) => {
		const strategy: Strategy = { ...DEFAULT_STRATEGY, ordering: 'dom-wdeg', back: 'jump' };
		const limits = { steps: 3000 };
		const moments = momentsOf(problem, strategy, searched(problem, { ...strategy, limits }));
		let inside = 0;
		for (const { moment, deadEnd } of deadEndsOf(problem, strategy)) {
			if (moment.position > 2500) break;
			const { position } = moment;
			const effort = { placements: 0 };
			const weights = result(weightsBefore(problem, strategy, deadEnd, position, effort));
			const landing = result(landingOf(problem, strategy, deadEnd, weights, effort));
			expect(landing?.skipped).toBe(skippedAfter(moments, moment));
			if (weights.length > 0 && moment.frames.at(-1)!.failed !== 0) inside++;
		}
		expect(inside).toBeGreaterThan(50);
	});

	it('is compared by whole runs', () => {
		const problem = sudokuOf(THESIS);
		const one = deadEndsOf(problem, DEFAULT_STRATEGY)[0];
		const { wholes, rules } = found(problem, DEFAULT_STRATEGY, one);
		expect(wholes).toHaveLength(rules.length);
		for (const { at, whole } of wholes)
			expect(whole).toEqual(counted(problem, strategyWith(problem, DEFAULT_STRATEGY, rules[at])));
	});
});

describe.each(kinds.map((kind) => [kind.id, kind] as const))(
	'the same constraints with other values: %s',
	(_, kind) => {
		it('are those of a board with these values', () => {
			for (const { setup } of kind.examples) {
				const problem = kind.problem(setup);
				if (problem.ownSearch !== undefined) continue;
				const values = Int8Array.from(problem.fixed);
				const model = problem.model();
				for (let at = 0; at < values.length; at += 2) {
					const legal = values[at] < 0 ? model.legal(at) : 0;
					if (legal === 0) continue;
					values[at] = 31 - Math.clz32(legal);
					model.place(at, values[at]);
				}
				const placed = assuming(problem, values).model();
				// From there, all of it is taken back.
				const back = assuming(assuming(problem, values), problem.fixed).model();
				const start = problem.model();
				for (let at = 0; at < values.length; at++) {
					if (values[at] < 0) expect(placed.legal(at)).toBe(model.legal(at));
					if (problem.fixed[at] < 0) expect(back.legal(at)).toBe(start.legal(at));
				}
			}
		});
	}
);

describe('known answers', () => {
	const cell = (row: number, column: number) => (row - 1) * 9 + column - 1;
	const names = (map: readonly string[], regions: readonly number[]) =>
		regions.map((region) => map[region]).join(' ');

	it('of the first dead end of the thesis board', () => {
		const problem = sudokuOf(THESIS);
		const [one] = deadEndsOf(problem, DEFAULT_STRATEGY);
		const { reasons, wrong, sight, landing } = found(problem, DEFAULT_STRATEGY, one);
		expect(one.deadEnd.variable).toBe(cell(1, 9));
		expect(one.moment.position).toBe(40);
		expect(reasons.placements).toEqual([cell(1, 4), cell(1, 6), cell(1, 7)]);
		expect(reasons.givens).toHaveLength(6);
		expect(wrong).toMatchObject({ wrong: 1, isFound: true });
		expect(sight('forward')).toEqual({ after: 3, isRefused: false, eliminations: 324 });
		for (const rule of ['arcs', 'naked', 'hidden'] as const)
			expect(sight(rule)).toEqual({ after: 0, isRefused: true, eliminations: 408 });
		expect(landing).toEqual({ to: 4, skipped: 1, untried: 0 });
	});

	it('of the first dead end at Pennsylvania', () => {
		const { setup } = maps.examples.find(({ id }) => id === 'usa')!;
		const problem = maps.problem(setup);
		const { regions } = (setup as { map: { regions: readonly string[] } }).map;
		const one = deadEndsOf(problem, DEFAULT_STRATEGY).find(
			({ deadEnd }) => regions[deadEnd.variable] === 'PA'
		)!;
		const { reasons, wrong, sight, landing, wholes } = found(problem, DEFAULT_STRATEGY, one);
		expect(one.moment.position).toBe(113);
		expect(names(regions, reasons.placements)).toBe('DE MD NY OH');
		expect(regions[one.deadEnd.path[wrong.wrong - 1].variable]).toBe('MT');
		expect(sight('forward')).toEqual({ after: 33, isRefused: false, eliminations: 73 });
		expect(sight('arcs')).toEqual({ after: 23, isRefused: true, eliminations: 84 });
		expect(landing).toEqual({ to: 33, skipped: 2, untried: 1 });
		expect(wholes.map(({ whole }) => whole.statistics.placements).sort()).toEqual([
			48, 48, 683, 86
		]);
	});

	it('of the first dead end of eight queens', () => {
		const { setup } = queens.examples.find(({ id }) => id === 'eight')!;
		const problem = queens.problem(setup);
		const [one] = deadEndsOf(problem, DEFAULT_STRATEGY);
		const { reasons, wrong, sight, landing } = found(problem, DEFAULT_STRATEGY, one);
		expect(one.deadEnd.variable).toBe(5);
		expect(reasons.placements).toEqual([0, 1, 2, 3]);
		expect(wrong.wrong).toBe(2);
		expect(sight('forward')?.after).toBe(4);
		expect(sight('hidden')?.after).toBe(3);
		expect(landing).toEqual({ to: 4, skipped: 1, untried: 4 });
	});
});
