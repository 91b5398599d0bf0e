import { describe, expect, it } from 'vitest';
import { nextCell, type Key } from './navigation';

const six = { rows: 2, columns: 3 };

function key(name: string, held: Partial<Key> = {}): Key {
	return { key: name, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held };
}

describe('nextCell', () => {
	it('moves by a cell, and stops at the edge', () => {
		expect(nextCell(six, 7, key('ArrowRight'))).toBe(8);
		expect(nextCell(six, 7, key('ArrowLeft'))).toBe(6);
		expect(nextCell(six, 7, key('ArrowUp'))).toBe(1);
		expect(nextCell(six, 7, key('ArrowDown'))).toBe(13);
		expect(nextCell(six, 5, key('ArrowRight'))).toBe(5);
		expect(nextCell(six, 0, key('ArrowUp'))).toBe(0);
	});

	it('moves by a box with PageUp and PageDown', () => {
		expect(nextCell(six, 7, key('PageDown'))).toBe(19);
		expect(nextCell(six, 19, key('PageUp'))).toBe(7);
		expect(nextCell(six, 31, key('PageDown'))).toBe(31);
	});

	it('goes to the ends of the row and of the board', () => {
		expect(nextCell(six, 8, key('Home'))).toBe(6);
		expect(nextCell(six, 8, key('End'))).toBe(11);
		expect(nextCell(six, 8, key('Home', { ctrlKey: true }))).toBe(0);
		expect(nextCell(six, 8, key('End', { metaKey: true }))).toBe(35);
	});

	it('leaves the keys of the player and of the browser alone', () => {
		expect(nextCell(six, 8, key('ArrowLeft', { shiftKey: true }))).toBeNull();
		expect(nextCell(six, 8, key('ArrowLeft', { altKey: true }))).toBeNull();
		expect(nextCell(six, 8, key('ArrowLeft', { ctrlKey: true }))).toBeNull();
		for (const name of [' ', ',', '.', 'f', '?', 'Enter', 'Tab']) {
			expect(nextCell(six, 8, key(name))).toBeNull();
		}
	});
});
