import type { Outcome } from '$lib/engine/search/outcome';
import type { Strategy } from '$lib/engine/search/strategy';
import type { Tree } from '$lib/engine/trace/tree/tree';
import type { Names } from '../../facts/names';
import { nodesForFile } from './tree-nodes';

/** What a file says of a tree besides its nodes. */
export interface TreeAbout {
	/** "Sudoku, raster". */
	readonly title: string;
	/** The name of a lane; empty if there is only one. */
	readonly run: string;
	/** The kind of problem, as in addresses. */
	readonly kind: string;
	/** What may be told of it. */
	readonly strategy: Partial<Strategy>;
	/** The steps of the run until the moment of the tree. */
	readonly steps: number;
	/** How the run had ended by then; null if it had not. */
	readonly outcome: Outcome | null;
}

/** At most as many nodes are in a file: about 15 MB. */
const LIMIT = 100_000;

/**
 * A decision tree as JSON, a line for each node. docs/tree-file.md says what the fields mean; whoever
 * changes one, changes the version.
 */
export function treeJson(
	tree: Tree,
	names: Pick<Names, 'variable' | 'value'>,
	about: TreeAbout,
	limit = LIMIT
): string {
	const nodes = nodesForFile(tree, limit).map(({ variable, value, forced, folded, ...node }) => ({
		...node,
		...(variable < 0 ? {} : { variable: names.variable(variable), value: names.value(value) }),
		...(forced ? { forced } : {}),
		...(folded > 0 ? { folded } : {})
	}));
	const head = { format: 'backtrail-tree', version: 1, ...about, size: tree.size[0] };
	const lines = nodes.map((node) => `\t\t${JSON.stringify(node)}`).join(',\n');
	return `${JSON.stringify(head, null, '\t').slice(0, -2)},\n\t"nodes": [\n${lines}\n\t]\n}\n`;
}
