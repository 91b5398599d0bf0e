import type { Ask } from '../../../stage/ask/asks';
import type { Presented } from '../../../stage/present/presented';
import type { Meaning } from '../program/program';
import type { TracedFunction } from '../tasks/calls';

/**
 * Everything of a chapter that is the same in every language: what the pictures show, which moments the
 * text describes, what is asked, and the numbers. The text refers to it by names (see `text.ts`).
 */
export interface Lesson {
	readonly figures: Readonly<Record<string, Figure>>;
	/** The cues of passages and questions, by their ids, and of tied words. */
	readonly cues: Readonly<Record<string, Cue>>;
	readonly questions?: Readonly<Record<string, AskedQuestion>>;
	readonly numbers?: Readonly<Record<string, NumberFact>>;
	/** Functions whose calls are shown. */
	readonly calls?: Readonly<Record<string, TracedFunction>>;
	/** What lines to put in order do when they are run. */
	readonly orders?: Readonly<Record<string, RunOrder>>;
	/** Addresses in this site: where "try it" leads. */
	readonly links?: Readonly<Record<string, string>>;
}

/** How the program that a reader makes of some lines is run. */
export interface RunOrder {
	/** The figure whose board it is run on. */
	readonly figure: string;
	/** What each line means, in the order of the file; lines with a brace alone have no place here. */
	readonly lines: readonly Exclude<Meaning, 'end'>[];
}

/** A search, and how it is shown. */
export interface Figure {
	/** The kind of problem. */
	readonly kind: string;
	/** The puzzle and the strategy, as the query of a studio. */
	readonly search: string;
	/** What is shown; the board and the tree if absent. */
	readonly parts?: readonly Presented[];
	/** The board is wider than high. */
	readonly wide?: true;
	/** The tree fits into its room, however small its marks are: for its shape. */
	readonly overview?: true;
	/** The code that is shown is this listing of the chapter, not the pseudocode. */
	readonly listing?: string;
	/**
	 * In place of its tree: its whole tree and that of this figure side by side, at one scale. Both
	 * figures are of one kind.
	 */
	readonly beside?: string;
}

/** A moment of a figure, and what the text says about it. */
export interface Cue {
	readonly figure: string;
	/** Steps taken: a position of the trace. */
	readonly at: number;
	/**
	 * The step that leads there, for authors of the chapter; a test compares it with the trace:
	 * `place r1c3 5`, `backtrack r1c3 5`, `deadend r1c4`, `start`.
	 */
	readonly is: string;
	/** What is lit: a variable `r1c3`, a value there `r1c3=5`, or a kind of step, `backtrack`. */
	readonly light?: string;
	/** The lines of listings that are lit, by their mark; those of the step, if absent. */
	readonly line?: string;
	/** How many calls have returned after the end of the search, from the innermost. */
	readonly returned?: number;
	/** The text speaks of something else: the stage beside it is hidden until the next place. */
	readonly isHidden?: true;
}

/** What a question asks for. */
export type AskedQuestion =
	/** About the next step on the stage. */
	{ readonly ask: Ask } | JudgedQuestion;

/** A question whose answer the chapter knows. */
export type JudgedQuestion =
	/** One of the choices in the text, by its id. */
	| { readonly ask: 'choice'; readonly right: string }
	/** A variable to press on the stage, by its name: `r1c6`. */
	| { readonly ask: 'cell'; readonly is: string }
	/** A number to write: that of a `NumberFact`. */
	| { readonly ask: 'number'; readonly number: string }
	/** A prediction of a `NumberFact`: every number is taken, and is shown beside the true one. */
	| { readonly ask: 'guess'; readonly number: string };

/** A number in the text, with the run that it comes from or its source in the literature. */
export type NumberFact = { readonly is: number; readonly style?: 'year' | 'ratio' } & (
	| { readonly of: (lab: Lab) => number | Promise<number> }
	| { readonly source: string }
);

/** What numbers are measured with. */
export interface Lab {
	/** The counters at the end of a figure's run. */
	run(figure: string): Promise<Measured>;
	/** The same for the search that the query of a studio describes. */
	search(kind: string, search: string): Promise<Measured>;
	/** How often a variable of a figure's search is a dead end. */
	deadends(figure: string, variable: string): Promise<number>;
	/** How many dead ends of a figure's search failed for the same reason as the one at a position. */
	repeats(figure: string, position: number): Promise<number>;
	/** How many variables share a constraint with the first one of a figure's problem. */
	peers(figure: string): number;
	/** The sums over a built-in set of Sudokus. */
	set(id: string, ordering: string, elimination?: string): Promise<Measured>;
	/** The median of the placements in a built-in set of Sudokus, or for its boards with so many clues. */
	median(set: string, ordering: string, clues?: number): Promise<number>;
	/** The search for all ways to place so many queens, counted faster than it is run. */
	queens(size: number): Promise<Pick<Measured, 'placements' | 'solutions'>>;
	/**
	 * The placements of a search in reading order that tries everything and goes back step by step, counted
	 * faster than it is run. Every two variables that share a constraint must differ, and nothing else.
	 */
	exhausted(kind: string, search: string): Promise<number>;
	/** Every way that a random dive into a figure's tree can go, by what it makes of the tree's size. */
	dives(figure: string): Promise<readonly PossibleDive[]>;
}

/** A way that a random dive can go (see `engine/search/estimate.ts`). */
export interface PossibleDive {
	/** The placements that the whole tree has, to judge by this dive. */
	readonly guess: number;
	/** How likely it is, between 0 and 1. */
	readonly chance: number;
}

export interface Measured {
	readonly steps: number;
	readonly tries: number;
	readonly placements: number;
	readonly undos: number;
	readonly deadends: number;
	/** Placements that jumps have passed over, and the values that were never tried there. */
	readonly skipped: number;
	readonly untried: number;
	readonly eliminations: number;
	readonly solutions: number;
	/** The lowest cost of a solution, −1 if solutions have none. */
	readonly best: number;
	readonly deepest: number;
	readonly longestForward: number;
	readonly longestBack: number;
	/** Nodes at each depth, the root included. */
	readonly nodes: readonly number[];
	/** Variables that elimination alone left open; 0 if it did not get stuck. */
	readonly open: number;
}
