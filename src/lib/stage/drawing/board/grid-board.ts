import { CELL, type Drawing, type Mark } from '../drawing';
import type { Style } from '../looks';
import { outline } from '../outline';
import { widthOf } from '../words';
import type { Area } from '../../board/area';

/** A board of squares, from the ground up. Areas and paths are in squares. */
export interface GridBoard {
	readonly columns: number;
	readonly rows: number;
	/** Below and in the squares, in units from the corner of the board. */
	readonly marks: readonly Mark[];
	/** The lines between the squares; none if absent. */
	readonly lines?: readonly Mark[];
	/** The style of the edge. */
	readonly edge?: Style;
	readonly solved?: boolean;
	/** The subject of the step, and whether nothing is left to try there. */
	readonly current?: Area | null;
	readonly currentFailed?: boolean;
	/** The area that the step names as its reason, and whether that area failed. */
	readonly unit?: Area | null;
	readonly unitFailed?: boolean;
	/** Lines between clashing squares, and the line from the cause of an elimination, as path data. */
	readonly links?: readonly string[];
	readonly causeLink?: string | null;
	readonly headings?: Headings;
}

export interface Headings {
	/** The columns and rows that have names, if there is a square of wall around each. */
	readonly carved?: { readonly columns: number; readonly rows: number };
	columns(column: number): Heading;
	rows(row: number): Heading;
}

interface Heading {
	readonly name: string;
	readonly current?: boolean;
	readonly failed?: boolean;
}

/** Around a board: room for thick lines and the corners of a solution, and for names. */
const MARGIN = 12;
const NAMES = 30;
const NAME_SIZE = 15;

/** The drawing of a board of squares with everything around and over it. */
export function gridBoard(board: GridBoard): Drawing {
	const { columns, rows, headings } = board;
	const [width, height] = [columns * CELL, rows * CELL];
	const [left, top] =
		headings === undefined ? [MARGIN, MARGIN] : [namesWidth(board, headings), NAMES];
	const inside: Drawing = { width, height, marks: [...board.marks, ...over(board)] };
	return {
		width: left + width + MARGIN,
		height: top + height + MARGIN,
		marks: [
			{ kind: 'group', x: left, y: top, drawing: inside },
			...(headings === undefined ? [] : names(board, headings, left, top))
		]
	};
}

/** The room for the names of the rows. */
function namesWidth(board: GridBoard, headings: Headings): number {
	const { rows } = headings.carved ?? board;
	const names = Array.from({ length: rows }, (_, row) => headings.rows(row).name);
	const widest = Math.max(0, ...names.map((name) => widthOf(name, NAME_SIZE)));
	return Math.max(NAMES, widest + 16) + MARGIN;
}

/** Everything that lies over the squares. */
function over(board: GridBoard): Mark[] {
	const { columns, rows, lines = [], links = [], causeLink = null } = board;
	const [width, height] = [columns * CELL, rows * CELL];
	const rectangle = (
		{ x, y, width = 1, height = 1 }: Area,
		radius: number,
		style: Style
	): Mark => ({
		...{ kind: 'rectangle', x: x * CELL, y: y * CELL, radius, style },
		...{ width: width * CELL, height: height * CELL }
	});
	const path = (data: string, style: Style): Mark => ({
		kind: 'path',
		segments: outline(data, 0, 0, CELL),
		style
	});
	const marks: Mark[] = [...lines];
	const edge = board.solved === true ? 'solved-edge' : (board.edge ?? 'edge');
	marks.push(rectangle({ x: 0, y: 0, width: columns, height: rows }, 0, edge));
	if (board.solved === true) {
		const half = Math.min(0.22, Math.min(columns, rows) * 0.06) * CELL;
		for (const x of [0, width])
			for (const y of [0, height])
				marks.push({
					kind: 'path',
					segments: outline('M0 -1L1 0L0 1L-1 0z', x, y, half),
					style: 'solved-corner'
				});
	}
	if (board.unit) {
		const failed = board.unitFailed === true;
		marks.push(rectangle(board.unit, 0, failed ? 'unit-failed' : 'unit'));
		marks.push(rectangle(board.unit, 0, failed ? 'unit-failed-edge' : 'unit-edge'));
	}
	if (causeLink !== null) marks.push(path(causeLink, 'link-halo'), path(causeLink, 'cause-link'));
	for (const link of links) marks.push(path(link, 'link-halo'), path(link, 'clash-link'));
	if (board.current) {
		marks.push(rectangle(board.current, 4, 'current-halo'));
		marks.push(
			rectangle(board.current, 4, board.currentFailed === true ? 'current-failed' : 'current')
		);
	}
	return marks;
}

function names(board: GridBoard, headings: Headings, left: number, top: number): Mark[] {
	const { columns, rows } = headings.carved ?? board;
	/** The middle of a row or column. */
	const middle = (index: number) => (headings.carved ? 2 * index + 1.5 : index + 0.5) * CELL;
	const every = Math.max(columns, rows) > 40 ? 5 : 1;
	const styleOf = ({ current, failed }: Heading): Style =>
		failed ? 'heading-failed' : current ? 'heading-current' : 'heading';
	const marks: Mark[] = [];
	const columnNames = Array.from({ length: columns }, (_, column) => headings.columns(column));
	const widest = Math.max(...columnNames.map(({ name }) => widthOf(name, NAME_SIZE)));
	// Longer names are smaller, and all of one row have the same size.
	const size = NAME_SIZE * Math.min(1, (CELL - 2) / widest);
	for (const [column, heading] of columnNames.entries()) {
		if ((column + 1) % every !== 0) continue;
		marks.push({
			...{ kind: 'words', x: left + middle(column), y: top - 13, size },
			...{ text: heading.name, style: styleOf(heading) }
		});
	}
	for (let row = 0; row < rows; row++) {
		const heading = headings.rows(row);
		if ((row + 1) % every !== 0) continue;
		const y = top + middle(row);
		marks.push({
			...{ kind: 'words', x: left - 12, y, size: NAME_SIZE, anchor: 'end' },
			...{ text: heading.name, style: styleOf(heading) }
		});
		if (heading.failed)
			marks.push({
				...{ kind: 'rectangle', x: left - 9, y: y - 3.5, width: 7, height: 7 },
				style: 'heading-failed'
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
