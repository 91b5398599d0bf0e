import type { ContourLayout } from '../layout/contour';
import type { Tree } from '../trace/tree';
import { ask, layoutWorker, type LayoutWorker } from './workers';

/** The layout of a large tree, made off the page's thread, and anew as the tree grows. */
export class WholeLayout {
	/** Of the tree that was asked for last, or of a shorter version of it; null before the first. */
	layout = $state.raw<ContourLayout | null>(null);
	#worker: LayoutWorker | null = null;
	#isBusy = false;
	#next: Tree | null = null;

	/** @param onfail the worker broke off: there will be no layout of what was asked for. */
	constructor(
		private readonly onfail: () => void,
		private readonly makeWorker: () => LayoutWorker = layoutWorker
	) {}

	/** Asks for the layout of a tree; null for none. While one is made, only the latest waits. */
	ask(tree: Tree | null): void {
		if (tree === null) {
			this.dispose();
			this.layout = null;
			return;
		}
		this.#next = tree;
		if (!this.#isBusy) this.#start();
	}

	dispose(): void {
		this.#worker?.terminate();
		this.#worker = null;
		this.#isBusy = false;
		this.#next = null;
	}

	#start(): void {
		if (this.#next === null) return;
		const { length, parent, depth, storedSize } = this.#next;
		this.#next = null;
		this.#isBusy = true;
		this.#worker ??= this.makeWorker();
		ask(
			this.#worker,
			{ length, parent, depth, storedSize },
			(layout) => {
				this.layout = layout;
				this.#isBusy = false;
				this.#start();
			},
			() => {
				this.dispose();
				this.onfail();
			}
		);
	}
}
