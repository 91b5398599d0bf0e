/** A player's source of time, in milliseconds. */
export interface Ticker {
	now(): number;
	/** Calls `frame` once, with the time, before the next frame is drawn. */
	request(frame: (time: number) => void): number;
	cancel(id: number): void;
}

/** The most milliseconds that a frame may count: the page may have been hidden or asleep. */
const LONGEST_FRAME = 100;

export const browserTicker: Ticker = {
	now: () => performance.now(),
	request: (frame) => requestAnimationFrame(frame),
	cancel: (id) => cancelAnimationFrame(id)
};

/** Calls back before every frame while running. */
export class FrameLoop {
	#request: number | null = null;
	#time: number | null = null;

	/**
	 * @param onframe receives the milliseconds since the last frame, 0 in the first one and at most
	 * {@link LONGEST_FRAME}; returns whether to continue.
	 */
	constructor(
		private readonly ticker: Ticker,
		private readonly onframe: (passed: number) => boolean
	) {}

	/** The time in milliseconds. */
	now(): number {
		return this.ticker.now();
	}

	/** Does nothing if already running. */
	start(): void {
		if (this.#request !== null) return;
		this.#time = null;
		this.#request = this.ticker.request(this.#tick);
	}

	stop(): void {
		if (this.#request !== null) this.ticker.cancel(this.#request);
		this.#request = null;
	}

	readonly #tick = (time: number): void => {
		this.#request = null;
		const elapsed = this.#time === null ? 0 : time - this.#time;
		this.#time = time;
		const goesOn = this.onframe(Math.min(LONGEST_FRAME, Math.max(0, elapsed)));
		if (goesOn && this.#request === null) this.#request = this.ticker.request(this.#tick);
	};
}
