import type { ProblemCard } from '$lib/stage/board/problem-view';
import { byKind } from './folders';

const cards = byKind(
	import.meta.glob<ProblemCard>('./**/view/card.ts', { import: 'card', eager: true })
);

/** The kinds of problems, simplest first. Each has a page. */
export const CARDS: readonly (ProblemCard & { readonly kind: string })[] = Object.entries(cards)
	.map(([kind, card]) => ({ kind, ...card }))
	.sort((a, b) => a.order - b.order);
