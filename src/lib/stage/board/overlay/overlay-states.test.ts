import { describe, expect, it } from 'vitest';
import { countStates, overlayStates } from './overlay-states';

const NONE = -1;
const fixed = [4, NONE, NONE, NONE, NONE, NONE];
const first = Int8Array.of(4, 0, 1, 2, NONE, NONE);
const second = Int8Array.of(4, 0, 2, NONE, 3, NONE);
const states = overlayStates(fixed, first, second);

describe('two boards laid over each other', () => {
	it('have a state for each variable', () => {
		expect(states).toEqual(['given', 'both', 'differ', 'first', 'second', 'none']);
	});

	it('share what is part of the puzzle, even where a board does not repeat it', () => {
		const empty = new Int8Array(6).fill(NONE);
		expect(overlayStates(fixed, empty, empty)[0]).toBe('given');
	});

	it('may be shorter than the puzzle', () => {
		expect(overlayStates([NONE, NONE], [1], [])).toEqual(['first', 'none']);
	});

	it('are counted', () => {
		expect(countStates([...states, 'both'])).toMatchObject({ given: 1, both: 2, none: 1 });
	});

	it('change places with their states', () => {
		const swapped = countStates(overlayStates(fixed, second, first));
		const { first: one, second: other, ...rest } = countStates(states);
		expect(swapped).toEqual({ ...rest, first: other, second: one });
	});
});
