import type { TableColumn } from '$lib/ui/chart/table-column';
import * as m from '$lib/i18n/compiled/messages';
import type { BoardKey, RunKey, RunRow } from '../measure/experiment';
import { boardOrder } from '../measure/runs';
import type { Measure, Quotient, Value } from '../measure/summary';
import type { ExperimentView } from '../experiment-view.svelte';
import { countText, effortName, effortText, ratioText, type Effort } from '../texts';

/** The column that says which board was searched. */
export function boardColumn(view: ExperimentView): TableColumn<BoardKey> {
	return {
		id: 'board',
		label: m.experiment_column_board(),
		key: boardOrder,
		text: (row) => view.boardName(row),
		width: view.boardWidth,
		isText: true
	};
}

/** The columns that say which board was searched, and how. */
export function runColumns<Row extends Omit<RunKey, 'seed'>>(
	view: ExperimentView
): TableColumn<Row>[] {
	return [
		boardColumn(view),
		{
			id: 'strategy',
			label: m.experiment_column_strategy(),
			key: ({ strategy }) => strategy,
			text: ({ set, strategy }) => view.strategyName(set, strategy),
			mark: ({ strategy }) => view.strategies[strategy].style,
			width: view.nameWidth,
			isText: true
		}
	];
}

/** The seed of each run. */
export function seedColumn(width: number): TableColumn<RunRow> {
	return { id: 'seed', label: m.experiment_column_seed(), key: ({ seed }) => seed, width };
}

/** A count of each run. */
export function countColumn(measure: Measure, width: number): TableColumn<RunRow> {
	return {
		id: measure,
		label: effortName(measure),
		key: (row) => row[measure],
		text: (row) => countText(row[measure], row),
		width
	};
}

/** What is said of a column apart from its rows. */
type Head = Pick<TableColumn<unknown>, 'id' | 'label' | 'hint' | 'width'>;

/** A count or a time of each row. */
export function valueColumn<Row>(
	head: Head,
	effort: Effort,
	valueOf: (row: Row) => Value
): TableColumn<Row> {
	const text = (row: Row) => effortText(valueOf(row), effort);
	return { ...head, key: (row) => valueOf(row).value, text };
}

/** How many times as much; null where there is nothing to compare. */
export function ratioColumn<Row>(
	head: Head,
	ratioOf: (row: Row) => Quotient | null
): TableColumn<Row> {
	return {
		...head,
		key: (row) => ratioOf(row)?.ratio ?? null,
		text(row) {
			const ratio = ratioOf(row);
			return ratio === null ? '–' : ratioText(ratio);
		}
	};
}
