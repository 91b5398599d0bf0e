import { describe, expect, it } from 'vitest';
import { readPresented, writePresented } from './presented';

describe('the parts of a presentation', () => {
	it('are read in one order, whatever the order in the text', () => {
		expect(readPresented('sentence,board')).toEqual(['board', 'sentence']);
		expect(writePresented(['board', 'sentence'])).toBe('board,sentence');
	});

	it.each(['', 'board,', 'board,board', 'board,boards', 'Board', 'board,tree,sentence,code'])(
		'are not read from %j',
		(text) => {
			expect(readPresented(text)).toBeUndefined();
		}
	);

	it('can be any one, two or three', () => {
		expect(readPresented('counters')).toEqual(['counters']);
		expect(readPresented('tree,stack')).toEqual(['tree', 'stack']);
		expect(readPresented('board,code,stack')).toEqual(['board', 'code', 'stack']);
	});
});
