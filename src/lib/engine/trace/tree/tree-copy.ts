import type { Tree } from './tree';
import { GROWTH, NODE_BUDGET } from './tree-builder';
import {
	copyNodes,
	releaseColumns,
	treeColumns,
	treeOf,
	type TreeColumns,
	type TreeUpdate
} from './tree-columns';

/**
 * A copy of a tree that grows elsewhere. A new copy each time would be 36 MB for a million nodes,
 * and several would wait for the garbage collector; these arrays are changed in place. So only the
 * last `tree` is valid.
 */
export class TreeCopy {
	tree: Tree = treeOf(treeColumns(0), 0);
	#columns: TreeColumns = this.tree;
	/** The arrays before the last update. A view that follows one frame later may still read them. */
	#former: TreeColumns | null = null;

	/** Brings the tree up to date. The update cannot be used again. */
	apply({ kept, added, open, changed }: TreeUpdate): void {
		if (kept === 0) {
			this.#former = this.#columns;
			this.#columns = this.tree = added;
			return;
		}
		if (this.#former !== null) releaseColumns(this.#former);
		this.#former = null;
		const length = kept + added.length;
		const capacity = this.#columns.flags.length;
		if (length > capacity) {
			const columns = treeColumns(Math.max(length, Math.min(NODE_BUDGET, GROWTH * length)));
			copyNodes(this.#columns, 0, kept, columns, 0);
			this.#former = this.#columns;
			this.#columns = columns;
		}
		copyNodes(added, 0, added.length, this.#columns, kept);
		releaseColumns(added);
		open.forEach((node, row) => copyNodes(changed, row, row + 1, this.#columns, node));
		this.tree = treeOf(this.#columns, length);
	}
}
