/**
 * Follows a value one frame later while `isRushing`, so that two views that are slow to draw take
 * turns; otherwise it is the value itself. Create it during the initialization of a component.
 */
export class NextFrame<T> {
	#late = $state.raw<{ readonly value: T }>();

	/** The value as its view shows it. */
	readonly value: T = $derived.by(() =>
		this.isRushing() && this.#late !== undefined ? this.#late.value : this.source()
	);

	constructor(
		private readonly source: () => T,
		private readonly isRushing: () => boolean
	) {
		$effect(() => {
			if (!isRushing()) {
				this.#late = undefined;
				return;
			}
			const value = source();
			const frame = requestAnimationFrame(() => (this.#late = { value }));
			return () => cancelAnimationFrame(frame);
		});
	}
}
