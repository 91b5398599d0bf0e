import type { Language } from '../explain/code/languages';
import type { Presented } from '../present/presented';

/** What the studio shows, and how. */
export interface View {
	/** The pane beside the tree. */
	readonly side: Side;
	/** The language of the listing. */
	readonly language: Language;
	/** Which variables show their candidates; null for the problem's default. */
	readonly pencil: Pencil | null;
	/** Variables show how many dead ends were found at them so far. */
	readonly fails: boolean;
	/** Show the whole tree instead of the part around the current node. */
	readonly whole: boolean;
	/** The tree shows rejected values as stubs. */
	readonly stubs: boolean;
	/** Nothing that happens after the moment is given away. */
	readonly hidesFuture: boolean;
	/** The parts that are shown alone, large; null for the whole studio. */
	readonly present: readonly Presented[] | null;
	/** The parts are a frame in another page. */
	readonly embed: boolean;
}

export const SIDES = ['code', 'stack', 'counters', 'solutions'] as const;
export type Side = (typeof SIDES)[number];

/** Which candidates are penciled in: none, those of variables with few, or all. */
export const PENCILS = ['off', 'few', 'all'] as const;
export type Pencil = (typeof PENCILS)[number];

export const DEFAULT_VIEW: View = {
	side: 'code',
	language: 'pseudocode',
	pencil: null,
	fails: false,
	whole: false,
	stubs: false,
	hidesFuture: false,
	present: null,
	embed: false
};
