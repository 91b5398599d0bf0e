import { expect, it } from 'vitest';
import { linesOf, writtenLines } from './lines';

it('numbers the lines of a text from 1, whatever ends them', () => {
	expect([...linesOf('a\r\n b\rc\n')]).toEqual([
		{ text: 'a', line: 1 },
		{ text: ' b', line: 2 },
		{ text: 'c', line: 3 },
		{ text: '', line: 4 }
	]);
});

it('passes over blank lines and counts them', () => {
	expect([...writtenLines('\n \t\n a b \n')]).toEqual([{ text: 'a b', line: 3 }]);
});
