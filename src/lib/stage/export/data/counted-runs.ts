import type { ExportSource } from '../source';
import type { CountedRun } from './counts-csv';
import { toldOf } from './told-of';

/**
 * The numbers of the runs of a source: of what is recorded, or up to the moment on the screen where nothing
 * may be told of what follows.
 */
export function countedRuns({ runs, moment }: ExportSource): CountedRun[] {
	return runs.flatMap((run) => {
		const { name, stage } = run;
		const { trace, puzzle: scale, strategy, milliseconds, hidesFuture = false } = stage;
		if (trace === null) return [];
		const { statistics, outcome } = trace.at(hidesFuture ? run.positionAt(moment) : trace.length);
		const nodes = hidesFuture ? [] : trace.nodes;
		const told = toldOf(strategy);
		return [{ name, strategy: told, statistics, scale, outcome, milliseconds, nodes }];
	});
}
