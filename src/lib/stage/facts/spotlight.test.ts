import { describe, expect, it } from 'vitest';
import { isLit, readSpot, spotText } from './spotlight';

describe('a spot', () => {
	it('is read as it was written', () => {
		expect(readSpot(spotText(12))).toEqual({ variable: 12, value: -1, kind: null });
		expect(readSpot(spotText(0, 31))).toEqual({ variable: 0, value: 31, kind: null });
		expect(readSpot('place')).toEqual({ variable: -1, value: -1, kind: 'place' });
		expect(spotText(-1, 3)).toBeUndefined();
	});

	it.each([undefined, '', '-1', '1,', '1,2,3', 'toString', ' 1', '12345678'])(
		'is nothing in %j',
		(text) => expect(readSpot(text)).toBeNull()
	);

	it('lights the name of its variable, and of a value only if it is that value', () => {
		const spot = { variable: 3, value: 4, kind: null };
		expect(isLit(spot, 3)).toBe(true);
		expect(isLit(spot, 3, 4)).toBe(true);
		expect(isLit(spot, 3, 5)).toBe(false);
		expect(isLit(spot, 4, 4)).toBe(false);
		expect(isLit({ ...spot, variable: -1 }, -1)).toBe(false);
		expect(isLit(null, 3)).toBe(false);
	});
});
