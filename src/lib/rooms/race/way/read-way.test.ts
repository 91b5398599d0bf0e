import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readWayQuery } from './read-way';

const PUZZLE = 'puzzle=.....23...2....4';

it('reads a way', () => {
	expect(readWayQuery(`?${PUZZLE}&moves=070023&at=3`)).toMatchObject({
		way: {
			moves: [
				{ cell: 7, symbol: 0 },
				{ cell: 2, symbol: 3 }
			]
		}
	});
});

it.each([
	['', 'nothing'],
	['?moves=000', 'moves'],
	['?puzzle=123', 'puzzle'],
	[`?puzzle=${'9'.repeat(5000)}`, 'puzzle'],
	[`?${PUZZLE}&box=3x3`, 'puzzle'],
	[`?${PUZZLE}&box=x`, 'box'],
	[`?${PUZZLE}&moves=00`, 'moves'],
	['?puzzle=11..............', 'contradiction']
])('says what is wrong with %s', (search, fault) => {
	expect(readWayQuery(search)).toEqual({ fault });
});

it('accepts any text', () => {
	fc.assert(
		fc.property(fc.string(), fc.string(), (puzzle, moves) => {
			const read = readWayQuery(`?puzzle=${puzzle}&moves=${moves}&${moves}`);
			expect('way' in read || 'fault' in read).toBe(true);
		})
	);
});
