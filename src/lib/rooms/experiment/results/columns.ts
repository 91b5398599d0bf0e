import type { TableColumn } from '$lib/ui/chart/table-column';
import * as m from '$lib/i18n/paraglide/messages';
import type { RunKey } from '../measure/experiment';
import { boardOrder } from '../measure/runs';
import type { ExperimentView } from '../experiment-view.svelte';

/** The columns that say which board was searched, and how. */
export function runColumns<Row extends Pick<RunKey, 'set' | 'board' | 'rewriting' | 'strategy'>>(
	view: ExperimentView
): TableColumn<Row>[] {
	return [
		{
			id: 'board',
			label: m.experiment_column_board(),
			key: (row) => boardOrder(row),
			text: (row) => view.boardName(row),
			width: view.boardWidth,
			isText: true
		},
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
