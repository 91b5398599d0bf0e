/** A source with marks, which tell the recorder what the program does. */
export interface Marked {
	readonly text: string;
	/** The functions and variables at the top of the source. */
	readonly names: readonly string[];
	/** The first error of its syntax; null if none was found. */
	readonly error: SyntaxFault | null;
}

export interface SyntaxFault {
	/** Counted from 1. */
	readonly line: number;
	/** What is probably wrong, if that can be told. */
	readonly hint: SyntaxHint;
	/** The text at the place; may be empty. */
	readonly near: string;
}

/** What is probably wrong with a line. */
export type SyntaxHint =
	/** Something is missing or too much. */
	| 'unclear'
	/** A bracket or a block is not closed. */
	| 'open'
	/** A bracket is closed that was not opened. */
	| 'close'
	/** A string is not closed on its line. */
	| 'quote'
	/** A colon is missing at the end of the line. */
	| 'colon'
	/** The line must be indented, or must not be, or it is indented as no line above it. */
	| 'indent'
	| 'unindent'
	| 'level'
	/** The text ends where a block begins. */
	| 'body'
	/** Tabs and spaces are mixed. */
	| 'tabs'
	/** `=` where `==` is meant. */
	| 'equals'
	/** `else if` for `elif`, or `else` with a condition. */
	| 'elif'
	/** What another language writes: `&&`, `x++`, a block in braces, `function` or `let`; and `print` without brackets. */
	| 'operator'
	| 'increment'
	| 'brace'
	| 'javascript'
	| 'print'
	/** `match`, which MicroPython does not have. */
	| 'match';

/** What is marked. */
export interface MarkOptions {
	/** Whether lines are marked; given functions have no lines. */
	readonly lines: boolean;
	/** The functions whose calls are marked; absent: all that have a name. */
	readonly only?: ReadonlySet<string>;
}
