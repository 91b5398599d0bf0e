import { MOST_PARAGRAPH, MOST_TEXT } from '../form/form';
import type { FaultLog } from './fault-log';

/** Markdown looks for the partner of each of these in all of its paragraph. */
const MARK = /[[\]()*_~`:<&{@\\]/g;
/** The most of them in a paragraph: the time that they take grows with their square. */
const MOST_MARKS = 800;
/** A line that begins more lists and quotations inside of each other than anybody means. */
const NESTED = /^[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+|>[ \t]*){14}/;

/** Whether a text takes little time to read; reports why it does not. */
export function isReadable(source: string, faults: FaultLog): boolean {
	if (source.length > MOST_TEXT) faults.report(1, 'too-long');
	let [length, marks] = [0, 0];
	source.split('\n').forEach((line, at) => {
		const isBlank = line.trim() === '';
		const before = { length, marks };
		length = isBlank ? 0 : length + line.length + 1;
		marks = isBlank ? 0 : marks + (line.match(MARK)?.length ?? 0);
		// Told once for each paragraph.
		if (length > MOST_PARAGRAPH && before.length <= MOST_PARAGRAPH)
			faults.report(at + 1, 'long-paragraph');
		else if ((marks > MOST_MARKS && before.marks <= MOST_MARKS) || NESTED.test(line))
			faults.report(at + 1, 'too-deep');
	});
	return faults.all.length === 0;
}
