import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchGrain, type Grain } from './grain';
import { Playhead } from './playhead';
import { matchStops, type Stop } from './stops';
import { HandClock, PackedTrace, longRun, stepsOf } from './trace-fixture';

function leg(trace: PackedTrace, moves: number, grain: Grain, stops: Stop[] = [], from = 0) {
	const match = stops.length > 0 ? matchStops(stops) : null;
	return { from, scanned: from, moves, end: trace.length, grain, stops: match };
}

describe('Playhead', () => {
	const trace = new PackedTrace(stepsOf('c0 p0 c1 r1 p1 d2 b1 r1 p1 c2 p2 s'));
	const playhead = () => new Playhead(() => 0);

	it('moves a step at a time', () => {
		expect(playhead().advance(trace, leg(trace, 3, 'try'))).toMatchObject({
			position: 3,
			moves: 3
		});
	});

	it('ends its moves at decisions', () => {
		const at = (moves: number) => playhead().advance(trace, leg(trace, moves, 'decision')).position;
		expect([1, 2, 3, 4, 5, 6].map(at)).toEqual([2, 5, 7, 9, 11, 12]);
	});

	it('ends its moves at backtracks, and stays at the last one', () => {
		expect(playhead().advance(trace, leg(trace, 5, 'backtrack'))).toMatchObject({
			position: 7,
			scanned: 12,
			moves: 1
		});
	});

	it('stops exactly at a stop, between two moves as well', () => {
		const landing = playhead().advance(trace, leg(trace, 9, 'decision', [{ kind: 'deadend' }]));
		expect(landing).toMatchObject({ position: 6, moves: 2, met: { depth: 2 } });
	});

	it('does not stop where it stands', () => {
		const landing = playhead().advance(trace, leg(trace, 2, 'try', [{ kind: 'deadend' }], 6));
		expect(landing).toMatchObject({ position: 8, met: null });
	});

	it('agrees with a plain count over any run, grain, stops and stretch', () => {
		const run = new PackedTrace(longRun(3000, 12));
		const anyStops = fc.subarray<Stop>([
			{ kind: 'cell', variable: 11 },
			{ kind: 'depth', below: 2 },
			{ kind: 'solution' }
		]);
		fc.assert(
			fc.property(
				fc.constantFrom<Grain>('try', 'decision', 'backtrack'),
				anyStops,
				fc.nat(2999),
				fc.integer({ min: 1, max: 2000 }),
				fc.nat(9),
				(grain, stops, from, moves, warmth) => {
					const clock = new HandClock();
					const head = new Playhead(() => clock.now());
					// Slow looks first, so that the stretches are of any size.
					run.onscan = () => (clock.time += 5);
					for (let i = 0; i < warmth; i++) head.advance(run, leg(run, 1, 'decision'));
					run.onscan = () => {};

					let position = from;
					let left = moves;
					let met = false;
					const ends = matchGrain(grain);
					const stop = matchStops(stops);
					for (let at = from + 1; at <= run.length && left > 0 && !met; at++) {
						const word = run.words[at - 1];
						met = stop(word, run.depths[at]);
						if (ends(word, run.depths[at]) || met) position = at;
						if (ends(word, run.depths[at]) && !met) left--;
					}
					const landing = head.advance(run, leg(run, moves, grain, stops, from));
					expect([landing.position, landing.met !== null]).toEqual([position, met]);
				}
			)
		);
	});

	it('keeps a frame short when looking is slow, and learns how far to look', () => {
		const clock = new HandClock();
		const run = new PackedTrace(longRun(400_000));
		run.onscan = (steps) => (clock.time += steps / 1000);
		const head = new Playhead(() => clock.now());
		let scanned = 0;
		let position = 0;
		const stops: Stop[] = [{ kind: 'solution' }];
		for (let frame = 0; frame < 100 && position < run.length; frame++) {
			const before = clock.now();
			const landing = head.advance(run, {
				...leg(run, 1_000_000, 'try', stops, position),
				scanned
			});
			({ position, scanned } = landing);
			expect(clock.now() - before).toBeLessThan(20);
			expect(landing.late).toBe(position < run.length);
		}
		expect(position).toBe(run.length);
	});
});
