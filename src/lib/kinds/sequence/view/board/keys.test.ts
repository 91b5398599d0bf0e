import { describe, expect, it } from 'vitest';
import type { Key } from '$lib/stage/board/keys';
import { NONE } from '../../setup';
import { letterTyped, nextPosition } from './keys';

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

	it('goes along the strip and across row ends, and stops at its own ends', () => {
		expect(from(3, 'ArrowRight')).toBe(4);
		expect(from(4, 'ArrowLeft')).toBe(3);
		expect(from(9, 'ArrowRight')).toBe(9);
		expect(from(0, 'ArrowLeft')).toBe(0);
	});

	it('goes up and down if there are rows', () => {
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
		expect(letterTyped(abc, key('B'))).toBe(1);
		expect(letterTyped(abc, key('b'))).toBe(1);
		expect(letterTyped(['a', 'A'], key('A'))).toBe(1);
		expect(letterTyped(abc, key('f'))).toBeNull();
	});

	it('maps a key of another script by its position', () => {
		expect(letterTyped(abc, key('נ', { code: 'KeyB' }))).toBe(1);
		expect(letterTyped(['א', 'נ'], key('נ', { code: 'KeyB' }))).toBe(1);
	});

	it('clears a position', () => {
		expect(letterTyped(abc, key('Delete'))).toBe(NONE);
		expect(letterTyped(abc, key('Backspace'))).toBe(NONE);
	});

	it('leaves other keys to the page', () => {
		for (const name of [' ', ',', '.', '?', 'Enter', 'Tab', 'F1'])
			expect(letterTyped(abc, key(name))).toBeNull();
		expect(letterTyped(abc, key('a', { altKey: true }))).toBeNull();
		expect(letterTyped(abc, key('c', { ctrlKey: true }))).toBeNull();
		expect(letterTyped([',', 'A'], key(','))).toBe(0);
	});
});
