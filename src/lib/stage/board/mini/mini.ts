import type { Component } from 'svelte';
import type { Style } from '../../drawing/looks';
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

/**
 * Draws a small static board; a component does it where shapes are too little, such as for patterns. It may be
 * loaded only where a small board is shown.
 *
 * @param placed the values placed, −1 for none; `null` for none at all
 * @param highlight a variable, −1 for none
 */
export type Mini<Setup> =
	| Component<MiniBoardProps<Setup>>
	| { load(): Promise<{ readonly default: Component<MiniBoardProps<Setup>> }> }
	| {
			draw(setup: Setup, placed: ArrayLike<number> | null, highlight: number): MiniDrawing;
	  };

/** A small board as plain data, in units of its own. */
export interface MiniDrawing {
	readonly width: number;
	readonly height: number;
	/** The facts about the setup. */
	readonly label: string;
	/** Later marks cover earlier ones. */
	readonly marks: readonly MiniMark[];
	/** The part to highlight. */
	readonly highlight?: Area | null;
	/** It has no edge. */
	readonly edgeless?: true;
}

/**
 * A shape or a word. Its style says what it means, as in a `Drawing`; how that looks on a page is a matter
 * of `MiniMarks.svelte`, which knows fewer of them: a small board has no room for more.
 */
export type MiniMark = MiniPath | MiniWord;

export interface MiniPath {
	readonly style: MiniStyle;
	/** As in SVG. */
	readonly d: string;
	/** The width of its line; one pixel if absent. */
	readonly width?: number;
	/** As in SVG. */
	readonly dash?: string;
	readonly transform?: string;
}

export interface MiniWord {
	readonly style: MiniStyle;
	readonly text: string;
	/** The point that `anchor` and the middle of the letters stand at. */
	readonly x: number;
	readonly y: number;
	/** The height of the letters' square. */
	readonly size: number;
	/** Which part of the word stands at x; the middle if absent. */
	readonly anchor?: 'start' | 'end';
}

export type MiniStyle = Extract<
	Style,
	| 'board'
	| 'chequer'
	| 'grid'
	| 'neighbours'
	| 'later-edge'
	| 'path-line'
	| 'way-open'
	| 'best-line'
	| 'best-so-far'
	| 'bound-line'
	| 'taken-line'
	| 'missing-line'
	| 'road-length'
	| 'start'
	| 'place'
	| 'path-node'
	| 'piece-set'
	| 'given'
	| 'set'
	| 'placed'
	| 'newest'
	| 'current'
	| 'solution'
	| 'tile'
	| 'wall'
	| 'passage'
	| 'solution-node'
	| 'title'
	| 'sentence'
	| 'note'
	| 'target'
	| 'attacked'
	| 'unit-failed'
	| 'box-edge'
	| 'solved-edge'
	| 'heading'
	| 'differs'
	| `bar-${string}`
>;
