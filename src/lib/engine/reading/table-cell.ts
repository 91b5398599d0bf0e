/** A text for a cell of a table, which a spreadsheet does not take for a formula. */
export function asText(text: string): string {
	return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}
