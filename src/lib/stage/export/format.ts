import type { Component } from 'svelte';
import type { LookId } from '../drawing/looks';
import type { MomentDrawer, Sheet } from '../drawing/moment-drawing';
import type { ExportSource } from './source';
import type { Stretch } from './stretch';

/**
 * What can be taken away: the moment on the screen, the marked moments, a stretch of moments, the whole tree,
 * the numbers of the run.
 */
export const WHATS = ['moment', 'marks', 'stretch', 'tree', 'numbers'] as const;
export type What = (typeof WHATS)[number];

/** What the reader chose in the dialog. */
export interface ExportJob extends Sheet {
	readonly source: ExportSource;
	readonly drawer: MomentDrawer;
	readonly what: What;
	/** From the first moment to the last one. */
	readonly stretch: Stretch;
	/** The moments that are drawn, ascending: at most as many as the format takes. */
	readonly moments: readonly number[];
	readonly look: LookId;
	/** What was chosen in the format's own options. */
	readonly choices: Readonly<Record<string, Choice>>;
}

/** The shape of a projector's picture. */
export const WIDE = 16 / 9;

/** The value of an option of a format. */
export type Choice = string | number | boolean;

/** A file that was made, or several as one. The name of the file comes from the title of the source. */
export interface ExportedFile {
	readonly content: Blob;
	/** The ending of its name: "svg". */
	readonly ending: string;
	/** What is said beside the Save button afterwards: a part that had to be folded, a size that was too large. */
	readonly remark?: string;
}

/** How far a long export has come, and whether it was cancelled. */
export interface Control {
	readonly signal: AbortSignal;
	progress(done: number, of: number): void;
}

/** The default export of what a format loads. */
export interface FormatWriter {
	/**
	 * Makes the file; null if nothing is saved, because it was printed.
	 *
	 * @throws DOMException `AbortError` when it is cancelled, Error with a message for the reader
	 */
	write(job: ExportJob, control: Control): Promise<ExportedFile | null>;
	/** The controls of its own options. Mutate `choices`: it is reactive. */
	readonly Options?: Component<{ choices: Record<string, Choice>; job: ExportJob }>;
}

/**
 * A format of the *Export* dialog. A new one is a line in `formats.ts` and a module that it loads;
 * nothing of it is loaded before it is chosen.
 */
export interface ExportFormat {
	readonly id: string;
	/** "SVG". */
	label(): string;
	/** What it is good for, in a line. */
	hint(): string;
	readonly takes: readonly What[];
	/** The most moments of a stretch that it takes. */
	readonly most?: number;
	/** Its own options, and the values that they have at first. */
	readonly choices?: Readonly<Record<string, Choice>>;
	/** The shape of its pages, by its own options: their width as a multiple of their height; {@link WIDE} if absent. */
	shape?(choices: Readonly<Record<string, Choice>>): number;
	/** It does not draw with a look, or not these parts. */
	readonly lookless?: true;
	readonly partless?: true;
	/** What is copied of one moment or a tree: the file's text, or a picture; absent if nothing can be. */
	readonly copies?: 'text' | 'picture';
	/** The button says *Print*: it opens the print dialogue. */
	readonly prints?: true;
	load(): Promise<{ default: FormatWriter }>;
}
