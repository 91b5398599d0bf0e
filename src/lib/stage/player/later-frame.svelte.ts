/**
 * Follows a value some frames later, so that views that are slow to draw take turns; at zero frames,
 * it is the value itself. Create it during the initialization of a component.
 */
export class LaterFrame<T> {
	#late = $state.raw<{ readonly value: T }>();
	#frame: number | null = null;

	/** The value as its view shows it. */
	readonly value: T = $derived.by(() =>
		this.frames() > 0 && this.#late !== undefined ? this.#late.value : this.source()
	);

	/** @param frames how many frames later. */
	constructor(
		private readonly source: () => T,
		private readonly frames: () => number
	) {
		$effect(() => {
			const count = frames();
			if (count === 0) {
				this.#late = undefined;
				return;
			}
			let latest: T;
			// A value that comes while another waits is shown in its place.
			$effect(() => {
				latest = source();
				if (this.#frame === null) this.#wait(count, () => (this.#late = { value: latest }));
			});
			return () => {
				if (this.#frame !== null) cancelAnimationFrame(this.#frame);
				this.#frame = null;
			};
		});
	}

	#wait(count: number, show: () => void): void {
		this.#frame = requestAnimationFrame(() => {
			this.#frame = null;
			if (count > 1) this.#wait(count - 1, show);
			else show();
		});
	}
}
