import { describe, expect, it } from 'vitest';
import { FrameLoop } from './frame-loop';
import { HandTicker } from '../run/trace.fixture';

function looping(frames = Infinity) {
	const ticker = new HandTicker();
	const passed: number[] = [];
	const loop = new FrameLoop(ticker, (milliseconds) => passed.push(milliseconds) < frames);
	return { ticker, passed, loop };
}

describe('FrameLoop', () => {
	it('reports the time since the last frame', () => {
		const { ticker, passed, loop } = looping();
		loop.start();
		for (const milliseconds of [16, 16, 30]) ticker.frame(milliseconds);
		expect(passed).toEqual([0, 16, 30]);
	});

	it('skips the time while the page was hidden', () => {
		const { ticker, passed, loop } = looping();
		loop.start();
		ticker.frame();
		ticker.frame(3_600_000);
		expect(passed).toEqual([0, 100]);
	});

	it('runs once, however often it is started', () => {
		const { ticker, loop } = looping();
		loop.start();
		loop.start();
		expect(ticker.pending).toBe(1);
	});

	it('ends when stopped or when the callback says so, and can restart', () => {
		const { ticker, passed, loop } = looping(2);
		loop.start();
		ticker.frame();
		loop.stop();
		expect(ticker.pending).toBe(0);
		loop.start();
		ticker.frame();
		expect([passed.length, ticker.pending]).toEqual([2, 0]);
	});
});
