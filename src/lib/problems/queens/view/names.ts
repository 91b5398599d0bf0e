/** Names that are the same in every language: rows are variables, columns are values. */

/** "r3" for the third row. */
export function rowName(row: number): string {
	return `r${row + 1}`;
}

/** "c5" for the fifth column. */
export function columnName(column: number): string {
	return `c${column + 1}`;
}
