import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sudokuOf } from '../../../../../tests/fixtures/sudokus';
import { NO_STEP, type StepMatch } from '$lib/engine/trace/trace';
import {
	breakpointBefore,
	matchBreakpoints,
	type Breakpoint
} from '$lib/stage/player/stops/breakpoints';
import { matchJump, type Jump } from '$lib/stage/player/jumps';
import { CLOCKS, positionAt, tickAt, type Clock } from './clock';
import {
	plainLane,
	plainPosition,
	plainTick,
	plainTicks,
	smallLanes,
	type PlainLane
} from '../lane/lanes.fixture';
import { RaceTrace } from './race-trace';

const LONG = '..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..';
const longLanes = (['naive', 'findmin', 'findmax'] as const).map((ordering) =>
	plainLane(sudokuOf(LONG), { ordering, limits: { steps: 30_000 } })
);

/** The ticks with a step that matches, ascending, by looking at every step of every lane. */
function plainMatches(clock: Clock, lanes: readonly PlainLane[], match: StepMatch): number[] {
	const found = new Set<number>();
	for (const lane of lanes) {
		const ticks = plainTicks(clock, lane);
		let tick = 0;
		lane.steps.forEach((word, i) => {
			while (tick < ticks && plainPosition(clock, lane, tick) < i + 1) tick++;
			if (match(word, lane.depths[i + 1], tick, lane.steps[i + 1] ?? NO_STEP)) found.add(tick);
		});
		// A short run has ticks without a step.
		if (clock === 'share')
			for (let tick = 1; tick <= ticks; tick++)
				if (match(NO_STEP, 0, tick, NO_STEP)) found.add(tick);
	}
	return [...found].sort((a, b) => a - b);
}

const races = fc.array(smallLanes, { minLength: 1, maxLength: 4 });
const clocks = fc.constantFrom(...CLOCKS);
const share = fc.double({ min: 0, max: 1, noNaN: true });
const length = (clock: Clock, lanes: readonly PlainLane[]) =>
	Math.max(...lanes.map((lane) => plainTicks(clock, lane)));

const breakpoints: fc.Arbitrary<Breakpoint[]> = fc.array(
	fc.oneof(
		fc.constantFrom<Breakpoint>(
			{ kind: 'backtrack' },
			{ kind: 'deadend' },
			{ kind: 'solution' },
			{ kind: 'line', step: 'reject' },
			{ kind: 'cell', variable: 5 },
			{ kind: 'depth', below: 3 }
		),
		fc.nat(1000).map((position): Breakpoint => ({ kind: 'mark', position, note: '' }))
	),
	{ minLength: 1, maxLength: 3 }
);

describe('the lanes of a race', () => {
	it('meet in a range of ticks what the steps of any of them meet first', () => {
		fc.assert(
			fc.property(races, clocks, breakpoints, share, share, (lanes, clock, stops, one, other) => {
				const match = matchBreakpoints(stops);
				const end = length(clock, lanes);
				const [from, to] = [one, other].map((place) => Math.round(place * end));
				const plain = plainMatches(clock, lanes, match).find((tick) => tick > from && tick <= to);
				expect(new RaceTrace(lanes, clock).scan(from, to, match)).toBe(plain ?? -1);
			}),
			{ numRuns: 150 }
		);
	});

	it('are searched ahead and back for what any of them meets', async () => {
		await fc.assert(
			fc.asyncProperty(races, clocks, breakpoints, share, async (lanes, clock, stops, place) => {
				const match = matchBreakpoints(stops);
				const from = Math.round(place * (length(clock, lanes) + 1));
				const plain = plainMatches(clock, lanes, match);
				const trace = new RaceTrace(lanes, clock);
				expect(await trace.find(from, 1, match)).toBe(plain.find((tick) => tick > from) ?? -1);
				expect(await trace.find(from, -1, match)).toBe(plain.findLast((tick) => tick < from) ?? -1);
			}),
			{ numRuns: 150 }
		);
	});

	it('are searched through many checkpoints, marks included', async () => {
		for (const clock of CLOCKS) {
			const trace = new RaceTrace(longLanes, clock);
			const end = length(clock, longLanes);
			for (const share of [0.05, 0.4, 0.87]) {
				const position = Math.max(1, Math.round(share * end));
				const match = matchBreakpoints([{ kind: 'mark', position, note: '' }]);
				expect([
					clock,
					trace.scan(0, end, match),
					await trace.find(0, 1, match),
					await trace.find(end, -1, match),
					await trace.find(position, 1, match),
					await trace.find(position, -1, match)
				]).toEqual([clock, position, position, position, -1, -1]);
			}
		}
	});

	it('never hold a jump at the tick where it begins', async () => {
		const jumps: Jump[] = ['backtrack', 'deadend', { variable: 3 }, { depth: 2 }];
		await fc.assert(
			fc.asyncProperty(races, clocks, fc.constantFrom(...jumps), async (lanes, clock, jump) => {
				const match = matchJump(jump, []);
				const plain = plainMatches(clock, lanes, match).filter((tick) => tick > 0);
				const trace = new RaceTrace(lanes, clock);
				const ahead = [];
				for (let tick = 0; (tick = await trace.find(tick, 1, match)) >= 0;) {
					ahead.push(tick);
					if (ahead.length > plain.length) break;
				}
				expect(ahead).toEqual(plain);
				const back = [];
				for (let tick = Infinity; (tick = await trace.find(tick, -1, match)) > 0;) {
					back.push(tick);
					if (back.length > plain.length) break;
				}
				expect(back.reverse()).toEqual(plain);
			}),
			{ numRuns: 40 }
		);
	});

	it('say which breakpoint a jump has met, in whatever lane and step of the tick', async () => {
		await fc.assert(
			fc.asyncProperty(races, clocks, breakpoints, async (lanes, clock, stops) => {
				const trace = new RaceTrace(lanes, clock);
				const tick = await trace.find(0, 1, matchBreakpoints(stops));
				const met = breakpointBefore(stops, trace, tick);
				if (tick < 0) expect(met).toBe(null);
				else {
					expect(stops).toContain(met);
					expect(plainMatches(clock, lanes, matchBreakpoints([met!]))).toContain(tick);
				}
			}),
			{ numRuns: 80 }
		);
	});

	it('show the moment of the first lane', () => {
		const [first] = longLanes;
		for (const clock of CLOCKS) {
			const trace = new RaceTrace(longLanes, clock);
			const tick = tickAt(clock, first, 12_345);
			expect(trace.at(tick).position).toBe(positionAt(clock, first, tick));
			expect(plainTick(clock, first, 12_345)).toBe(tick);
		}
	});

	it('wait while nothing of a lane is recorded', async () => {
		const none = { ...longLanes[0], trace: null };
		const lanes = new RaceTrace([none, longLanes[1]], 'steps');
		const alone = new RaceTrace([longLanes[1]], 'steps');
		const match = matchJump('backtrack', []);
		expect(lanes.scan(0, 5000, match)).toBe(alone.scan(0, 5000, match));
		expect(await lanes.find(0, 1, match)).toBe(await alone.find(0, 1, match));
	});

	it('stop looking when they are told to', async () => {
		const controller = new AbortController();
		const trace = new RaceTrace(longLanes, 'placements');
		const found = trace.find(0, 1, () => false, controller.signal);
		controller.abort();
		await expect(found).rejects.toThrow(/abort/i);
	});
});
