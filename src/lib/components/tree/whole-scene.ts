import type { Names } from './texts';

/** The colours of the picture, as CSS text that a canvas understands. */
export interface Palette {
	readonly ground: string;
	readonly line: string;
	readonly later: string;
	readonly open: string;
	/** For letters, where `open` is for lines. */
	readonly openInk: string;
	readonly fail: string;
	readonly failSoft: string;
	readonly solved: string;
	readonly solvedSoft: string;
	readonly current: string;
	readonly ink: string;
	readonly inkSoft: string;
	readonly accent: string;
}

/** What is drawn besides the tree. */
export interface WholeScene {
	/** Of the picture in CSS pixels, and the device's pixels for each of them. */
	readonly width: number;
	readonly height: number;
	readonly ratio: number;
	/** The last node that is placed at the moment; those after it are faint. */
	readonly last: number;
	/** The nodes from the root to the current one, as far as the arrays hold them. */
	readonly path: readonly number[];
	/** Placements in force below the last of them, inside a folded subtree. */
	readonly beyond: number;
	/** Nodes that the pointer and the keyboard are at, −1 for none. */
	readonly pointed: number;
	readonly focused: number;
	readonly palette: Palette;
	/** A CSS font family. */
	readonly font: string;
	readonly names: Names;
}

/** From this scale on, in pixels between siblings, every node is drawn as what it is. */
export const SHAPES_FROM = 9;
export const VALUES_FROM = 24;
export const NAMES_FROM = 56;
