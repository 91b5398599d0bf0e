import type { SetTexts } from '$lib/stage/board/problem-view';
import type { ExperimentKind } from '$lib/rooms/experiment/texts';
import * as m from '$lib/i18n/compiled/messages';
import { byKind } from '$lib/kinds/folders';
import { CARDS } from '../../../lib/kinds/cards';

/** The kinds of problems that have sets of boards, with their texts. */
const texts = byKind(
	import.meta.glob<SetTexts>('../../../lib/kinds/**/view/sets.ts', { import: 'sets', eager: true })
);

/** The names of the boards of presets. */
const NAMED = {
	raster: m.experiment_name_raster,
	lost: m.experiment_name_lost,
	empty: m.experiment_name_empty
};

export const KINDS: readonly ExperimentKind[] = CARDS.flatMap((card) => {
	const { kind } = card;
	const sets = texts[kind];
	return sets === undefined ? [] : [{ id: kind, title: () => card.title(), sets, named: NAMED }];
}).reverse();
