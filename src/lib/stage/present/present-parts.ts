import type { Snippet } from 'svelte';

/** A part in the choice of parts. */
export interface PartName {
	readonly id: string;
	readonly label: string;
}

/** Something that a presentation can show. */
export interface PresentPart extends PartName {
	/**
	 * The room it gets: a board is as high as the screen allows, a line is text with fixed room, panes
	 * share the rest, and a strip is below them.
	 */
	readonly shape: 'board' | 'line' | 'pane' | 'strip';
	/** How many lines of text a line has room for, where it does not stand beside a board. */
	readonly lines?: number;
	/** Draws the part with this id, with texts of these sizes. */
	readonly content: Snippet<[sizes: TextSizes, id: string]>;
}

/** Sizes of text in pixels. */
export interface TextSizes {
	readonly sentence: number;
	/** Code, the labels of a tree, and everything else. */
	readonly detail: number;
	/** The least size of names on a board, and of what is smaller than the text around it, such as numbers of lines. */
	readonly least: number;
}

/** What a reader in front of their own screen can read, in pixels. */
const SMALLEST = { sentence: 13, detail: 12 };

/**
 * Text sizes in a frame of this size, so that the back row reads them: nothing below 22 pixels
 * at 1280 × 720, more on a larger screen, and what is legible in a small embed.
 */
export function textSizes(width: number, height: number): TextSizes {
	// A ninth of the height of a screen of 16:9 with the same area, held either way.
	const unit = Math.sqrt((width * height) / (16 * 9));
	return {
		sentence: Math.max(SMALLEST.sentence, unit * 0.36),
		detail: Math.max(SMALLEST.detail, unit * 0.29),
		least: unit * 0.275
	};
}

/** Adds a part or takes it away, in the order of `all`; undefined where that is not possible. */
export function toggled(
	all: readonly PartName[],
	chosen: readonly string[],
	id: string,
	most: number
): readonly string[] | undefined {
	const isShown = chosen.includes(id);
	const parts = all
		.map((part) => part.id)
		.filter((part) => (part === id ? !isShown : chosen.includes(part)));
	return parts.length > 0 && parts.length <= most ? parts : undefined;
}
