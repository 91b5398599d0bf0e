/** A line of a text. */
export interface TextLine {
	readonly text: string;
	/** From 1. */
	readonly line: number;
}

/** The lines of a text, one at a time: it may have millions. */
export function* linesOf(text: string): Generator<TextLine> {
	const plain = withLineFeeds(text);
	let start = 0;
	for (let line = 1; start <= plain.length; line++) {
		let end = plain.indexOf('\n', start);
		if (end === -1) end = plain.length;
		yield { text: plain.slice(start, end), line };
		start = end + 1;
	}
}

/** The lines that are not blank, without the spaces at their ends. */
export function* writtenLines(text: string): Generator<TextLine> {
	for (const { text: whole, line } of linesOf(text)) {
		const content = whole.trim();
		if (content !== '') yield { text: content, line };
	}
}

/** A text whose line breaks are all "\n". */
export function withLineFeeds(text: string): string {
	return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}
