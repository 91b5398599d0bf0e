import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { record } from '../../../../../tests/fixtures/recordings';
import { singleSteps } from '$lib/engine/search/limits';
import { DEFAULT_STRATEGY, type Strategy } from '$lib/engine/search/strategy';
import type { OwnStep } from '$lib/engine/problem';
import { housesOf, sizeOf, type BoxShape } from '../shape';
import { Drawing } from './drawing';
import { EXAMPLES, FILL_SETTINGS } from './examples';
import { Filling } from './filling';
import { NINE, type BlindSetup, type DrawSetup, type RedrawSetup } from './setup';
import { reachOf, summaryOf, triesOf } from './tries';

const SHAPES: readonly BoxShape[] = [
	{ rows: 2, columns: 2 },
	{ rows: 2, columns: 3 },
	{ rows: 3, columns: 2 },
	NINE,
	{ rows: 3, columns: 4 }
];
const shapes = fc.constantFrom(...SHAPES);
const seeds = fc.integer({ min: 1, max: 2 ** 31 - 1 });
const blind = (shape: BoxShape, seed: number): BlindSetup => ({ mode: 'blind', shape, seed });
const redraw = (
	shape: BoxShape,
	seed: number,
	order: RedrawSetup['order'] = 'fewest',
	ascending = false
): RedrawSetup => ({ mode: 'redraw', shape, seed, order, ascending });

/** The first steps of a run, and how it ended; null if it did not within them. */
function run(setup: DrawSetup, most = 20_000) {
	const steps: OwnStep[] = [];
	const generator = new Drawing(setup).ownSearch();
	while (steps.length < most) {
		const { done, value } = generator.next();
		if (done) return { steps, end: value ?? 'full' };
		steps.push(value);
	}
	return { steps, end: null };
}

/** Applies steps to a board, by the rules alone: a second reading of what they may do. */
function follow(shape: BoxShape, steps: readonly OwnStep[]) {
	const cells = new Array<number>(sizeOf(shape) ** 2).fill(-1);
	const houses = housesOf(shape);
	const path: number[] = [];
	const clashes = (cell: number, symbol: number) =>
		houses.some(
			(house) => house.cells.includes(cell) && house.cells.some((other) => cells[other] === symbol)
		);
	for (const { kind, variable, value } of steps) {
		switch (kind) {
			case 'choose':
				expect(cells[variable]).toBe(-1);
				break;
			case 'reject':
				expect(clashes(variable, value)).toBe(true);
				break;
			case 'place':
				expect(clashes(variable, value)).toBe(false);
				cells[variable] = value;
				path.push(variable);
				break;
			case 'deadend':
				expect(
					Array.from({ length: sizeOf(shape) }, (_, one) => clashes(variable, one))
				).not.toContain(false);
				break;
			case 'backtrack':
				expect(path.pop()).toBe(variable);
				expect(cells[variable]).toBe(value);
				cells[variable] = -1;
				break;
			case 'solution':
				expect(cells).not.toContain(-1);
				break;
			case 'force':
				throw new Error('nothing is forced');
		}
	}
	return path.length;
}

describe('filling', () => {
	it('goes back in its example', () => {
		const { settings = '' } = EXAMPLES.find(({ id }) => id === 'fill')!;
		expect(settings.startsWith(FILL_SETTINGS)).toBe(true);
		const seed = Number(new URLSearchParams(settings).get('seed'));
		const strategy = { ...DEFAULT_STRATEGY, ordering: 'findmin', values: 'random', seed } as const;
		const run = [...singleSteps(new Filling(NINE), strategy)];
		expect(run.filter(({ kind }) => kind === 'backtrack')).toHaveLength(5);
		expect(run.at(-1)?.kind).toBe('solution');
	});
});

describe('filling blindly', () => {
	it('keeps to the rules and never goes back: it is full, or stuck where nothing is legal', () => {
		fc.assert(
			fc.property(shapes, seeds, (shape, seed) => {
				const { steps, end } = run(blind(shape, seed));
				const filled = follow(shape, steps);
				const isFull = filled === sizeOf(shape) ** 2;
				expect(end).toBe(isFull ? 'full' : 'stranded');
				expect(steps.at(-1)?.kind).toBe(isFull ? 'solution' : 'deadend');
				expect(steps.filter(({ kind }) => kind === 'backtrack')).toEqual([]);
				expect(reachOf(blind(shape, seed))).toBe(filled);
			}),
			{ numRuns: 60 }
		);
	});

	it('ends a recorded run as stuck, not as a proof', () => {
		const { outcome } = record(new Drawing(blind(NINE, 7)), DEFAULT_STRATEGY);
		expect(outcome).toEqual({ kind: 'stranded', open: 81 - reachOf(blind(NINE, 7)) });
	});

	it('never fills a 9×9 board in the thousand tries from seed 1', () => {
		const reaches = triesOf(blind(NINE, 1)).map(reachOf);
		expect(reaches).toHaveLength(1000);
		const tries = summaryOf(reaches, 81);
		expect(tries).toMatchObject({ count: 1000, full: 0, average: 42.434, least: 17, most: 63 });
		expect(tries.reached.reduce((sum, count) => sum + count)).toBe(1000);
	});
});

describe('drawing again', () => {
	it('keeps to the rules and takes back only the digit that came last', () => {
		const orders = fc.constantFrom('fewest', 'random', 'reading' as const);
		fc.assert(
			fc.property(shapes, seeds, orders, fc.boolean(), (shape, seed, order, ascending) => {
				follow(shape, run(redraw(shape, seed, order, ascending), 3000).steps);
			}),
			{ numRuns: 60 }
		);
	});

	const ways = [
		['fewest', 'findmin'],
		['reading', 'naive']
	] as const;
	it.each(ways)('goes the way of the search up to the first dead end: %s', (order, ordering) => {
		fc.assert(
			fc.property(shapes, seeds, fc.boolean(), (shape, seed, ascending) => {
				const values = ascending ? 'ascending' : 'random';
				const strategy: Strategy = { ...DEFAULT_STRATEGY, ordering, values, seed };
				const { steps } = run(redraw(shape, seed, order, ascending), 3000);
				const search = singleSteps(new Filling(shape), strategy);
				for (const step of steps) {
					const { kind, variable, value } = search.next().value as OwnStep;
					expect({ kind, variable, value }).toEqual(step);
					if (step.kind === 'deadend') break;
				}
			}),
			{ numRuns: 40 }
		);
	});

	it('with the fewest candidates first is full at once or repeats itself for ever', () => {
		let trapped = 0;
		for (const { seed } of triesOf(redraw(NINE, 1), 100)) {
			const { steps, end } = run(redraw(NINE, seed), 3000);
			const first = steps.findIndex(({ kind }) => kind === 'deadend');
			expect(end).toBe(first < 0 ? 'full' : null);
			if (first < 0) continue;
			trapped++;
			const made = steps.slice(first).filter(({ kind }) => kind !== 'reject');
			// Dead end, back, the same cell, the same digit, the same dead end.
			const round = JSON.stringify(made.slice(0, 5));
			for (let at = 5; at + 5 <= made.length; at += 5)
				expect(JSON.stringify(made.slice(at, at + 5))).toBe(round);
		}
		expect(trapped).toBe(37);
	});

	it('with the first digit always never ends, where the search that remembers does', () => {
		const { steps, end } = run(redraw(NINE, 1, 'reading', true));
		expect(end).toBeNull();
		const first = steps.findIndex(({ kind }) => kind === 'deadend');
		const second = steps.findIndex(({ kind }, at) => at > first && kind === 'deadend');
		const length = second - first;
		for (let at = first; at + length < steps.length; at++)
			expect(steps[at + length]).toEqual(steps[at]);
		const search = [...singleSteps(new Filling(NINE), DEFAULT_STRATEGY)];
		expect(search.at(-1)?.kind).toBe('solution');
		expect(search.filter(({ kind }) => kind === 'place')).toHaveLength(391);
	});

	it('is stopped soon, unless a limit says otherwise', () => {
		const problem = new Drawing(redraw(NINE, 7));
		const { outcome, steps } = record(problem, DEFAULT_STRATEGY);
		expect(outcome).toEqual({ kind: 'stopped', by: 'steps' });
		expect(steps).toHaveLength(problem.usualSteps!);
		const longer = record(problem, { ...DEFAULT_STRATEGY, limits: { steps: 20_000 } });
		expect(longer.steps).toHaveLength(20_000);
	});
});
