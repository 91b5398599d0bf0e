import type { FormatWriter } from '../format';
import { toldOf } from './told-of';
import { treeJson } from './tree-json';
import { treeFiles } from './trees';

/** The decision tree as JSON. */
export default {
	write: (job) =>
		treeFiles(job, 'json', 'application/json', (tree, moment, { name, stage }) => {
			const { view, strategy, names } = stage;
			const { position: steps, outcome } = moment;
			const about = { title: job.source.title, run: name, kind: view.kind.id };
			return treeJson(tree, names, { ...about, strategy: toldOf(strategy), steps, outcome });
		})
} satisfies FormatWriter;
