import type { LiveSearch } from './live-search.svelte';
import type { Shown } from '$lib/ui/showing.svelte';

/** Milliseconds between two moments. */
const PACE = 40;
/** Moments until the quicker search ends, and until the other one does. */
const QUICK = 60;
const SLOW = 240;

/** Two searches on one clock: placements, ever faster once the first of them is done. */
export class TwoSearches implements Shown {
	readonly pace = PACE;
	/** The moment; −1 until it is played, when the numbers of the end are shown. */
	#moment = $state(-1);
	/** How many placements each search has made. */
	readonly counts: readonly [number, number] = $derived.by(() => {
		const [first, second] = this.searches;
		return this.#moment < 0 ? this.placements : [first.placements, second.placements];
	});
	readonly isAtEnd: boolean = $derived.by(() => this.searches.every(({ isAtEnd }) => isAtEnd));

	/** @param placements how many each search takes; the first takes fewer */
	constructor(
		readonly searches: readonly [LiveSearch, LiveSearch],
		private readonly placements: readonly [number, number]
	) {}

	next(): void {
		this.#moment++;
		const [few, many] = this.placements;
		const share = Math.max(0, this.#moment - QUICK) / SLOW;
		const wanted =
			share === 0
				? Math.ceil((few * this.#moment) / QUICK)
				: Math.ceil(few * (many / few) ** share);
		// One more than there are: the search must see that it is done.
		for (const search of this.searches) if (!search.isAtEnd) search.advance(wanted + 1);
	}

	restart(): void {
		this.#moment = 0;
		for (const search of this.searches) search.restart();
	}
}
