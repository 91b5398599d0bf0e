import type { Component } from 'svelte';
import type { MiniBoardProps, ProblemCard } from '$lib/board-kit/problem-view';
import type { ProblemKind } from '$lib/problems/kind';
import { CARDS } from './views';

const kinds = import.meta.glob<ProblemKind>('../lib/problems/*/kind.ts', {
	import: 'kind',
	eager: true
});
const boards = import.meta.glob<Component<MiniBoardProps<unknown>>>(
	'../lib/problems/*/view/MiniBoard.svelte',
	{ import: 'default', eager: true }
);

/** Every kind of problem that has a page, with what its miniature needs. */
export const SHOWN: readonly {
	readonly kind: ProblemKind;
	readonly card: ProblemCard;
	readonly board: Component<MiniBoardProps<unknown>>;
}[] = CARDS.map((card) => {
	const folder = `../lib/problems/${card.kind}`;
	return {
		card,
		kind: kinds[`${folder}/kind.ts`],
		board: boards[`${folder}/view/MiniBoard.svelte`]
	};
});
