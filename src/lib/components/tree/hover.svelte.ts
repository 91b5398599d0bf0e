/** How long the card stays after the pointer has left its node, in milliseconds. */
const LINGER = 500;

/**
 * The node that the pointer is at. It lingers, so that the pointer can move over to the node's card,
 * and stays while the pointer is on the card.
 */
export class Hover {
	at: number | null = $state(null);
	/** The node whose card was sent away. */
	#dismissed: number | null = $state(null);
	#timer: ReturnType<typeof setTimeout> | undefined;

	/** The pointer came to a node, or left it (null). */
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

	/** Hides the card of a node until the pointer comes to another one. */
	dismiss(node: number | null): void {
		this.#dismissed = node;
	}

	isDismissed(node: number): boolean {
		return node === this.#dismissed;
	}
}
