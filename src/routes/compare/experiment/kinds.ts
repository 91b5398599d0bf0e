import type { SetTexts } from '$lib/board-kit/problem-view';
import type { ExperimentKind } from '$lib/components/experiment/texts';
import { CARDS } from '../../views';

/** The kinds of problems that have sets of boards, with their texts. */
const texts = import.meta.glob<SetTexts>('../../../lib/problems/*/view/sets.ts', {
	import: 'sets',
	eager: true
});

export const KINDS: readonly ExperimentKind[] = CARDS.flatMap(({ kind, title }) => {
	const sets = texts[`../../../lib/problems/${kind}/view/sets.ts`];
	return sets === undefined ? [] : [{ id: kind, title, sets }];
}).reverse();
