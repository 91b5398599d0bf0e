import type { Ground } from '../task';

/** What a call works on, as the recorder knows it: a cell for each variable, −1 for an empty one. */
export interface Cells {
	/** How many cells a row has; 1 for a list. */
	readonly width: number;
	readonly values: Int8Array;
	/** The cells that are given; they must stay as they are. */
	readonly given: Uint8Array;
	/** The value of what a program writes; −1 for empty, undefined for nothing that a cell can hold. */
	valueOf(written: unknown): number | undefined;
	/** Whether values fill the ground without a clash. */
	isSolved(values: Int8Array): boolean;
}

/** The cells of a ground as it is at first; null for nothing. */
export function cellsOf(ground: Ground): Cells | null {
	if (ground.kind === 'board') return boardCells(ground);
	if (ground.kind === 'columns') {
		const { size } = ground;
		return listCells(
			size,
			(written) => (isWhole(written, size - 1) ? written : undefined),
			hasNoAttack
		);
	}
	if (ground.kind === 'letters') {
		const letters = Array.from(ground.letters);
		const valueOf = (written: unknown) => {
			const at = letters.indexOf(String(written));
			return at < 0 ? undefined : at;
		};
		return listCells(ground.length, valueOf, () => true);
	}
	return null;
}

function boardCells({ rows, box, open }: Extract<Ground, { kind: 'board' }>): Cells {
	const size = rows.length;
	const values = Int8Array.from(rows.flat(), (value) => value - 1);
	return {
		width: size,
		values,
		given: Uint8Array.from(values, (value) => Number(!open && value >= 0)),
		valueOf: (written) => (isWhole(written, size) ? written - 1 : undefined),
		isSolved: (values) => isFilled(values, size, box)
	};
}

function listCells(
	length: number,
	valueOf: Cells['valueOf'],
	isLegal: (values: Int8Array) => boolean
): Cells {
	return {
		width: 1,
		values: new Int8Array(length).fill(-1),
		given: new Uint8Array(length),
		valueOf,
		isSolved: (values) => values.every((value) => value >= 0) && isLegal(values)
	};
}

function isWhole(written: unknown, most: number): written is number {
	return Number.isInteger(written) && (written as number) >= 0 && (written as number) <= most;
}

/** Each row, column and box has each value once. */
function isFilled(values: Int8Array, size: number, box: number): boolean {
	const seen = new Set<number>();
	for (let cell = 0; cell < values.length; cell++) {
		const value = values[cell];
		if (value < 0) return false;
		const row = Math.floor(cell / size);
		const column = cell % size;
		const inBox = box * Math.floor(row / box) + Math.floor(column / box);
		[row, size + column, 2 * size + inBox].forEach((unit) => seen.add(unit * size + value));
	}
	return seen.size === 3 * values.length;
}

function hasNoAttack(columns: Int8Array): boolean {
	return columns.every((column, row) =>
		columns
			.subarray(0, row)
			.every((other, above) => other !== column && Math.abs(other - column) !== row - above)
	);
}
