import type { ReadTrace } from './trace-opening.svelte';

/** A trace that one page has read, and another one shows. */
let handed: ReadTrace | null = null;

/** Leaves a trace for the page of its kind. */
export function handOver(read: ReadTrace): void {
	handed = read;
}

/** Takes the trace that was left for a kind; null if there is none. */
export function takeOver(kind: string): ReadTrace | null {
	const taken = handed?.kind === kind ? handed : null;
	if (taken !== null) handed = null;
	return taken;
}
