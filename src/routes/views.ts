import type { ProblemView } from '$lib/board-kit/problem-view';

/** Every problem folder with a view has a page; only that page loads the view. */
const views = import.meta.glob<ProblemView>('../lib/problems/*/view/index.ts', {
	import: 'default'
});

/** The view of a kind. @throws RangeError for an unknown kind. */
export function viewOf(kind: string): Promise<ProblemView> {
	const load = views[`../lib/problems/${kind}/view/index.ts`];
	if (load === undefined) throw new RangeError(`there is no view of ${kind}`);
	return load();
}
