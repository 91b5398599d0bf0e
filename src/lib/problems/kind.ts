import type { Problem } from './problem';

/**
 * All there is to know of one kind of problem, but for its looks and words: these are in the `view`
 * folder beside it. Each kind is one folder, whose `kind.ts` exports one of these as `kind`.
 *
 * A setup is what somebody has in front of them and edits: givens, entries, rules, walls. It is
 * immutable, and every setup that these functions make is valid in itself; whether it has a solution,
 * or contradicts itself, is another matter.
 */
export interface ProblemKind<Setup = unknown> {
	/** The name of the folder, and of the page. */
	readonly id: string;
	/** Things worth looking at; the studio starts with the first. There is at least one. */
	readonly examples: readonly Example<Setup>[];
	/** What is searched. */
	problem(setup: Setup): Problem;
	/** Variables whose values contradict each other; empty when the setup can be searched. */
	conflicts(setup: Setup): readonly number[];

	/** The setup that an address describes, null when it describes none. Takes anything. */
	read(parameter: ParameterReader): Setup | null;
	/** The parameters of {@link read}, without those that have their default. */
	write(setup: Setup): Readonly<Record<string, string>>;

	/** The setup with `value` at `variable`, −1 to empty it; the same one when that cannot be. */
	type(setup: Setup, variable: number, value: number): Setup;
	/** Whether a variable was fixed from the start and cannot be typed over. */
	isGiven(setup: Setup, variable: number): boolean;
	/** The setup without what was typed on it; the same one when there is nothing. */
	reset(setup: Setup): Setup;
	/** The setup emptied of all that can be taken off it; the same one when there is nothing. */
	clear(setup: Setup): Setup;

	/** Reads texts that are pasted, typed or opened; loaded when it is first wanted. */
	parser(): Promise<Parser<Setup>>;
	/** The texts that a setup can be saved or copied as, the usual one first. */
	readonly formats: readonly Format<Setup>[];
}

export interface Example<Setup> {
	readonly id: string;
	readonly setup: Setup;
	/**
	 * How it is best looked at, as parameters of an address (`goal=all&stubs=1`); what an address says
	 * itself comes before it.
	 */
	readonly settings?: string;
}

export interface Format<Setup> {
	readonly id: string;
	/** Of a file with such a text, without the dot. */
	readonly extension: string;
	/** The text, with a line break at its end when it has more than one line. */
	write(setup: Setup): string;
}

/**
 * Reads one parameter of an address: what `parse` makes of its text, `otherwise` when it is absent.
 * A text of which `parse` makes undefined is reported to the user, and `otherwise` taken.
 */
export type ParameterReader = <T>(
	name: string,
	otherwise: T,
	parse: (text: string) => T | undefined
) => T;

/** Yes or no as a parameter says it, "1" or "0"; undefined for another text. */
export function flagOf(text: string): boolean | undefined {
	return text === '1' ? true : text === '0' ? false : undefined;
}

/** The longest text of a parameter that is looked at, in characters. */
export const MAX_PARAMETER = 4096;

/** The longest text that is looked at, in characters. */
export const MAX_TEXT = 10 * 1024 * 1024;

/** The puzzles in a text, or the first thing that is wrong with it. Takes anything, throws nothing. */
export type Parser<Setup> = (text: string, fileName?: string) => Parsed<Setup>;

export type Parsed<Setup> =
	| {
			readonly puzzles: readonly NamedSetup<Setup>[];
			/** The text goes on after the last puzzle that is listed. */
			readonly cut: boolean;
	  }
	| { readonly error: ParseError };

export interface NamedSetup<Setup> {
	readonly setup: Setup;
	/** What the text calls the puzzle, where it does. */
	readonly name?: string;
}

/**
 * Each kind has codes of its own, with what they need to be told; its words are in its `view`. For
 * any kind: `too-large` (more than {@link MAX_TEXT} characters), `not-text`, `empty`.
 */
export interface ParseError {
	readonly code: string;
	/** The line of the text, from 1, where one is to blame. */
	readonly line?: number;
}
