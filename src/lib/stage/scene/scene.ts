import type { Area } from '../board/area';
import type { Style } from '../drawing/looks';

/**
 * A board at a moment as plain data. The page draws it as SVG (`Marks.svelte`), a file as a `Drawing`
 * (`drawing/board/scene-drawing.ts`). Lengths are in squares of the board; the y axis points down.
 */
export interface Scene {
	readonly width: number;
	readonly height: number;
	/** A file draws its squares this many times as large as usual; once if absent. */
	readonly unit?: number;
	/** Later marks cover earlier ones. */
	readonly marks: readonly SceneMark[];
	/** The names beside the board; none if absent. */
	readonly headings?: Headings;
	/** The room around it in a file, for marks that leave it; just enough for thick lines if absent. */
	readonly margin?: number;
}

/** A board of squares, row by row. If its headings have a pitch, its places have it, too. */
export interface GridScene<Square extends object> extends Scene {
	readonly places: readonly Square[];
	/** The part of the board in the spotlight, in places. */
	readonly spot?: Area | null;
}

/** A board whose places are no grid, such as the regions of a map. */
export interface PlacedScene extends Scene {
	readonly places: readonly ScenePlace[];
	/** The places below each other; all are in one row if absent. */
	readonly rows?: readonly (readonly number[])[];
	/** The places in the spotlight, or the only one; none if absent or −1. */
	readonly spotted?: number | readonly number[];
	/** Places have rings, such as that of the spotlight, over this many of the marks; over all if absent. */
	readonly ringed?: number;
}

/** What is pressed, and named by assistive technology. */
export interface ScenePlace {
	/** Its outline as path data, this many times as large. */
	readonly outline: string;
	readonly scale?: number;
	/** The variable that it stands for when it is held pressed, −1 for none. */
	readonly variable: number;
	readonly conflict?: boolean;
}

/**
 * A shape or a word. Its style says what it means, such as a given or a dead end; how that looks is a matter of
 * the looks (`drawing/looks.ts`).
 */
export type SceneMark = ScenePath | SceneCircle | SceneRectangle | SceneWord | SceneLetters;

interface Styled {
	readonly style: Style;
	/** What it is from moment to moment, such as the piece of a variable; by its place among its style if absent. */
	readonly key?: string;
}

interface Lined extends Styled {
	/** The width of its line; that of its style if absent. */
	readonly width?: number;
	/** It is a part of something this many times as large as usual: its line on a page is finer. */
	readonly share?: number;
}

export interface ScenePath extends Lined {
	/** As in SVG: at a place, and this many times as large. */
	readonly d: string;
	readonly x?: number;
	readonly y?: number;
	readonly scale?: number;
	/** As in SVG; that of its style if absent. */
	readonly dash?: string;
}

export interface SceneCircle extends Lined {
	/** Its centre. */
	readonly x: number;
	readonly y: number;
	readonly radius: number;
}

export interface SceneRectangle extends Lined {
	readonly x: number;
	readonly y: number;
	readonly wide: number;
	readonly high: number;
	/** The radius of its corners. */
	readonly round?: number;
}

export interface SceneWord extends Styled {
	readonly text: string;
	/** The point that `anchor` and the middle of the letters stand at. */
	readonly x: number;
	readonly y: number;
	/** The height of the letters' square. */
	readonly size: number;
	/** Which part of the word stands at x; the middle if absent. `start` and `end` are left and right. */
	readonly anchor?: 'start' | 'end';
	/** The direction that the text runs in; left to right if absent. */
	readonly direction?: 'ltr' | 'rtl';
	/** What it stands for when it is held pressed (`spotText`). */
	readonly hold?: string | undefined;
}

/** Letters, each with a place of its own: one element, however many they are. */
export interface SceneLetters extends Styled {
	readonly letters: string;
	/** The middle of each of them. */
	readonly across: readonly number[];
	readonly down: readonly number[];
	/** The height of their squares. */
	readonly size: number;
}

export interface Headings {
	/** The squares from one row or column to the next, if not one. */
	readonly pitch?: number;
	/** The letters of the longest name beside a row, and above a column, if names are words. */
	readonly letters?: number;
	readonly lettersAbove?: number;
	columns(column: number): Heading;
	rows(row: number): Heading;
}

export interface Heading {
	readonly name: string;
	/** The step is about this row or column. */
	readonly current?: boolean;
	/** Nothing is left to try in it. */
	readonly failed?: boolean;
}

/** How a scene is looked at, and what the reader does with it. */
export interface SceneView {
	/** The side of a square in pixels: a small one has no room for details. */
	readonly pixels: number;
	/** The least size of words in pixels, on a projector. */
	readonly least: number;
	/** The place pointed at and the selected one, −1 for none. */
	readonly pointed: number;
	readonly chosen: number;
	/** The board asks the reader: what follows from the rules is not drawn. */
	readonly asks: boolean;
}

/** A file shows all details, and nobody points at it. */
export const ON_PAPER: SceneView = { pixels: 48, least: 0, pointed: -1, chosen: -1, asks: false };

/**
 * The size of a word in squares that can be read: its share of a square, but within these sizes in pixels, and as
 * large as a projector needs if it fits.
 */
export function legible(
	{ pixels, least }: SceneView,
	share: number,
	[smallest, largest]: readonly [number, number],
	fitting = share
): number {
	if (pixels === 0) return share;
	const size = Math.min(Math.max(share * pixels, smallest), largest);
	return Math.max(size, Math.min(least, fitting * pixels)) / pixels;
}
