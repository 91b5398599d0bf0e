import { describe, expect, it } from 'vitest';
import type { Breakpoint } from './stops/breakpoints';
import { Playhead, type PlayerSource } from './playhead.svelte';
import { PackedTrace, longRun, stepsOf } from '../run/trace.fixture';

class Recording implements PlayerSource {
	trace = $state.raw<PackedTrace | null>(null);
	get length(): number {
		return this.trace?.length ?? 0;
	}
	get ended(): boolean {
		return this.trace?.ended ?? false;
	}
}

function playheadOn(trace: PackedTrace | null) {
	const source = new Recording();
	source.trace = trace;
	return { source, playhead: new Playhead(source) };
}

const short = () => new PackedTrace(stepsOf('c0 p0 c1 r1 p1 d2 b1 r1 p1 c2 p2 s'));
const stride = (moves: number, breakpoints: readonly Breakpoint[] = []) =>
	({ moves, grain: 'decision', breakpoints, now: () => 0 }) as const;

describe('a position', () => {
	it('has a moment and a depth', () => {
		const { playhead } = playheadOn(short());
		playhead.moveTo(5);
		expect([playhead.position, playhead.moment?.position, playhead.depth]).toEqual([5, 5, 2]);
		expect(playhead.isAtEnd).toBe(false);
		playhead.moveTo(12);
		expect(playhead.isAtEnd).toBe(true);
	});

	it('is 0, without a moment, if nothing is recorded', () => {
		const { playhead } = playheadOn(null);
		expect([playhead.position, playhead.moment, playhead.depth]).toEqual([0, null, 0]);
	});

	it('belongs to one recording and is 0 in another', () => {
		const { source, playhead } = playheadOn(short());
		playhead.moveTo(5);
		source.trace = new PackedTrace(longRun(100));
		expect(playhead.position).toBe(0);
		expect(playhead.adoptSource()).toBe(true);
		expect(playhead.adoptSource()).toBe(false);
	});

	it('survives the arrival of the first recording', () => {
		const { source, playhead } = playheadOn(null);
		expect(playhead.adoptSource()).toBe(false);
		source.trace = short();
		expect(playhead.adoptSource()).toBe(false);
	});
});

describe('playing', () => {
	it('adds up fractions of moves from frame to frame', () => {
		const trace = short();
		const { playhead } = playheadOn(trace);
		const positions = Array.from({ length: 6 }, () => {
			playhead.play(trace, stride(0.5));
			return playhead.position;
		});
		expect(positions).toEqual([0, 2, 2, 5, 5, 7]);
	});

	it('makes its first move at once', () => {
		const trace = short();
		const { playhead } = playheadOn(trace);
		playhead.startPlaying();
		playhead.play(trace, stride(0));
		expect(playhead.position).toBe(2);
	});

	it('drops all but one of the moves that exceed the recording', () => {
		const trace = new PackedTrace(short().words, 4, false);
		const { playhead } = playheadOn(trace);
		expect(playhead.play(trace, stride(9))).toMatchObject({ isBehind: true, isAtLimit: true });
		expect(playhead.position).toBe(2);
		trace.length = trace.words.length;
		playhead.play(trace, stride(0));
		expect(playhead.position).toBe(5);
	});

	it('scans again from its position when the breakpoints change', () => {
		const trace = new PackedTrace(stepsOf('d0 r0 r0 r0'));
		const { playhead } = playheadOn(trace);
		expect(playhead.play(trace, stride(1)).isAtLimit).toBe(true);
		const { met } = playhead.play(trace, stride(0, [{ kind: 'deadend' }]));
		expect(met).not.toBe(null);
		expect(playhead.position).toBe(1);
	});
});
