import { getContext, setContext } from 'svelte';
import { on } from 'svelte/events';
import { isShort, readStateResponse, type FrameEvent } from './protocol';

/** The window around a frame, as far as a frame speaks to it. */
export type Around = Pick<Window, 'postMessage'>;

/**
 * Tells the book around a frame what its reader has reached, and asks it once for what it has kept. Nothing waits
 * for an answer: a page that does not speak the protocol is told the same.
 */
export class Reporter {
	readonly #id = `backtrail-${Math.random().toString(36).slice(2)}`;
	/** What the book has kept; undefined until it answers. */
	#kept: unknown;
	#takers: ((state: unknown) => void)[] = [];
	#said = '';

	/**
	 * @param around the parent of the window
	 * @param activity what is in the frame, for books that tell several frames apart by it
	 */
	constructor(
		private readonly around: Around,
		private readonly activity: string
	) {}

	/** Asks for the state, and listens. @returns a function that stops it. */
	start(): () => void {
		const stop = on(window, 'message', ({ source, data }) => {
			// Only the window around it may say what was kept, and only once.
			if (source !== this.around || this.#kept !== undefined) return;
			const state = readStateResponse(data, this.#id);
			if (state === undefined) return;
			this.#kept = state;
			for (const take of this.#takers) if (state !== null) take(state);
			this.#takers = [];
		});
		this.#post({ subject: 'SPLICE.getState', message_id: this.#id });
		return stop;
	}

	/** Calls `take` with the state that the book has kept, now or when it arrives; never if there is none. */
	whenKept(take: (state: unknown) => void): void {
		if (this.#kept === undefined) this.#takers.push(take);
		else if (this.#kept !== null) take(this.#kept);
	}

	/**
	 * Reports what the reader has reached.
	 * @param score from 0 to 1; null before anything is settled, and then only the state is sent
	 * @param state plain data, at most {@link MOST_STATE} characters as JSON
	 */
	report(score: number | null, state: unknown): void {
		if (!isShort(state)) return;
		const said = JSON.stringify([score, state]);
		if (said === this.#said) return;
		this.#said = said;
		if (score === null) this.send('state', { state });
		else this.#post({ subject: 'SPLICE.reportScoreAndState', score, state });
	}

	/** Sends an event. */
	send(name: FrameEvent, data: unknown = null): void {
		this.#post({ subject: 'SPLICE.sendEvent', name, data });
	}

	/** Reports the height that the content wants, in CSS pixels. */
	resize(height: number): void {
		this.#post({ subject: 'lti.frameResize', height: Math.ceil(height) });
	}

	#post(message: Record<string, unknown>): void {
		// Nothing in it is secret, and a frame does not know who is around it.
		this.around.postMessage({ activity_id: this.activity, ...message }, '*');
	}
}

const KEY = Symbol('reporter');

/** Gives a reporter to everything in a frame. Call it during initialization. */
export function provideReporter(reporter: Reporter): void {
	setContext(KEY, reporter);
}

/** The reporter of the frame around this component; null where there is no frame. */
export function reporterHere(): Reporter | null {
	return getContext<Reporter | undefined>(KEY) ?? null;
}
