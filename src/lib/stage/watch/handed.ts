import type { ReadTrace } from './trace-opening.svelte';
import type { Watched } from './watched';

/** A trace that one page has read, and a studio shows. */
let handed: ReadTrace | null = null;
/** A trace that a race shows; it is kept, so that the way back to the race finds it. */
let raced: Watched | null = null;

/** Leaves a trace for the studio of its kind. */
export function handOver(read: ReadTrace): void {
	handed = read;
}

/** Takes the trace that was left for the studio of a kind; null if there is none. */
export function takeOver(kind: string): ReadTrace | null {
	const taken = handed?.kind === kind ? handed : null;
	if (taken !== null) handed = null;
	return taken;
}

/** Leaves a trace that is too long for an address for the race. */
export function handToRace<Setup>(watched: Watched<Setup> | null): void {
	raced = watched as Watched | null;
}

/** The trace that was left for a race of a kind; null if there is none. */
export function racedTrace<Setup>(kind: string): Watched<Setup> | null {
	return raced?.view.kind.id === kind ? (raced as Watched<Setup>) : null;
}
