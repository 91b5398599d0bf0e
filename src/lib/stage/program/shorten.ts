/** A list with as many characters is shown whole: a row of nine digits. */
const WHOLE = 28;
/** As many characters of its first items are shown of a longer one. */
const FIRST = 10;
/** So long is its last item at most, if it is shown. */
const LAST = 8;
const LEFT_OUT = '…';

/** Texts, brackets and commas of JavaScript and Python, and what is between them. */
const PIECES = /"(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.)*'?|[[\],]|[^"'[\],]+/g;

/**
 * A call, or a value, with its long lists shortened in their middle: `dig(board, 3, [[0, 6], …, [8, 2]])`.
 *
 * @param text as JavaScript or Python writes it
 */
export function shorten(text: string): string {
	if (text.length <= WHOLE || !text.includes('[')) return text;
	let short = '';
	let items: string[] = [];
	let depth = 0;
	for (const [piece] of text.matchAll(PIECES)) {
		if (piece === '[') {
			if (depth++ === 0) {
				items = [''];
				continue;
			}
		} else if (piece === ']' && depth > 0) {
			if (--depth === 0) {
				short += shortList(items);
				continue;
			}
		}
		if (depth === 0) short += piece;
		else if (depth === 1 && piece === ',') items.push('');
		else items[items.length - 1] += piece;
	}
	// The text itself was cut.
	return depth === 0 ? short : `${short}${shortList([...items.slice(0, -1), LEFT_OUT])}${LEFT_OUT}`;
}

function shortList(spaced: readonly string[]): string {
	const items = spaced.map((item) => item.trim());
	const whole = `[${items.join(', ')}]`;
	if (whole.length <= WHOLE) return whole;
	let first = '';
	for (const item of items) {
		if (first.length + item.length > FIRST) break;
		first += `${item}, `;
	}
	const last = items.at(-1)!;
	const end = last === LEFT_OUT || last.length > LAST ? '' : `, ${last}`;
	return `[${first}${LEFT_OUT}${end}]`;
}
