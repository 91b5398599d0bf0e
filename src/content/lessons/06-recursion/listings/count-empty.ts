function countEmpty(row: number[], at: number): number {
	if (at === row.length) return 0; // @past
	const rest = countEmpty(row, at + 1); // @rest
	return row[at] === 0 ? rest + 1 : rest; // @add
}

// @hidden
export { countEmpty };
