import { resolve } from '$app/paths';
import type { ProblemView } from '../board/problem-view';
import { localHref } from '$lib/i18n/links';
import type { SolutionCount } from './uniqueness.svelte';

/** The address of a game of a board: null if it is none, or it is not known to have exactly one solution. */
export function playHref<Setup>(
	view: Pick<ProblemView<Setup>, 'playQuery'>,
	setup: Setup,
	count: SolutionCount | null
): string | null {
	if (count === null || !count.known || count.found !== 1) return null;
	const query = view.playQuery?.(setup) ?? null;
	return query === null ? null : `${localHref(resolve('/play/game'))}?${query}`;
}
