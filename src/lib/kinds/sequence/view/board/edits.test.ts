import { describe, expect, it } from 'vitest';
import { sequence, withLetter } from '../../setup';
import { withAlphabet, withLength, withRules } from './edits';

const setup = withLetter(withLetter(sequence('ABC', 3), 0, 0), 2, 2);

describe('editing a sequence', () => {
	it('keeps typed letters that the new alphabet contains', () => {
		const edited = withAlphabet(setup, 'XCA');
		expect(edited.alphabet).toBe('XCA');
		expect([...edited.letters]).toEqual([2, -1, 1]);
		expect([...withAlphabet(setup, 'AB').letters]).toEqual([0, -1, -1]);
	});

	it('keeps letters that have a position in the new length', () => {
		expect([...withLength(setup, 5).letters]).toEqual([0, -1, 2, -1, -1]);
		expect([...withLength(setup, 2).letters]).toEqual([0, -1]);
		expect(withLength(setup, 2).length).toBe(2);
	});

	it('changes one rule and keeps the others', () => {
		expect(withRules(setup, { once: true }).rules).toEqual({
			order: 'later',
			apart: null,
			once: true
		});
	});
});
