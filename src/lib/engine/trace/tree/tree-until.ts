import {
	lastNodeAt,
	NODE_FOLDED,
	NODE_FORCED,
	NODE_SOLUTION,
	NODE_SOLVED,
	type Tree
} from './tree';

/**
 * A tree as it was at positions of its run, for views that must not know what follows. A copy for each
 * position would be 36 MB for a million nodes. So the arrays that are the same at every position are
 * shared, and the others are changed in place: only the last result is valid.
 */
export class TreeUntil {
	#source: Tree | null = null;
	#size = new Float64Array(0);
	#storedSize = new Int32Array(0);
	#flags = new Uint8Array(0);
	/** Nodes before this one are copied; those in `#changed` are not as in the source. */
	#copied = 0;
	readonly #changed: number[] = [];

	/** @param depth the number of placements in force at that position. */
	at(tree: Tree, position: number, depth: number): Tree {
		const last = lastNodeAt(tree, position);
		const length = last + 1;
		this.#prepare(tree, length);
		const [size, storedSize, flags] = [this.#size, this.#storedSize, this.#flags];
		// Only the last node and its ancestors can have been open then.
		for (let node = last; node >= 0; node = tree.parent[node]) {
			if (tree.depth[node] > depth) continue;
			this.#changed.push(node);
			storedSize[node] = length - node;
			size[node] = 1;
			flags[node] &= NODE_FORCED | (tree.position[node] < position ? NODE_SOLUTION : 0);
			if ((flags[node] & NODE_SOLUTION) !== 0) flags[node] |= NODE_SOLVED;
			for (let child = node + 1; child < length; child += storedSize[child]) {
				size[node] += size[child];
				flags[node] |= flags[child] & NODE_SOLVED;
			}
			if (size[node] > storedSize[node]) flags[node] |= NODE_FOLDED;
		}
		return {
			length,
			size: size.subarray(0, length),
			storedSize: storedSize.subarray(0, length),
			flags: flags.subarray(0, length),
			parent: tree.parent.subarray(0, length),
			depth: tree.depth.subarray(0, length),
			variable: tree.variable.subarray(0, length),
			value: tree.value.subarray(0, length),
			chosen: tree.chosen.subarray(0, length),
			position: tree.position.subarray(0, length)
		};
	}

	/** Makes the first `length` nodes as they are in the tree. */
	#prepare(tree: Tree, length: number): void {
		if (this.#source !== tree) {
			this.#source = tree;
			this.#copied = this.#changed.length = 0;
			if (this.#flags.length < tree.length) {
				this.#size = new Float64Array(tree.length);
				this.#storedSize = new Int32Array(tree.length);
				this.#flags = new Uint8Array(tree.length);
			}
		}
		for (const node of this.#changed.splice(0)) {
			this.#size[node] = tree.size[node];
			this.#storedSize[node] = tree.storedSize[node];
			this.#flags[node] = tree.flags[node];
		}
		if (length <= this.#copied) return;
		this.#size.set(tree.size.subarray(this.#copied, length), this.#copied);
		this.#storedSize.set(tree.storedSize.subarray(this.#copied, length), this.#copied);
		this.#flags.set(tree.flags.subarray(this.#copied, length), this.#copied);
		this.#copied = length;
	}
}
