import type { Parsed, ParseError } from '../kind';
import { unreadable } from '../text';
import type { AnyTextError } from './errors';
import { writtenLines, type TextLine } from './lines';

/**
 * The puzzle in a text that has one. Accepts any text.
 *
 * @param read gets the written lines, at least one, and says what is wrong with them if they are no puzzle.
 * @param comment lines that are passed over.
 */
export function onePuzzle<Setup extends object, Wrong extends ParseError>(
	text: string,
	read: (lines: readonly TextLine[]) => Setup | Wrong,
	comment?: RegExp
): Parsed<Setup, Wrong | AnyTextError> {
	const wrong = unreadable(text);
	if (wrong !== null) return { error: wrong };
	const lines = [...writtenLines(text)].filter((line) => !comment?.test(line.text));
	if (lines.length === 0) return { error: { code: 'empty' } };
	const found = read(lines);
	return 'code' in found ? { error: found } : { puzzles: [{ setup: found }], cut: false };
}
