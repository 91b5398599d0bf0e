import type { Tree } from '../trace/tree';

/** Nodes that opened subtrees may hold together. */
export const EXPANDED_NODES = 1 << 20;

/**
 * Opened subtrees with one more, by the position of their root. Where they hold too many nodes
 * together, those opened longest ago go, but for the ones that the new one lies in.
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
