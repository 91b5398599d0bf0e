import { describe, expect, it } from 'vitest';
import { key } from '../../../../../../tests/fixtures/keys';
import { editOf } from './keys';

describe('keys', () => {
	it("leave the player's keys alone", () => {
		for (const name of [' ', ',', '.', 'f', '?', 'd']) expect(editOf(key(name))).toBeNull();
		expect(editOf(key('s', { ctrlKey: true }))).toBeNull();
		expect(editOf(key('g', { altKey: true }))).toBeNull();
		expect(editOf(key('G', { shiftKey: true }))).toBeNull();
	});

	it('edit, on keyboards of every script', () => {
		expect(editOf(key('Enter'))).toBe('toggle');
		expect(editOf(key('Delete'))).toBe('erase');
		expect(editOf(key('s'))).toBe('start');
		expect(editOf(key('ד', { code: 'KeyS' }))).toBe('start');
		expect(editOf(key('G', { code: 'KeyG' }))).toBe('goal');
	});
});
