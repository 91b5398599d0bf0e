import type { SceneMark } from '../../scene/scene';
import type { Area } from '../area';

/** What a small static board gets to show. */
export interface MiniBoardProps<Setup> {
	setup: Setup;
	/** The values placed, −1 for none; may repeat those of the setup. Absent: none. */
	assignment?: ArrayLike<number> | null;
	/** A variable to highlight, −1 for none. */
	highlight?: number;
	/** The accessible name, if the facts about the setup do not say enough. */
	label?: string;
}

/** Draws a small static board. */
export interface Mini<Setup> {
	/**
	 * @param placed the values placed, −1 for none; `null` for none at all
	 * @param highlight a variable, −1 for none
	 */
	draw(setup: Setup, placed: ArrayLike<number> | null, highlight: number): MiniDrawing;
	/** Loads what it takes to draw a setup; null if that is there. */
	needs?(setup: Setup): Promise<object> | null;
}

/** A small board that is loaded where one is shown. */
export interface LateMini<Setup> {
	load(): Promise<{ readonly mini: Mini<Setup> }>;
}

/** A small board as plain data, in units of its own. */
export interface MiniDrawing {
	readonly width: number;
	readonly height: number;
	/** The facts about the setup. */
	readonly label: string;
	/** Later marks cover earlier ones. */
	readonly marks: readonly SceneMark[];
	/** The part to highlight. */
	readonly highlight?: Area | null;
	/** It has no edge. */
	readonly edgeless?: true;
}
