import type { FormatWriter } from '../format';
import { treeDot } from './tree-dot';
import { treeFiles } from './trees';

/** The decision tree for Graphviz. */
export default {
	write: (job) =>
		treeFiles(job, 'dot', 'text/vnd.graphviz', (tree, _, { name, stage }) =>
			treeDot(tree, stage.names, [job.source.title, name].filter(Boolean).join(': '))
		)
} satisfies FormatWriter;
