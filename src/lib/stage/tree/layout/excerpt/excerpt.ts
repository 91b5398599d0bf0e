import type { Frame } from '$lib/engine/search/frame';
import type { OrderAfter } from '$lib/engine/search/order-after';
import { isUsedUp, type Moment } from '$lib/engine/trace/moment';
import { NODE_SOLUTION, NODE_SOLVED, type Tree } from '$lib/engine/trace/tree/tree';
import {
	childrenFrom,
	childrenOffPath,
	classify,
	countStoredChildren,
	Draft,
	draftOf,
	type ExcerptNode
} from './node';
import { addRejected } from './add-rejected';
import { bundle } from './bundle';
import { shortenPath, squeezePath } from './shorten';
import { openRecent, type Room } from './open-recent';

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
	/** Nodes beside the path that no mark stands for. */
	readonly leftOut: number;
	/** The node of the path whose inside the arrays do not hold. */
	readonly missing: Missing | null;
}

interface Missing {
	/** Its index in the excerpt. */
	readonly index: number;
	/** The nodes of its subtree in the whole run, including itself. */
	readonly size: number;
}

export interface ExcerptOptions {
	/** Show everything that is in the arrays, unfolded. */
	readonly whole?: boolean;
	/** Leave out what lies ahead; only a whole tree shows that. */
	readonly hidesFuture?: boolean;
	/** The maximum number of marks, 2,000 by default. */
	readonly limit?: number;
	/** What fits is not folded; 15 columns of 10 rows by default. */
	readonly room?: Room;
	/** By key: whether the user opened (true) or folded (false) it. */
	readonly opened?: ReadonlyMap<number, boolean>;
	/** By key: the inside of subtrees whose nodes the arrays do not hold, positions as in the run. */
	readonly expansions?: ReadonlyMap<number, Tree>;
	/** Draw runs of the path without a branch as one mark, except near the current node. */
	readonly shortens?: boolean;
	/** Also show the values that were tried and clashed. */
	readonly stubs?: boolean;
	/** The number of values per variable. */
	readonly values?: number;
	/**
	 * The order in which values are tried. With it, a node that the search has left shows which ones
	 * clashed, unless elimination kept some from being tried.
	 */
	readonly orderAfter?: OrderAfter | undefined;
}

/** In a subtree that the user opened, subtrees of up to this many nodes are open as well. */
const REVEALED = 24;

const ROOM: Room = { columns: 15, rows: 10 };

/**
 * The part of a tree that is worth drawing at a moment: at most `limit` marks, of at least 3. It
 * always has the path to the current node, each node of it with all children placed by then, as far
 * as the limit allows: near the root several can be one mark. A subtree that the
 * search has left is folded into one mark, unless there is room for it or the user opened it. Only
 * the whole tree has marks that lie ahead (`later`).
 *
 * Every node counts once: the marks that are nodes and not `later`, plus the hidden nodes of all
 * marks, add up to `total`.
 */
export function excerpt(tree: Tree, moment: Moment, options: ExcerptOptions = {}): Excerpt {
	return new ExcerptBuilder(tree, moment, options).build();
}

class ExcerptBuilder {
	readonly #limit: number;
	readonly #foldsNothing: boolean;
	readonly #showsLater: boolean;
	readonly #position: number;
	#count = 0;
	#crowded = false;
	#missing: { draft: Draft; size: number } | null = null;

	constructor(
		private readonly tree: Tree,
		private readonly moment: Moment,
		private readonly options: ExcerptOptions
	) {
		const { whole = false, hidesFuture = false, limit = 2000 } = options;
		this.#limit = limit;
		this.#position = moment.position;
		this.#foldsNothing = whole;
		this.#showsLater = whole && !hidesFuture;
	}

	/**
	 * The passes, in order, and what each of them writes:
	 *
	 * 1. `#path` makes the marks from the root to the current node: `onPath`, `open`, `chosen`.
	 * 2. `#addChildren` hangs the marks beside the path: `children`.
	 * 3. `bundle` makes room if there are too many: `children` of the path, their `bundled`, `hidden`.
	 * 4. `openRecent` finds the subtrees for which there is room: `isRecent`.
	 * 5. `#open` opens these and those that the user opened: `open`, `revealed`, `children`.
	 * 6. `#measure` says what each mark stands for now: `kind`, `toggle`, `size`, `hidden`.
	 * 7. `addRejected` hangs the values that clashed: `children`.
	 * 8. `shortenPath` and `squeezePath` replace runs of the path by one mark: `children`, `toggle`.
	 * 9. `inSearchOrder` numbers what is left: `index`, `parent`, `row`.
	 */
	build(): Excerpt {
		const { room = ROOM, opened, stubs, values, orderAfter } = this.options;
		const path = this.#path();
		const root = path[0];
		this.#addChildren(path);
		const excess = this.#count - this.#limit;
		if (excess > 0) {
			this.#crowded = true;
			this.#count = this.#limit + bundle(path, excess, opened);
		}
		if (!this.#foldsNothing) openRecent(path, room, opened, stubs ? values : undefined);
		this.#open(path);
		this.#measure(path);
		if (stubs)
			addRejected(path, this.moment, {
				values: values ?? 0,
				orderAfter,
				foldsNothing: this.#foldsNothing,
				limit: this.#limit - this.#count
			});
		const short = this.options.shortens ? shortenPath(path, room.rows, opened) : path;
		// Nothing is left beside a path that is too long.
		const drawn = this.#count > this.#limit ? squeezePath(short, this.#limit) : short;
		const nodes = inSearchOrder(root);
		const current = path[path.length - 1];
		current.current = true;
		return {
			nodes,
			current: current.index,
			path: drawn.map(({ index }) => index),
			total: root.size,
			crowded: this.#crowded,
			leftOut: path.reduce((sum, { hidden }) => sum + hidden, 0),
			missing: this.#missing && {
				index: drawn.findLast(({ depth }) => depth <= this.#missing!.draft.depth)!.index,
				size: this.#missing.size
			}
		};
	}

	#draft(tree: Tree, node: number, depth: number): Draft {
		const draft = draftOf(tree, node, depth, this.#position);
		// The arrays hold only the root of this subtree; the rest may have been searched again.
		if (tree.storedSize[node] === 1 && draft.size > 1) {
			draft.tree = this.options.expansions?.get(draft.key) ?? null;
			draft.node = 0;
		}
		this.#count++;
		return draft;
	}

	/** From the root to the current node, according to the stack. */
	#path(): Draft[] {
		const { frames } = this.moment;
		let draft = this.#draft(this.tree, 0, 0);
		draft.onPath = draft.open = true;
		const path = [draft];
		for (const frame of frames) {
			if (frame.value < 0) break;
			const { tree, depth } = draft;
			const node = this.#childAt(draft, frame);
			if (tree !== null && node >= 0) draft = this.#draft(tree, node, depth + 1);
			else {
				// Folded, or not received yet; the stack still knows what was placed.
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

	/** The child that a frame of the stack placed, −1 if the tree does not hold it. */
	#childAt(draft: Draft, { variable, value }: Frame): number {
		const { tree, node } = draft;
		let last = -1;
		if (tree === null) return last;
		const end = node + tree.storedSize[node];
		for (let child = node + 1; child < end; child += tree.storedSize[child]) {
			const isIt = tree.variable[child] === variable && tree.value[child] === value;
			if (isIt && tree.position[child] <= this.#position) last = child;
		}
		return last;
	}

	/** Gives the nodes of the path their children, and notes which of them no tree holds. */
	#addChildren(path: readonly Draft[]): void {
		path.forEach((draft, at) => {
			const next = path[at + 1];
			const frame = this.moment.frames[at];
			let children: Draft[];
			if (draft.tree === null) {
				children = frame === undefined ? [] : childrenFrom(frame, draft.depth + 1);
				this.#count += children.length;
			} else children = this.#children(draft, next);
			if (next !== undefined && next.position < 0) children.push(next);
			draft.children = children;
		});
		const missing = path.find(({ tree, position }) => tree === null && position >= 0);
		if (missing !== undefined) this.#missing = { draft: missing, size: missing.size };
	}

	/** The children of a node that the tree holds, with `known` as one of them. */
	#children(draft: Draft, known?: Draft): Draft[] {
		const { tree } = draft;
		const children: Draft[] = [];
		if (tree === null) return children;
		const end = draft.node + tree.storedSize[draft.node];
		for (let node = draft.node + 1; node < end; node += tree.storedSize[node]) {
			const position = tree.position[node];
			if (position === known?.key) children.push(known);
			else if (position <= this.#position || this.#showsLater) {
				const child = this.#draft(tree, node, draft.depth + 1);
				child.revealed = draft.revealed;
				child.isRecent = draft.isRecent;
				children.push(child);
			}
		}
		return children;
	}

	/** Opens what the user opened and what there is room for, level by level up to the limit. */
	#open(path: readonly Draft[]): void {
		const queue = childrenOffPath(path);
		// Invariant: the queue holds marks whose children are not in the picture yet.
		for (const draft of queue) {
			if (draft.size === 1 || draft.bundled > 1 || !this.#shouldOpen(draft)) continue;
			if (this.#count + countStoredChildren(draft) > this.#limit) {
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
		if (draft.tree === null) return false;
		const asked = this.options.opened?.get(draft.key);
		if (asked !== undefined) return asked;
		if (draft.isRecent) return true;
		if (draft.node === 0) return false;
		return this.#foldsNothing || (draft.revealed && draft.size <= REVEALED);
	}

	/** Sets the kind of every mark, its size at the moment, and its number of hidden nodes. */
	#measure(path: readonly Draft[]): void {
		const { moment } = this;
		const queue = childrenOffPath(path);
		for (const draft of queue) {
			classify(draft);
			queue.push(...draft.children);
		}

		// Upward along the path, whose nodes include only what was placed so far below them.
		for (let at = path.length - 1; at >= 0; at--) {
			const on = path[at];
			on.size = 1 + on.hidden;
			for (const child of on.children) if (!child.later) on.size += child.size;
		}
		if (this.#missing !== null) {
			const { draft } = this.#missing;
			const rest = Math.max(0, moment.statistics.placements + 1 - path[0].size);
			draft.hidden += rest;
			for (let at = path.indexOf(draft); at >= 0; at--) path[at].size += rest;
			if (rest > 0) draft.kind = 'folded';
			draft.toggle = 'fetch';
		}
		this.#classifyCurrent(path);
	}

	#classifyCurrent(path: readonly Draft[]): void {
		const { step, outcome } = this.moment;
		const current = path[path.length - 1];
		// The solution is the step after its last placement.
		const isFound = (current.flags & NODE_SOLUTION) !== 0 && current.position < this.#position;
		const solved = isFound || step?.kind === 'solution';
		const isOver = path.length === 1 && outcome?.kind === 'exhausted';
		if (solved) current.kind = 'solution';
		else if (isOver) current.kind = current.flags & NODE_SOLVED ? 'solved' : 'exhausted';
		else if (step?.kind === 'prune') current.kind = 'pruned';
		else if (isUsedUp(this.moment)) current.kind = 'solved';
		else if (step?.kind === 'deadend') current.kind = current.size > 1 ? 'exhausted' : 'failed';
	}
}

/** All marks, parents before children; sets the index of each. Iterative, since paths are long. */
function inSearchOrder(root: Draft): Draft[] {
	const nodes: Draft[] = [];
	const stack = [root];
	for (let draft = stack.pop(); draft !== undefined; draft = stack.pop()) {
		draft.index = nodes.length;
		nodes.push(draft);
		for (let at = draft.children.length - 1; at >= 0; at--) {
			draft.children[at].parent = draft.index;
			draft.children[at].row = draft.row + 1;
			stack.push(draft.children[at]);
		}
	}
	return nodes;
}
