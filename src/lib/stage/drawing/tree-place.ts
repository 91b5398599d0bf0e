import type { Drawing } from './drawing';
import { SMALLEST, type TreeDrawing } from './tree-drawing';

/** How large a tree may become. */
const LARGEST = 1.6;

/**
 * The place of the trees of one run: no larger than they need, the same for all of them. Their roots stand at
 * one point of it and their marks have one size, so that nothing jumps from picture to picture.
 */
export class TreePlace {
	readonly width: number;
	readonly height: number;
	/** How many times as large the trees are drawn, unless one of them does not fit. */
	readonly scale: number;
	/** Whether all of the trees fit without becoming hard to read. */
	readonly fits: boolean;
	/** Where the roots stand. */
	readonly #root: number;

	/**
	 * @param trees those of some moments; a later one that is larger is made to fit
	 * @param height of the place; as high as the trees need if absent
	 * @param widest what its width may be at most
	 */
	constructor(trees: readonly TreeDrawing[], widest: number, height = Infinity) {
		const most = (of: (tree: TreeDrawing) => number) => Math.max(1, ...trees.map(of));
		const left = most(({ root }) => root);
		const width = left + most((tree) => tree.width - tree.root);
		const tallest = most((tree) => tree.height);
		this.fits = widest / width >= SMALLEST && height / tallest >= SMALLEST;
		this.scale = Math.min(LARGEST, Math.max(SMALLEST, widest / width), height / tallest);
		this.width = Math.min(widest, width * this.scale);
		this.height = Math.min(height, tallest * this.scale);
		this.#root = left * this.scale;
	}

	/** A tree in this place, at the top; nothing if there is none yet. */
	put(drawing: TreeDrawing | null): Drawing {
		const { width, height } = this;
		if (drawing === null) return { width, height, marks: [] };
		const scale = Math.min(this.scale, width / drawing.width, height / drawing.height);
		const free = width - drawing.width * scale;
		const x = Math.min(free, Math.max(0, this.#root - drawing.root * scale));
		return { width, height, marks: [{ kind: 'group', x, y: 0, scale, drawing }] };
	}
}
