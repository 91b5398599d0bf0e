import {
	NODE_CLOSED,
	NODE_FOLDED,
	NODE_FORCED,
	NODE_PRUNED,
	NODE_SOLUTION,
	NODE_SOLVED,
	type Tree
} from './tree';

/** Maximum nodes in a tree; beyond that, subtrees are folded. */
export const NODE_BUDGET = 1 << 20;

/** A placement in force. */
export interface Decision {
	readonly variable: number;
	readonly value: number;
	/** Mask of the values of its variable that have led to a solution, possibly its own. */
	readonly solved: number;
}

/**
 * Grows a {@link Tree} as a search runs. Because a closed subtree is a contiguous run at the end of
 * the arrays, folding it is a truncation. When the arrays are full, the smallest closed failed
 * subtrees are folded until half the room is free; later ones are folded as soon as they close.
 */
export class TreeBuilder {
	#length = 1;
	#capacity = 1024;
	#current = 0;
	/** Closed subtrees up to these sizes are folded: failed ones, and ones with a solution. */
	#foldFailed = 0;
	#foldSolved = 0;

	#parent = new Int32Array(this.#capacity);
	#depth = new Uint16Array(this.#capacity);
	#variable = new Int32Array(this.#capacity);
	#value = new Int8Array(this.#capacity);
	#chosen = new Int32Array(this.#capacity);
	#position = new Float64Array(this.#capacity);
	#size = new Float64Array(this.#capacity);
	#storedSize = new Int32Array(this.#capacity);
	#flags = new Uint8Array(this.#capacity);

	/**
	 * @param budget maximum number of nodes kept.
	 * @param position the position of the root, at depth `depth`.
	 */
	constructor(
		private readonly budget = NODE_BUDGET,
		position = 0,
		depth = 0
	) {
		this.#parent[0] = this.#variable[0] = this.#value[0] = this.#chosen[0] = -1;
		this.#position[0] = position;
		this.#depth[0] = depth;
		this.#size[0] = 1;
	}

	/** The number of nodes now in the arrays. */
	get length(): number {
		return this.#length;
	}

	/** Opens a child of the current node for a placement. */
	open(variable: number, value: number, forced: boolean, position: number): void {
		if (this.#length === this.#capacity) this.#makeRoom();
		const node = this.#length++;
		const parent = this.#current;
		this.#parent[node] = parent;
		this.#depth[node] = this.#depth[parent] + 1;
		this.#variable[node] = variable;
		this.#value[node] = value;
		this.#chosen[node] = -1;
		this.#position[node] = position;
		this.#size[node] = 1;
		this.#flags[node] = forced ? NODE_FORCED : 0;
		if (forced) this.#chosen[parent] = variable;
		this.#current = node;
	}

	/** Records the variable chosen for the children of the current node. */
	choose(variable: number): void {
		this.#chosen[this.#current] = variable;
	}

	/** Marks the current node as a solution. */
	solve(): void {
		this.#flags[this.#current] |= NODE_SOLUTION | NODE_SOLVED;
	}

	/** Marks the current node as pruned. */
	prune(): void {
		this.#flags[this.#current] |= NODE_PRUNED;
	}

	/** Closes the current node: its placement is taken back. */
	close(): void {
		const node = this.#current;
		const parent = this.#parent[node];
		const flags = this.#flags[node];
		const size = this.#size[node];
		const kept = this.#length - node;
		this.#size[parent] += size;
		this.#flags[parent] |= flags & NODE_SOLVED;
		const fold = (flags & NODE_SOLVED) === 0 ? this.#foldFailed : this.#foldSolved;
		if (kept > 1 && size <= fold) {
			this.#length = node + 1;
			this.#storedSize[node] = 1;
		} else this.#storedSize[node] = kept;
		this.#flags[node] = flags | NODE_CLOSED | (size > this.#storedSize[node] ? NODE_FOLDED : 0);
		this.#current = parent;
	}

	/** The decisions in force, from the root. Excludes forced placements. */
	path(): Decision[] {
		const decisions: Decision[] = [];
		let hasSolution = false;
		for (let node = this.#current; node > 0; node = this.#parent[node]) {
			hasSolution ||= (this.#flags[node] & NODE_SOLVED) !== 0;
			if ((this.#flags[node] & NODE_FORCED) !== 0) continue;
			const [variable, value] = [this.#variable[node], this.#value[node]];
			const solved = this.#solvedBefore(node) | (hasSolution ? 1 << value : 0);
			decisions.push({ variable, value, solved });
		}
		return decisions.reverse();
	}

	/** The mask of the values of the siblings before a node that led to a solution. */
	#solvedBefore(node: number): number {
		const parent = this.#parent[node];
		// A node that closes marks its parent.
		if ((this.#flags[parent] & NODE_SOLVED) === 0) return 0;
		let mask = 0;
		for (let sibling = parent + 1; sibling < node; sibling += this.#storedSize[sibling])
			if ((this.#flags[sibling] & NODE_SOLVED) !== 0) mask |= 1 << this.#value[sibling];
		return mask;
	}

	/** A copy of the current tree. */
	snapshot(): Tree {
		const length = this.#length;
		const tree = {
			length,
			parent: this.#parent.slice(0, length),
			depth: this.#depth.slice(0, length),
			variable: this.#variable.slice(0, length),
			value: this.#value.slice(0, length),
			chosen: this.#chosen.slice(0, length),
			position: this.#position.slice(0, length),
			size: this.#size.slice(0, length),
			storedSize: this.#storedSize.slice(0, length),
			flags: this.#flags.slice(0, length)
		};
		// The sizes of the nodes on the stack are not final yet.
		for (let node = this.#current, below = -1; node >= 0; below = node, node = tree.parent[node]) {
			if (below >= 0) {
				tree.size[node] += tree.size[below];
				tree.flags[node] |= tree.flags[below] & NODE_SOLVED;
			}
			tree.storedSize[node] = length - node;
			if (tree.size[node] > tree.storedSize[node]) tree.flags[node] |= NODE_FOLDED;
		}
		return tree;
	}

	#makeRoom(): void {
		if (this.#capacity < this.budget) {
			this.#grow(Math.min(this.budget, this.#capacity * 2));
			return;
		}
		this.#fold();
		// The stack and its finished siblings cannot be folded: at most values × depth nodes.
		if (this.#length > this.#capacity * 0.75) this.#grow(this.#capacity * 2);
	}

	#grow(capacity: number): void {
		const grown = <T extends Int32Array | Float64Array | Uint16Array | Int8Array | Uint8Array>(
			from: T,
			to: T
		): T => {
			to.set(from);
			return to;
		};
		this.#parent = grown(this.#parent, new Int32Array(capacity));
		this.#depth = grown(this.#depth, new Uint16Array(capacity));
		this.#variable = grown(this.#variable, new Int32Array(capacity));
		this.#value = grown(this.#value, new Int8Array(capacity));
		this.#chosen = grown(this.#chosen, new Int32Array(capacity));
		this.#position = grown(this.#position, new Float64Array(capacity));
		this.#size = grown(this.#size, new Float64Array(capacity));
		this.#storedSize = grown(this.#storedSize, new Int32Array(capacity));
		this.#flags = grown(this.#flags, new Uint8Array(capacity));
		this.#capacity = capacity;
	}

	/** Folds the smallest closed subtrees until half the arrays are free. */
	#fold(): void {
		const goal = this.#length >> 1;
		const largest = this.#size.subarray(0, this.#length).reduce((a, b) => Math.max(a, b), 0);
		for (;;) {
			if (this.#foldFailed <= largest) this.#foldFailed = Math.max(2, this.#foldFailed * 2);
			else this.#foldSolved = Math.max(2, this.#foldSolved * 2);
			if (this.#lengthIfFolded() <= goal || this.#foldSolved > 2 * largest) break;
		}
		this.#compact();
	}

	#isFoldable(node: number): boolean {
		const flags = this.#flags[node];
		if ((flags & NODE_CLOSED) === 0) return false;
		const fold = (flags & NODE_SOLVED) === 0 ? this.#foldFailed : this.#foldSolved;
		return this.#size[node] <= fold;
	}

	#lengthIfFolded(): number {
		let length = 0;
		for (let node = 0; node < this.#length; length++)
			node += this.#isFoldable(node) ? this.#storedSize[node] : 1;
		return length;
	}

	#compact(): void {
		const moved = new Int32Array(this.#length);
		let to = 0;
		for (let node = 0; node < this.#length; to++) {
			const foldable = this.#isFoldable(node);
			moved[node] = to;
			this.#parent[to] = node === 0 ? -1 : moved[this.#parent[node]];
			this.#depth[to] = this.#depth[node];
			this.#variable[to] = this.#variable[node];
			this.#value[to] = this.#value[node];
			this.#chosen[to] = this.#chosen[node];
			this.#position[to] = this.#position[node];
			this.#size[to] = this.#size[node];
			this.#flags[to] = this.#flags[node];
			const run = foldable ? this.#storedSize[node] : 1;
			this.#storedSize[to] = 1;
			if (this.#current === node) this.#current = to;
			node += run;
		}
		this.#length = to;
		for (let node = to - 1; node > 0; node--)
			this.#storedSize[this.#parent[node]] += this.#storedSize[node];
		for (let node = 0; node < to; node++)
			if ((this.#flags[node] & NODE_CLOSED) !== 0 && this.#size[node] > this.#storedSize[node])
				this.#flags[node] |= NODE_FOLDED;
	}
}
