import { expect, it } from 'vitest';
import { isUnmetered } from './metered';

it.each([
	['is not told', undefined, false],
	['is fast, as a computer says', { effectiveType: '4g', saveData: false }, true],
	['is wireless', { type: 'wifi', effectiveType: '4g' }, true],
	['is to be spared', { type: 'wifi', effectiveType: '4g', saveData: true }, false],
	['is a phone’s', { type: 'cellular', effectiveType: '4g' }, false],
	['is slow', { type: 'wifi', effectiveType: '3g' }, false],
	['is not there', { type: 'none', effectiveType: '4g' }, false]
])('what nobody asked for is loaded over a connection that %s: %3$s', (_, connection, expected) => {
	expect(isUnmetered(connection)).toBe(expected);
});
