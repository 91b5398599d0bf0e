/** One decision on the path to a node. */
export interface Placement {
	readonly variable: number;
	readonly value: number;
}

interface Child extends Placement {
	/** −1 for the root. */
	readonly parent: number;
	/** The placements of a mark of several nodes. */
	readonly inside?: readonly Placement[];
}

/** The placements that lead to a node, first to last. Bundles (variable −1) place nothing. */
export function placementsTo(node: Child, nodeAt: (index: number) => Child): Placement[] {
	const path: Placement[] = [];
	for (let at = node; at.parent >= 0; at = nodeAt(at.parent))
		if (at.inside !== undefined && at.inside.length > 0) path.unshift(...at.inside);
		else if (at.variable >= 0) path.unshift({ variable: at.variable, value: at.value });
	return path;
}
