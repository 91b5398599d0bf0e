import type { Tree } from '$lib/engine/trace/tree/tree';

/** The maximum number of nodes in all opened subtrees together. */
export const EXPANDED_NODES = 1 << 20;

/**
 * Adds an opened subtree to the others, keyed by the position of its root. If they have too many
 * nodes in total, drops those opened longest ago, except the ones that contain the new one.
 */
export function withExpansion(
	expansions: ReadonlyMap<number, Tree>,
	position: number,
	inside: Tree
): ReadonlyMap<number, Tree> {
	const next = new Map(expansions);
	next.delete(position);
	let room = EXPANDED_NODES - inside.length;
	for (const { length } of next.values()) room -= length;
	for (const [key, tree] of next) {
		if (room >= 0) break;
		if (tree.position.includes(position)) continue;
		next.delete(key);
		room += tree.length;
	}
	return next.set(position, inside);
}
