/** Where a player gets its time from, in milliseconds. */
export interface Clock {
	now(): number;
	/** Calls `frame` once, with the time, before the next frame is drawn. */
	request(frame: (time: number) => void): number;
	cancel(id: number): void;
}

/** After a pause of the page (a hidden tab, a sleeping machine), time continues from here. */
const LONGEST_FRAME = 100;

export const browserClock: Clock = {
	now: () => performance.now(),
	request: (frame) => requestAnimationFrame(frame),
	cancel: (id) => cancelAnimationFrame(id)
};

/** Calls back before every frame while it runs. */
export class FrameLoop {
	#request: number | null = null;
	#time: number | null = null;

	/**
	 * @param onframe given the milliseconds since the frame before, 0 in the first one and never
	 * more than {@link LONGEST_FRAME}; returns whether to go on.
	 */
	constructor(
		private readonly clock: Clock,
		private readonly onframe: (passed: number) => boolean
	) {}

	/** The time in milliseconds. */
	now(): number {
		return this.clock.now();
	}

	/** Does nothing while it runs already. */
	start(): void {
		if (this.#request !== null) return;
		this.#time = null;
		this.#request = this.clock.request(this.#tick);
	}

	stop(): void {
		if (this.#request !== null) this.clock.cancel(this.#request);
		this.#request = null;
	}

	readonly #tick = (time: number): void => {
		this.#request = null;
		const elapsed = this.#time === null ? 0 : time - this.#time;
		this.#time = time;
		const goesOn = this.onframe(Math.min(LONGEST_FRAME, Math.max(0, elapsed)));
		if (goesOn && this.#request === null) this.#request = this.clock.request(this.#tick);
	};
}
