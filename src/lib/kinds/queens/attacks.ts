import { NONE } from './setup';

/** Whether a queen in one row attacks a square in another, along its column or a diagonal. */
export function attacks(row: number, column: number, other: number, otherColumn: number): boolean {
	return column === otherColumn || Math.abs(column - otherColumn) === Math.abs(row - other);
}

/**
 * The rows, ascending, whose queens attack the square at `row` and `column`; excludes the queen of
 * the row itself.
 * @param queens for each row the column of its queen, negative for none.
 */
export function attackers(queens: ArrayLike<number>, row: number, column: number): number[] {
	const rows = [];
	for (let other = 0; other < queens.length; other++) {
		const there = queens[other];
		if (other !== row && there > NONE && attacks(row, column, other, there)) rows.push(other);
	}
	return rows;
}
