import type { Style } from './looks';

/**
 * A picture of a moment as plain data: what an SVG file, a canvas and a LaTeX document are made from. Lengths
 * are in units: a square of a board is {@link CELL} units, so whole squares are whole centimetres in LaTeX.
 * The y axis points down.
 */
export interface Drawing {
	readonly width: number;
	readonly height: number;
	/** Later marks cover earlier ones. */
	readonly marks: readonly Mark[];
}

/** The side of a square of a board, in units. */
export const CELL = 48;

/**
 * A shape or a text. Its `style` says what it means, such as a given or a dead end; how that looks is a
 * matter of the looks.
 */
export type Mark =
	| Rectangle
	| Circle
	| Path
	/** Lines between squares of one size, the outline included. */
	| GridLines
	| Words
	| Group;

/** A drawing at a place of another one, in its own size or this many times as large. */
export interface Group {
	readonly kind: 'group';
	readonly x: number;
	readonly y: number;
	readonly scale?: number;
	readonly drawing: Drawing;
}

export interface Rectangle {
	readonly kind: 'rectangle';
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
	/** The radius of its corners. */
	readonly radius?: number;
	readonly style: Style;
}

export interface Circle {
	readonly kind: 'circle';
	/** Its centre. */
	readonly x: number;
	readonly y: number;
	readonly radius: number;
	readonly style: Style;
}

export interface Path {
	readonly kind: 'path';
	readonly segments: readonly Segment[];
	readonly style: Style;
}

/** A part of a path, in absolute coordinates: to a point without drawing, a line, a cubic curve, or the end of a closed outline. */
export type Segment =
	| readonly ['M', x: number, y: number]
	| readonly ['L', x: number, y: number]
	| readonly ['C', x1: number, y1: number, x2: number, y2: number, x: number, y: number]
	| readonly ['Z'];

export interface GridLines {
	readonly kind: 'grid';
	readonly x: number;
	readonly y: number;
	readonly columns: number;
	readonly rows: number;
	/** The side of a square, in units. */
	readonly cell: number;
	readonly style: Style;
}

/** One line of text. */
export interface Words {
	readonly kind: 'words';
	/** The point that `anchor` and the middle of the letters stand at. */
	readonly x: number;
	readonly y: number;
	readonly text: string;
	/** The height of the letters' square, in units. */
	readonly size: number;
	/** Which part of the text stands at x; the middle if absent. `start` and `end` are left and right. */
	readonly anchor?: 'start' | 'middle' | 'end';
	/** The direction that the text runs in; left to right if absent. */
	readonly direction?: 'ltr' | 'rtl';
	readonly style: Style;
}
