import type { CostScale, Problem } from './problem';

/**
 * One kind of problem, without its visuals and texts, which are in the `view` folder beside it.
 * Each kind is one folder, whose `kind.ts` exports one of these as `kind`.
 *
 * A setup is what the user sees and edits: givens, entries, rules, walls. It is immutable. Every
 * setup that these functions return is well formed, but may contradict itself or have no solution.
 */
export interface ProblemKind<Setup = unknown> {
	/** The name of the folder and of the page. */
	readonly id: string;
	/** What else people call the problem, written as an {@link id} is. */
	readonly otherNames?: readonly string[];
	/** No list shows it, and it has no page: pages make it of something else. */
	readonly isHidden?: boolean;
	/** At least one example; the studio starts with the first. */
	readonly examples: readonly Example<Setup>[];
	/** The problem to search. */
	problem(setup: Setup): Problem;
	/** Variables whose values contradict each other; empty when the setup can be searched. */
	conflicts(setup: Setup): readonly number[];

	/** The names of the parameters that {@link read} reads. */
	readonly parameters: readonly string[];
	/** What a parameter can be, where that is one of few texts. */
	readonly choices?: Readonly<Record<string, readonly string[]>>;
	/** The setup that an address describes, null if it describes none. Accepts anything. */
	read(parameter: ParameterReader): Setup | null;
	/** The parameters for {@link read}, without defaults. */
	write(setup: Setup): Readonly<Record<string, string>>;

	/** The setup with `value` at `variable`, −1 to clear it; the same object if that is impossible. */
	type(setup: Setup, variable: number, value: number): Setup;
	/** Whether a variable is fixed from the start and cannot be overwritten. */
	isGiven(setup: Setup, variable: number): boolean;
	/** The setup without the user's entries; the same object if there are none. */
	reset(setup: Setup): Setup;
	/** The setup with everything removable removed; the same object if there is nothing to remove. */
	clear(setup: Setup): Setup;

	/** Reads pasted, typed or opened texts; loaded on first use. */
	parser(): Promise<Parser<Setup>>;
	/**
	 * A puzzle of nothing but names, on which everything is allowed. Absent: the kind has no names to give.
	 * @param scale what the costs of its solutions are counted from
	 */
	table?(variables: readonly string[], values: readonly string[], scale: CostScale): Setup;
	/** The formats in which a setup can be saved or copied, the default first. */
	readonly formats: readonly Format<Setup>[];
	/** Built-in sets of puzzles to measure searches on; loaded on first use. Absent: none. */
	sets?(): Promise<readonly PuzzleSet<Setup>[]>;
	/** Writes a puzzle in another way; loaded on first use. Absent: the kind has no other way. */
	rewriter?(): Promise<Rewriter<Setup>>;
}

/** Puzzles that are measured together. */
export interface PuzzleSet<Setup> {
	readonly id: string;
	readonly puzzles: readonly NamedSetup<Setup>[];
}

/** Writes puzzles in other ways. */
export interface Rewriter<Setup> {
	/**
	 * The same puzzle written in another way: as hard for logic, but a search meets it in another order.
	 * The same seed gives the same setup; a setup that contradicts itself still does.
	 * @param seed a whole number from 1.
	 */
	rewrite(setup: Setup, seed: number): Setup;
}

export interface Example<Setup> {
	readonly id: string;
	readonly setup: Setup;
	/**
	 * The best settings for viewing it, as address parameters (`goal=all&stubs=1`); the address can
	 * override them.
	 */
	readonly settings?: string;
}

export interface Format<Setup> {
	readonly id: string;
	/** The file extension, without the dot. */
	readonly extension: string;
	/** The text; ends in a line break if it has more than one line. */
	write(setup: Setup): string;
}

/**
 * Reads one parameter of an address: the result of `parse`, or `otherwise` if it is absent. If
 * `parse` returns undefined, the text is reported to the user and `otherwise` is used.
 */
export type ParameterReader = <T>(
	name: string,
	otherwise: T,
	parse: (text: string) => T | undefined
) => T;

/** A yes/no parameter, "1" or "0"; undefined for any other text. */
export function flagOf(text: string): boolean | undefined {
	return text === '1' ? true : text === '0' ? false : undefined;
}

/** Maximum length of a parameter, in characters. */
export const MAX_PARAMETER = 4096;

/** Maximum length of a text, in characters. */
export const MAX_TEXT = 10 * 1024 * 1024;

/** The puzzles in a text, or its first error. Accepts any text, never throws. */
export type Parser<Setup> = (text: string, fileName?: string) => Parsed<Setup>;

export type Parsed<
	Setup,
	Wrong extends ParseError = ParseError,
	Note extends ParseNote = ParseNote
> =
	| {
			readonly puzzles: readonly NamedSetup<Setup>[];
			/** The text has more puzzles than the limit. */
			readonly cut: boolean;
			/** What the reader of the text should know before a puzzle is opened. */
			readonly notes?: readonly Note[];
	  }
	| { readonly error: Wrong };

/**
 * Something that is not in the puzzles as it was in the text: lines left out, symbols renamed, ends
 * of a maze that were missing. Each kind defines its own codes, its `view` has the texts; every kind
 * may have `left-out`.
 */
export interface ParseNote {
	readonly code: string;
	/** The first lines that it is about, ascending, from 1; at most {@link MAX_NOTED}. */
	readonly lines?: readonly number[];
	/** How many lines it is about. */
	readonly count?: number;
	/** Why the first of the lines was left out. */
	readonly error?: ParseError;
}

/** Maximum number of lines that a note names. */
export const MAX_NOTED = 3;

export interface NamedSetup<Setup> {
	readonly setup: Setup;
	/** The puzzle's name in the text, if any. */
	readonly name?: string;
	/** What else the text says about the puzzle, for example its rating. */
	readonly about?: string;
}

/**
 * Each kind defines its own codes and error details; its `view` has the texts. Every kind has
 * `too-large` (more than {@link MAX_TEXT} characters), `not-text` and `empty`.
 */
export interface ParseError {
	readonly code: string;
	/** The line of the error, from 1, if there is one. */
	readonly line?: number;
}
