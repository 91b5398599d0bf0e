import { describe, expect, it } from 'vitest';
import { editOf } from './typing';

function key(name: string, held: { code?: string; ctrlKey?: boolean; shiftKey?: boolean } = {}) {
	return {
		key: name,
		code: '',
		ctrlKey: false,
		metaKey: false,
		altKey: false,
		shiftKey: false,
		...held
	};
}

describe('editOf', () => {
	it('types the symbols that the board has', () => {
		expect(editOf(9, key('9'))).toEqual({ kind: 'type', symbol: 8 });
		expect(editOf(4, key('5'))).toBeNull();
		expect(editOf(16, key('g'))).toEqual({ kind: 'type', symbol: 15 });
		expect(editOf(16, key('G', { shiftKey: true }))).toEqual({ kind: 'type', symbol: 15 });
		expect(editOf(16, key('h'))).toBeNull();
	});

	it('leaves f to the page where it is no symbol', () => {
		expect(editOf(9, key('f'))).toBeNull();
		expect(editOf(16, key('f'))).toEqual({ kind: 'type', symbol: 14 });
	});

	it('reads a letter by its place on a keyboard of another script', () => {
		expect(editOf(16, key('ש', { code: 'KeyA' }))).toEqual({ kind: 'type', symbol: 9 });
		expect(editOf(9, key('ש', { code: 'KeyA' }))).toBeNull();
		expect(editOf(9, key('ז', { code: 'KeyZ', ctrlKey: true }))).toEqual({ kind: 'undo' });
	});

	it('erases', () => {
		for (const name of ['Delete', 'Backspace', '0', '.']) {
			expect(editOf(9, key(name))).toEqual({ kind: 'erase' });
		}
	});

	it('takes back and does again', () => {
		expect(editOf(9, key('z', { ctrlKey: true }))).toEqual({ kind: 'undo' });
		expect(editOf(9, key('y', { ctrlKey: true }))).toEqual({ kind: 'redo' });
		expect(editOf(9, key('Z', { ctrlKey: true, shiftKey: true }))).toEqual({ kind: 'redo' });
	});

	it('leaves the keys of the player and of the browser alone', () => {
		for (const name of [' ', ',', '?', 'Enter', 'Escape', 'Home', 'ArrowLeft']) {
			expect(editOf(9, key(name))).toBeNull();
		}
		expect(editOf(16, key('c', { ctrlKey: true }))).toBeNull();
		expect(editOf(9, key('1', { ctrlKey: true }))).toBeNull();
		expect(editOf(9, { ...key('1'), altKey: true })).toBeNull();
	});
});
