/** How long the card stays after the pointer leaves its node, in milliseconds. */
const LINGER = 500;

/**
 * The node under the pointer. It lingers so that the pointer can move to the node's card, and stays
 * while the pointer is on the card.
 */
export class Hover {
	at: number | null = $state(null);
	/** The node whose card was dismissed. */
	#dismissed: number | null = $state(null);
	#timer: ReturnType<typeof setTimeout> | undefined;

	/** The pointer entered a node or left it (null). */
	move(to: number | null): void {
		if (to !== this.#dismissed) this.#dismissed = null;
		if (to !== null) {
			this.hold();
			this.at = to;
		} else if (this.#timer === undefined && this.at !== null)
			this.#timer = setTimeout(() => this.clear(), LINGER);
	}

	/** The pointer is on the card. */
	hold(): void {
		clearTimeout(this.#timer);
		this.#timer = undefined;
	}

	clear(): void {
		this.hold();
		this.at = null;
	}

	/** Hides the card of a node until the pointer enters another one. */
	dismiss(node: number | null): void {
		this.#dismissed = node;
	}

	isDismissed(node: number): boolean {
		return node === this.#dismissed;
	}
}
