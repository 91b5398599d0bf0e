/** How large a scene is on the page. */
export class SceneSize {
	/** The side of a square in pixels, 0 while unknown. */
	pixels = $state(0);
	#least = $state(0);

	readonly view = $derived({ pixels: this.pixels, least: this.#least });

	/** Attach this to the picture. A presentation says how large words are at least; then the board has another size, too. */
	readonly measured = (element: Element) => {
		if (this.pixels === 0) return;
		this.#least = leastIn(element);
	};
}

/** How large words are at least where an element is, in pixels: 0 but in a presentation. */
export function leastIn(element: Element): number {
	return parseFloat(getComputedStyle(element).getPropertyValue('--least')) || 0;
}
