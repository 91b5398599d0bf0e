/** What became of a node of a search, as CP-Profiler numbers it. */
export const SOLVED = 0;
export const FAILED = 1;
export const BRANCH = 2;
export const SKIPPED = 3;
/** A leaf of a log that does not say whether it is a solution. */
export const UNKNOWN = 4;

/** A node of a search tree, as a log of it says. */
export interface LogNode {
	/** Which branch of its parent it is. */
	readonly alternative: number;
	/** How many branches it has; they need not all be in the log. */
	readonly kids: number;
	readonly status: number;
	label: string;
	nogood: string;
	readonly info: string;
	parent: LogNode | null;
	/** In the order in which they came. */
	readonly children: LogNode[];
	/** How many of its branches a jump skipped. */
	skipped: number;
}

/** A node's number, the number of its restart, and that of its thread. */
export type LogId = readonly [node: number, restart: number, thread: number];

/** A search tree from nodes that come in any order. */
export class LogTree {
	readonly roots: LogNode[] = [];
	/** The node that came last. */
	last: LogNode | null = null;
	readonly #nodes = new Map<string, LogNode>();
	readonly #waiting = new Map<string, LogNode[]>();
	readonly #threads = new Set<number>();

	/** @param parent a number below 0: none */
	add(id: LogId, parent: LogId, node: LogNode): void {
		const [key, parentKey] = [String(id), String(parent)];
		const nodes = this.#nodes;
		if (node.status === SKIPPED) {
			// Not a node that the solver was in. Chuffed numbers the restarts of its parent otherwise.
			const otherwise = String([parent[0], id[1], parent[2]]);
			const skipping = nodes.get(parentKey) ?? nodes.get(otherwise);
			if (skipping !== undefined) skipping.skipped++;
			return;
		}
		const first = nodes.get(key);
		if (first !== undefined) {
			// Chuffed sends a solution, and the same node again when it rules it out.
			first.label ||= node.label;
			first.nogood ||= node.nogood;
			return;
		}
		this.last = node;
		nodes.set(key, node);
		this.#threads.add(id[2]);
		for (const child of this.#waiting.get(key) ?? []) join(node, child);
		this.#waiting.delete(key);
		const above = nodes.get(parentKey);
		const waiting = this.#waiting.get(parentKey);
		if (parent[0] < 0) this.roots.push(node);
		else if (above !== undefined) join(above, node);
		else if (waiting !== undefined) waiting.push(node);
		else this.#waiting.set(parentKey, [node]);
	}

	/** Brings what several threads sent into the order of one. */
	settle(): void {
		if (this.#threads.size < 2) return;
		for (const { children } of this.#nodes.values())
			children.sort((one, other) => one.alternative - other.alternative);
	}

	/** Whether every branch of the last tree was looked at: then there are no other solutions. */
	get isComplete(): boolean {
		const open = this.roots.slice(-1);
		for (let node = open.pop(); node !== undefined; node = open.pop()) {
			const isMissing = node.status === UNKNOWN || node.children.length + node.skipped < node.kids;
			if (isMissing || (node.status === BRANCH && node.children.length === 0)) return false;
			for (const child of node.children) open.push(child);
		}
		return this.roots.length > 0;
	}
}

function join(parent: LogNode, child: LogNode): void {
	child.parent = parent;
	parent.children.push(child);
}
