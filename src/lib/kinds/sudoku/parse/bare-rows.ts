/** A row of a LaTeX `sudoku` environment: "|2| |5|.", in which a blank is an empty cell. */
const STOPPED = /^(\|(?:[^|]{0,2}\|)+)\.$/;
/** A row as an assignment: `line[2] = 300000490;`. */
const ASSIGNED = /^\w{1,20}\[\d{1,2}\] {0,9}= {0,9}["']?([\d.]+)["']?;?$/;
/** The numbers of the columns of a table in an AMPL file: "param given: 1 2 3 4 :=". */
const COLUMNS = /^(?:param\s[^:]{0,40}:)? {0,9}((?:\d{1,2} {1,9})+):=$/;

/**
 * A text with each row as its cells alone, where a program writes more around them: the stop of a row and
 * the commands of LaTeX, the name of an assignment, the numbers of columns and rows of AMPL. Lines keep
 * their numbers.
 */
export function bareRows(text: string): string {
	if (!/\|\.|\] *=|:=/.test(text)) return text;
	const lines = text.split('\n').map((line) => line.trim());
	const rows =
		rowsOf(lines, STOPPED, (line) => line.includes('| |')) ??
		rowsOf(lines, ASSIGNED) ??
		withoutNumbers(lines);
	return rows === null ? text : rows.join('\n');
}

/** What the pattern finds in its lines, without LaTeX's commands; null unless a line is `telling`. */
function rowsOf(lines: readonly string[], pattern: RegExp, telling = (_: string) => true) {
	if (!lines.some((line) => pattern.test(line) && telling(line))) return null;
	return lines.map((line) => (line.startsWith('\\') ? '' : line.replace(pattern, '$1')));
}

/** The rows of an AMPL table without their numbers, the lines above and below it blank; null without one. */
function withoutNumbers(lines: readonly string[]): readonly string[] | null {
	const head = lines.findIndex((line) => COLUMNS.test(line));
	if (head < 0) return null;
	const size = COLUMNS.exec(lines[head])![1].trim().split(/ +/).length;
	return lines.map((line, index) => {
		const row = index - head;
		if (row < 1 || row > size) return '';
		return line.replace(new RegExp(`^${row} +`), '').replace(/;$/, '');
	});
}
