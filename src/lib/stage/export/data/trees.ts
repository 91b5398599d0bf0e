import { strToU8, zipSync } from 'fflate';
import type { Moment } from '$lib/engine/trace/moment';
import type { Tree } from '$lib/engine/trace/tree/tree';
import { TreeUntil } from '$lib/engine/trace/tree/tree-until';
import { fileName } from '$lib/ui/download';
import type { ExportedFile, ExportJob } from '../format';
import type { ExportedRun } from '../source';

/**
 * The tree of each run as a text file; several as a zip. It is the tree as it was at the moment, or the whole
 * tree that is recorded, unless nothing may be told of what follows the moment.
 */
export function treeFiles(
	{ source, drawer, what }: ExportJob,
	ending: string,
	type: string,
	textOf: (tree: Tree, moment: Moment, run: ExportedRun) => string
): ExportedFile {
	const texts = source.runs.flatMap((run, lane) => {
		const { tree, trace, hidesFuture = false } = run.stage;
		const isWhole = what === 'tree' && !hidesFuture;
		const moment = drawer.facts(isWhole ? source.last : source.moment, lane).moment;
		if (tree === null || trace === null || moment === null) return [];
		const grown = new TreeUntil().at(tree, moment.position, moment.statistics.depth);
		return [{ name: run.name, text: textOf(isWhole ? tree : grown, moment, run) }];
	});
	if (texts.length === 1) return { content: new Blob([texts[0].text], { type }), ending };
	const files = texts.map(({ name, text }, at) => [
		fileName(`${source.title} ${at + 1} ${name}`, ending),
		strToU8(text)
	]);
	const zip = zipSync(Object.fromEntries(files) as Record<string, Uint8Array>);
	return { content: new Blob([zip], { type: 'application/zip' }), ending: 'zip' };
}
