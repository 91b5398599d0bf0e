import { linesOf } from '$lib/engine/reading/lines';
import { lineKind, markOf, unclearCells } from './lines';
import { readRow } from './row';

/** What the text says about lines that could be rulers or rows of empty cells. */
export interface Hints {
	/** The number of cells in a row. */
	readonly width: number;
	/** Whether a mark stands for an empty cell; "" for tabs. */
	isEmpty(mark: string): boolean;
}

/** Enough rows, and lines, to know how the text is written. */
const ROWS = 1000;
const LINES = 20_000;

export function hintsOf(text: string): Hints {
	let width = 0;
	let unclear = 0;
	let rows = 0;
	const marks = new Set(['']);
	for (const { text: content, line } of linesOf(text)) {
		if (line > LINES) break;
		const kind = lineKind(content);
		if (kind === 'unclear' && unclear === 0 && markOf(content) !== '') {
			unclear = unclearCells(content);
		}
		if (kind !== 'row') continue;
		if (width === 0) width = readRow(content, line).count;
		// A row with both symbols and marks is conclusive.
		if (/[1-9A-W]/i.test(content))
			for (const mark of content.match(/[-_~*?]/g) ?? []) marks.add(mark);
		if (++rows > ROWS) break;
	}
	if (width === 0) return { width: unclear, isEmpty: () => true };
	return { width, isEmpty: (mark) => marks.has(mark) };
}
