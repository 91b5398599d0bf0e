import { placesOf } from '$lib/engine/walk';
import { describe, expect, it } from 'vitest';
import { legalMasks } from '$lib/stage/facts/candidates';
import { DEFAULT_STRATEGY, type Strategy } from '$lib/engine/search/strategy';
import { bestSolution } from '$lib/engine/trace/solutions';
import { record } from '../../../../../../tests/fixtures/recordings';
import { kind } from '../../kind';
import type { SolveSetup } from '../../setup';
import { flagTexts, squareLabel } from './labels';
import { FLAG_BEST, FLAG_LED, FLAG_LEFT, FLAG_PATH, flagsOf } from './flags';
import { progressOf } from './progress';

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
	it('is the path so far and the places visited and left', () => {
		const { setup, progress } = standAt('two-ways', { goal: 'best' });
		const { path, tried, triedPlace, open, seen } = progress(69);
		expect(path[0]).toBe(setup.start);
		expect(path).toHaveLength(16);
		expect([tried, triedPlace, open]).toEqual([3, -1, []]);
		const flags = flagsOf(setup, progress(69));
		for (let square = 0; square < flags.length; square++) {
			const isOn = path.includes(square);
			expect((flags[square] & FLAG_PATH) !== 0, `path ${square}`).toBe(isOn);
			expect((flags[square] & FLAG_LEFT) !== 0, `left ${square}`).toBe(!isOn && seen[square] === 1);
		}
	});

	it('knows the shortest path found by a position', () => {
		const { trace, progress } = standAt('two-ways', { goal: 'best' });
		const bestAt = (position: number) => trace.solutions[bestSolution(trace, position)];
		expect(bestSolution(trace, 66)).toBe(-1);
		expect(bestAt(67)).toBe(67);
		expect(bestAt(trace.length)).toBe(134);
		expect(progress(66).best).toEqual([]);
		expect(progress(100).best).toHaveLength(17);
		expect(progress(trace.length).best).toHaveLength(13);
		// The first of the shortest paths.
		const all = standAt('all', { goal: 'all' });
		expect(all.trace.solutions[bestSolution(all.trace, all.trace.length)]).toBe(92);
	});

	it('does not mistake squares on a found way out for a dead end', () => {
		const { setup, trace, progress } = standAt('all', { goal: 'all' });
		const on = new Map<number, number>();
		for (const position of trace.solutions)
			for (const square of progress(position).path) if (!on.has(square)) on.set(square, position);
		for (let at = 0; at <= trace.length; at++) {
			const flags = flagsOf(setup, progress(at));
			const { path } = progress(at);
			flags.forEach((flags, square) => {
				const hasLed = (on.get(square) ?? Infinity) <= at && !path.includes(square);
				expect((flags & FLAG_LED) !== 0, `${at}: ${square}`).toBe(hasLed);
				if (hasLed) expect(flags & FLAG_LEFT).toBe(0);
			});
		}
		const flags = flagsOf(setup, progress(trace.length));
		const others = flags.filter((flags) => (flags & FLAG_LED) !== 0 && (flags & FLAG_BEST) === 0);
		expect(others.length).toBeGreaterThan(8);
		expect(flagTexts(others[0])).toBe('open, left, part of a way out found before');
	});

	it('knows what each kind of step does', () => {
		const { progress } = standAt('room', { goal: 'best', values: 'preferred' });
		expect(progress(26).isSolved).toBe(true);
		expect(progress(31).isPruned).toBe(true);
		// The only other direction has led to the way out.
		expect(progress(33).isDeadEnd).toBe(false);
		expect(progress(32).taken).toBeGreaterThan(0);
		expect(progress(16).open.length).toBeGreaterThan(0);
		const ways = standAt('two-ways', { goal: 'best' });
		const positions = Array.from({ length: ways.trace.solutions[0] }, (_, at) => at + 1);
		const deadEnds = positions.filter((at) => ways.trace.at(at).step?.kind === 'deadend');
		expect(deadEnds.length).toBeGreaterThan(0);
		for (const at of deadEnds) expect(ways.progress(at).isDeadEnd).toBe(true);
	});
});

describe('the name of a square', () => {
	it('states its content and its state', () => {
		const { setup, progress } = standAt('two-ways', { goal: 'best' });
		const start = flagsOf(setup, null);
		expect(squareLabel(setup, 0, start[0])).toBe('row 1, column 1: wall');
		expect(squareLabel(setup, setup.start, start[setup.start])).toBe('row 2, column 2: start');
		expect(flagTexts(start[setup.goal])).toBe('goal');
		const flags = flagsOf(setup, progress(75));
		const { path } = progress(75);
		expect(flagTexts(flags[path.at(-1)!])).toBe(
			'open, on the path, after step 13, current position, on the shortest path so far'
		);
		expect(flagTexts(flags[20])).toBe('open, visited and left');
		expect(flagTexts(flags[56])).toBe('open, not visited yet');
		const solved = flagsOf(setup, progress(67));
		expect(flagTexts(solved[setup.goal])).toMatch(/^goal, on the way out, after step 16/);
	});

	it('distinguishes closed cells from carved ones', () => {
		const { setup, progress } = standAt('carve', { values: 'random' });
		expect(flagTexts(flagsOf(setup, null)[5])).toBe('still closed');
		const flags = flagsOf(setup, progress(18));
		expect(flagTexts(flags[0])).toBe('open, on the path, after step 0');
		expect(flagTexts(flags[95])).toBe('still closed');
	});
});
