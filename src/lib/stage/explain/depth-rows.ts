/** One depth, or several consecutive ones, in a table of nodes by depth. */
export interface DepthRow {
	readonly first: number;
	readonly last: number;
	readonly nodes: number;
	/** The length of its bar as a share of the longest one, 0 to 1. */
	readonly share: number;
	/** The count of each reference, null where it does not cover the depth. */
	readonly published: readonly (number | null)[];
}

/** Maximum number of rows; in a longer table, each row stands for several depths. */
const MAX_ROWS = 100;

/**
 * The rows of a table of nodes by depth.
 * @param nodes nodes at depth 0, 1, …
 * @param references other counts to compare with.
 */
export function depthRows(
	nodes: ArrayLike<number>,
	references: readonly { readonly nodes: readonly number[] }[] = []
): DepthRow[] {
	const depths = Math.max(nodes.length, ...references.map((reference) => reference.nodes.length));
	const width = Math.ceil(depths / MAX_ROWS);
	const sum = (counts: ArrayLike<number>, first: number, last: number) => {
		let total = 0;
		for (let depth = first; depth <= last && depth < counts.length; depth++) total += counts[depth];
		return total;
	};
	const rows = Array.from({ length: Math.ceil(depths / width) }, (_, index) => {
		const first = index * width;
		const last = Math.min(depths, first + width) - 1;
		return {
			first,
			last,
			nodes: sum(nodes, first, last),
			published: references.map((reference) =>
				first < reference.nodes.length ? sum(reference.nodes, first, last) : null
			)
		};
	});
	const longest = Math.max(1, ...rows.map((row) => row.nodes));
	return rows.map((row) => ({ ...row, share: row.nodes / longest }));
}
