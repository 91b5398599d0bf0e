import { describe, expect, it } from 'vitest';
import { editOf, nextPosition, type Key } from './keys';

function key(name: string, more: Partial<Key> = {}): Key {
	return {
		key: name,
		code: /^[a-z]$/i.test(name) ? `Key${name.toUpperCase()}` : name,
		ctrlKey: false,
		metaKey: false,
		altKey: false,
		shiftKey: false,
		...more
	};
}

describe('moving', () => {
	const from = (position: number, name: string, more?: Partial<Key>) =>
		nextPosition(10, 4, position, key(name, more));

	it('goes along the strip, over the ends of rows, and stops at its own', () => {
		expect(from(3, 'ArrowRight')).toBe(4);
		expect(from(4, 'ArrowLeft')).toBe(3);
		expect(from(9, 'ArrowRight')).toBe(9);
		expect(from(0, 'ArrowLeft')).toBe(0);
	});

	it('goes up and down where there are rows', () => {
		expect(from(1, 'ArrowDown')).toBe(5);
		expect(from(7, 'ArrowDown')).toBe(7);
		expect(from(5, 'ArrowUp')).toBe(1);
		expect(nextPosition(3, 3, 1, key('ArrowDown'))).toBeNull();
	});

	it('goes to the ends', () => {
		expect(from(5, 'Home')).toBe(4);
		expect(from(9, 'End')).toBe(9);
		expect(from(5, 'Home', { ctrlKey: true })).toBe(0);
		expect(from(0, 'End', { ctrlKey: true })).toBe(9);
	});

	it('leaves the player its keys', () => {
		expect(from(3, 'ArrowRight', { shiftKey: true })).toBeNull();
		expect(from(3, 'ArrowRight', { altKey: true })).toBeNull();
		expect(from(3, ' ')).toBeNull();
	});
});

describe('typing', () => {
	const abc = ['A', 'B', 'C'];

	it('takes letters of the alphabet, in either case', () => {
		expect(editOf(abc, key('B'))).toEqual({ kind: 'type', letter: 1 });
		expect(editOf(abc, key('b'))).toEqual({ kind: 'type', letter: 1 });
		expect(editOf(['a', 'A'], key('A'))).toEqual({ kind: 'type', letter: 1 });
		expect(editOf(abc, key('f'))).toBeNull();
	});

	it('knows a key by its place on a keyboard of another script', () => {
		expect(editOf(abc, key('נ', { code: 'KeyB' }))).toEqual({ kind: 'type', letter: 1 });
		expect(editOf(['א', 'נ'], key('נ', { code: 'KeyB' }))).toEqual({ kind: 'type', letter: 1 });
	});

	it('empties, takes back and repeats', () => {
		expect(editOf(abc, key('Delete'))).toEqual({ kind: 'erase' });
		expect(editOf(abc, key('Backspace'))).toEqual({ kind: 'erase' });
		expect(editOf(abc, key('z', { ctrlKey: true }))).toEqual({ kind: 'undo' });
		expect(editOf(abc, key('Z', { metaKey: true, shiftKey: true }))).toEqual({ kind: 'redo' });
		expect(editOf(abc, key('y', { ctrlKey: true }))).toEqual({ kind: 'redo' });
	});

	it('leaves the page what is no letter here', () => {
		for (const name of [' ', ',', '.', '?', 'Enter', 'Tab', 'F1'])
			expect(editOf(abc, key(name))).toBeNull();
		expect(editOf(abc, key('a', { altKey: true }))).toBeNull();
		expect(editOf(abc, key('c', { ctrlKey: true }))).toBeNull();
		expect(editOf([',', 'A'], key(','))).toEqual({ kind: 'type', letter: 0 });
	});
});
