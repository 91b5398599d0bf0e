import { expect, it } from 'vitest';
import { wasShown } from './shown';

it.each([
	[{ v: 1, at: 'p', answered: ['a'], shown: ['b'] }, true],
	[{ v: 1, at: 'p', answered: ['a'], shown: [] }, false],
	[{ task: 'fls' }, true],
	[{ task: 'ffl' }, false],
	[{ task: 'sw' }, true],
	[{ task: 'w' }, false],
	[{ task: 's.findmin' }, true],
	[{ task: 'l.findmin.s' }, false],
	[{ task: 'solved-3-1.2' }, false],
	[null, false],
	['s', false]
])('an answer was shown: %j, %s', (state, expected) => {
	expect(wasShown(state)).toBe(expected);
});
