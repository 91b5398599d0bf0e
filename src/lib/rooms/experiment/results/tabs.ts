import * as m from '$lib/i18n/compiled/messages';
import type { ExperimentView } from '../experiment-view.svelte';

export interface PictureTab {
	readonly id: string;
	readonly label: string;
}

/** The pictures that results have, and the table of the thesis. */
export function tabsOf(view: ExperimentView): readonly PictureTab[] {
	const hasCandidates = view.experiment.sets.some(
		(_, set) => (view.factsOf({ set, board: 0 })?.meanCandidates ?? null) !== null
	);
	const isPaired = view.strategies.length > 1;
	return [
		...(view.experiment.name === 'thesis'
			? [{ id: 'thesis', label: m.experiment_preset_thesis() }]
			: []),
		...(isPaired ? [{ id: 'boards', label: m.experiment_tab_boards() }] : []),
		{ id: 'solved', label: m.experiment_tab_solved() },
		{ id: 'spread', label: m.experiment_tab_spread() },
		{
			id: 'facts',
			label: view.hasClues ? m.experiment_tab_clues() : m.experiment_tab_size()
		},
		...(hasCandidates ? [{ id: 'candidates', label: m.experiment_tab_candidates() }] : []),
		{ id: 'back', label: m.experiment_tab_back() },
		...(isPaired ? [{ id: 'time', label: m.experiment_tab_time() }] : [])
	];
}

/** Those that a class can be shown: a table is not read from the last row. */
export function projectedTabs(view: ExperimentView): readonly PictureTab[] {
	return tabsOf(view).filter(({ id }) => id !== 'thesis');
}
