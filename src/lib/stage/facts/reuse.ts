/**
 * Reuses objects from the last list if nothing changed: an item whose fields are all the same stays
 * the same object, and so does the whole list. A keyed `{#each}` then updates only what changed.
 * Fields are compared by identity.
 */
export function reusing<Item extends object>(): (next: readonly Item[]) => readonly Item[] {
	let last: readonly Item[] = [];
	return (next) => (last = reuse(next, last));
}

/** Like {@link reusing}, for callers that keep the last list themselves. */
export function reuse<Item extends object>(
	next: readonly Item[],
	last: readonly Item[]
): readonly Item[] {
	const kept = next.map((item, at) => (isSame(item, last[at]) ? last[at] : item));
	return kept.length === last.length && kept.every((item, at) => item === last[at]) ? last : kept;
}

function isSame<Item extends object>(one: Item, other: Item | undefined): boolean {
	if (other === undefined) return false;
	for (const key in one) if (one[key] !== other[key]) return false;
	return true;
}
