import { describe, expect, it } from 'vitest';
import { legalMasks } from '$lib/state/candidates';
import { DEFAULT_STRATEGY, type Strategy } from '$lib/search/strategy';
import { bestSolution } from '$lib/trace/solutions';
import { record } from '../../../../../tests/fixtures/recordings';
import { kind } from '../kind';
import type { SolveSetup } from '../setup';
import { lookWords, squareLabel } from './labels';
import { LOOK_BEST, LOOK_LED, LOOK_LEFT, LOOK_WAY, looksOf } from './looks';
import { placesOf, progressOf } from './progress';

function standAt(id: string, change: Partial<Strategy> = {}) {
	const { setup } = kind.examples.find((example) => example.id === id)!;
	const problem = kind.problem(setup);
	const { trace } = record(problem, { ...DEFAULT_STRATEGY, ...change });
	const progress = (position: number) => {
		const moment = trace.at(position);
		const found = bestSolution(trace, position);
		const best = found < 0 ? [] : placesOf(problem, trace.at(trace.solutions[found]).assignment);
		return progressOf(setup, problem, moment, trace, legalMasks(problem, moment.assignment), best);
	};
	return { setup: setup as SolveSetup, trace, progress };
}

describe('the progress of a search', () => {
	it('is the way so far, and what was seen and left', () => {
		const { setup, progress } = standAt('two-ways', { goal: 'best' });
		const { way, tried, triedPlace, open, seen } = progress(69);
		expect(way[0]).toBe(setup.start);
		expect(way).toHaveLength(16);
		expect([tried, triedPlace, open]).toEqual([3, -1, []]);
		const looks = looksOf(setup, progress(69));
		for (let square = 0; square < looks.length; square++) {
			const isOn = way.includes(square);
			expect((looks[square] & LOOK_WAY) !== 0, `way ${square}`).toBe(isOn);
			expect((looks[square] & LOOK_LEFT) !== 0, `left ${square}`).toBe(!isOn && seen[square] === 1);
		}
	});

	it('knows the shortest way found by a position', () => {
		const { trace, progress } = standAt('two-ways', { goal: 'best' });
		const bestAt = (position: number) => trace.solutions[bestSolution(trace, position)];
		expect(bestSolution(trace, 66)).toBe(-1);
		expect(bestAt(67)).toBe(67);
		expect(bestAt(trace.length)).toBe(134);
		expect(progress(66).best).toEqual([]);
		expect(progress(100).best).toHaveLength(17);
		expect(progress(trace.length).best).toHaveLength(13);
		// Among all ways the first of the shortest.
		const all = standAt('all', { goal: 'all' });
		expect(all.trace.solutions[bestSolution(all.trace, all.trace.length)]).toBe(92);
	});

	it('takes no square of a way out that was found for a dead end', () => {
		const { setup, trace, progress } = standAt('all', { goal: 'all' });
		const on = new Map<number, number>();
		for (const position of trace.solutions)
			for (const square of progress(position).way) if (!on.has(square)) on.set(square, position);
		for (let at = 0; at <= trace.length; at++) {
			const looks = looksOf(setup, progress(at));
			const { way } = progress(at);
			looks.forEach((look, square) => {
				const hasLed = (on.get(square) ?? Infinity) <= at && !way.includes(square);
				expect((look & LOOK_LED) !== 0, `${at}: ${square}`).toBe(hasLed);
				if (hasLed) expect(look & LOOK_LEFT).toBe(0);
			});
		}
		const looks = looksOf(setup, progress(trace.length));
		const others = looks.filter((look) => (look & LOOK_LED) !== 0 && (look & LOOK_BEST) === 0);
		expect(others.length).toBeGreaterThan(8);
		expect(lookWords(others[0])).toBe('open, left, part of a way out found before');
	});

	it('knows what each kind of step does', () => {
		const { progress } = standAt('room', { goal: 'best', values: 'preferred' });
		expect(progress(26).isSolved).toBe(true);
		expect(progress(31).isPruned).toBe(true);
		expect(progress(33).isDeadEnd).toBe(true);
		expect(progress(32).taken).toBeGreaterThan(0);
		expect(progress(16).open.length).toBeGreaterThan(0);
	});
});

describe('the name of a square', () => {
	it('says what is there and what became of it', () => {
		const { setup, progress } = standAt('two-ways', { goal: 'best' });
		const start = looksOf(setup, null);
		expect(squareLabel(setup, 0, start[0])).toBe('row 1, column 1: wall');
		expect(squareLabel(setup, setup.start, start[setup.start])).toBe('row 2, column 2: start');
		expect(lookWords(start[setup.goal])).toBe('goal');
		const looks = looksOf(setup, progress(75));
		const { way } = progress(75);
		expect(lookWords(looks[way.at(-1)!])).toBe(
			'open, on the path, after step 13, current position, on the shortest way so far'
		);
		expect(lookWords(looks[20])).toBe('open, visited and left');
		expect(lookWords(looks[56])).toBe('open, not visited yet');
		const solved = looksOf(setup, progress(67));
		expect(lookWords(solved[setup.goal])).toMatch(/^goal, on the way out, after step 16/);
	});

	it('tells closed cells from carved ones', () => {
		const { setup, progress } = standAt('carve', { values: 'random' });
		expect(lookWords(looksOf(setup, null)[5])).toBe('still closed');
		const looks = looksOf(setup, progress(18));
		expect(lookWords(looks[0])).toBe('open, on the path, after step 0');
		expect(lookWords(looks[95])).toBe('still closed');
	});
});
