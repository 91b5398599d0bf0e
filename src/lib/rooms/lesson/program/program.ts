/** What a line of a program means, in every language. */
export type Meaning =
	/** The first line: the function, for the cell number `at`. */
	| 'define'
	| 'size'
	/** Success past the last cell, or past the first row. */
	| 'full'
	| 'full-row'
	/** Row and column of the cell. */
	| 'cell'
	/** A filled cell: return what the call for the next cell returns. */
	| 'given'
	/** The loop over the values. */
	| 'each'
	/** On to the next value if this one clashes; or if it would at the cell with row and column exchanged. */
	| 'check'
	| 'check-exchanged'
	| 'place'
	/** A call for the next cell: its answer is ignored; success is returned; failure is returned. */
	| 'call'
	| 'hand-on'
	| 'give-up'
	| 'take-back'
	| 'fail'
	/** A brace that ends the loop, or the function. */
	| 'end';

export interface Line {
	readonly meaning: Meaning;
	/** The characters that it is indented by. */
	readonly indent: number;
}

/** Lines that can be run. Lines are counted from 0. */
export interface Program {
	readonly lines: readonly Meaning[];
	/** The line of the loop, and the line after its last one; null without a loop. */
	readonly loop: { readonly from: number; readonly to: number } | null;
	/** What gets its value in the loop has none after each of its rounds. */
	readonly isScoped: boolean;
}

/** Why lines are not a program; the line is counted from 1. */
export interface Refusal {
	readonly refused:
		/** A brace is never closed. */
		| 'open'
		/** The function ends before the line. */
		| 'outside'
		/** It goes on to the next value, but there is no loop. */
		| 'no-loop'
		/** It is indented as if it were in a loop. */
		| 'indented'
		/** The loop has no lines. */
		| 'empty';
	readonly line: number;
}

/** The structure of lines, the first of which defines the function. @param hasBraces otherwise they are indented */
export function readProgram(lines: readonly Line[], hasBraces: boolean): Program | Refusal {
	return hasBraces ? readBraces(lines) : readIndented(lines);
}

function readBraces(lines: readonly Line[]): Program | Refusal {
	let loop: Program['loop'] = null;
	/** The lines whose braces are open. */
	const open = [0];
	for (const [at, { meaning }] of lines.entries()) {
		if (at === 0) continue;
		if (open.length === 0) return { refused: 'outside', line: at + 1 };
		if (meaning === 'each') open.push(at);
		if (meaning === 'end') {
			const from = open.pop()!;
			if (from > 0) loop = { from, to: at };
		}
		const isCheck = meaning === 'check' || meaning === 'check-exchanged';
		if (isCheck && open.length < 2) return { refused: 'no-loop', line: at + 1 };
	}
	if (open.length > 0) return { refused: 'open', line: open.at(-1)! + 1 };
	return { lines: lines.map(({ meaning }) => meaning), loop, isScoped: true };
}

function readIndented(lines: readonly Line[]): Program | Refusal {
	const from = lines.findIndex(({ meaning }) => meaning === 'each');
	const inside = lines[from]?.indent ?? Math.min(...lines.slice(1).map(({ indent }) => indent));
	const isIn = (line: Line | undefined) => line !== undefined && line.indent > inside;
	let to = from + 1;
	while (isIn(lines[to])) to++;
	const stray = lines.findIndex((line, at) => isIn(line) && (from < 0 || at < from || at >= to));
	if (stray >= 0) return { refused: 'indented', line: stray + 1 };
	if (from >= 0 && to === from + 1) return { refused: 'empty', line: from + 1 };
	const loop = from < 0 ? null : { from, to };
	return { lines: lines.map(({ meaning }) => meaning), loop, isScoped: false };
}
