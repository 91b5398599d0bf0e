import { describe, expect, it } from 'vitest';
import { FASTEST, SLOWEST } from './rate';
import { RateMeter } from './rate-meter.svelte';

function meterAt(rate: number): RateMeter {
	const meter = new RateMeter();
	meter.rate = rate;
	return meter;
}

describe('RateMeter', () => {
	it('keeps the rate within its limits', () => {
		expect(meterAt(0).rate).toBe(SLOWEST);
		expect(meterAt(1e12).rate).toBe(FASTEST);
	});

	it('moves the rate along the series', () => {
		const meter = meterAt(5);
		meter.change(1);
		expect(meter.rate).toBe(10);
		meter.change(-1);
		meter.change(-1);
		expect(meter.rate).toBe(2);
	});

	it('measures over half a second, and only if frames were behind', () => {
		const meter = meterAt(1000);
		meter.count(10, false, 0);
		meter.count(10, true, 400);
		expect(meter.effective).toBe(1000);
		meter.count(30, false, 500);
		expect(meter.effective).toBe(100);
		meter.count(10, false, 1000);
		expect(meter.effective).toBe(1000);
	});

	it('never reports more than the requested rate', () => {
		const meter = meterAt(10);
		meter.count(1, true, 0);
		meter.count(999, false, 500);
		expect(meter.effective).toBe(10);
	});

	it('discards its measurement for a new rate and when restarted', () => {
		const meter = meterAt(1000);
		const measure = () => {
			meter.count(10, true, 0);
			meter.count(10, true, 500);
		};
		measure();
		expect(meter.effective).toBe(40);
		meter.restart();
		expect(meter.effective).toBe(1000);
		measure();
		meter.rate = 50;
		expect(meter.effective).toBe(50);
	});
});
