import { describe, expect, it } from 'vitest';
import { LEVEL } from './metrics';
import { shapeBottom, shapePath, triangleSize, VALUE_ABOVE } from './shapes';

describe('triangles', () => {
	const width = (size: number) => triangleSize(size, false).width;

	it('grow with the number of digits of what they hide, without end', () => {
		expect(width(1000) - width(100)).toBeCloseTo(width(100) - width(10));
		expect(width(31_000_000)).toBeGreaterThan(1.2 * width(262_144));
		expect(width(1e12)).toBeGreaterThan(width(1e9) + 10);
		expect(shapePath({ kind: 'folded', size: 10, onPath: false })).toBe('M0-9l7.3 12.9h-14.6z');
	});

	it('leave room for their number above the values of the next depth', () => {
		const mark = { kind: 'folded', size: 1e6, onPath: false } as const;
		// Half of the height of a number, and of a value.
		expect(shapeBottom(mark) + 9 + 6).toBeLessThanOrEqual(LEVEL - VALUE_ABOVE - 7);
	});

	it('have one size on the path, where the number is beside them', () => {
		expect(triangleSize(1e9, true)).toEqual(triangleSize(2, true));
	});
});
