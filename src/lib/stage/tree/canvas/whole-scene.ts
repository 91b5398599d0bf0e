import type { Names } from '../texts';
import type { CanvasLooks } from './canvas-looks';

/** What is drawn in addition to the tree. */
export interface WholeScene {
	/** The size of the picture in CSS pixels, and the device pixels per CSS pixel. */
	readonly width: number;
	readonly height: number;
	readonly ratio: number;
	/** The last node placed at the moment; later ones are faint. */
	readonly last: number;
	/** The nodes from the root to the current one, as far as the arrays contain them. */
	readonly path: readonly number[];
	/** Placements in force below the last node of the path, inside a folded subtree. */
	readonly beyond: number;
	/** The nodes under the pointer and with keyboard focus; −1 for none. */
	readonly pointed: number;
	readonly focused: number;
	readonly looks: CanvasLooks;
	/** A CSS font family. */
	readonly font: string;
	readonly names: Names;
}

/** The scales, in pixels between siblings, from which nodes have shapes, values and names. */
export const SHAPES_FROM = 9;
export const VALUES_FROM = 24;
export const NAMES_FROM = 56;
