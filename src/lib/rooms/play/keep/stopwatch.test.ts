import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MOST_GAP, Stopwatch } from './stopwatch';

it('counts while it runs', () => {
	let now = 100;
	const watch = new Stopwatch(() => now, 5000);
	const at = (time: number) => {
		now = time;
		return watch.look();
	};
	expect(at(900)).toBe(5000);
	watch.start();
	expect(at(1000.4)).toBe(5100);
	watch.start();
	expect(at(1500)).toBe(5600);
	watch.stop();
	expect([at(9000), watch.isRunning]).toEqual([5600, false]);
	watch.start();
	expect(at(9001)).toBe(5601);
});

it('takes over what is more', () => {
	const watch = new Stopwatch(() => 0, 50);
	watch.catchUp(40);
	expect(watch.look()).toBe(50);
	watch.catchUp(60);
	expect(watch.look()).toBe(60);
});

it('never goes back and never leaps, whatever the clock does', () => {
	fc.assert(
		fc.property(fc.array(fc.integer({ min: -1e9, max: 1e12 })), (times) => {
			let now = 0;
			const watch = new Stopwatch(() => now, 0);
			watch.start();
			let last = 0;
			for (const time of times) {
				now = time;
				const milliseconds = watch.look();
				expect(milliseconds).toBeGreaterThanOrEqual(last);
				expect(milliseconds).toBeLessThanOrEqual(last + MOST_GAP);
				last = milliseconds;
			}
		})
	);
});
