import type { WrittenTexts } from './work/written-texts.svelte';

/** What runs a reader's program: one thing is done at a time, and it can be cancelled. */
export abstract class Bench<Doing> {
	/** What is being done; null for nothing. */
	busy = $state.raw<Doing | null>(null);
	/** It was not possible at all. */
	isUnable = $state(false);
	/** What the reader has written. */
	abstract readonly written: WrittenTexts;
	#controller: AbortController | null = null;

	cancel(): void {
		this.#controller?.abort();
	}

	/**
	 * Keeps what is written and does something, unless something is being done.
	 *
	 * @param stop cancels it
	 * @throws what `act` throws, unless it was cancelled
	 */
	protected async do(
		what: Doing,
		act: (signal: AbortSignal, stop: () => void) => Promise<void>
	): Promise<void> {
		if (this.busy !== null) return;
		const controller = (this.#controller = new AbortController());
		this.busy = what;
		this.isUnable = false;
		// Before the run: a program that brings the page down is not lost.
		this.written.keep();
		try {
			await act(controller.signal, () => controller.abort());
		} catch (error) {
			if (controller.signal.aborted) return;
			this.isUnable = true;
			throw error;
		} finally {
			this.busy = null;
		}
	}
}
