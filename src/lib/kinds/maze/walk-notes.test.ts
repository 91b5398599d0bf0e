import { describe, expect, it } from 'vitest';
import { WalkNotes, seenIn } from './walk-notes';

/** Three places in a row; the only value leads to the next one. */
const walk = { places: 3, start: 0, next: (place: number) => (place < 2 ? place + 1 : -1) };

describe('the notes on a walk', () => {
	it('are copied again only after they change', () => {
		const notes = new WalkNotes(walk);
		expect([...notes.snapshot()!.since]).toEqual([0, Infinity, Infinity]);
		expect(notes.snapshot()).toBe(null);
		notes.place(0, 0, 1, 5);
		expect([...notes.snapshot()!.since]).toEqual([0, 5, Infinity]);
		// Entered before.
		notes.place(0, 0, 1, 9);
		expect(notes.snapshot()).toBe(null);
		notes.solve(1, 10);
		expect([...seenIn(notes.snapshot())!.solved]).toEqual([10, 10, Infinity]);
		notes.solve(1, 12);
		expect(notes.snapshot()).toBe(null);
	});
});
