/**
 * Hands out what it was given last time wherever nothing changed: an item whose fields are all the
 * same is the same object again, and so is the whole list. A keyed `{#each}` then touches only what
 * changed. Fields are compared by identity.
 */
export function reusing<Item extends object>(): (next: readonly Item[]) => readonly Item[] {
	let last: readonly Item[] = [];
	return (next) => (last = reuse(next, last));
}

/** Like {@link reusing}, for whoever keeps the last list. */
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
