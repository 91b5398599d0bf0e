import type { Problem } from '$lib/engine/problem';
import { limitedSearch } from '$lib/engine/search/limits';
import { FORCE, PLACE, stepKind } from '$lib/engine/search/step';
import type { Strategy } from '$lib/engine/search/strategy';

/** Milliseconds of work before the page may answer the user. */
const TURN = 8;

/** What a search needs. */
export interface Counted {
	readonly placements: number;
	/** `stopped`: the limit was reached, and nothing is known about a solution. */
	readonly end: 'solved' | 'exhausted' | 'stopped';
}

/**
 * Counts the placements of a search up to `most`, a few milliseconds at a time, so that the page stays
 * responsive. Resolves to null when `signal` is aborted.
 */
export async function countInTurns(
	problem: Problem,
	strategy: Strategy,
	most: number,
	signal: AbortSignal
): Promise<Counted | null> {
	const batches = limitedSearch(problem, { ...strategy, limits: { placements: most } });
	const kinds = (1 << PLACE) | (1 << FORCE);
	let placements = 0;
	let until = performance.now() + TURN;
	for (;;) {
		const { done, value } = batches.next();
		if (done) {
			const end = value.kind === 'solved' || value.kind === 'exhausted' ? value.kind : 'stopped';
			return { placements, end };
		}
		for (let i = 0; i < value.length; i++) placements += (kinds >>> stepKind(value.steps[i])) & 1;
		if (performance.now() < until) continue;
		await new Promise((resolve) => setTimeout(resolve));
		if (signal.aborted) return null;
		until = performance.now() + TURN;
	}
}
