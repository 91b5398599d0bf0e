import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sudokuOf } from '../../../../../tests/fixtures/sudokus';
import { countAt, reach, type Milestone } from '$lib/engine/trace/reach';
import { noStatistics } from '$lib/engine/trace/statistics';
import { CLOCKS, positionAt, tickAt, tickCounter, ticksOf, type Clock } from './clock';
import {
	plainLane,
	plainPosition,
	plainTick,
	plainTicks,
	smallLanes,
	type PlainLane
} from '../lane/lanes.fixture';

const LONG = '..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..';
/** Some ten checkpoints. */
const long = plainLane(sudokuOf(LONG), { limits: { steps: 90_000 } });
const eliminating = plainLane(sudokuOf(LONG), {
	elimination: 'naked',
	ordering: 'findmax',
	limits: { steps: 90_000 }
});

const clocks = fc.constantFrom(...CLOCKS);
/** A lane and a place in it, for one that knows its length only later. */
const share = fc.double({ min: 0, max: 1, noNaN: true });

function checkEverywhere(clock: Clock, lane: PlainLane, places: Iterable<number>) {
	const ticks = plainTicks(clock, lane);
	expect(ticksOf(clock, lane)).toBe(ticks);
	const [real, plain]: [number[], number[]] = [[], []];
	for (const place of places) {
		const tick = Math.round(place * (ticks + 2));
		const position = Math.round(place * lane.length);
		real.push(tick, positionAt(clock, lane, tick), position, tickAt(clock, lane, position));
		plain.push(tick, plainPosition(clock, lane, tick), position, plainTick(clock, lane, position));
	}
	expect(real).toEqual(plain);
}

describe('a clock', () => {
	it('tells time in small runs as plain counting does', () => {
		fc.assert(
			fc.property(smallLanes, clocks, (lane, clock) => {
				checkEverywhere(
					clock,
					lane,
					Array.from({ length: 50 }, (_, i) => i / 49)
				);
			}),
			{ numRuns: 80 }
		);
	});

	it('tells time in a run with many checkpoints as plain counting does', () => {
		expect(long.trace.checkpoints.length).toBeGreaterThan(8);
		fc.assert(
			fc.property(
				fc.constantFrom(long, eliminating),
				clocks,
				fc.array(share, { minLength: 1, maxLength: 4 }),
				(lane, clock, places) => checkEverywhere(clock, lane, places)
			),
			{ numRuns: 60 }
		);
	});

	it('shows the end at its last tick and ever after', () => {
		for (const clock of CLOCKS)
			for (const lane of [long, eliminating]) {
				const ticks = ticksOf(clock, lane);
				expect(positionAt(clock, lane, ticks)).toBe(lane.length);
				expect(positionAt(clock, lane, ticks + 1000)).toBe(lane.length);
				expect(tickAt(clock, lane, lane.length)).toBeLessThanOrEqual(ticks);
				expect(positionAt(clock, lane, ticks - 1)).toBeLessThan(lane.length);
			}
	});

	it('has no ticks before anything is recorded', () => {
		const lane = { trace: null, length: 0, statistics: noStatistics() };
		for (const clock of CLOCKS)
			expect([ticksOf(clock, lane), positionAt(clock, lane, 5), tickAt(clock, lane, 5)]).toEqual([
				0, 0, 0
			]);
	});

	it('counts the ticks of steps that are read in order, from anywhere', () => {
		fc.assert(
			fc.property(
				fc.oneof(smallLanes, fc.constantFrom(long, eliminating)),
				clocks,
				share,
				share,
				(lane, clock, one, other) => {
					const tickOf = tickCounter(clock, lane);
					for (const from of [one, other].map((place) => Math.round(place * lane.length))) {
						lane.trace.scan(from, from + 40, (word, depth, position) => {
							expect([position, tickOf(word, depth, position)]).toEqual([
								position,
								plainTick(clock, lane, position)
							]);
							return false;
						});
					}
				}
			),
			{ numRuns: 40 }
		);
		expect(tickCounter('placements', long)(0, 0, 1)).toBe(1);
	});
});

describe('a count', () => {
	const milestones: Milestone[] = ['placements', 'deepest'];

	it('is reached where plain counting reaches it, and is known at every position', () => {
		fc.assert(
			fc.property(
				fc.oneof(smallLanes, fc.constantFrom(long, eliminating)),
				fc.constantFrom(...milestones),
				share,
				(lane, milestone, place) => {
					const counts = lane[milestone];
					const count = Math.round(place * (counts.at(-1)! + 2));
					const first = counts.findIndex((one) => one >= count);
					expect(reach(lane.trace, milestone, count)).toBe(first < 0 ? lane.length : first);
					const position = Math.round(place * lane.length);
					expect(countAt(lane.trace, milestone, position)).toBe(counts[position]);
				}
			),
			{ numRuns: 200 }
		);
	});
});
