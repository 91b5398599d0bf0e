import type { Goal, Limits } from '$lib/engine/search/strategy';

/** The languages that a reader can write a program in. */
export const CODE_LANGUAGES = ['javascript', 'python'] as const;
export type CodeLanguage = (typeof CODE_LANGUAGES)[number];

/** What a function of a program means to the search that the program is. */
export type Role =
	/** Each call is a call of the search: its start and its end are steps. */
	| 'search'
	/** Says whether a value is legal; its last three arguments are row, column and value, on a list its last one is the value. False is a step: `reject`. */
	| 'check'
	/** Says whether a value breaks the rule; its last argument is the value. True is a step: `reject`. */
	| 'clash'
	/** Chooses the cell to go on with: what it returns is a step, `choose`. */
	| 'choose'
	/** None of its calls is a step. */
	| 'silent';

/** A program: what is given and what the reader wrote, in one language. */
export interface Program {
	readonly language: CodeLanguage;
	/** Functions that are given, before the reader's text; their lines are never lit. May be empty. */
	readonly given: string;
	/** What the reader wrote. */
	readonly source: string;
	/** Functions that are given and use those of the reader, after their text; absent for none. */
	readonly after?: string;
	/** The roles of functions by their names; a function without one is `search`, a helper that is given `silent`. */
	readonly roles: Readonly<Record<string, Role>>;
	/** Other names under which a function may be written: `islegal` for `is_legal`. */
	readonly aliases?: Readonly<Record<string, string>>;
}

/** What a call works on. What the program does to it becomes steps. */
export type Ground =
	/** Rows of a square board, 0 for an empty cell, with square boxes of `box` rows. */
	| {
			readonly kind: 'board';
			readonly rows: readonly (readonly number[])[];
			readonly box: number;
			/**
			 * The digits on it are no givens: the program may take them away and write over them, as one that
			 * makes a puzzle from a full board. The run begins with a `place` for each of them, in reading order, in no line
			 * and in no call; they do not count as steps that the program made.
			 */
			readonly open?: true;
	  }
	/** A list that holds the column of the queen of each row, from 0. It starts empty. */
	| { readonly kind: 'columns'; readonly size: number }
	/** A list that holds a letter for each place. It starts empty. */
	| { readonly kind: 'letters'; readonly letters: string; readonly length: number }
	/** Nothing: the function only computes. */
	| { readonly kind: 'nothing' };

/** An argument: the ground itself, or plain data. */
export type Argument = { readonly ground: true } | Plain;
export type Plain = number | boolean | string | null | readonly Plain[];

/** A call of one of the program's functions. */
export interface Call {
	readonly name: string;
	readonly arguments: readonly Argument[];
	readonly ground: Ground;
	/** The most steps that it may make. */
	readonly steps: number;
	/** Whether it is recorded which cells are read inside a `check`. */
	readonly reads?: boolean;
	/**
	 * Of a search that asks the program: its steps are counted and not told. The call returns a list: the
	 * counts, in the order of `STATISTICS_FIELDS`, and 1 if none of these limits cut it off, otherwise 0.
	 */
	readonly counted?: { readonly goal: Goal; readonly limits: Limits };
}

/** What is asked of a sandbox: to run calls of a program, one after the other, each on a ground of its own. */
export interface Task {
	readonly program: Program;
	readonly calls: readonly Call[];
}

/** A value as the program's language has it. */
export interface Value {
	readonly type:
		| 'boolean'
		| 'whole'
		| 'fraction'
		| 'text'
		| 'list'
		| 'nothing'
		| 'ground'
		| 'other';
	/** It as plain data; null if it has none. */
	readonly plain: Plain;
	/** How its language writes it: `True`, `undefined`, `3.0`, `[1, 2]`; at most 200 characters. */
	readonly text: string;
}

/** Whether a value is what a function that ends without `return` gives, by its text. */
export function isNothing(text: string): boolean {
	return text === 'undefined' || text === 'None';
}

/** An error of the program. */
export interface Fault {
	/** The reader's line, counted from 1; 0 if it is in none. */
	readonly line: number;
	/** The language's name of the error: `TypeError`. */
	readonly name: string;
	/** The language's own words. */
	readonly message: string;
}

/** How a call ended. */
export type CallEnd =
	| { readonly kind: 'returned'; readonly value: Value }
	| { readonly kind: 'fault'; readonly fault: Fault }
	/** Too many calls waited for one another. */
	| { readonly kind: 'deep'; readonly calls: number }
	/** It wrote over the given of a cell. */
	| { readonly kind: 'given'; readonly variable: number }
	/** It was cut off. */
	| { readonly kind: 'stopped'; readonly by: 'steps' | 'time' | 'memory' | 'user' };

/** Something that the program printed, when the run was at a position. */
export interface Printed {
	readonly position: number;
	readonly text: string;
}

/** What came of a call, without its steps. */
export interface CallResult {
	readonly end: CallEnd;
	/** The ground at the end: rows of a board, or the list. */
	readonly ground: Plain;
	readonly prints: readonly Printed[];
	/** The calls that the stack shows, and what they returned: texts by their numbers in the log. */
	readonly texts: readonly string[];
	/** For each check that rejected a value or accepted it, the cells that it read, if that was asked for. */
	readonly reads?: readonly CheckReads[];
	/** The reader's line where it was last, and the cell; for one that was cut off. 0 and −1 for none. */
	readonly line: number;
	readonly variable: number;
}

/** The cells that one call of a `check` read. */
export interface CheckReads {
	/** The position of the run when it returned. */
	readonly position: number;
	readonly variable: number;
	readonly value: number;
	readonly answer: boolean;
	/** Cells, each once, in the order of reading; −1 − (row · (size + 1) + column) for one beside the board. */
	readonly cells: readonly number[];
}

/** As many calls may wait for one another. */
export const MOST_CALLS = 400;
/** As many steps has a run at most, and one of a language whose recursion is limited. */
export const MOST_STEPS = 5_000_000;
export const USUAL_STEPS = 200_000;
/** As many characters has a program at most, and as many lines does it print. */
export const MOST_SOURCE = 20_000;
export const MOST_PRINTED = 1000;
