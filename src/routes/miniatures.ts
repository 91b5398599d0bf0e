import type { Component } from 'svelte';
import type { MiniBoardProps, ProblemCard, ProblemMiniature } from '$lib/board-kit/problem-view';
import type { ProblemKind } from '$lib/problems/kind';
import { CARDS } from './cards';

const kinds = import.meta.glob<ProblemKind>('../lib/problems/*/kind.ts', {
	import: 'kind',
	eager: true
});
const boards = import.meta.glob<Component<MiniBoardProps<unknown>>>(
	'../lib/problems/*/view/MiniBoard.svelte',
	{ import: 'default', eager: true }
);
const miniatures = import.meta.glob<ProblemMiniature>('../lib/problems/*/view/miniature.ts', {
	import: 'miniature',
	eager: true
});

/** Every kind of problem that has a page, with what its miniature needs. */
export const SHOWN: readonly {
	readonly kind: ProblemKind;
	readonly card: ProblemCard;
	readonly miniature: ProblemMiniature;
	readonly board: Component<MiniBoardProps<unknown>>;
}[] = CARDS.map((card) => {
	const folder = `../lib/problems/${card.kind}`;
	return {
		card,
		kind: kinds[`${folder}/kind.ts`],
		miniature: miniatures[`${folder}/view/miniature.ts`],
		board: boards[`${folder}/view/MiniBoard.svelte`]
	};
});
