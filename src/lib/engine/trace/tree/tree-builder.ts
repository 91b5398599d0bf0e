import {
	NODE_CLOSED,
	NODE_FOLDED,
	NODE_FORCED,
	NODE_PRUNED,
	NODE_SOLUTION,
	NODE_SOLVED,
	type Tree
} from './tree';
import {
	copyNodes,
	releaseColumns,
	treeColumns,
	treeOf,
	type TreeColumns,
	type TreeUpdate
} from './tree-columns';

/**
 * Maximum nodes in a tree; beyond that, subtrees are folded. Enough for all of 12 queens: 856,189.
 */
export const NODE_BUDGET = 900_000;

/**
 * Arrays that are full are replaced by ones with room for this many times as many nodes. Memory that
 * is never written to costs nothing; many outgrown arrays would wait for the garbage collector.
 */
export const GROWTH = 32;

/** A placement in force. */
export interface Decision {
	readonly variable: number;
	readonly value: number;
	/** Mask of the values of its variable that have led to a solution, possibly its own. */
	readonly solved: number;
}

/**
 * Grows a {@link Tree} as a search runs. Because a closed subtree is a contiguous run at the end of
 * the arrays, folding it is a truncation. When the budget is used up, it is halved, and the smallest
 * closed failed subtrees are folded until half of that is free; later ones are folded as soon as they
 * close.
 */
export class TreeBuilder {
	#length = 1;
	#capacity = 1024;
	#current = 0;
	/** Closed subtrees up to these sizes are folded: failed ones, and ones with a solution. */
	#foldFailed = 0;
	#foldSolved = 0;
	#isFolded = false;
	/** The nodes before this one, except those that were open, are as in the last update. */
	#kept = 0;
	/** The nodes that were open at the last update, from the root. */
	#sentPath = new Int32Array(0);
	/** The objects that {@link path} uses again. */
	readonly #decisions: { -readonly [field in keyof Decision]: Decision[field] }[] = [];

	#parent: Int32Array = new Int32Array(this.#capacity);
	#depth: Uint16Array = new Uint16Array(this.#capacity);
	#variable: Int32Array = new Int32Array(this.#capacity);
	#value: Int8Array = new Int8Array(this.#capacity);
	#chosen: Int32Array = new Int32Array(this.#capacity);
	#position: Float64Array = new Float64Array(this.#capacity);
	#size: Float64Array = new Float64Array(this.#capacity);
	#storedSize: Int32Array = new Int32Array(this.#capacity);
	#flags: Uint8Array = new Uint8Array(this.#capacity);

	/**
	 * @param budget maximum number of nodes kept.
	 * @param position the position of the root, at depth `depth`.
	 */
	constructor(
		private budget = NODE_BUDGET,
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
			this.#kept = Math.min(this.#kept, this.#length);
			this.#storedSize[node] = 1;
		} else this.#storedSize[node] = kept;
		this.#flags[node] = flags | NODE_CLOSED | (size > this.#storedSize[node] ? NODE_FOLDED : 0);
		this.#current = parent;
	}

	/**
	 * The decisions in force, from the root, until the next call: paths can have thousands. Excludes
	 * forced placements.
	 */
	path(): readonly Decision[] {
		let count = 0;
		for (let node = this.#current; node > 0; node = this.#parent[node])
			if ((this.#flags[node] & NODE_FORCED) === 0) count++;
		const decisions = this.#decisions;
		while (decisions.length < count) decisions.push({ variable: -1, value: -1, solved: 0 });
		let at = count;
		let hasSolution = false;
		for (let node = this.#current; node > 0; node = this.#parent[node]) {
			hasSolution ||= (this.#flags[node] & NODE_SOLVED) !== 0;
			if ((this.#flags[node] & NODE_FORCED) !== 0) continue;
			const decision = decisions[--at];
			decision.variable = this.#variable[node];
			decision.value = this.#value[node];
			decision.solved = this.#solvedBefore(node) | (hasSolution ? 1 << decision.value : 0);
		}
		return decisions.slice(0, count);
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
		return this.#copy(0, new Int32Array(0)).added;
	}

	/** What changed since the last update, for a {@link TreeCopy}. */
	update(): TreeUpdate {
		const update = this.#copy(this.#kept, this.#sentPath);
		this.#kept = this.#length;
		const path: number[] = [];
		for (let node = this.#current; node >= 0; node = this.#parent[node]) path.push(node);
		this.#sentPath = Int32Array.from(path.reverse());
		return update;
	}

	/**
	 * Copies the nodes from `kept` on and, of those before it, the ones of a path: only nodes that
	 * were open then can have changed.
	 */
	#copy(kept: number, path: Int32Array): TreeUpdate {
		const columns = this.#columns();
		const open = path.filter((node) => node < kept);
		const added = treeOf(treeColumns(this.#length - kept), this.#length - kept);
		const changed = treeOf(treeColumns(open.length), open.length);
		copyNodes(columns, kept, this.#length, added, 0);
		open.forEach((node, row) => copyNodes(columns, node, node + 1, changed, row));
		// The sizes of the nodes on the stack are not final yet.
		let size = 0;
		let solved = 0;
		for (let node = this.#current; node >= 0; node = this.#parent[node]) {
			// The part of the stack before `kept` is the beginning of the path.
			const rows = node < kept ? changed : added;
			const row = node < kept ? this.#depth[node] - this.#depth[0] : node - kept;
			size = rows.size[row] += size;
			solved = (rows.flags[row] |= solved) & NODE_SOLVED;
			rows.storedSize[row] = this.#length - node;
			if (size > rows.storedSize[row]) rows.flags[row] |= NODE_FOLDED;
		}
		return { kept, added, open, changed };
	}

	#columns(): TreeColumns {
		return {
			parent: this.#parent,
			depth: this.#depth,
			variable: this.#variable,
			value: this.#value,
			chosen: this.#chosen,
			position: this.#position,
			size: this.#size,
			storedSize: this.#storedSize,
			flags: this.#flags
		};
	}

	#makeRoom(): void {
		if (this.#capacity < this.budget) {
			this.#resize(Math.min(this.budget, GROWTH * this.#capacity));
			return;
		}
		// A tree that cannot be whole makes do with half the memory.
		if (!this.#isFolded) this.budget >>= 1;
		this.#isFolded = true;
		this.#fold(this.budget >> 1);
		// The stack and its finished siblings cannot be folded: at most values × depth nodes.
		while (this.#length > 0.75 * this.budget) this.budget *= 2;
		this.#resize(this.budget);
	}

	#resize(capacity: number): void {
		const columns = treeColumns(capacity);
		const outgrown = this.#columns();
		copyNodes(outgrown, 0, this.#length, columns, 0);
		releaseColumns(outgrown);
		this.#parent = columns.parent;
		this.#depth = columns.depth;
		this.#variable = columns.variable;
		this.#value = columns.value;
		this.#chosen = columns.chosen;
		this.#position = columns.position;
		this.#size = columns.size;
		this.#storedSize = columns.storedSize;
		this.#flags = columns.flags;
		this.#capacity = capacity;
	}

	/** Folds the smallest closed subtrees until at most `goal` nodes are left, if it can. */
	#fold(goal: number): void {
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
		this.#kept = 0;
		for (let node = to - 1; node > 0; node--)
			this.#storedSize[this.#parent[node]] += this.#storedSize[node];
		for (let node = 0; node < to; node++)
			if ((this.#flags[node] & NODE_CLOSED) !== 0 && this.#size[node] > this.#storedSize[node])
				this.#flags[node] |= NODE_FOLDED;
	}
}
