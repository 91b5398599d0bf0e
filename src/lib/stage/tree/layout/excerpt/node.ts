import { listValues } from '$lib/engine/problem';
import type { Frame } from '$lib/engine/search/frame';
import {
	NODE_CLOSED,
	NODE_FORCED,
	NODE_PRUNED,
	NODE_SKIPPED,
	NODE_SOLUTION,
	NODE_SOLVED,
	type Tree
} from '$lib/engine/trace/tree/tree';

/** The state of a node at the shown moment. */
export type NodeKind =
	/** A partial solution that the search has not left. */
	| 'open'
	/** A dead end: nothing could be placed below it. */
	| 'failed'
	/** Pruned: nothing better than the best solution can follow. */
	| 'pruned'
	/** Left because everything below it failed. */
	| 'exhausted'
	/** Left by a jump: what else could be placed beside it was not tried. */
	| 'skipped'
	/** Left, with a solution below it. */
	| 'solved'
	| 'solution'
	/** Stands for a subtree that is not drawn. On the path: for its part searched so far. */
	| 'folded'
	/** The same, with a solution in it. */
	| 'folded-solved'
	/** Several placements of the path without a branch. */
	| 'chain'
	/** A value that was tried and clashed: not a node of the tree. */
	| 'rejected';

/** One mark of the picture. */
export interface ExcerptNode {
	/**
	 * Identifies a node permanently, even if the tree is recorded further or folded: the position of
	 * its placement. Marks without a node in the arrays have keys that are not positions.
	 */
	readonly key: number;
	/** Index of the parent in the excerpt, −1 for the root. */
	readonly parent: number;
	readonly depth: number;
	/** The marks above it in the picture; fewer than its depth if some stand for several nodes. */
	readonly row: number;
	/** The placement that leads to it; −1 for the root and for marks of several nodes. */
	readonly variable: number;
	readonly value: number;
	/** The variable that its children decide, −1 if not chosen yet. */
	readonly chosen: number;
	/** The same, but looking ahead: the layout reserves room for its name. */
	readonly choosing: number;
	readonly kind: NodeKind;
	readonly forced: boolean;
	readonly onPath: boolean;
	readonly current: boolean;
	/** Placed after the moment. */
	readonly later: boolean;
	/** The position where it is placed, −1 if unknown. */
	readonly position: number;
	/** Nodes of the subtree placed by then, including itself; 1 if only this one is known. */
	readonly size: number;
	/** How many of them are neither in the picture nor below another mark of it. */
	readonly hidden: number;
	/** Subtrees that this one mark stands for: 1, or more for a bundle of closed siblings. */
	readonly bundled: number;
	/** The placements that a mark of several nodes of the path stands for; empty for other marks. */
	readonly inside: readonly Placed[];
	/** It can be opened, be opened after its inside is searched again, or be folded. */
	readonly toggle: 'open' | 'fetch' | 'fold' | null;
}

interface Placed {
	readonly variable: number;
	readonly value: number;
}

// Shared: a path can have thousands of marks.
const NOTHING: readonly Placed[] = [];
const NO_CHILDREN: readonly Draft[] = [];

/** A mark in the making. */
export class Draft implements ExcerptNode {
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
	row = 0;
	inside = NOTHING;
	toggle: ExcerptNode['toggle'] = null;

	children: readonly Draft[] = NO_CHILDREN;
	/** Its children are in the picture. */
	open = false;
	/** In a subtree that the user opened. */
	revealed = false;
	/** In a subtree that is open because there is room. */
	isRecent = false;
	/** Left by the search; what is below it is not known. */
	isUnknown = false;
	/** Index in the excerpt. */
	index = -1;
	/** The tree that holds its children, and its node number there; null if no tree holds them. */
	tree: Tree | null = null;
	node = 0;
	flags = 0;

	constructor(
		readonly key: number,
		readonly depth: number
	) {}
}

/** A node of a tree, with everything known about it without looking at others. */
export function draftOf(tree: Tree, node: number, depth: number, position: number): Draft {
	const draft = new Draft(tree.position[node], depth);
	draft.position = draft.key;
	draft.variable = tree.variable[node];
	draft.value = tree.value[node];
	draft.chosen = draft.choosing = tree.chosen[node];
	draft.flags = tree.flags[node];
	draft.forced = (draft.flags & NODE_FORCED) !== 0;
	draft.later = draft.position > position;
	draft.size = tree.size[node];
	draft.tree = tree;
	draft.node = node;
	return draft;
}

/**
 * The values that a frame of the stack took back, as children of a node whose children no tree
 * holds. What was below them is not known.
 */
export function childrenFrom(frame: Frame, depth: number): Draft[] {
	const { variable, failed, solved } = frame;
	return listValues(failed | solved).map((value) => {
		// Even, unlike the keys of other marks that no tree holds.
		const draft = new Draft(-2 * (64 * depth + value + 1), depth);
		draft.variable = variable;
		draft.value = value;
		draft.flags = NODE_CLOSED | (((solved >>> value) & 1) !== 0 ? NODE_SOLVED : 0);
		draft.isUnknown = true;
		return draft;
	});
}

/** The number of children that a draft's tree holds. */
export function countStoredChildren({ tree, node }: Draft): number {
	let count = 0;
	if (tree === null) return count;
	const end = node + tree.storedSize[node];
	for (let child = node + 1; child < end; child += tree.storedSize[child]) count++;
	return count;
}

/** The children of the path's nodes that are not on the path themselves. */
export function childrenOffPath(path: readonly Draft[]): Draft[] {
	const off: Draft[] = [];
	for (const { children } of path) for (const child of children) if (!child.onPath) off.push(child);
	return off;
}

/** Sets kind and toggle of a mark off the path, which the search has left or will have left. */
export function classify(draft: Draft): void {
	const { flags, open, size, later } = draft;
	const isSolved = (flags & NODE_SOLVED) !== 0;
	const isClosed = !later || (flags & NODE_CLOSED) !== 0;
	if (draft.isUnknown) {
		draft.kind = isSolved ? 'folded-solved' : 'folded';
		draft.toggle = 'fetch';
	} else if ((flags & NODE_SOLUTION) !== 0) draft.kind = 'solution';
	else if (size > 1 && !open) {
		draft.kind = isSolved ? 'folded-solved' : 'folded';
		if (draft.bundled === 1) {
			draft.hidden = size - 1;
			draft.toggle = draft.tree === null ? 'fetch' : 'open';
		}
	} else if (!isClosed) draft.kind = 'open';
	else {
		const isSkipped = !later && (flags & NODE_SKIPPED) !== 0;
		if (size > 1) draft.toggle = 'fold';
		if (size === 1 && (flags & NODE_PRUNED) !== 0) draft.kind = 'pruned';
		else if (isSolved) draft.kind = 'solved';
		else if (isSkipped) draft.kind = 'skipped';
		else draft.kind = size === 1 ? 'failed' : 'exhausted';
	}
}

/**
 * One node of a tree as an excerpt would show it with everything open, for a view that shows all
 * nodes. Only for nodes off the current path; those on it are in every excerpt.
 */
export function describeNode(tree: Tree, node: number, position: number): ExcerptNode {
	const draft = draftOf(tree, node, tree.depth[node], position);
	draft.open = tree.storedSize[node] > 1;
	classify(draft);
	draft.toggle = null;
	return draft;
}
