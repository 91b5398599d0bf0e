import { expect, it } from 'vitest';
import { Ballot } from './ballot';

const a = { card: 1, answer: 'A' } as const;
const b = { card: 1, answer: 'B' } as const;

it('a vote counts when its card was seen twice with the same answer', () => {
	const ballot = new Ballot();
	ballot.see([a]);
	expect(ballot.voters).toEqual([]);
	// Between two pictures it was covered.
	ballot.see([]);
	ballot.see([a, { card: 7, answer: 'A' }]);
	expect(ballot.voters).toEqual([1]);
	expect(ballot.count('A')).toBe(1);
});

it('a picture that deceives changes nothing, and a card that is turned changes its vote', () => {
	const ballot = new Ballot();
	for (const seen of [a, a, b, a]) ballot.see([seen]);
	expect([ballot.count('A'), ballot.count('B')]).toEqual([1, 0]);
	for (const seen of [b, { card: 1, answer: null }, b, b]) ballot.see([seen]);
	expect([ballot.count('A'), ballot.count('B')]).toEqual([0, 1]);
});
