import { remember, remembered } from '$lib/site/remembered.svelte';
import { TOUR, TOUR_SEEN } from '$lib/site/tour-seen';

/** Parameters of an address that has something else to show first. */
const BUSY = ['present', 'embed', 'open', 'play'];

/** The tour of the studio: shown on the first visit, and again whenever somebody asks for it. */
export class Tour {
	#shown = $state(false);

	get shown(): boolean {
		return this.#shown;
	}

	/** Shows the tour if nobody has ended it on this device, and if the address shows a studio at rest. */
	offer(search: string): void {
		const parameters = new URLSearchParams(search);
		if (remembered(TOUR) === null && !BUSY.some((name) => parameters.has(name))) this.start();
	}

	start(): void {
		this.#shown = true;
	}

	/** Ends the tour for good. */
	end(): void {
		if (this.#shown) remember(TOUR, TOUR_SEEN);
		this.#shown = false;
	}
}
