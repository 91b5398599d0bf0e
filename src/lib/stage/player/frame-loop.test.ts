import { describe, expect, it } from 'vitest';
import { FrameLoop } from './frame-loop';
import { HandClock } from '../run/trace.fixture';

function looping(frames = Infinity) {
	const clock = new HandClock();
	const passed: number[] = [];
	const loop = new FrameLoop(clock, (milliseconds) => passed.push(milliseconds) < frames);
	return { clock, passed, loop };
}

describe('FrameLoop', () => {
	it('reports the time since the last frame', () => {
		const { clock, passed, loop } = looping();
		loop.start();
		for (const milliseconds of [16, 16, 30]) clock.frame(milliseconds);
		expect(passed).toEqual([0, 16, 30]);
	});

	it('skips the time while the page was hidden', () => {
		const { clock, passed, loop } = looping();
		loop.start();
		clock.frame();
		clock.frame(3_600_000);
		expect(passed).toEqual([0, 100]);
	});

	it('runs once, however often it is started', () => {
		const { clock, loop } = looping();
		loop.start();
		loop.start();
		expect(clock.pending).toBe(1);
	});

	it('ends when stopped or when the callback says so, and can restart', () => {
		const { clock, passed, loop } = looping(2);
		loop.start();
		clock.frame();
		loop.stop();
		expect(clock.pending).toBe(0);
		loop.start();
		clock.frame();
		expect([passed.length, clock.pending]).toEqual([2, 0]);
	});
});
