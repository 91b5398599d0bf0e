import { describe, expect, it } from 'vitest';
import { key } from '../../../../../tests/fixtures/keys';
import { editOf } from './keys';

describe('keys that edit', () => {
	it('set and remove a queen, also on a Hebrew keyboard', () => {
		expect(editOf(key('Enter'))).toBe('toggle');
		expect(editOf(key('q', { code: 'KeyQ' }))).toBe('toggle');
		expect(editOf(key('/', { code: 'KeyQ' }))).toBe('toggle');
		expect(editOf(key('Delete'))).toBe('remove');
		expect(editOf(key('Backspace'))).toBe('remove');
	});

	it('leave Space and the letters of the player alone', () => {
		for (const one of [' ', 'f', 'd', 'c', 'r', ',', '.', '?'])
			expect(editOf(key(one, { code: 'X' }))).toBeNull();
		expect(editOf(key('q', { ctrlKey: true }))).toBeNull();
		expect(editOf(key('q', { altKey: true }))).toBeNull();
		expect(editOf(key('Q', { shiftKey: true }))).toBeNull();
	});
});
