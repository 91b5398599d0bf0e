function countEmpty(row: number[], at: number): number {
	// @en: past the end: nothing is left to count
	// @he: אחרי הסוף: אין עוד מה לספור
	if (at === row.length) return 0; // @past
	// @en: how many are there after this cell?
	// @he: קודם סופרים את הריקים שאחרי התא הזה
	const rest = countEmpty(row, at + 1); // @rest
	if (row[at] === 0) return rest + 1; // @add
	return rest; // @keep
}

// @hidden
export { countEmpty };
