import { lineKind, linesOf, unclearCells } from './lines';
import { readRow } from './row';

/** What the whole text says about lines that could be rulers or rows of empty cells. */
export interface Hints {
	/** The number of cells in a row. */
	readonly width: number;
	readonly dashIsEmpty: boolean;
}

export function hintsOf(text: string): Hints {
	if (!/[-\t]/.test(text)) return { width: 0, dashIsEmpty: false };
	let width = 0;
	let unclear = 0;
	for (const { text: content, line } of linesOf(text)) {
		const kind = lineKind(content);
		if (kind === 'unclear' && unclear === 0 && content.includes('-'))
			unclear = unclearCells(content);
		if (kind !== 'row') continue;
		if (width === 0) width = readRow(content, line).count;
		// One row with both symbols and dashes is conclusive.
		if (content.includes('-') && /[1-9A-W]/i.test(content)) return { width, dashIsEmpty: true };
	}
	return width === 0 ? { width: unclear, dashIsEmpty: true } : { width, dashIsEmpty: false };
}
