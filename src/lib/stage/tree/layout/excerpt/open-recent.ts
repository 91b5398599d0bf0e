import { childrenOffPath, type Draft } from './node';

/** How much a pane can show at a readable scale. */
export interface Room {
	/** Marks side by side. */
	readonly columns: number;
	/** Depths below each other. */
	readonly rows: number;
}

/**
 * Opens the closed subtrees beside the path that fit into the room, the ones left last first. It
 * stops at the first that does not fit, so that a subtree that was folded never opens by itself
 * while the search continues.
 *
 * @param path its nodes have their children.
 * @param values the number of marks below each open node, if rejected values are drawn too.
 */
export function openRecent(
	path: readonly Draft[],
	{ columns, rows }: Room,
	asked: ReadonlyMap<number, boolean> | undefined,
	values: number | undefined
): void {
	/** The marks beside the path at each depth. */
	const taken: number[] = [];
	const beside = childrenOffPath(path);
	for (const { depth } of beside) taken[depth] = (taken[depth] ?? 0) + 1;

	/** Takes the room for the inside of a subtree. @returns false if there is not enough. */
	function take({ tree, node, depth }: Draft): boolean {
		if (tree === null) return false;
		const end = node + tree.storedSize[node];
		if (end - node > columns * rows) return false;
		const inside: number[] = [];
		for (let below = node; below < end; below++) {
			const down = tree.depth[below] - tree.depth[node];
			if (values !== undefined) inside[down + 1] = (inside[down + 1] ?? 0) + values;
			else if (below > node) inside[down] = (inside[down] ?? 0) + 1;
		}
		if (inside.length > rows) return false;
		// The path takes one column.
		if (inside.some((count, down) => (taken[depth + down] ?? 0) + count >= columns)) return false;
		inside.forEach((count, down) => (taken[depth + down] = (taken[depth + down] ?? 0) + count));
		return true;
	}

	for (const draft of beside.reverse()) {
		if (draft.size === 1 && (values === undefined || draft.isUnknown)) continue;
		if (draft.bundled > 1 || asked?.has(draft.key)) continue;
		if (!take(draft)) return;
		draft.isRecent = true;
	}
}
