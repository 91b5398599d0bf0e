import { NONE } from './setup';

/** Does a queen in one row attack a square of another: along its column or a diagonal? */
export function attacks(row: number, column: number, other: number, otherColumn: number): boolean {
	return column === otherColumn || Math.abs(column - otherColumn) === Math.abs(row - other);
}

/**
 * The rows, ascending, whose queens attack the square at `row` and `column`; the queen of the row
 * itself does not count.
 * @param queens for each row the column of its queen, negative where there is none.
 */
export function attackers(queens: ArrayLike<number>, row: number, column: number): number[] {
	const rows = [];
	for (let other = 0; other < queens.length; other++) {
		const there = queens[other];
		if (other !== row && there > NONE && attacks(row, column, other, there)) rows.push(other);
	}
	return rows;
}
