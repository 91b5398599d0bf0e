import { describe, expect, it } from 'vitest';
import { MAX_TEXT } from './kind';
import { beginning, nameOfFile, unreadable } from './text';

describe('a text', () => {
	it('may have the maximum length', () => {
		expect(unreadable('.'.repeat(MAX_TEXT))).toBeNull();
		expect(unreadable('.'.repeat(MAX_TEXT + 1))).toEqual({
			code: 'too-large',
			found: MAX_TEXT + 1,
			expected: MAX_TEXT
		});
	});

	it('has no zero byte near its start, unlike binary files', () => {
		expect(unreadable('a\0b')).toEqual({ code: 'not-text' });
	});
});

it.each([
	['C:\\puzzles\\monday.sdk', 'monday'],
	['/tmp/two.parts.txt', 'two.parts'],
	['.hidden', '.hidden'],
	['  .txt', undefined],
	['', undefined],
	[undefined, undefined]
])('a puzzle from the file %s is called %s', (file, name) => {
	expect(nameOfFile(file)).toBe(name);
});

it('the beginning of a text ends with a whole character', () => {
	expect(beginning('a𝒜', 3)).toBe('a𝒜');
	expect(beginning('a𝒜', 2)).toBe('a');
	expect(nameOfFile(`${'x'.repeat(79)}𝒜.txt`)).toBe('x'.repeat(79));
});
