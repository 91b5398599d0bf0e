import type { Component } from 'svelte';
import type { ParseError, ProblemKind } from '$lib/problems/kind';
import type { Notes } from '$lib/problems/problem';
import type { Ordering, Strategy, ValueOrdering } from '$lib/search/strategy';
import type { Pencil } from '$lib/state/view';
import type { Names, Vocabulary } from './vocabulary';

/**
 * What every page says of a kind of problem: the export `card` of `src/lib/problems/<kind>/view/card.ts`,
 * which is loaded with every page and therefore small.
 */
export interface ProblemCard {
	/** Problems are listed by it, ascending: the simplest first. */
	readonly order: number;
	/** "Sudoku". */
	title(): string;
	/** What there is to watch, in a sentence for search engines. */
	description(): string;
	/** What it is about, in a short line beside its miniature on the home page. */
	line(): string;
	/** The address of a small search, at most some hundred steps, that the miniature shows. */
	readonly miniature: string;
}

/**
 * The looks and the words of one kind of problem: all that the studio has to be told of it. It is the
 * default export of `src/lib/problems/<kind>/view/index.ts`. Texts are functions, because they are
 * in the reader's language.
 */
export interface ProblemView<Setup = unknown> {
	readonly kind: ProblemKind<Setup>;
	readonly card: ProblemCard;

	/** What a puzzle is called that has no name: "9×9". */
	nameOf(setup: Setup): string;
	/** The name of an example. */
	exampleName(id: string): string;
	/** What is said and shown only in menus and dialogs: loaded when one is opened. */
	menus(): Promise<{ default: ProblemMenus<Setup> }>;

	/** What variables and values are called, the same in every language. */
	names(setup: Setup): Names;
	/** What the narration says in the words of the problem. */
	vocabulary(setup: Setup): Vocabulary;
	/** Why a setup with conflicts contradicts itself, where the problem can say more than which variables do. */
	contradiction?(setup: Setup): string;
	/** What the value orderings are called, where the usual names say too little: "left to right". */
	readonly valueOrderings?: Partial<Record<ValueOrdering, () => string>>;
	/** What the orderings do, where the usual sentences do not fit. */
	readonly orderingHints?: Partial<Record<Ordering, () => string>>;

	/** The board of the studio: shows a moment, and is edited. It fills the room it is given. */
	readonly Board: Component<BoardProps<Setup>, object, 'selected'>;
	/**
	 * A small still board for previews, lists and the home page (which takes it from
	 * `view/MiniBoard.svelte`): decoration that scales.
	 */
	readonly MiniBoard: Component<MiniBoardProps<Setup>>;
	/** What the marks on the board mean. */
	legend(): Promise<{ default: Component<{ setup: Setup }> }>;
	/** Which candidates the board shows when nothing was chosen; absent where it shows none ever. */
	readonly pencil?: Pencil;
	/** What to do to see something of a variable; absent where variables cannot be selected. */
	selectHint?(): string;
	/** Controls of the setup that stand above the board: a size, rules, tools. */
	readonly Controls?: Component<ControlsProps<Setup>>;
	/** Solutions that can be counted and listed alone, where the problem tells some apart. */
	readonly specialSolutions?: SpecialSolutions;
	/** What else there is to say of the puzzle, below the board. */
	readonly Note?: Component<NoteProps<Setup>>;
}

export interface SpecialSolutions {
	/** "Fundamental only": the switch that lists them alone. */
	label(): string;
	/** "12 of them fundamental". */
	countText(count: number): string;
	/** What the word means, in a sentence. */
	meaning(): string;
	/** How many there are, and which of the listed solutions, from 0; null where none are told apart. */
	in(notes: Notes | null): { readonly count: number; has(index: number): boolean } | null;
}

/** The words and controls for menus and dialogs: the default export of `view/menus.ts`. */
export interface ProblemMenus<Setup = unknown> {
	/** What there is to see in an example, in one line. */
	exampleLine(id: string): string;
	/** What there is to know of a puzzle at a glance: "9×9, 30 givens". */
	factsOf(setup: Setup): string;
	/** What is wrong with a text that was opened, without its line. */
	errorText(error: ParseError): string;
	/** What a format of the kind is called in a menu that copies and saves: "one line". */
	formatName(id: string): string;
	/** What is written in the field that takes a text, and what else it takes. */
	openPlaceholder(): string;
	openHint(): string;
	/** Files with such texts, beside plain texts: their endings and media types. */
	readonly openFiles?: readonly string[];
	/** Other ways to a puzzle in the dialog that opens one: an empty board, a size. */
	readonly OpenOther?: Component<OpenOtherProps<Setup>>;
	/** What can be chosen of a puzzle before it is opened, beside its preview. */
	readonly OpenChoices?: Component<OpenChoicesProps<Setup>>;
}

/** What a board is told by its owner; what it shows of the moment it asks `momentFacts()`. */
export interface BoardProps<Setup> {
	setup: Setup;
	/** The variable that the user has chosen, −1 for none. */
	selected: number;
	/** Playing fast: nothing moves by itself. */
	still: boolean;
	/** The accessible name. */
	label: string;
	/** A value was typed at a variable; −1 empties it. */
	ontype: (variable: number, value: number) => void;
	/** The setup was changed in a way of its own: a wall, a goal. */
	onedit: (setup: Setup) => void;
}

export interface MiniBoardProps<Setup> {
	setup: Setup;
	/** The values placed on it, −1 for none; what the setup has may be repeated. Absent: none. */
	assignment?: ArrayLike<number> | null;
	/** A variable to point at, −1 for none. */
	highlight?: number;
	/** The accessible name, where facts about the setup do not say enough. */
	label?: string;
}

export interface ControlsProps<Setup> {
	setup: Setup;
	/** The puzzle is changed to this one. */
	onedit: (setup: Setup) => void;
	/** Another puzzle takes its place, and is played at once where that is asked for. */
	onload: (setup: Setup, play?: boolean) => void;
	/** The search is to use another strategy; after `onload`, it is the other puzzle's. */
	onstrategy: (change: Partial<Strategy>) => void;
}

export interface NoteProps<Setup> {
	setup: Setup;
}

export interface OpenOtherProps<Setup> {
	onopen: (setup: Setup) => void;
}

export interface OpenChoicesProps<Setup> {
	setup: Setup;
	onchange: (setup: Setup) => void;
}
