import type { Heading, Headings } from '../../scene/scene';
import { CELL, type Drawing, type Mark } from '../drawing';
import type { Style } from '../looks';
import { outline } from '../outline';
import { widthOf } from '../words';

/** Around a board: room for thick lines and the corners of a solution, and for names. */
const MARGIN = 12;
const NAMES = 30;
const NAME_SIZE = 15;

/** The columns and rows of a board, in squares. */
interface Size {
	readonly columns: number;
	readonly rows: number;
}

/** A board with a margin, or with the names of its columns and rows if it has any. */
export function boardWithNames(
	inside: Drawing,
	size: Size,
	headings?: Headings,
	margin = MARGIN
): Drawing {
	const [left, top] =
		headings === undefined ? [margin, margin] : [namesWidth(size, headings), NAMES];
	return {
		width: left + inside.width + margin,
		height: top + inside.height + margin,
		marks: [
			{ kind: 'group', x: left, y: top, drawing: inside },
			...(headings === undefined ? [] : names(size, headings, left, top))
		]
	};
}

/** The names of a board, from left to right and from top to bottom. */
function listsOf({ columns, rows }: Size, headings: Headings): Record<keyof Size, Heading[]> {
	const { pitch = 1 } = headings;
	const list = (squares: number, nameOf: (index: number) => Heading) =>
		Array.from({ length: Math.floor(squares / pitch) }, (_, index) => nameOf(index));
	return {
		columns: list(columns, (column) => headings.columns(column)),
		rows: list(rows, (row) => headings.rows(row))
	};
}

/** The room for the names of the rows. */
function namesWidth(size: Size, headings: Headings): number {
	const { rows } = listsOf(size, headings);
	const widest = Math.max(0, ...rows.map(({ name }) => widthOf(name, NAME_SIZE)));
	return Math.max(NAMES, widest + 16) + MARGIN;
}

function names(size: Size, headings: Headings, left: number, top: number): Mark[] {
	const { columns, rows } = listsOf(size, headings);
	const { pitch = 1 } = headings;
	/** The middle of a row or column; what is left over is divided evenly. */
	const middle = (index: number, squares: number) =>
		((squares % pitch) / 2 + pitch * (index + 0.5)) * CELL;
	// Of many, every fifth and those that the step is about.
	const every = Math.max(columns.length, rows.length) > 40 ? 5 : 1;
	const isNamed = ({ current, failed }: Heading, index: number) =>
		(index + 1) % every === 0 || current === true || failed === true;
	const styleOf = ({ current, failed }: Heading): Style =>
		failed ? 'heading-failed' : current ? 'heading-current' : 'heading';
	const marks: Mark[] = [];
	const widest = Math.max(...columns.map(({ name }) => widthOf(name, NAME_SIZE)));
	// Longer names are smaller, and all of one row have the same size.
	const fitting = NAME_SIZE * Math.min(1, (CELL - 2) / widest);
	for (const [column, heading] of columns.entries()) {
		if (!isNamed(heading, column)) continue;
		marks.push({
			...{ kind: 'words', x: left + middle(column, size.columns), y: top - 13, size: fitting },
			...{ text: heading.name, style: styleOf(heading) }
		});
	}
	for (const [row, heading] of rows.entries()) {
		if (!isNamed(heading, row)) continue;
		const y = top + middle(row, size.rows);
		marks.push({
			...{ kind: 'words', x: left - 12, y, size: NAME_SIZE, anchor: 'end' },
			...{ text: heading.name, style: styleOf(heading) }
		});
		if (heading.failed)
			marks.push({
				...{ kind: 'path', segments: outline('M-3 0H4V-5V5', left - 7, y) },
				style: 'no-way-sign'
			});
		else if (heading.current)
			marks.push({
				kind: 'path',
				segments: outline('M0 -4.5L6 0L0 4.5z', left - 9, y),
				style: 'heading-current'
			});
	}
	return marks;
}
