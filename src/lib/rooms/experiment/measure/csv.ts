import { csvFormat } from 'd3';
import { asText } from '$lib/engine/reading/table-cell';
import type { Problem } from '$lib/engine/problem';
import { withHeadings } from '$lib/engine/text';
import type { LoadedSet } from './boards';
import { isBound, type RunRow } from './experiment';
import { insteadOf } from './fit';
import type { Results } from './results';

/**
 * The rows of results as a table for other programs, with a line break at its end: one line a run,
 * sets, boards and strategies by name. Boards are numbered from 1; `bound` is 1 if the counts are
 * lower bounds.
 * @param here what is known only where it was measured, for a page: the milliseconds of each run, which
 * are empty where they are unknown, names of boards that have none of their own, and headings for people.
 */
export function writeCsv(
	{ experiment, rows }: Results,
	sets: readonly LoadedSet[],
	here?: {
		timeOf(row: RunRow): number | null;
		nameOf(row: RunRow): string;
		readonly headings?: readonly string[];
	}
): string {
	let last: { set: number; board: number; problem: Problem } | null = null;
	/** The strategy that ran, which is another one where that of the experiment does not fit. */
	const ranOn = ({ set, board, strategy }: RunRow) => {
		// The rows of a board follow each other.
		if (last?.set !== set || last.board !== board) {
			const { kind, puzzles } = sets[set];
			last = { set, board, problem: kind.problem(puzzles[board].setup) };
		}
		const method = experiment.strategies[strategy];
		const { own, ...ran } = method.own ? method : (insteadOf(last.problem, method) ?? method);
		return own ? { ...ran, ordering: 'own' } : ran;
	};
	const table = rows.map((row) => {
		const { set, board, rewriting, strategy: _, seed, outcome, ...counts } = row;
		return {
			kind: experiment.sets[set].kind,
			set: asText(experiment.sets[set].name),
			board: board + 1,
			name: asText(sets[set].puzzles[board].name ?? here?.nameOf(row) ?? ''),
			rewriting,
			...ranOn(row),
			seed,
			outcome,
			bound: isBound({ outcome }) ? 1 : 0,
			...counts,
			...(here === undefined ? {} : { milliseconds: here.timeOf(row) ?? '' })
		};
	});
	const text = `${csvFormat(table)}\n`;
	return here?.headings === undefined ? text : withHeadings(text, here.headings);
}
