import { describe, expect, it } from 'vitest';
import { key } from '../../../../tests/fixtures/keys';
import { letterOf, nextInDirection, nextSquare } from './keys';

const six = { columns: 6, rows: 6, page: 2 };
const wide = { columns: 3, rows: 2 };

describe('nextSquare', () => {
	it('moves by one square and stops at the edge', () => {
		expect(nextSquare(six, 7, key('ArrowRight'))).toBe(8);
		expect(nextSquare(six, 7, key('ArrowLeft'))).toBe(6);
		expect(nextSquare(six, 7, key('ArrowUp'))).toBe(1);
		expect(nextSquare(six, 7, key('ArrowDown'))).toBe(13);
		expect(nextSquare(six, 5, key('ArrowRight'))).toBe(5);
		expect(nextSquare(six, 0, key('ArrowUp'))).toBe(0);
		expect(nextSquare(wide, 2, key('ArrowRight'))).toBe(2);
		expect(nextSquare(wide, 3, key('ArrowLeft'))).toBe(3);
		expect(nextSquare(wide, 1, key('ArrowDown'))).toBe(4);
		expect(nextSquare(wide, 4, key('ArrowDown'))).toBe(4);
	});

	it('moves by a page if there are pages', () => {
		expect(nextSquare(six, 7, key('PageDown'))).toBe(19);
		expect(nextSquare(six, 19, key('PageUp'))).toBe(7);
		expect(nextSquare(six, 31, key('PageDown'))).toBe(31);
		expect(nextSquare({ ...six, page: 6 }, 14, key('PageUp'))).toBe(2);
		expect(nextSquare({ ...six, page: 6 }, 14, key('PageDown'))).toBe(32);
		expect(nextSquare(wide, 0, key('PageDown'))).toBeNull();
	});

	it('goes to the ends of the row and of the board', () => {
		expect(nextSquare(six, 8, key('Home'))).toBe(6);
		expect(nextSquare(six, 8, key('End'))).toBe(11);
		expect(nextSquare(six, 8, key('Home', { ctrlKey: true }))).toBe(0);
		expect(nextSquare(six, 8, key('End', { metaKey: true }))).toBe(35);
		expect(nextSquare(wide, 4, key('End', { ctrlKey: true }))).toBe(5);
	});

	it('ignores the keys of the player and of the browser', () => {
		expect(nextSquare(six, 8, key('ArrowLeft', { shiftKey: true }))).toBeNull();
		expect(nextSquare(six, 8, key('ArrowLeft', { altKey: true }))).toBeNull();
		expect(nextSquare(six, 8, key('ArrowLeft', { ctrlKey: true }))).toBeNull();
		for (const name of [' ', ',', '.', 'f', '?', 'Enter', 'Tab']) {
			expect(nextSquare(six, 8, key(name))).toBeNull();
		}
	});
});

describe('nextInDirection', () => {
	// A cross with one distant square at its lower right.
	const places = [
		{ x: 5, y: 0 },
		{ x: 0, y: 5 },
		{ x: 5, y: 5 },
		{ x: 10, y: 5 },
		{ x: 5, y: 10 },
		{ x: 20, y: 18 }
	];

	it('moves to the nearest square in the direction of the arrow', () => {
		expect(nextInDirection(places, 2, key('ArrowUp'))).toBe(0);
		expect(nextInDirection(places, 2, key('ArrowLeft'))).toBe(1);
		expect(nextInDirection(places, 2, key('ArrowRight'))).toBe(3);
		expect(nextInDirection(places, 2, key('ArrowDown'))).toBe(4);
		expect(nextInDirection(places, 4, key('ArrowRight'))).toBe(3);
	});

	it('stays if there is no square ahead', () => {
		expect(nextInDirection(places, 1, key('ArrowLeft'))).toBe(1);
		expect(nextInDirection(places, 5, key('ArrowRight'))).toBe(5);
	});

	it('goes to the first and the last square, and ignores other keys', () => {
		expect(nextInDirection(places, 2, key('Home'))).toBe(0);
		expect(nextInDirection(places, 2, key('End'))).toBe(5);
		expect(nextInDirection(places, 2, key('ArrowLeft', { shiftKey: true }))).toBeNull();
		expect(nextInDirection(places, 2, key(' '))).toBeNull();
	});
});

describe('letterOf', () => {
	it('is the letter itself in lower case, wherever its key is', () => {
		expect(letterOf({ key: 'G', code: 'KeyG' })).toBe('g');
		expect(letterOf({ key: 'a', code: 'KeyQ' })).toBe('a');
	});

	it('is the Latin letter on the same key for another script, and only for letters', () => {
		expect(letterOf({ key: 'ש', code: 'KeyA' })).toBe('a');
		expect(letterOf({ key: 'Й', code: 'KeyQ' })).toBe('q');
		expect(letterOf({ key: '/', code: 'KeyQ' })).toBeNull();
		expect(letterOf({ key: '1', code: 'Digit1' })).toBeNull();
		expect(letterOf({ key: 'Enter', code: 'Enter' })).toBeNull();
	});
});
