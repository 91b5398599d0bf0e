import type { Tree } from './tree';

/** The arrays of a {@link Tree}. */
export type TreeColumns = Omit<Tree, 'length'>;

/** What changed in a growing tree since its last update. */
export interface TreeUpdate {
	/** Nodes before this one are as they were, except for those in `open`. */
	readonly kept: number;
	/** The nodes from `kept` on. */
	readonly added: Tree;
	/** The nodes before `kept` that were open at the last update, from the root. */
	readonly open: Int32Array;
	/** What is now true of those. */
	readonly changed: Tree;
}

const NAMES = [
	'parent',
	'depth',
	'variable',
	'value',
	'chosen',
	'position',
	'size',
	'storedSize',
	'flags'
] as const satisfies readonly (keyof TreeColumns)[];

/** Arrays with room for this many nodes. */
export function treeColumns(capacity: number): TreeColumns {
	return {
		parent: new Int32Array(capacity),
		depth: new Uint16Array(capacity),
		variable: new Int32Array(capacity),
		value: new Int8Array(capacity),
		chosen: new Int32Array(capacity),
		position: new Float64Array(capacity),
		size: new Float64Array(capacity),
		storedSize: new Int32Array(capacity),
		flags: new Uint8Array(capacity)
	};
}

/** Copies the nodes `start` … `end` − 1 of `from` to `to`, the first one to `at`. */
export function copyNodes(
	from: TreeColumns,
	start: number,
	end: number,
	to: TreeColumns,
	at: number
): void {
	for (const name of NAMES) to[name].set(from[name].subarray(start, end), at);
}

/** Copies one node over another. A loop over the names takes ten times as long. */
export function moveNode(columns: TreeColumns, from: number, to: number): void {
	columns.parent[to] = columns.parent[from];
	columns.depth[to] = columns.depth[from];
	columns.variable[to] = columns.variable[from];
	columns.value[to] = columns.value[from];
	columns.chosen[to] = columns.chosen[from];
	columns.position[to] = columns.position[from];
	columns.size[to] = columns.size[from];
	columns.storedSize[to] = columns.storedSize[from];
	columns.flags[to] = columns.flags[from];
}

/**
 * Frees the memory of arrays that are never read again; the garbage collector, in browsers that
 * cannot, takes seconds.
 */
export function releaseColumns(columns: TreeColumns): void {
	for (const name of NAMES) (columns[name].buffer as Partial<ArrayBuffer>).transfer?.(0);
}

/** The first `length` nodes as a tree that shares the arrays. */
export function treeOf(columns: TreeColumns, length: number): Tree {
	return {
		length,
		parent: columns.parent.subarray(0, length),
		depth: columns.depth.subarray(0, length),
		variable: columns.variable.subarray(0, length),
		value: columns.value.subarray(0, length),
		chosen: columns.chosen.subarray(0, length),
		position: columns.position.subarray(0, length),
		size: columns.size.subarray(0, length),
		storedSize: columns.storedSize.subarray(0, length),
		flags: columns.flags.subarray(0, length)
	};
}
