import type { ContourLayout } from '../layout/contour';
import type { Tree } from '$lib/engine/trace/tree/tree';
import { call } from '../../run/call';
import { layoutWorker, type LayoutWorker } from './layout-worker';

/** The layout of a large tree, computed off the main thread and updated as the tree grows. */
export class WholeLayout {
	/** For the last requested tree or a shorter version of it; null before the first layout. */
	layout = $state.raw<ContourLayout | null>(null);
	#worker: LayoutWorker | null = null;
	#isBusy = false;
	#next: Tree | null = null;

	/** @param onfail called when the worker fails and the requested layout will not arrive. */
	constructor(
		private readonly onfail: () => void,
		private readonly makeWorker: () => LayoutWorker = layoutWorker
	) {}

	/** Requests the layout of a tree; null for none. While one is computed, only the latest waits. */
	call(tree: Tree | null): void {
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
		const shape = {
			length,
			parent: parent.slice(),
			depth: depth.slice(),
			storedSize: storedSize.slice()
		};
		call(
			this.#worker,
			shape,
			(layout) => {
				this.layout = layout;
				// All that the worker allocated is free at once, not when its garbage is collected.
				this.#worker?.terminate();
				this.#worker = null;
				this.#isBusy = false;
				this.#start();
			},
			() => {
				this.dispose();
				this.onfail();
			},
			// Copies of megabytes that stay would wait for the garbage collector, several at a time.
			{ transfer: [shape.parent.buffer, shape.depth.buffer, shape.storedSize.buffer] }
		);
	}
}
