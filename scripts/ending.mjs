/** Ends a command so that what is done is kept. */
import { endWithStarter } from './lifetime.mjs';

/** Milliseconds in which signals are one wish: npm passes on what the terminal has sent already. */
const ONE_WISH = 1000;

/** Calls what is to be done when somebody wants the command to end. */
export class Ending {
	/** @type {() => void} */
	#stop = () => process.exit(1);
	#askedAt = Infinity;

	/** Somebody wants the command to end. */
	get isAsked() {
		return this.#askedAt !== Infinity;
	}

	constructor() {
		for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
			process.on(signal, () => this.#ask());
		// npm ends with its shell and passes no signal on.
		if (process.env.npm_lifecycle_event)
			endWithStarter(() => {
				if (!this.isAsked) this.#ask();
			});
	}

	/** @param {() => void} stop what the first wish does; the second ends the command at once */
	by(stop) {
		this.#stop = stop;
	}

	#ask() {
		if (!this.isAsked) {
			this.#askedAt = performance.now();
			this.#stop();
		} else if (performance.now() - this.#askedAt > ONE_WISH) process.exit(1);
	}
}
