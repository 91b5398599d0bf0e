/** The lines of a text with their numbers from 1. */
export function* linesOf(text: string): Generator<{ text: string; line: number }> {
	let start = 0;
	for (let line = 1; start <= text.length; line++) {
		let end = text.indexOf('\n', start);
		if (end === -1) end = text.length;
		yield { text: text.slice(start, end), line };
		start = end + 1;
	}
}

/** The apparent kind of a line, before it is read. */
export type LineKind =
	| 'blank'
	| 'comment'
	/** "[Puzzle]" */
	| 'section'
	/** "Grid 01" */
	| 'title'
	| 'ruler'
	/** Nothing but dashes or tabs (and bars): a ruler, a blank line, or a row of empty cells. */
	| 'unclear'
	| 'row';

export function lineKind(text: string): LineKind {
	if (/^[^\S\t]*$/.test(text)) return 'blank';
	if (/^\s*(?:#|\/\/)/.test(text)) return 'comment';
	if (/^\s*\[\s*[A-Za-z]{2,20}\s*\]\s*$/.test(text)) return 'section';
	if (/^\s*(?:grid|puzzles?|sudokus?|board|quizzes|title|name\s*[:=])(?![a-z])/i.test(text)) {
		return 'title';
	}
	if (/^[-|!\s]+$/.test(text))
		return text.includes('-') || text.includes('\t') ? 'unclear' : 'ruler';
	if (/^[-+=*|!:.'`\s]+$/.test(text) && /[-=]/.test(text)) {
		const trimmed = text.trim();
		if (/[+=]/.test(text) || /^[|!]?[.:'`*]-/.test(trimmed) || /-[.:'`*][|!]?$/.test(trimmed)) {
			return 'ruler';
		}
	}
	return 'row';
}

/** The number of cells in a line of dashes or of tabs. */
export function unclearCells(text: string): number {
	const dashes = occurrences(text, '-');
	return dashes > 0 ? dashes : occurrences(text, '\t') + 1;
}

/** How often a character of one code unit occurs in a text. */
export function occurrences(text: string, character: string): number {
	const code = character.charCodeAt(0);
	let count = 0;
	for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) === code) count++;
	return count;
}
