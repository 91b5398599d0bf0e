/** How long the card stays when the pointer has left what it is about, in milliseconds. */
const LINGER = 500;

/**
 * What the pointer is at. It lingers, so that one can go over to the card that tells about it, and
 * stays as long as one is there.
 */
export class Hover<T> {
	at: T | null = $state.raw(null);
	#timer: ReturnType<typeof setTimeout> | undefined;

	/** The pointer came upon something, or nothing. */
	move(to: T | null): void {
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
}
