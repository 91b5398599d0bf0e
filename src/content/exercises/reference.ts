import { boxOf, emptyCells, legalIn, withValues, type Cell, type Rows } from './boards';

/** What right programs come to: what tests expect follows from it. */

/** The empty cells with the fewest candidates, in reading order; none on a full board. */
export function fewestCells(rows: Rows): Cell[] {
	const empty = emptyCells(rows);
	const counts = empty.map((cell) => legalIn(rows, cell).length);
	const fewest = Math.min(...counts);
	return empty.filter((_, at) => counts[at] === fewest);
}

/** Which empty cell is next: the first one, or the first of those with the fewest candidates. */
export type Ordering = 'reading' | 'fewest';

export interface Count {
	readonly solutions: number;
	readonly placements: number;
}

/** Counts solutions up to a limit, and the placements that it takes, with values ascending. */
export function countSolutions(rows: Rows, ordering: Ordering = 'fewest', limit = 1): Count {
	const size = rows.length;
	const box = boxOf(rows);
	/** The values that are in a row, a column or a box: a bit for each. */
	const taken = new Int32Array(3 * size);
	const unitsOf = (row: number, column: number) => [
		row,
		size + column,
		2 * size + row - (row % box) + Math.floor(column / box)
	];
	for (const [row, cells] of rows.entries())
		for (const [column, value] of cells.entries())
			if (value > 0) for (const unit of unitsOf(row, column)) taken[unit] |= 1 << value;
	const empty = emptyCells(rows).map(([row, column]) => unitsOf(row, column));
	const every = (2 << size) - 2;
	const freeOf = ([row, column, inBox]: readonly number[]) =>
		every & ~(taken[row] | taken[column] | taken[inBox]);
	let placements = 0;
	return { solutions: count(limit), placements };

	function count(limit: number): number {
		if (empty.length === 0) return 1;
		const at = ordering === 'reading' ? 0 : tightest();
		const [units] = empty.splice(at, 1);
		const free = freeOf(units);
		let solutions = 0;
		for (let bit = 2; bit < every && solutions < limit; bit *= 2) {
			if ((free & bit) === 0) continue;
			placements++;
			for (const unit of units) taken[unit] ^= bit;
			solutions += count(limit - solutions);
			for (const unit of units) taken[unit] ^= bit;
		}
		empty.splice(at, 0, units);
		return solutions;
	}

	function tightest(): number {
		const counts = empty.map((units) => bitsIn(freeOf(units)));
		return counts.indexOf(Math.min(...counts));
	}
}

/** What is left of a full board when digits are taken away in an order, until so many had to stay. */
export function dug(full: Rows, order: readonly Cell[], attempts: number): Rows {
	let rows = full;
	let failures = 0;
	for (const cell of order) {
		if (failures === attempts) break;
		const without = withValues(rows, [cell, 0]);
		if (countSolutions(without, 'fewest', 2).solutions === 1) rows = without;
		else failures++;
	}
	return rows;
}

/** The number of cells that are not empty. */
export function cluesOf(rows: Rows): number {
	return rows.length ** 2 - emptyCells(rows).length;
}

function bitsIn(word: number): number {
	let bits = 0;
	for (let rest = word; rest !== 0; rest &= rest - 1) bits++;
	return bits;
}
