/**
 * The walk of the miniature on the home page: a 4×4 Sudoku, solved in reading order with ascending
 * values. It is a recording of the real search (the test records it anew and compares), kept as data
 * so that the page does not have to load the search.
 */

/** The puzzle in reading order; 0 is an empty cell. */
export const GIVENS = '0400004003044213';

export type WalkKind = 'reject' | 'place' | 'deadend' | 'backtrack' | 'solution';

/** A step: its kind, the cell from 0 in reading order, and the digit. −1 where the kind has none. */
export type WalkStep = readonly [kind: WalkKind, cell: number, digit: number];

export const WALK: readonly WalkStep[] = [
	['place', 0, 1],
	['reject', 2, 1],
	['place', 2, 2],
	['reject', 3, 1],
	['reject', 3, 2],
	['reject', 3, 3],
	['reject', 3, 4],
	['deadend', 3, -1],
	['backtrack', 2, 2],
	['place', 2, 3],
	['reject', 3, 1],
	['place', 3, 2],
	['reject', 4, 1],
	['place', 4, 2],
	['reject', 5, 1],
	['reject', 5, 2],
	['reject', 5, 3],
	['reject', 5, 4],
	['deadend', 5, -1],
	['backtrack', 4, 2],
	['place', 4, 3],
	['reject', 5, 1],
	['reject', 5, 2],
	['reject', 5, 3],
	['reject', 5, 4],
	['deadend', 5, -1],
	['backtrack', 4, 3],
	['reject', 4, 4],
	['deadend', 4, -1],
	['backtrack', 3, 2],
	['reject', 3, 3],
	['reject', 3, 4],
	['deadend', 3, -1],
	['backtrack', 2, 3],
	['reject', 2, 4],
	['deadend', 2, -1],
	['backtrack', 0, 1],
	['place', 0, 2],
	['reject', 2, 1],
	['reject', 2, 2],
	['place', 2, 3],
	['place', 3, 1],
	['place', 4, 1],
	['reject', 5, 1],
	['reject', 5, 2],
	['reject', 5, 3],
	['reject', 5, 4],
	['deadend', 5, -1],
	['backtrack', 4, 1],
	['reject', 4, 2],
	['place', 4, 3],
	['place', 5, 1],
	['reject', 7, 1],
	['place', 7, 2],
	['place', 8, 1],
	['reject', 10, 1],
	['place', 10, 2],
	['solution', -1, -1]
];

/** One node of the walk's decision tree. */
export interface WalkNode {
	/** Index of the parent; −1 for the root. */
	parent: number;
	/** The digit that leads here; 0 for the root. */
	digit: number;
	/** Levels below the root, and columns from the left; halves where a parent stands between two. */
	depth: number;
	column: number;
	/** The node exists from this position on, and is left at `left` (Infinity: never). */
	entered: number;
	left: number;
	/** The position at which it turns out to be a leaf, and which; Infinity when it is none. */
	ended: number;
	end: 'dead' | 'solved' | null;
}

/** The decision tree of the whole walk, parents before children, a column for each leaf. */
export const TREE: readonly WalkNode[] = growTree();

function growTree(): WalkNode[] {
	const nodes: WalkNode[] = [node(-1, 0, 0, 0)];
	let current = 0;
	WALK.forEach(([kind, , digit], index) => {
		const here = nodes[current];
		const isLeaf = current === nodes.length - 1;
		if (kind === 'place') {
			nodes.push(node(current, digit, here.depth + 1, index + 1));
			current = nodes.length - 1;
		} else if (kind === 'backtrack') {
			here.left = index + 1;
			current = here.parent;
		} else if (kind === 'solution' || (kind === 'deadend' && isLeaf)) {
			here.ended = index + 1;
			here.end = kind === 'solution' ? 'solved' : 'dead';
		}
	});

	let columns = 0;
	for (const leaf of nodes) if (leaf.end) leaf.column = columns++;
	for (let index = nodes.length - 1; index >= 0; index--) {
		const children = nodes.filter(({ parent }) => parent === index);
		if (children.length === 0) continue;
		nodes[index].column = (children[0].column + children[children.length - 1].column) / 2;
	}
	return nodes;
}

function node(parent: number, digit: number, depth: number, entered: number): WalkNode {
	return { parent, digit, depth, column: 0, entered, left: Infinity, ended: Infinity, end: null };
}

/** What the miniature shows after the first `position` steps. */
export interface WalkMoment {
	/** The digits on the board, in reading order; 0 is empty. */
	digits: number[];
	/** The step just taken; null at the beginning. */
	step: WalkStep | null;
	/** On a `reject`: the cell that has the digit already. Otherwise −1. */
	clash: number;
	/** The index in {@link TREE} of the node the search stands at. */
	node: number;
}

/** The state of the walk after its first `position` steps, 0 to `WALK.length`. */
export function momentOf(position: number): WalkMoment {
	const digits = Array.from(GIVENS, Number);
	for (const [kind, cell, digit] of WALK.slice(0, position)) {
		if (kind === 'place') digits[cell] = digit;
		else if (kind === 'backtrack') digits[cell] = 0;
	}
	const step = position > 0 ? WALK[position - 1] : null;
	return {
		digits,
		step,
		clash:
			step?.[0] === 'reject'
				? digits.findIndex((digit, cell) => digit === step[2] && arePeers(cell, step[1]))
				: -1,
		// The newest node that was entered and not left is the deepest one on the path.
		node: TREE.findLastIndex(({ entered, left }) => entered <= position && position < left)
	};
}

function arePeers(one: number, other: number): boolean {
	const row = (cell: number) => cell >> 2;
	const column = (cell: number) => cell & 3;
	const box = (cell: number) => (row(cell) >> 1) * 2 + (column(cell) >> 1);
	return row(one) === row(other) || column(one) === column(other) || box(one) === box(other);
}
