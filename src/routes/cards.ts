import type { ProblemCard } from '$lib/board-kit/problem-view';

const cards = import.meta.glob<ProblemCard>('../lib/problems/*/view/card.ts', {
	import: 'card',
	eager: true
});

/** The kinds of problems, simplest first. Each has a page. */
export const CARDS: readonly (ProblemCard & { readonly kind: string })[] = Object.entries(cards)
	.map(([file, card]) => ({ kind: file.split('/').at(-3)!, ...card }))
	.sort((a, b) => a.order - b.order);
