import { remember, remembered } from './remembered.svelte';

const KEY = 'tour';

/** Parameters of an address that has something else to show first. */
const BUSY = ['present', 'embed', 'open', 'play'];

/** Ends the tour before it began: it would cover what somebody was sent to see. */
export function skipTour(): void {
	remember(KEY, 'seen');
}

/** The tour of the studio: shown on the first visit, and again whenever somebody asks for it. */
export class Tour {
	#shown = $state(false);

	get shown(): boolean {
		return this.#shown;
	}

	/** Shows the tour if nobody has ended it on this device, and if the address shows a studio at rest. */
	offer(search: string): void {
		const parameters = new URLSearchParams(search);
		if (remembered(KEY) === null && !BUSY.some((name) => parameters.has(name))) this.start();
	}

	start(): void {
		this.#shown = true;
	}

	/** Ends the tour for good. */
	end(): void {
		if (this.#shown) remember(KEY, 'seen');
		this.#shown = false;
	}
}
