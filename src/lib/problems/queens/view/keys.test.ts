import { describe, expect, it } from 'vitest';
import { editOf, nextSquare, type Key } from './keys';

const key = (name: string, more: Partial<Key> = {}): Key => ({
	key: name,
	code: '',
	ctrlKey: false,
	metaKey: false,
	altKey: false,
	shiftKey: false,
	...more
});

describe('keys that move', () => {
	it('go a square, and stop at the edge', () => {
		expect(nextSquare(4, 5, key('ArrowRight'))).toBe(6);
		expect(nextSquare(4, 5, key('ArrowUp'))).toBe(1);
		expect(nextSquare(4, 1, key('ArrowUp'))).toBe(1);
		expect(nextSquare(4, 15, key('ArrowRight'))).toBe(15);
	});

	it('go to the ends of the row, of the column and of the board', () => {
		expect(nextSquare(4, 6, key('Home'))).toBe(4);
		expect(nextSquare(4, 6, key('End'))).toBe(7);
		expect(nextSquare(4, 6, key('PageUp'))).toBe(2);
		expect(nextSquare(4, 6, key('PageDown'))).toBe(14);
		expect(nextSquare(4, 6, key('End', { ctrlKey: true }))).toBe(15);
	});

	it('are the player’s with Shift and Alt', () => {
		expect(nextSquare(4, 5, key('ArrowRight', { shiftKey: true }))).toBeNull();
		expect(nextSquare(4, 5, key('ArrowLeft', { altKey: true }))).toBeNull();
	});
});

describe('keys that edit', () => {
	it('set and remove a queen, also on a Hebrew keyboard', () => {
		expect(editOf(key('Enter'))).toBe('toggle');
		expect(editOf(key('q', { code: 'KeyQ' }))).toBe('toggle');
		expect(editOf(key('/', { code: 'KeyQ' }))).toBe('toggle');
		expect(editOf(key('Delete'))).toBe('remove');
		expect(editOf(key('Backspace'))).toBe('remove');
	});

	it('take back and do again', () => {
		expect(editOf(key('z', { ctrlKey: true }))).toBe('undo');
		expect(editOf(key('Z', { ctrlKey: true, shiftKey: true }))).toBe('redo');
		expect(editOf(key('y', { metaKey: true }))).toBe('redo');
	});

	it('leave Space and the letters of the player alone', () => {
		for (const one of [' ', 'f', 'd', 'c', 'r', ',', '.', '?'])
			expect(editOf(key(one, { code: 'X' }))).toBeNull();
	});
});
