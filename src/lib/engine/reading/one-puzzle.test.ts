import { expect, it } from 'vitest';
import { quote, type QuoteError } from './errors';
import { onePuzzle } from './one-puzzle';

/** The words of a text; "?" is none. */
const words = (text: string) =>
	onePuzzle<{ words: string[] }, QuoteError<'word'>>(
		text,
		(lines) => {
			const strange = lines.find((line) => line.text === '?');
			return strange ? quote('word', strange) : { words: lines.map((line) => line.text) };
		},
		/^#/
	);

it('hands over the written lines, without comments', () => {
	expect(words('# title\n\n a \nb\n')).toEqual({
		puzzles: [{ setup: { words: ['a', 'b'] } }],
		cut: false
	});
});

it('passes on what is wrong in a line', () => {
	expect(words('a\n?')).toEqual({ error: { code: 'word', line: 2, found: '?' } });
});

it.each([
	['', 'empty'],
	['# only a comment', 'empty'],
	['\0', 'not-text']
])('reads nothing from %j', (text, code) => {
	expect(words(text)).toEqual({ error: { code } });
});
