import { csvFormatRow } from 'd3-dsv';
import { asText } from '$lib/engine/reading/table-cell';
import type { Problem } from '$lib/engine/problem';
import type { LoadedSet } from './boards';
import { COLUMNS, type ColumnName } from './columns';
import { isBound, type Experiment, type RunRow } from './experiment';
import { insteadOf } from './fit';
import type { Results } from './results';

/** What is known only where it was measured, for a page. */
export interface KnownHere {
	/** The milliseconds of a run, which are empty where they are unknown. */
	timeOf(row: RunRow): number | null;
	/** The name of a board that has none of its own. */
	nameOf(row: RunRow): string;
	/** Headings for people. */
	readonly headings?: readonly string[];
}

/**
 * The rows of results as a table for other programs: one line a run, sets, boards and strategies by name.
 * Boards are numbered from 1; `bound` is 1 if the counts are lower bounds.
 */
export class CsvTable {
	/** The first line, without a line break. */
	readonly heading: string;
	/** The board of the last row: the rows of a board follow each other. */
	#last: { set: number; board: number; problem: Problem } | null = null;

	constructor(
		private readonly experiment: Experiment,
		private readonly sets: readonly LoadedSet[],
		private readonly here?: KnownHere
	) {
		const names = COLUMNS.map(({ name }) => name);
		const all = here === undefined ? names : [...names, 'milliseconds'];
		this.heading = csvFormatRow(here?.headings ?? all);
	}

	/** The line of a row, without a line break. */
	line(one: RunRow): string {
		const { set, board, strategy: _, ...counts } = one;
		const cells: Record<ColumnName, string | number> = {
			kind: this.experiment.sets[set].kind,
			set: asText(this.experiment.sets[set].name),
			board: board + 1,
			name: asText(this.sets[set].puzzles[board].name ?? this.here?.nameOf(one) ?? ''),
			...this.#ranOn(one),
			bound: isBound(one) ? 1 : 0,
			...counts
		};
		const written = COLUMNS.map(({ name }) => String(cells[name]));
		if (this.here !== undefined) written.push(String(this.here.timeOf(one) ?? ''));
		return csvFormatRow(written);
	}

	/** The strategy that ran, which is another one where that of the experiment does not fit. */
	#ranOn({ set, board, strategy }: RunRow) {
		if (this.#last?.set !== set || this.#last.board !== board) {
			const { kind, puzzles } = this.sets[set];
			this.#last = { set, board, problem: kind.problem(puzzles[board].setup) };
		}
		const method = this.experiment.strategies[strategy];
		const { own, ...ran } = method.own ? method : (insteadOf(this.#last.problem, method) ?? method);
		return own ? { ...ran, ordering: 'own' } : ran;
	}
}

/** The table of results, with a line break at its end. */
export function writeCsv(
	{ experiment, rows }: Results,
	sets: readonly LoadedSet[],
	here?: KnownHere
): string {
	const table = new CsvTable(experiment, sets, here);
	const lines = rows.map((row) => table.line(row));
	return `${[table.heading, ...lines].join('\n')}\n`;
}
