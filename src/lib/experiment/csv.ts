import { csvFormat } from 'd3';
import type { LoadedSet } from './boards';
import { isBound, type RunRow } from './experiment';
import type { Results } from './results';

/**
 * The rows of results as a table for other programs, with a line break at its end: one line a run,
 * sets, boards and strategies by name. Boards are numbered from 1; `bound` is 1 if the counts are
 * lower bounds.
 * @param here what is known only where it was measured, for a page: the milliseconds of each run, which
 * are empty where they are unknown, and names of boards that have none of their own.
 */
export function writeCsv(
	{ experiment, rows }: Results,
	sets: readonly LoadedSet[],
	here?: {
		timeOf(row: RunRow): number | null;
		nameOf(row: RunRow): string;
	}
): string {
	const { strategies } = experiment;
	const table = rows.map((row) => {
		const { set, board, rewriting, strategy, seed, outcome, ...counts } = row;
		return {
			kind: experiment.sets[set].kind,
			set: asText(experiment.sets[set].name),
			board: board + 1,
			name: asText(sets[set].puzzles[board].name ?? here?.nameOf(row) ?? ''),
			rewriting,
			...strategies[strategy],
			seed,
			outcome,
			bound: isBound({ outcome }) ? 1 : 0,
			...counts,
			...(here === undefined ? {} : { milliseconds: here.timeOf(row) ?? '' })
		};
	});
	return `${csvFormat(table)}\n`;
}

/** A name that a spreadsheet does not take for a formula. */
function asText(name: string): string {
	return /^[=+\-@\t\r]/.test(name) ? `'${name}` : name;
}
