import type { ProblemCard, ProblemView } from '$lib/board-kit/problem-view';

/** Every problem folder with a view has a page; only that page loads the view. */
const views = import.meta.glob<ProblemView>('../lib/problems/*/view/index.ts', {
	import: 'default'
});
const cards = import.meta.glob<ProblemCard>('../lib/problems/*/view/card.ts', {
	import: 'card',
	eager: true
});

const kindOf = (file: string) => file.split('/').at(-3)!;
const loaders = new Map(Object.entries(views).map(([file, load]) => [kindOf(file), load]));

/** The kinds of problems that have a page, simplest first. */
export const CARDS: readonly (ProblemCard & { readonly kind: string })[] = Object.entries(cards)
	.map(([file, card]) => ({ kind: kindOf(file), ...card }))
	.filter(({ kind }) => loaders.has(kind))
	.sort((a, b) => a.order - b.order);

/** The view of a kind. @throws RangeError for an unknown kind. */
export function viewOf(kind: string): Promise<ProblemView> {
	const load = loaders.get(kind);
	if (load === undefined) throw new RangeError(`there is no view of ${kind}`);
	return load();
}
