import { untrack } from 'svelte';
import type { Trace } from '$lib/engine/trace/trace';
import type { PlayerSource } from './playhead.svelte';

/**
 * How much of a recording the reader may know: all of it, or, while the future is hidden, only what
 * has been shown.
 */
export class Horizon {
	/** The furthest position shown of each recording; a new recording begins at 0. */
	#seen = $state.raw<{ readonly trace: Trace | null; readonly position: number }>({
		trace: null,
		position: 0
	});
	/** Something may be left that the reader must not know. */
	readonly isHiding: boolean = $derived.by(
		() => this.isHidden() && !(this.source.ended && this.#furthest >= this.source.length)
	);
	/** The number of steps that the reader may know of. */
	readonly length: number = $derived.by(() =>
		this.isHiding ? this.#furthest : this.source.length
	);
	/** The reader may know that the recording is complete, and how it ended. */
	readonly ended: boolean = $derived.by(() => this.source.ended && !this.isHiding);

	/**
	 * @param position the position shown. Reactive.
	 * @param isHidden whether the reader asked to hide the future. Reactive.
	 */
	constructor(
		private readonly source: PlayerSource,
		private readonly position: () => number,
		private readonly isHidden: () => boolean
	) {}

	get #furthest(): number {
		const seen = this.#seen.trace === this.source.trace ? this.#seen.position : 0;
		return Math.max(seen, this.position());
	}

	/** Remembers what is shown. Call it where effects may be created. */
	watch(): void {
		$effect(() => {
			const { trace } = this.source;
			const position = this.position();
			untrack(() => {
				if (trace !== this.#seen.trace || position > this.#seen.position)
					this.#seen = { trace, position };
			});
		});
	}
}
