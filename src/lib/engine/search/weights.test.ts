import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { record } from '../../../../tests/fixtures/recordings';
import { counted, searched } from '../../../../tests/fixtures/searches';
import { sudokuOf } from '../../../../tests/fixtures/sudokus';
import { kind as maps } from '../../kinds/map-colouring/kind';
import { kind as queens } from '../../kinds/queens/kind';
import type { Problem } from '../problem';
import { BACKTRACK, CHOOSE, DEADEND, ELIMINATE, FORCE, PLACE, unpackStep } from './step';
import { partsOf } from '../trace/learnt';
import { search } from './search';
import { DEFAULT_STRATEGY, type Elimination, type Strategy } from './strategy';
import { Weights } from './weights';

const map = (wanted: string) => maps.problem(maps.examples.find(({ id }) => id === wanted)!.setup);
const usa = map('usa');
const three = map('usa-three');
const RASTER = '003900024750004300000160007006000701190000000500700060400508000600307000200040000';
const THESIS = '530070000600195000098000060800060003400803001700020006060000280000419005000080079';

const learning = (elimination: Elimination, back: 'step' | 'jump' = 'step'): Strategy => ({
	...DEFAULT_STRATEGY,
	ordering: 'dom-wdeg',
	elimination,
	back
});

/**
 * Follows a run by the definition of dom/wdeg, with a weight for each pair of names, and checks every
 * choice against it. @returns the weights at the end.
 */
function followed(problem: Problem, strategy: Strategy): Map<string, number> {
	const { steps, causes } = searched(problem, strategy);
	const values = Array.from(problem.fixed);
	const domains = values.map((_, variable) => problem.domains?.[variable] ?? -1);
	const trail: { variable: number; crossed: [number, number][] }[] = [];
	const weights = new Map<string, number>();
	const pair = (a: number, b: number) => `${Math.min(a, b)}-${Math.max(a, b)}`;
	const candidates = (variable: number) =>
		Array.from({ length: problem.valueCount }, (_, value) => value).filter(
			(value) =>
				(domains[variable] >>> value) & 1 && problem.clashes(values, variable, value).length === 0
		);
	const ratio = (variable: number) => {
		const open = problem.peers(variable).filter((peer) => values[peer] < 0);
		const weight = open.reduce(
			(sum, peer) => sum + 1 + (weights.get(pair(variable, peer)) ?? 0),
			0
		);
		return candidates(variable).length / Math.max(1, weight);
	};
	steps.forEach((word, at) => {
		const { variable, value } = unpackStep(word, causes[at]);
		const kind = word & 15;
		if (kind === CHOOSE) {
			const open = values.flatMap((one, index) => (one < 0 ? [index] : []));
			const lowest = Math.min(...open.map(ratio));
			expect(variable, `step ${at}`).toBe(open.find((one) => ratio(one) - lowest < 1e-12));
		} else if (kind === PLACE || kind === FORCE) {
			values[variable] = value;
			trail.push({ variable, crossed: [] });
		} else if (kind === ELIMINATE) {
			domains[variable] &= ~(1 << value);
			trail.at(-1)?.crossed.push([variable, value]);
		} else if (kind === BACKTRACK) {
			values[variable] = -1;
			for (const [other, gone] of trail.pop()!.crossed) domains[other] |= 1 << gone;
		} else if (kind === DEADEND && causes[at] >= 0 && value < 0) {
			const key = pair(variable, causes[at]);
			weights.set(key, (weights.get(key) ?? 0) + 1);
			if (strategy.elimination !== 'none') return;
			// Without its placement, the variable would have had a value.
			expect(candidates(variable)).toEqual([]);
			const before = values.slice();
			for (const { variable: later } of trail.slice(
				trail.findIndex((one) => one.variable === causes[at])
			))
				before[later] = -1;
			const free = Array.from({ length: problem.valueCount }, (_, one) => one);
			expect(free.some((one) => problem.clashes(before, variable, one).length === 0)).toBe(true);
		}
	});
	return weights;
}

describe('dom/wdeg', () => {
	it.each(['none', 'forward', 'arcs', 'naked', 'hidden'] as const)(
		'chooses the fewest candidates for the weight, with elimination %s',
		(elimination) => {
			followed(sudokuOf(RASTER), learning(elimination));
			followed(usa, learning(elimination));
			followed(queens.problem(queens.examples[0].setup), { ...learning(elimination), goal: 'all' });
		}
	);

	it.each([
		['the map of the USA, three colours', three, 159, 72],
		['the raster board', sudokuOf(RASTER), 58, 173],
		['the thesis board', sudokuOf(THESIS), 51, 51]
	])('gains or loses against fewest first: %s', (_, problem, fewest, learnt) => {
		const { placements } = counted(problem, { ordering: 'findmin' }).statistics;
		expect(placements).toBe(fewest);
		expect(counted(problem, learning('none')).statistics.placements).toBe(learnt);
	});

	it('tells what it has learnt at every position, from a checkpoint too', () => {
		const { trace } = record(three, { ...learning('none', 'jump') });
		fc.assert(
			fc.property(fc.nat(trace.length), (position) => {
				const { weights, assignment } = trace.at(position);
				assignment.forEach((value, variable) => {
					if (value >= 0) expect(weights![variable]).toBe(0);
					else {
						const open = three.peers(variable).filter((peer) => assignment[peer] < 0).length;
						expect(weights![variable]).toBeGreaterThanOrEqual(open);
					}
				});
			}),
			{ numRuns: 50 }
		);
	});

	it('opens a subtree as the search went through it, with what it had learnt before', () => {
		const strategy = learning('none');
		const { trace, steps } = record(three, strategy);
		fc.assert(
			fc.property(fc.nat(steps.length - 1), (pick) => {
				fc.pre((steps[pick] & 15) === PLACE);
				const position = pick + 1;
				const { frames } = trace.at(position);
				const decisions = frames.flatMap(({ variable, value }) => [variable, value]);
				let depth = 0;
				let end = position;
				for (; depth >= 0; end++) {
					if ((steps[end] & 15) === PLACE) depth++;
					if ((steps[end] & 15) === BACKTRACK) depth--;
				}
				const { weights } = partsOf(trace.learntAt(position), three.variableCount);
				const from = { decisions, best: -1, steps: position, weights };
				const batches = search(three, strategy, { from, within: true });
				batches.next();
				const found: number[] = [];
				for (const batch of batches) found.push(...batch.steps.slice(0, batch.length));
				// The placement itself is taken back by the whole search.
				expect(found).toEqual(steps.slice(position, end - 1));
			}),
			{ numRuns: 60 }
		);
	});
});

it('keeps the degree of every variable up to date while values come and go and dead ends are learnt', () => {
	const move = fc.tuple(
		fc.constantFrom('place', 'take back', 'learn', 'recall'),
		fc.nat(),
		fc.nat()
	);
	fc.assert(
		fc.property(fc.array(move, { maxLength: 60 }), (moves) => {
			const weights = new Weights(three);
			const values = Array.from(three.fixed);
			for (const [what, first, second] of moves) {
				const variable = first % three.variableCount;
				const peers = three.peers(variable);
				if (what === 'place' && values[variable] < 0) {
					values[variable] = 0;
					weights.placed(variable);
				} else if (what === 'take back' && values[variable] >= 0) {
					values[variable] = -1;
					weights.takenBack(variable);
				} else if (what === 'learn' && peers.length > 0)
					weights.add(variable, peers[second % peers.length]);
				else if (what === 'recall') weights.recall(weights.learnt);
				for (const one of values.keys())
					expect(weights.degrees[one]).toBe(weights.degree(values, one));
			}
		})
	);
});
