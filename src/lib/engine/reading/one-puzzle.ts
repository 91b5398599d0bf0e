import type { Parsed, ParseError, ParseNote } from '../kind';
import { unreadable } from '../text';
import type { AnyTextError } from './errors';
import { writtenLines, type TextLine } from './lines';

/**
 * The puzzle in a text that has one. Accepts any text.
 *
 * @param read gets the written lines, at least one, and says what is wrong with them if they are no puzzle.
 * It adds to the notes what should be known before the puzzle is opened.
 * @param comment lines that are passed over.
 */
export function onePuzzle<
	Setup extends object,
	Wrong extends ParseError,
	Note extends ParseNote = never
>(
	text: string,
	read: (lines: readonly TextLine[], notes: Note[]) => Setup | Wrong,
	comment?: RegExp
): Parsed<Setup, Wrong | AnyTextError, Note> {
	const wrong = unreadable(text);
	if (wrong !== null) return { error: wrong };
	const lines = [...writtenLines(text)].filter((line) => !comment?.test(line.text));
	if (lines.length === 0) return { error: { code: 'empty' } };
	const notes: Note[] = [];
	const found = read(lines, notes);
	if ('code' in found) return { error: found };
	return { puzzles: [{ setup: found }], cut: false, ...(notes.length > 0 && { notes }) };
}
