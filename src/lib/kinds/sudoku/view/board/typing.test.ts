import { describe, expect, it } from 'vitest';
import { key } from '../../../../../../tests/fixtures/keys';
import { symbolTyped } from './typing';

describe('symbolTyped', () => {
	it('types the symbols that the board has', () => {
		expect(symbolTyped(9, key('9'))).toBe(8);
		expect(symbolTyped(4, key('5'))).toBeNull();
		expect(symbolTyped(16, key('g'))).toBe(15);
		expect(symbolTyped(16, key('G', { shiftKey: true }))).toBe(15);
		expect(symbolTyped(16, key('h'))).toBeNull();
	});

	it('leaves f to the page if it is not a symbol', () => {
		expect(symbolTyped(9, key('f'))).toBeNull();
		expect(symbolTyped(16, key('f'))).toBe(14);
	});

	it('reads a letter by its key position on a keyboard of another script', () => {
		expect(symbolTyped(16, key('ש', { code: 'KeyA' }))).toBe(9);
		expect(symbolTyped(9, key('ש', { code: 'KeyA' }))).toBeNull();
	});

	it('erases', () => {
		for (const name of ['Delete', 'Backspace', '0', '.']) {
			expect(symbolTyped(9, key(name))).toBe(-1);
		}
	});

	it('leaves the keys of the player and of the browser alone', () => {
		for (const name of [' ', ',', '?', 'Enter', 'Escape', 'Home', 'ArrowLeft']) {
			expect(symbolTyped(9, key(name))).toBeNull();
		}
		expect(symbolTyped(16, key('c', { ctrlKey: true }))).toBeNull();
		expect(symbolTyped(9, key('1', { ctrlKey: true }))).toBeNull();
		expect(symbolTyped(9, { ...key('1'), altKey: true })).toBeNull();
	});
});
