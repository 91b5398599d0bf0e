import { describe, expect, it } from 'vitest';
import { shapeBottom, shapePath, triangleHeight } from './shapes';

describe('triangles', () => {
	it('grow with the number of digits of their size, up to the height of a depth', () => {
		expect(triangleHeight(100) - triangleHeight(10)).toBeCloseTo(
			triangleHeight(1000) - triangleHeight(100)
		);
		expect(triangleHeight(1e12)).toBe(42);
		expect(shapeBottom('folded', 1e12)).toBe(35);
		expect(shapePath('folded', 10)).toBe('M0-7l8.3 16.5h-16.6z');
	});
});
