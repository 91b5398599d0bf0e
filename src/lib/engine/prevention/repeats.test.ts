import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searched } from '../../../../tests/fixtures/searches';
import { sudokuOf } from '../../../../tests/fixtures/sudokus';
import { kind as maps } from '../../kinds/map-colouring/kind';
import type { Problem } from '../problem';
import { DEFAULT_STRATEGY, type Strategy } from '../search/strategy';
import { BACKTRACK, DEADEND, PLACE, stepKind, stepValue, stepVariable } from '../search/step';
import { Failures } from './failures';
import { repeatsOf, type Repeats } from './repeats';
import { solve } from './solve';

const THESIS = '530070000600195000098000060800060003400803001700020006060000280000419005000080079';
const map = (wanted: string) => maps.problem(maps.examples.find(({ id }) => id === wanted)!.setup);
const usa = maps.examples.find(({ id }) => id === 'usa')!.setup;

function end<T>(parts: Generator<null, T>): T {
	for (;;) {
		const { done, value } = parts.next();
		if (done) return value;
	}
}

function repeats(problem: Problem, strategy: Strategy, position: number, length: number): Repeats {
	return end(repeatsOf(problem, strategy, { position, length }, { placements: 0 }));
}

const isSolvable = (problem: Problem, fixed: Int8Array) =>
	end(solve([problem], fixed, { placements: 0 })) !== null;

describe('the reason of a dead end', () => {
	const boards = fc.array(fc.constantFrom(...'0000001234'), { minLength: 16, maxLength: 16 });
	const strategies = fc.record({
		ordering: fc.constantFrom('naive', 'findmin', 'findmax', 'random', 'dom-wdeg'),
		elimination: fc.constantFrom('none', 'none', 'forward', 'naked'),
		back: fc.constantFrom('step', 'jump'),
		seed: fc.nat(1000)
	});

	it('is a set of placements in force with which there is no solution', () => {
		let checked = 0;
		fc.assert(
			fc.property(boards, strategies, (cells, choice) => {
				const problem = sudokuOf(cells.join(''));
				fc.pre(
					[...problem.fixed].every(
						(value, at) => value < 0 || problem.clashes(problem.fixed, at, value).length === 0
					)
				);
				const strategy = { ...DEFAULT_STRATEGY, ...choice } as Strategy;
				const failures = new Failures(problem);
				const values = Int8Array.from(problem.fixed);
				for (const step of searched(problem, strategy).steps.slice(0, 400)) {
					failures.follow(step);
					const kind = stepKind(step);
					if (kind === PLACE) values[stepVariable(step)] = stepValue(step);
					if (kind === BACKTRACK) values[stepVariable(step)] = -1;
					if (kind !== DEADEND) continue;
					const reason = failures.reason();
					const fixed = Int8Array.from(problem.fixed);
					for (const { variable, value } of reason) fixed[variable] = value;
					expect(isSolvable(problem, fixed)).toBe(false);
					checked++;
				}
			}),
			{ numRuns: 60 }
		);
		expect(checked).toBeGreaterThan(100);
	});

	it('is one of three at Pennsylvania, step by step on the map of the USA', () => {
		const problem = map('usa');
		const { regions } = usa.map;
		const failures = new Failures(problem);
		const counts = new Map<string, number>();
		for (const step of searched(problem, DEFAULT_STRATEGY).steps) {
			failures.follow(step);
			if (stepKind(step) !== DEADEND || regions[stepVariable(step)] !== 'PA' || !failures.isNew)
				continue;
			const names = failures.reason().map(({ variable, value }) => `${regions[variable]}${value}`);
			counts.set(names.join(' '), (counts.get(names.join(' ')) ?? 0) + 1);
		}
		// The other 72 times a colour was tried, and led to a dead end with one of these reasons.
		expect(Object.fromEntries(counts)).toEqual({
			'DE0 MD1 NY2 OH3': 73,
			'DE0 MD1 NJ2 NY3': 72,
			'DE0 MD1 NJ3 NY2': 72
		});
	});
});

describe('the same failure again', () => {
	it.each([
		['the map of the USA', map('usa'), [1_699, 21, 384]],
		['the thesis board', sudokuOf(THESIS), [2_060, 436, 190]]
	])('sorts the dead ends of %s by their reasons', (_, problem, counts) => {
		const { steps } = searched(problem, DEFAULT_STRATEGY);
		const failures = new Failures(problem);
		const groups = new Map<string, number[]>();
		const places = new Map<number, string>();
		for (const step of steps) {
			failures.follow(step);
			if (stepKind(step) !== DEADEND || !failures.isNew) continue;
			const key = failures
				.reason()
				.map(({ variable, value }) => `${variable}=${value}`)
				.sort()
				.join();
			groups.set(key, [...(groups.get(key) ?? []), failures.position]);
			places.set(failures.position, key);
		}
		const largest = [...groups.values()].sort((a, b) => b.length - a.length)[0];
		expect([places.size, groups.size, largest.length]).toEqual(counts);
		for (const position of [largest[0], largest.at(-1)!, [...places.keys()][3]]) {
			const found = repeats(problem, DEFAULT_STRATEGY, position, steps.length);
			expect(found.positions).toEqual(groups.get(places.get(position)!));
		}
	});

	it('names the nodes where they are', () => {
		const problem = map('usa');
		const { steps } = searched(problem, DEFAULT_STRATEGY);
		const first = steps.findIndex((step) => stepKind(step) === DEADEND) + 1;
		const { positions, nodes } = repeats(problem, DEFAULT_STRATEGY, first, steps.length);
		expect(positions).toContain(first);
		nodes.forEach((node, at) => {
			expect(stepKind(steps[node - 1])).toBe(PLACE);
			expect(node).toBeLessThan(positions[at]);
		});
	});
});
