import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GRAINS, matchGrain, type Grain } from './grain';
import { NO_STEP } from '$lib/engine/trace/trace';
import { advance } from './advance';
import { matchBreakpoints, type Breakpoint } from './stops/breakpoints';
import { HandTicker, PackedTrace, longRun, stepsOf } from '../run/trace.fixture';

function leg(
	trace: PackedTrace,
	moves: number,
	grain: Grain,
	breakpoints: Breakpoint[] = [],
	from = 0
) {
	const match = breakpoints.length > 0 ? matchBreakpoints(breakpoints) : null;
	return { from, scanned: from, moves, end: trace.length, grain, breakpoints: match };
}

describe('advance', () => {
	const trace = new PackedTrace(stepsOf('c0 p0 c1 r1 p1 d2 b1 r1 p1 c2 p2 s'));
	const still = () => 0;

	it('moves a step at a time', () => {
		expect(advance(trace, leg(trace, 3, 'try'), still)).toMatchObject({
			position: 3,
			moves: 3
		});
	});

	it('ends its moves at decisions', () => {
		const at = (moves: number) => advance(trace, leg(trace, moves, 'decision'), still).position;
		expect([1, 2, 3, 4, 5, 6].map(at)).toEqual([2, 5, 7, 9, 11, 12]);
	});

	it('ends its moves at backtracks and stays at the last one', () => {
		expect(advance(trace, leg(trace, 5, 'backtrack'), still)).toMatchObject({
			position: 7,
			scanned: 12,
			moves: 1
		});
	});

	it('ends its moves after all that a placement eliminates, and after each variable before it', () => {
		const run = new PackedTrace(stepsOf('e0 e0 e1 c2 p2 e0 e1 f3 e1 s'));
		const at = (moves: number) => advance(run, leg(run, moves, 'cell'), still).position;
		expect([1, 2, 3, 4, 5, 6, 7, 8].map(at)).toEqual([2, 3, 4, 5, 7, 8, 9, 10]);
	});

	it('stops exactly at a breakpoint, even between two moves', () => {
		const landing = advance(trace, leg(trace, 9, 'decision', [{ kind: 'deadend' }]), still);
		expect(landing).toMatchObject({ position: 6, moves: 2, met: { depth: 2 } });
	});

	it('ignores a breakpoint at its own position', () => {
		const landing = advance(trace, leg(trace, 2, 'try', [{ kind: 'deadend' }], 6), still);
		expect(landing).toMatchObject({ position: 8, met: null });
	});

	it('agrees with a plain count for any grain, breakpoints and distance', () => {
		const run = new PackedTrace(longRun(3000, 12));
		const anyBreakpoints = fc.subarray<Breakpoint>([
			{ kind: 'cell', variable: 11 },
			{ kind: 'depth', below: 2 },
			{ kind: 'solution' }
		]);
		fc.assert(
			fc.property(
				fc.constantFrom(...GRAINS),
				anyBreakpoints,
				fc.nat(2999),
				fc.integer({ min: 1, max: 2000 }),
				(grain, breakpoints, from, moves) => {
					let position = from;
					let left = moves;
					let met = false;
					const ends = matchGrain(grain);
					const meets = matchBreakpoints(breakpoints);
					for (let at = from + 1; at <= run.length && left > 0 && !met; at++) {
						const word = run.words[at - 1];
						const next = at < run.length ? run.words[at] : NO_STEP;
						met = meets(word, run.depths[at], at, next);
						const isEnd = ends(word, run.depths[at], at, next);
						if (isEnd || met) position = at;
						if (isEnd && !met) left--;
					}
					const landing = advance(run, leg(run, moves, grain, breakpoints, from), still);
					expect([landing.position, landing.met !== null]).toEqual([position, met]);
				}
			)
		);
	});

	it('keeps a frame short when scanning is slow and continues in the next', () => {
		const ticker = new HandTicker();
		const run = new PackedTrace(longRun(100_000));
		// A million steps per second.
		run.onlook = () => (ticker.time += 0.001);
		const breakpoints = matchBreakpoints([{ kind: 'solution' }]);
		let [position, scanned, frames] = [0, 0, 0];
		for (; position < run.length; frames++) {
			const before = ticker.now();
			const asked = { ...leg(run, 1_000_000, 'backtrack', [], position), scanned, breakpoints };
			const landing = advance(run, asked, () => ticker.now());
			({ position, scanned } = landing);
			expect(ticker.now() - before).toBeLessThan(14);
		}
		expect(frames).toBe(9);
	});

	it('meets the first breakpoint at grain try, whatever the slices', () => {
		const run = new PackedTrace(longRun(3000, 12));
		const anyBreakpoint = fc.oneof(
			fc.constantFrom<Breakpoint>(
				{ kind: 'cell', variable: 11 },
				{ kind: 'depth', below: 2 },
				{ kind: 'solution' }
			),
			fc.nat(3100).map((position): Breakpoint => ({ kind: 'mark', position, note: '' }))
		);
		fc.assert(
			fc.property(
				anyBreakpoint,
				fc.nat(2999),
				fc.integer({ min: 1, max: 4000 }),
				fc.double({ min: 0, max: 1, noNaN: true }),
				(breakpoint, from, moves, cost) => {
					const ticker = new HandTicker();
					const match = matchBreakpoints([breakpoint]);
					let first = from + 1;
					const last = Math.min(run.length, from + moves);
					while (
						first <= last &&
						!match(run.words[first - 1], run.depths[first], first, run.words[first] ?? NO_STEP)
					)
						first++;
					// Frame by frame: the slower the steps, the fewer fit into one.
					run.onlook = () => (ticker.time += cost);
					let [position, left] = [from, moves];
					let met = false;
					while (!met && left > 0 && position < run.length) {
						const asked = leg(run, left, 'try', [breakpoint], position);
						const landing = advance(run, asked, () => ticker.now());
						expect(landing.position).toBeGreaterThan(position);
						expect(landing.moves).toBe(landing.position - position);
						({ position } = landing);
						left -= landing.moves;
						met = landing.met !== null;
						if (met) expect(landing.met!.word).toBe(run.words[position - 1]);
					}
					expect([position, met]).toEqual([Math.min(first, last), first <= last]);
				}
			)
		);
	});

	it('keeps a frame short at grain try, however slow the steps are', () => {
		const breakpoints = matchBreakpoints([{ kind: 'solution' }]);
		for (const cost of [0.0001, 0.001, 0.1]) {
			const ticker = new HandTicker();
			const run = new PackedTrace(longRun(200_000));
			run.onlook = () => (ticker.time += cost);
			const asked = { ...leg(run, 1_000_000, 'try'), breakpoints };
			const { position } = advance(run, asked, () => ticker.now());
			// A slice is as long as all before it.
			expect(ticker.now()).toBeLessThan(25);
			expect(position).toBeGreaterThanOrEqual(Math.min(run.length, 100));
		}
	});
});
