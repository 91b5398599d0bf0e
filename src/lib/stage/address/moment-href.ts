import { resolve } from '$app/paths';
import type { ProblemKind } from '$lib/engine/kind';
import type { Strategy } from '$lib/engine/search/strategy';
import { localHref } from '$lib/i18n/links';
import { DEFAULT_VIEW } from '../facts/view';
import { writeAddress } from './address';

/** A moment that another room leads to. */
interface Linked<Setup> {
	readonly setup: Setup;
	readonly example?: string | null;
	readonly strategy: Strategy;
	readonly position: number;
}

/**
 * The address of a moment in the studio.
 * @param steps the room's own limit on steps, which the studio does not take over.
 */
export function momentHref<Setup>(
	kind: ProblemKind<Setup>,
	{ setup, example = null, strategy, position }: Linked<Setup>,
	steps?: number
): string {
	const { steps: limit, ...others } = strategy.limits;
	const limits = limit === steps ? others : strategy.limits;
	const query = writeAddress(kind, {
		...{ example, setup, strategy: { ...strategy, limits }, position },
		...{ grain: 'try', rate: null, breakpoints: [], view: DEFAULT_VIEW }
	});
	return `${localHref(resolve('/studio/[kind=kind]', { kind: kind.id }))}?${query}`;
}
