import {
	NODE_CLOSED,
	NODE_FOLDED,
	NODE_FORCED,
	NODE_PRUNED,
	NODE_SKIPPED,
	NODE_SOLUTION,
	NODE_SOLVED,
	type Tree
} from './tree';
import {
	copyNodes,
	moveNode,
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

	#columns: TreeColumns = treeColumns(this.#capacity);

	/**
	 * @param budget maximum number of nodes kept.
	 * @param position the position of the root, at depth `depth`.
	 */
	constructor(
		private budget = NODE_BUDGET,
		position = 0,
		depth = 0
	) {
		this.#write(0, -1, -1, -1, position);
		this.#columns.depth[0] = depth;
	}

	/** The number of nodes now in the arrays. */
	get length(): number {
		return this.#length;
	}

	/** Opens a child of the current node for a placement. */
	open(variable: number, value: number, forced: boolean, position: number): void {
		if (this.#length === this.#capacity) this.#makeRoom();
		const { depth, chosen, flags } = this.#columns;
		const node = this.#length++;
		const parent = this.#current;
		this.#write(node, parent, variable, value, position);
		depth[node] = depth[parent] + 1;
		flags[node] = forced ? NODE_FORCED : 0;
		if (forced) chosen[parent] = variable;
		this.#current = node;
	}

	#write(node: number, parent: number, variable: number, value: number, position: number): void {
		const columns = this.#columns;
		columns.parent[node] = parent;
		columns.variable[node] = variable;
		columns.value[node] = value;
		columns.chosen[node] = -1;
		columns.position[node] = position;
		columns.size[node] = 1;
	}

	/** Records the variable chosen for the children of the current node. */
	choose(variable: number): void {
		this.#columns.chosen[this.#current] = variable;
	}

	/** Marks the current node as a solution. */
	solve(): void {
		this.#columns.flags[this.#current] |= NODE_SOLUTION | NODE_SOLVED;
	}

	/** Marks the current node as pruned. */
	prune(): void {
		this.#columns.flags[this.#current] |= NODE_PRUNED;
	}

	/** Closes the current node: its placement is taken back. @param isSkipped by a jump */
	close(isSkipped = false): void {
		const columns = this.#columns;
		const node = this.#current;
		const parent = columns.parent[node];
		const flags = columns.flags[node];
		const size = columns.size[node];
		let stored = this.#length - node;
		columns.size[parent] += size;
		columns.flags[parent] |= flags & NODE_SOLVED;
		if (stored > 1 && size <= this.#foldedUpTo(flags)) {
			stored = 1;
			this.#length = node + 1;
			this.#kept = Math.min(this.#kept, this.#length);
		}
		columns.storedSize[node] = stored;
		const more = (size > stored ? NODE_FOLDED : 0) | (isSkipped ? NODE_SKIPPED : 0);
		columns.flags[node] = flags | NODE_CLOSED | more;
		this.#current = parent;
	}

	/** The size up to which a closed subtree with these flags is folded. */
	#foldedUpTo(flags: number): number {
		return (flags & NODE_SOLVED) === 0 ? this.#foldFailed : this.#foldSolved;
	}

	/**
	 * The decisions in force, from the root, until the next call: paths can have thousands. Excludes
	 * forced placements.
	 */
	path(): readonly Decision[] {
		const { parent, variable, value, flags } = this.#columns;
		let count = 0;
		for (let node = this.#current; node > 0; node = parent[node])
			if ((flags[node] & NODE_FORCED) === 0) count++;
		const decisions = this.#decisions;
		while (decisions.length < count) decisions.push({ variable: -1, value: -1, solved: 0 });
		let at = count;
		let hasSolution = false;
		for (let node = this.#current; node > 0; node = parent[node]) {
			hasSolution ||= (flags[node] & NODE_SOLVED) !== 0;
			if ((flags[node] & NODE_FORCED) !== 0) continue;
			const decision = decisions[--at];
			decision.variable = variable[node];
			decision.value = value[node];
			decision.solved = this.#solvedBefore(node) | (hasSolution ? 1 << decision.value : 0);
		}
		return decisions.slice(0, count);
	}

	/** The mask of the values of the siblings before a node that led to a solution. */
	#solvedBefore(node: number): number {
		const { parent, value, storedSize, flags } = this.#columns;
		// A node that closes marks its parent.
		if ((flags[parent[node]] & NODE_SOLVED) === 0) return 0;
		let mask = 0;
		for (let sibling = parent[node] + 1; sibling < node; sibling += storedSize[sibling])
			if ((flags[sibling] & NODE_SOLVED) !== 0) mask |= 1 << value[sibling];
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
		for (let node = this.#current; node >= 0; node = this.#columns.parent[node]) path.push(node);
		this.#sentPath = Int32Array.from(path.reverse());
		return update;
	}

	/**
	 * Copies the nodes from `kept` on and, of those before it, the ones of a path: only nodes that
	 * were open then can have changed.
	 */
	#copy(kept: number, path: Int32Array): TreeUpdate {
		const { parent, depth } = this.#columns;
		const open = path.filter((node) => node < kept);
		const added = treeOf(treeColumns(this.#length - kept), this.#length - kept);
		const changed = treeOf(treeColumns(open.length), open.length);
		copyNodes(this.#columns, kept, this.#length, added, 0);
		open.forEach((node, row) => copyNodes(this.#columns, node, node + 1, changed, row));
		// The sizes of the nodes on the stack are not final yet.
		let size = 0;
		let solved = 0;
		for (let node = this.#current; node >= 0; node = parent[node]) {
			// The part of the stack before `kept` is the beginning of the path.
			const rows = node < kept ? changed : added;
			const row = node < kept ? depth[node] - depth[0] : node - kept;
			size = rows.size[row] += size;
			solved = (rows.flags[row] |= solved) & NODE_SOLVED;
			rows.storedSize[row] = this.#length - node;
			if (size > rows.storedSize[row]) rows.flags[row] |= NODE_FOLDED;
		}
		return { kept, added, open, changed };
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
		const outgrown = this.#columns;
		this.#columns = treeColumns(capacity);
		copyNodes(outgrown, 0, this.#length, this.#columns, 0);
		releaseColumns(outgrown);
		this.#capacity = capacity;
	}

	/** Folds the smallest closed subtrees until at most `goal` nodes are left, if it can. */
	#fold(goal: number): void {
		const largest = this.#columns.size
			.subarray(0, this.#length)
			.reduce((a, b) => Math.max(a, b), 0);
		for (;;) {
			if (this.#foldFailed <= largest) this.#foldFailed = Math.max(2, this.#foldFailed * 2);
			else this.#foldSolved = Math.max(2, this.#foldSolved * 2);
			if (this.#lengthIfFolded() <= goal || this.#foldSolved > 2 * largest) break;
		}
		this.#compact();
	}

	#isFoldable(node: number): boolean {
		const flags = this.#columns.flags[node];
		return (flags & NODE_CLOSED) !== 0 && this.#columns.size[node] <= this.#foldedUpTo(flags);
	}

	#lengthIfFolded(): number {
		let length = 0;
		for (let node = 0; node < this.#length; length++)
			node += this.#isFoldable(node) ? this.#columns.storedSize[node] : 1;
		return length;
	}

	#compact(): void {
		const { parent, size, storedSize, flags } = this.#columns;
		const moved = new Int32Array(this.#length);
		let to = 0;
		for (let node = 0; node < this.#length; to++) {
			const run = this.#isFoldable(node) ? storedSize[node] : 1;
			moved[node] = to;
			moveNode(this.#columns, node, to);
			if (node > 0) parent[to] = moved[parent[to]];
			storedSize[to] = 1;
			node += run;
		}
		this.#current = moved[this.#current];
		this.#length = to;
		this.#kept = 0;
		for (let node = to - 1; node > 0; node--) storedSize[parent[node]] += storedSize[node];
		for (let node = 0; node < to; node++)
			if ((flags[node] & NODE_CLOSED) !== 0 && size[node] > storedSize[node])
				flags[node] |= NODE_FOLDED;
	}
}
