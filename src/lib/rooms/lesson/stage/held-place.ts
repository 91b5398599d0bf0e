/**
 * A place that the reader has gone to, while the page may still grow: it gives way once they have scrolled on. What
 * grows above it moves it, and makes the browser scroll as far, in the same frame or a little later (scroll
 * anchoring); that is not the reader's doing.
 */
export class HeldPlace {
	/** How far the page has grown above the place, without having been scrolled with it. */
	#owed = 0;
	#scrolled = 0;

	/** @param top of the place in the window, in pixels. @param scroll where the page is scrolled to. */
	constructor(
		private top: number,
		private scroll: number
	) {}

	/** Notes where the place and the page are now. @returns how far the reader has scrolled, in pixels */
	move(top: number, scroll: number): number {
		const moved = scroll - this.scroll;
		this.#owed += top - this.top + moved;
		const withPage = Math.min(Math.max(moved, Math.min(0, this.#owed)), Math.max(0, this.#owed));
		this.#owed -= withPage;
		this.#scrolled += moved - withPage;
		this.top = top;
		this.scroll = scroll;
		return Math.abs(this.#scrolled);
	}

	/** From now on, it is the reader who scrolls. */
	yield(): void {
		this.#owed = 0;
	}
}
