import { describe, expect, it } from 'vitest';
import { editOf, nextSquare, type Key } from './keys';

const size = { columns: 3, rows: 2 };
const key = (name: string, more: Partial<Key> = {}): Key => ({
	key: name,
	code: '',
	ctrlKey: false,
	metaKey: false,
	altKey: false,
	shiftKey: false,
	...more
});

describe('keys', () => {
	it('move to the next square and stop at the edge', () => {
		expect(nextSquare(size, 1, key('ArrowRight'))).toBe(2);
		expect(nextSquare(size, 2, key('ArrowRight'))).toBe(2);
		expect(nextSquare(size, 3, key('ArrowLeft'))).toBe(3);
		expect(nextSquare(size, 1, key('ArrowDown'))).toBe(4);
		expect(nextSquare(size, 4, key('ArrowDown'))).toBe(4);
		expect(nextSquare(size, 4, key('ArrowUp'))).toBe(1);
		expect(nextSquare(size, 4, key('Home'))).toBe(3);
		expect(nextSquare(size, 4, key('End'))).toBe(5);
		expect(nextSquare(size, 4, key('Home', { ctrlKey: true }))).toBe(0);
	});

	it('leave what belongs to the player alone', () => {
		for (const name of [' ', ',', '.', 'f', '?', 'd'])
			expect([nextSquare(size, 1, key(name)), editOf(key(name))]).toEqual([null, null]);
		expect(nextSquare(size, 1, key('ArrowLeft', { shiftKey: true }))).toBeNull();
		expect(nextSquare(size, 1, key('ArrowLeft', { altKey: true }))).toBeNull();
	});

	it('edit, on keyboards of every script', () => {
		expect(editOf(key('Enter'))).toBe('toggle');
		expect(editOf(key('Delete'))).toBe('erase');
		expect(editOf(key('s'))).toBe('start');
		expect(editOf(key('ד', { code: 'KeyS' }))).toBe('start');
		expect(editOf(key('G', { code: 'KeyG' }))).toBe('goal');
		expect(editOf(key('z', { ctrlKey: true }))).toBe('undo');
		expect(editOf(key('z', { ctrlKey: true, shiftKey: true }))).toBe('redo');
		expect(editOf(key('y', { metaKey: true }))).toBe('redo');
	});
});
