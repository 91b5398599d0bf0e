import { allValues, countValues, listValues } from '../problems/problem';
import type { Moment } from '../trace/moment';
import {
	lastNodeAt,
	NODE_CLOSED,
	NODE_FORCED,
	NODE_PRUNED,
	NODE_SOLUTION,
	NODE_SOLVED,
	type Tree
} from '../trace/tree';

/** What a node is, at the moment that is shown. */
export type NodeKind =
	/** An interim checkpoint that the search has not left. */
	| 'open'
	/** A dead end: nothing could be placed below it. */
	| 'failed'
	/** Not followed: nothing better than the best solution can follow. */
	| 'pruned'
	/** Left, because everything below it failed. */
	| 'exhausted'
	/** Left, with a solution below it. */
	| 'solved'
	| 'solution'
	/** Stands for a subtree that is not drawn. On the path: for the part that has been seen of it. */
	| 'folded'
	/** The same, with a solution in it. */
	| 'folded-solved'
	/** A value that was tried and clashed: no node of the tree. */
	| 'rejected';

/** One mark of the picture. */
export interface ExcerptNode {
	/**
	 * Tells nodes apart for good, also when the tree is recorded further or folded: the position of
	 * the placement. Marks that are no node of the arrays have keys that are no positions.
	 */
	readonly key: number;
	/** Index of the parent in the excerpt, −1 for the root. */
	readonly parent: number;
	readonly depth: number;
	/** What was placed to reach it; −1 for the root and for a bundle. */
	readonly variable: number;
	readonly value: number;
	/** The variable that its children decide, −1 when that is not chosen yet. */
	readonly chosen: number;
	/** The same, looking ahead: what the layout keeps room for. */
	readonly choosing: number;
	readonly kind: NodeKind;
	readonly forced: boolean;
	readonly onPath: boolean;
	readonly current: boolean;
	/** Placed after the moment. */
	readonly later: boolean;
	/** Where to seek to see it being placed, −1 when that is not known. */
	readonly position: number;
	/** Nodes of the subtree that are placed by then, itself included. */
	readonly size: number;
	/** How many of them are not in the picture and not below another mark of it. */
	readonly hidden: number;
	/** Subtrees that this one mark stands for: 1, or more for a bundle of closed siblings. */
	readonly bundled: number;
	/** Whether it can be opened, opened once its inside is searched again, or folded. */
	readonly toggle: 'open' | 'fetch' | 'fold' | null;
}

export interface Excerpt {
	/** In search order, parents before children. */
	readonly nodes: readonly ExcerptNode[];
	/** Index of the current node. */
	readonly current: number;
	/** Indices of the nodes from the root to the current one. */
	readonly path: readonly number[];
	/** Nodes of the tree at that position, drawn or not. */
	readonly total: number;
	/** Something that should be open is folded, because the picture is full. */
	readonly crowded: boolean;
}

export interface ExcerptOptions {
	/** Everything, what lies ahead included, and nothing folded that is in the arrays. */
	readonly whole?: boolean;
	/** The most marks, 2,000 by default. */
	readonly limit?: number;
	/** Up to so many nodes nothing is folded by itself, 250 by default. */
	readonly small?: number;
	/** By key: what the user opened (true) or folded (false). */
	readonly opened?: ReadonlyMap<number, boolean>;
	/** By key: the inside of subtrees whose nodes the arrays do not hold, positions as in the run. */
	readonly expansions?: ReadonlyMap<number, Tree>;
	/** Also the values that were tried and clashed. */
	readonly stubs?: boolean;
	/**
	 * How many values a variable has: tells which ones clashed at a node that the search has left,
	 * as far as no elimination kept them from being tried.
	 */
	readonly values?: number;
}

/** In a subtree that the user opened, subtrees up to this size are open as well. */
const REVEALED = 24;

/** A node in the making. */
class Draft implements ExcerptNode {
	parent = -1;
	variable = -1;
	value = -1;
	chosen = -1;
	choosing = -1;
	kind: NodeKind = 'open';
	forced = false;
	onPath = false;
	current = false;
	later = false;
	position = -1;
	size = 1;
	hidden = 0;
	bundled = 1;
	toggle: ExcerptNode['toggle'] = null;

	children: Draft[] = [];
	/** Its children are in the picture. */
	open = false;
	/** Inside a subtree that the user opened. */
	revealed = false;
	/** Index in the excerpt. */
	index = -1;
	/** The node in `tree` and, once its inside was fetched, in the tree of that. */
	inside: Tree | null = null;
	insideNode = 0;
	flags = 0;

	constructor(
		readonly key: number,
		readonly depth: number
	) {}
}

/**
 * What of a tree is worth drawing at a moment: at most `limit` marks. The path to the current node
 * is always there, each of its nodes with all children that were placed by then. Subtrees that the
 * search has left are folded into one mark, unless the tree is small or the user opened them.
 * In a run that is small to the end the marks ahead are there too (`later`), so that a layout made
 * of all of them stays as it is while the search goes on.
 *
 * Every node counts once: marks that are nodes and not `later`, and what all marks hide, add up to
 * `total`.
 */
export function excerpt(tree: Tree, moment: Moment, options: ExcerptOptions = {}): Excerpt {
	return new Excerpter(tree, moment, options).make();
}

/**
 * One node of the arrays as an excerpt would show it with everything open, for a view that shows
 * all of them. For nodes off the current path; those on it are in every excerpt.
 */
export function describeNode(tree: Tree, node: number, position: number): ExcerptNode {
	const draft = draftOf(tree, node, tree.depth[node], position);
	draft.open = tree.storedSize[node] > 1;
	nameLeft(draft);
	draft.toggle = null;
	return draft;
}

/** A node of the arrays, all that can be said about it without looking at others. */
function draftOf(tree: Tree, node: number, depth: number, position: number): Draft {
	const draft = new Draft(tree.position[node], depth);
	draft.position = draft.key;
	draft.variable = tree.variable[node];
	draft.value = tree.value[node];
	draft.chosen = draft.choosing = tree.chosen[node];
	draft.flags = tree.flags[node];
	draft.forced = (draft.flags & NODE_FORCED) !== 0;
	draft.later = draft.position > position;
	draft.size = tree.size[node];
	draft.inside = tree;
	draft.insideNode = node;
	return draft;
}

class Excerpter {
	readonly #limit: number;
	readonly #nothingFolded: boolean;
	readonly #withLater: boolean;
	readonly #position: number;
	#count = 0;
	#crowded = false;

	constructor(
		private readonly tree: Tree,
		private readonly moment: Moment,
		private readonly options: ExcerptOptions
	) {
		const { whole = false, small = 250, limit = 2000 } = options;
		this.#limit = limit;
		this.#position = moment.position;
		this.#withLater = whole || tree.length <= small;
		this.#nothingFolded = this.#withLater || lastNodeAt(tree, moment.position) < small;
	}

	make(): Excerpt {
		const path = this.#path();
		const root = path[0];
		this.#beside(path);
		if (this.#count > this.#limit) this.#bundle(path);
		this.#open(path);
		this.#measure(path);
		if (this.options.stubs) this.#addStubs(path);
		const nodes = inSearchOrder(root);
		const current = path[path.length - 1];
		current.current = true;
		return {
			nodes,
			current: current.index,
			path: path.map(({ index }) => index),
			total: root.size,
			crowded: this.#crowded
		};
	}

	#draft(tree: Tree, node: number, depth: number): Draft {
		const draft = draftOf(tree, node, depth, this.#position);
		// The arrays hold one node of it alone: its children are elsewhere, or nowhere.
		if (tree.storedSize[node] === 1 && draft.size > 1) {
			draft.inside = this.options.expansions?.get(draft.key) ?? null;
			draft.insideNode = 0;
		}
		this.#count++;
		return draft;
	}

	/** From the root to the current node, as the stack has it. */
	#path(): Draft[] {
		const { frames } = this.moment;
		let draft = this.#draft(this.tree, 0, 0);
		draft.onPath = draft.open = true;
		const path = [draft];
		for (const frame of frames) {
			if (frame.value < 0) break;
			const { inside } = draft;
			let child = -1;
			if (inside !== null) {
				const end = draft.insideNode + inside.storedSize[draft.insideNode];
				for (let c = draft.insideNode + 1; c < end; c += inside.storedSize[c]) {
					if (inside.variable[c] !== frame.variable || inside.value[c] !== frame.value) continue;
					if (inside.position[c] <= this.#position) child = c;
				}
			}
			const { depth } = draft;
			if (inside !== null && child >= 0) draft = this.#draft(inside, child, depth + 1);
			else {
				// Folded away, or not handed in yet: the stack knows what was placed all the same.
				draft = new Draft(-2 * depth - 1, depth + 1);
				draft.variable = frame.variable;
				draft.value = frame.value;
				draft.forced = frame.forced;
				this.#count++;
			}
			draft.onPath = draft.open = true;
			path.push(draft);
		}
		path.forEach((on, at) => {
			on.chosen = frames[at]?.variable ?? -1;
			if (on.position < 0) on.choosing = on.chosen;
		});
		return path;
	}

	/** Gives the nodes of the path their children. */
	#beside(path: readonly Draft[]): void {
		path.forEach((draft, at) => {
			const next = path[at + 1];
			if (next !== undefined && next.position < 0) draft.children = [next];
			else draft.children = this.#children(draft, next);
		});
	}

	/** The children of a node: those of the arrays, `known` among them as it is. */
	#children(draft: Draft, known?: Draft): Draft[] {
		const { inside, insideNode } = draft;
		const children: Draft[] = [];
		if (inside === null) return children;
		const end = insideNode + inside.storedSize[insideNode];
		for (let c = insideNode + 1; c < end; c += inside.storedSize[c]) {
			const position = inside.position[c];
			if (position === known?.key) children.push(known);
			else if (position <= this.#position || this.#withLater) {
				const child = this.#draft(inside, c, draft.depth + 1);
				child.revealed = draft.revealed;
				children.push(child);
			}
		}
		return children;
	}

	#childCount(draft: Draft): number {
		const { inside, insideNode } = draft;
		let count = 0;
		if (inside === null) return count;
		const end = insideNode + inside.storedSize[insideNode];
		for (let c = insideNode + 1; c < end; c += inside.storedSize[c]) count++;
		return count;
	}

	/** Makes room: from the root on, the closed children of a node of the path become one mark. */
	#bundle(path: readonly Draft[]): void {
		for (let at = 0; at < path.length && this.#count > this.#limit; at++) {
			const on = path[at];
			const beside = on.children.filter((child) => !child.onPath && !child.later);
			const bundleKey = (beside[0]?.key ?? 0) + 0.5;
			if (beside.length < 2 || this.options.opened?.get(bundleKey)) continue;
			const bundle = new Draft(bundleKey, on.depth + 1);
			bundle.bundled = beside.length;
			bundle.size = bundle.hidden = beside.reduce((sum, { size }) => sum + size, 0);
			for (const { flags } of beside) bundle.flags |= flags & NODE_SOLVED;
			bundle.flags |= NODE_CLOSED;
			bundle.toggle = 'open';
			on.children = [bundle, ...on.children.filter((child) => child.onPath || child.later)];
			this.#count -= beside.length - 1;
			this.#crowded = true;
		}
		// A path that is longer than the picture may be: its sides are counted, but not marked.
		for (let at = 0; at < path.length && this.#count > this.#limit; at++) {
			const on = path[at];
			const bundle = on.children.find((child) => child.bundled > 1);
			if (bundle === undefined) continue;
			on.hidden += bundle.size;
			on.children = on.children.filter((child) => child !== bundle);
			this.#count--;
		}
	}

	/** Opens what the user or the smallness of the tree opens, level by level while there is room. */
	#open(path: readonly Draft[]): void {
		const queue = path.flatMap(({ children }) => children.filter((child) => !child.onPath));
		// Invariant: the queue holds marks whose children are not in the picture yet.
		for (const draft of queue) {
			if (draft.size === 1 || draft.bundled > 1 || !this.#shouldOpen(draft)) continue;
			if (this.#count + this.#childCount(draft) > this.#limit) {
				this.#crowded = true;
				continue;
			}
			draft.open = true;
			draft.revealed ||= this.options.opened?.get(draft.key) ?? false;
			draft.children = this.#children(draft);
			queue.push(...draft.children);
		}
	}

	#shouldOpen(draft: Draft): boolean {
		if (draft.inside === null) return false;
		const asked = this.options.opened?.get(draft.key);
		if (asked !== undefined) return asked;
		if (draft.insideNode === 0) return false;
		return this.#nothingFolded || (draft.revealed && draft.size <= REVEALED);
	}

	/** Sizes at the moment, what is hidden, and what each mark is. */
	#measure(path: readonly Draft[]): void {
		const { moment } = this;
		const beside: Draft[] = [];
		const stack = path.flatMap(({ children }) => children.filter((child) => !child.onPath));
		for (let draft = stack.pop(); draft !== undefined; draft = stack.pop()) {
			beside.push(draft);
			stack.push(...draft.children);
		}
		for (const draft of beside) nameLeft(draft);

		// Along the path, from below: its nodes have only as much below them as was placed so far.
		for (let at = path.length - 1; at >= 0; at--) {
			const on = path[at];
			on.size = 1 + on.hidden;
			for (const child of on.children) if (!child.later) on.size += child.size;
		}
		const folded = path.findIndex(({ inside, position }) => inside === null && position >= 0);
		if (folded >= 0) {
			const rest = Math.max(0, moment.statistics.placements + 1 - path[0].size);
			path[folded].hidden += rest;
			for (let at = folded; at >= 0; at--) path[at].size += rest;
			if (rest > 0) path[folded].kind = 'folded';
			path[folded].toggle = 'fetch';
		}
		this.#nameCurrent(path);
	}

	#nameCurrent(path: readonly Draft[]): void {
		const { step, outcome } = this.moment;
		const current = path[path.length - 1];
		const solved = (current.flags & NODE_SOLUTION) !== 0 || step?.kind === 'solution';
		const isOver = path.length === 1 && outcome?.kind === 'exhausted';
		if (solved) current.kind = 'solution';
		else if (isOver) current.kind = current.flags & NODE_SOLVED ? 'solved' : 'exhausted';
		else if (step?.kind === 'prune') current.kind = 'pruned';
		else if (step?.kind === 'deadend') current.kind = current.size > 1 ? 'exhausted' : 'failed';
	}

	/** Hangs the values that clashed beside the children, in the order of the values. */
	#addStubs(path: readonly Draft[]): void {
		const { frames, domains } = this.moment;
		path.forEach((on, at) => {
			if (frames[at] !== undefined) this.#hang(on, frames[at].rejected);
		});
		const { values } = this.options;
		if (values === undefined || domains !== null) return;
		const queue = path.flatMap(({ children }) => children.filter((child) => !child.onPath));
		for (const draft of queue) {
			queue.push(...draft.children);
			const isLeaf = draft.kind === 'failed' && (this.#nothingFolded || draft.revealed);
			if (draft.later || draft.chosen < 0 || !(draft.open || isLeaf)) continue;
			if (draft.children.some((child) => child.forced)) continue;
			let rejected = allValues(values);
			for (const { value } of draft.children) rejected &= ~(1 << value);
			this.#hang(draft, rejected);
		}
	}

	#hang(draft: Draft, rejected: number): void {
		if (rejected === 0 || this.#count + countValues(rejected) > this.#limit) return;
		const stubs = listValues(rejected).map((value) => {
			const stub = new Draft(draft.key + (value + 1) / 100, draft.depth + 1);
			stub.variable = draft.chosen;
			stub.value = value;
			stub.kind = 'rejected';
			stub.size = 0;
			return stub;
		});
		this.#count += stubs.length;
		draft.children = mixed(draft.children, stubs);
	}
}

/** Names a mark off the path: what it is now that the search has left it, or will be. */
function nameLeft(draft: Draft): void {
	const { flags, open, size, later } = draft;
	const solved = (flags & NODE_SOLVED) !== 0;
	const closed = !later || (flags & NODE_CLOSED) !== 0;
	if ((flags & NODE_SOLUTION) !== 0) draft.kind = 'solution';
	else if (size > 1 && !open) {
		draft.kind = solved ? 'folded-solved' : 'folded';
		if (draft.bundled === 1) {
			draft.hidden = size - 1;
			draft.toggle = draft.inside === null ? 'fetch' : 'open';
		}
	} else if (!closed) draft.kind = 'open';
	else if (size === 1) draft.kind = (flags & NODE_PRUNED) !== 0 ? 'pruned' : 'failed';
	else {
		draft.kind = solved ? 'solved' : 'exhausted';
		draft.toggle = 'fold';
	}
}

/** Stubs among children: by value, where the children are in that order; else the stubs first. */
function mixed(children: readonly Draft[], stubs: Draft[]): Draft[] {
	const rises = children.every((child, at) => at === 0 || children[at - 1].value < child.value);
	const falls = children.every((child, at) => at === 0 || children[at - 1].value > child.value);
	if (rises) return [...children, ...stubs].sort((a, b) => a.value - b.value);
	if (falls) return [...children, ...stubs].sort((a, b) => b.value - a.value);
	return [...stubs, ...children];
}

/** All marks, parents before children; gives each its index. Iterative: paths are long. */
function inSearchOrder(root: Draft): Draft[] {
	const nodes: Draft[] = [];
	const stack = [root];
	for (let draft = stack.pop(); draft !== undefined; draft = stack.pop()) {
		draft.index = nodes.length;
		nodes.push(draft);
		for (let at = draft.children.length - 1; at >= 0; at--) {
			draft.children[at].parent = draft.index;
			stack.push(draft.children[at]);
		}
	}
	return nodes;
}
