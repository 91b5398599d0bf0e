import type { Moment } from '$lib/engine/trace/moment';
import type { Tree } from '$lib/engine/trace/tree/tree';
import { TreeUntil } from '$lib/engine/trace/tree/tree-until';
import type { ExportedFile, ExportJob } from '../format';
import type { ExportedRun } from '../source';
import { runFiles } from './run-files';

/**
 * The tree of each run as a text file; several as a zip. It is the tree as it was at the moment, or the whole
 * tree that is recorded, unless nothing may be told of what follows the moment.
 */
export function treeFiles(
	{ source, drawer, what }: ExportJob,
	ending: string,
	type: string,
	textOf: (tree: Tree, moment: Moment, run: ExportedRun) => string
): Promise<ExportedFile> {
	const files = source.runs.flatMap((run, lane) => {
		const { tree, trace, hidesFuture = false } = run.stage;
		const isWhole = what === 'tree' && !hidesFuture;
		const moment = drawer.facts(isWhole ? source.last : source.moment, lane).moment;
		if (tree === null || trace === null || moment === null) return [];
		const grown = new TreeUntil().at(tree, moment.position, moment.statistics.depth);
		const text = textOf(isWhole ? tree : grown, moment, run);
		return [{ name: run.name, content: new Blob([text], { type }) }];
	});
	return runFiles(source.title, ending, files);
}
