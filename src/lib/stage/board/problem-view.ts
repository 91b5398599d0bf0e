import type { Component } from 'svelte';
import type { ParseError, ParseNote, ProblemKind } from '$lib/engine/kind';
import type { Notes } from '$lib/engine/problem';
import type { Ordering, Strategy, ValueOrdering } from '$lib/engine/search/strategy';
import type { BoardDrawer } from '../drawing/board-drawer';
import type { Pencil } from '../facts/view';
import type { LateMini, Mini } from './mini/mini';
import type { Names, Vocabulary } from './vocabulary';

/**
 * What every page shows about a kind of problem: the export `card` of
 * `src/lib/kinds/<kind>/view/card.ts`. Every page loads it, so it is small.
 */
export interface ProblemCard {
	/** Problems are sorted by this, ascending: the simplest first. */
	readonly order: number;
	/** "Sudoku". */
	title(): string;
	/** The address of a race that shows more than that of the first example. */
	readonly race?: string;
}

/**
 * What the home page shows of a kind of problem: the export `miniature` of
 * `src/lib/kinds/<kind>/view/miniature.ts`.
 */
export interface ProblemMiniature<Setup = unknown> {
	readonly mini: Mini<Setup>;
	/** What the problem is about: a short line beside the picture. */
	line(): string;
	/** The address of a small search, a few hundred steps at most, that is shown. */
	readonly search: string;
}

/**
 * The visuals and texts of one kind of problem: everything the studio needs to know about it. It is
 * the default export of `src/lib/kinds/<kind>/view/index.ts`. Texts are functions because they
 * depend on the reader's language.
 */
export interface ProblemView<Setup = unknown> {
	readonly kind: ProblemKind<Setup>;
	readonly card: ProblemCard;

	/** What a visitor can watch, in one sentence for search engines. */
	description(): string;

	/** The name of an untitled puzzle: "9×9". */
	nameOf(setup: Setup): string;
	/** The name of an example. */
	exampleName(id: string): string;
	/** The query of a game of the board; null if nothing is left to play. Absent: it cannot be played. */
	playQuery?(setup: Setup): string | null;
	/** Texts and controls used only in menus and dialogs: loaded when one is opened. */
	menus(): Promise<{ default: ProblemMenus<Setup> }>;

	/** The names of variables and values, the same in every language. */
	names(setup: Setup): Names;
	/** The parts of the narration in the words of the problem. */
	vocabulary(setup: Setup): Vocabulary;
	/** Why a setup with conflicts contradicts itself, if the problem can say more than which variables do. */
	contradiction?(setup: Setup): string;
	/** The names of the value orderings, if the usual names say too little: "left to right". */
	readonly valueOrderings?: Partial<Record<ValueOrdering, () => string>>;
	/** The models of the problem, if it has several (`Traits.variants`): what they are, and their names. */
	readonly variants?: {
		/** "Bound". */
		label(): string;
		/** By the ids of the models: the name of each, and what it does, in a line. */
		readonly texts: Readonly<Record<string, readonly [name: () => string, hint: () => string]>>;
	};
	/** What the best solution is, if "best solution" says too little: "largest profit". */
	bestName?(): string;
	/** What the orderings do, if the usual sentences do not fit. */
	readonly orderingHints?: Partial<Record<Ordering, () => string>>;

	/** The board of the studio: shows a moment and can be edited. It fills the room it is given. */
	readonly Board: Component<BoardProps<Setup>, object, 'selected'>;
	/** A small static board for previews and lists. */
	readonly mini: LateMini<Setup>;
	/** The board of a moment as a drawing, for files: {@link onPaper} of a scene. */
	drawing(): Promise<{ default: BoardDrawer<Setup> }>;
	/** The boards of two searches of one puzzle, laid over each other. */
	overlay?(): Promise<ProblemOverlay<Setup>>;
	/** What the marks on the board mean. */
	legend(): Promise<{ default: Component<{ setup: Setup }> }>;
	/** What can be asked about a moment, in the words of the problem. */
	questions(): Promise<{ default: QuestionTexts }>;
	/** Which candidates the board shows by default; absent if it never shows any. */
	readonly pencil?: Pencil;
	/** The board can show how many dead ends were found at each variable. */
	readonly showsFails?: true;
	/** Values are written one after another, like a text: typing one moves on to the next variable. */
	readonly isWritten?: boolean;
	/** How to see details of a variable; absent if variables cannot be selected. */
	selectHint?(): string;
	/** Special solutions that can be counted and listed on their own, if the problem has any. */
	readonly specialSolutions?: SpecialSolutions;
	/** A further remark on the puzzle, below the board. */
	readonly Remark?: Component<RemarkProps<Setup>>;
}

/**
 * The texts of the built-in sets of a kind by their ids, in display order: the export `sets` of
 * `src/lib/kinds/<kind>/view/sets.ts`.
 */
export type SetTexts = Readonly<
	Record<
		string,
		{
			/** "Easy 50". */
			name(): string;
			/** What the set contains, in a line. */
			line(): string;
			/** What a board is called, by its name in the set; just that if absent. */
			board?(name: string): string;
		}
	>
>;

/** Questions about the next step: the default export of `view/questions.ts`. */
export interface QuestionTexts {
	/** Which variable is decided next? */
	variable(): string;
	/** Which value is placed there next, if any? */
	value(names: { variable: string }): string;
	/** Is no value left there? */
	deadend(names: { variable: string }): string;
	/** No value is left there: where does the search go back to? */
	return(names: { variable: string }): string;
	/** The board has a place to press for each value: a square, a way. Candidates may be hidden. */
	readonly hasPlaces?: true;
}

export interface SpecialSolutions {
	/** "Fundamental only": the switch that lists only these. */
	label(): string;
	/** "12 of them fundamental". */
	countText(count: number): string;
	/** What the word means, in one sentence. */
	meaning(): string;
	/** How many there are, and which of the listed solutions, from 0; null if the notes do not say. */
	in(notes: Notes | null): { readonly count: number; has(index: number): boolean } | null;
}

/** The texts and controls for menus and dialogs: the default export of `view/menus.ts`. */
export interface ProblemMenus<Setup = unknown> {
	/** What an example shows, in one line. */
	exampleLine(id: string): string;
	/** The main facts about a puzzle: "9×9, 30 givens". */
	factsOf(setup: Setup): string;
	/** What is wrong with an opened text, without the line number. */
	errorText(error: ParseError): string;
	/** How a puzzle differs from its text, without the lines; absent if the kind has no notes of its own. */
	noteText?(note: ParseNote): string;
	/** The name of a format in the copy and save menu: "one line". */
	formatName(id: string): string;
	/** The placeholder of the text field, including other accepted formats. */
	openPlaceholder(): string;
	openHint(): string;
	/** Files with such texts, besides plain text: extensions and media types. */
	readonly openFiles?: readonly string[];
	/** Other ways to get a puzzle in the open dialog: an empty board, a size. */
	readonly OpenOther?: Component<OpenOtherProps<Setup>>;
	/** Options of a puzzle before it is opened, beside its preview. */
	readonly OpenChoices?: Component<OpenChoicesProps<Setup>>;
	/** Races that are worth seeing with this problem, as queries of the page that compares. */
	readonly races?: readonly SuggestedRace[];
	/** Whether these options show the puzzle, so that it needs no other preview. */
	choicesShow?(notes: readonly ParseNote[]): boolean;
}

export interface SuggestedRace {
	title(): string;
	line(): string;
	readonly search: string;
}

/** What the owner passes to a board; the board gets the facts of the moment from `momentFacts()`. */
export interface BoardProps<Setup> {
	setup: Setup;
	/** The selected variable, −1 for none. */
	selected: number;
	/** Playing fast: animation is off. */
	still: boolean;
	/** Nothing beside the board, such as keys for its values; the board may be as large as its room. */
	bare?: boolean;
	/** The accessible name. */
	label: string;
	/** The user typed a value for a variable; −1 clears it. */
	ontype: (variable: number, value: number) => void;
	/** The user changed the setup in another way: a wall, a goal. */
	onedit: (setup: Setup) => void;
	/**
	 * The board asks the reader and is not edited. Gets what was pressed, with the value −1 for none, where
	 * `ontype` or `selected` do not report it. What follows from the rules is not drawn.
	 */
	onpress?: (variable: number, value: number) => void;
}

/** A board of two searches: what `view/Overlay.svelte` exports. */
export interface ProblemOverlay<Setup> {
	readonly default: Component<OverlayProps<Setup>>;
	/** What it shows, for its legend; absent if it shows which search placed which variables. */
	entries?(pair: OverlaidPair<Setup>, names: LaneNames): readonly OverlayEntry[];
}

/** Two searches of one puzzle that are laid over each other. */
export interface OverlaidPair<Setup> {
	readonly setup: Setup;
	readonly first: Overlaid;
	readonly second: Overlaid;
}

/** The names of the two searches. */
export interface LaneNames {
	readonly first: string;
	readonly second: string;
}

/**
 * The props of a board that shows two searches. Its colours are `--first` and `--second` for what only
 * one of them has, and `--both`.
 */
export interface OverlayProps<Setup> extends OverlaidPair<Setup> {
	/** The accessible name. */
	label: string;
}

/** A line of the legend of such a board. */
export interface OverlayEntry {
	readonly look: 'both' | 'differ' | 'first' | 'second';
	/** The mark it explains. */
	readonly shape: 'disc' | 'area' | 'path';
	/** With a count: "placed by both: 31". */
	readonly text: string;
}

/** One of two searches that are laid over each other. */
export interface Overlaid {
	/** The values on the board, −1 for none; includes those of the puzzle. */
	readonly assignment: ArrayLike<number>;
	readonly position: number;
	/** The problem's notes on the whole run. */
	readonly notes: Notes | null;
}

export interface ControlsProps<Setup> {
	setup: Setup;
	/** Changes the puzzle to this one. */
	onedit: (setup: Setup) => void;
	/** Replaces the puzzle with another one and optionally plays it at once. */
	onload: (setup: Setup, play?: boolean) => void;
	/** Changes the strategy; after `onload`, the strategy of the new puzzle. */
	onstrategy: (change: Partial<Strategy>) => void;
}

export interface RemarkProps<Setup> {
	setup: Setup;
}

export interface OpenOtherProps<Setup> {
	onopen: (setup: Setup) => void;
}

export interface OpenChoicesProps<Setup> {
	setup: Setup;
	/** How the puzzle differs from the text. */
	notes: readonly ParseNote[];
	onchange: (setup: Setup) => void;
}
