import type { ProblemKind } from '$lib/engine/kind';
import type { ProblemCard, ProblemMiniature } from '$lib/stage/board/problem-view';
import { CARDS } from './cards';
import { byKind } from './folders';

const kinds = byKind(
	import.meta.glob<ProblemKind>('./**/kind.ts', { import: 'kind', eager: true })
);
const miniatures = byKind(
	import.meta.glob<ProblemMiniature>('./**/view/miniature.ts', {
		import: 'miniature',
		eager: true
	})
);

/** The kinds of problems that have a miniature, with what it needs. */
export const SHOWN: readonly {
	readonly kind: ProblemKind;
	readonly card: ProblemCard;
	readonly miniature: ProblemMiniature;
}[] = CARDS.filter(({ kind }) => kind in miniatures).map((card) => ({
	card,
	kind: kinds[card.kind],
	miniature: miniatures[card.kind]
}));
