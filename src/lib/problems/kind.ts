import type { Problem } from './problem';

/**
 * One kind of problem, except for its looks and words, which are in the `view` folder beside it. Each
 * kind is one folder, whose `kind.ts` exports one of these as `kind`.
 *
 * A setup is what the user sees and edits: givens, entries, rules, walls. It is immutable. Every setup
 * that these functions make is well formed, but it may contradict itself or have no solution.
 */
export interface ProblemKind<Setup = unknown> {
	/** The name of the folder, and of the page. */
	readonly id: string;
	/** Examples, at least one; the studio starts with the first. */
	readonly examples: readonly Example<Setup>[];
	/** The problem to search. */
	problem(setup: Setup): Problem;
	/** Variables whose values contradict each other; empty when the setup can be searched. */
	conflicts(setup: Setup): readonly number[];

	/** The setup that an address describes, null when it describes none. Accepts anything. */
	read(parameter: ParameterReader): Setup | null;
	/** The parameters of {@link read}, without defaults. */
	write(setup: Setup): Readonly<Record<string, string>>;

	/** The setup with `value` at `variable`, −1 to empty it; the same object when that is impossible. */
	type(setup: Setup, variable: number, value: number): Setup;
	/** Whether a variable was fixed from the start and cannot be typed over. */
	isGiven(setup: Setup, variable: number): boolean;
	/** The setup without what the user typed; the same object when there is nothing. */
	reset(setup: Setup): Setup;
	/** The setup with everything removed that can be; the same object when there is nothing. */
	clear(setup: Setup): Setup;

	/** Reads texts that are pasted, typed or opened; loaded on first use. */
	parser(): Promise<Parser<Setup>>;
	/** The formats in which a setup can be saved or copied, the usual one first. */
	readonly formats: readonly Format<Setup>[];
}

export interface Example<Setup> {
	readonly id: string;
	readonly setup: Setup;
	/**
	 * The best way to look at it, as parameters of an address (`goal=all&stubs=1`), which an address
	 * overrides.
	 */
	readonly settings?: string;
}

export interface Format<Setup> {
	readonly id: string;
	/** The file extension, without the dot. */
	readonly extension: string;
	/** The text, with a line break at its end when it has more than one line. */
	write(setup: Setup): string;
}

/**
 * Reads one parameter of an address: what `parse` makes of its text, `otherwise` when it is absent.
 * If `parse` returns undefined, the text is reported to the user and `otherwise` is used.
 */
export type ParameterReader = <T>(
	name: string,
	otherwise: T,
	parse: (text: string) => T | undefined
) => T;

/** Yes or no as a parameter has it, "1" or "0"; undefined for any other text. */
export function flagOf(text: string): boolean | undefined {
	return text === '1' ? true : text === '0' ? false : undefined;
}

/** The longest text of a parameter that is read, in characters. */
export const MAX_PARAMETER = 4096;

/** The longest text that is read, in characters. */
export const MAX_TEXT = 10 * 1024 * 1024;

/** The puzzles in a text, or its first error. Accepts any text, never throws. */
export type Parser<Setup> = (text: string, fileName?: string) => Parsed<Setup>;

export type Parsed<Setup> =
	| {
			readonly puzzles: readonly NamedSetup<Setup>[];
			/** The text has more puzzles than are listed. */
			readonly cut: boolean;
	  }
	| { readonly error: ParseError };

export interface NamedSetup<Setup> {
	readonly setup: Setup;
	/** The name that the text gives the puzzle, if any. */
	readonly name?: string;
}

/**
 * Each kind has codes of its own, with the details of the error; its `view` has the words. Every kind
 * has `too-large` (more than {@link MAX_TEXT} characters), `not-text` and `empty`.
 */
export interface ParseError {
	readonly code: string;
	/** The line of the error, from 1, if there is one. */
	readonly line?: number;
}
