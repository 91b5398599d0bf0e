import type { Strategy } from '$lib/engine/search/strategy';
import type { ToldStrategy } from '../../facts/moment-facts.svelte';

/** What a file may tell of a strategy: all of it, or only what it looks for. */
export function toldOf(strategy: ToldStrategy): Partial<Strategy> {
	const { isHidden = false, ...told } = strategy;
	return isHidden ? { goal: told.goal } : told;
}
