import { inTurns } from '$lib/stage/run/in-turns';
import type { DrawSetup } from '../setup';
import { sizeOf } from '../../shape';
import { reachOf, summaryOf, triesOf, type Tries } from '../tries';

/** A thousand tries, counted a few milliseconds at a time; null until they are. */
export class CountedTries {
	current = $state.raw<Tries | null>(null);
	#latest: DrawSetup | null = null;

	/** Counts the tries of a setup; those of another one are dropped. */
	async count(setup: DrawSetup): Promise<void> {
		this.#latest = setup;
		this.current = null;
		const reaches: number[] = [];
		await inTurns(triesOf(setup), (one) => {
			if (this.#latest === setup) reaches.push(reachOf(one));
		});
		if (this.#latest === setup) this.current = summaryOf(reaches, sizeOf(setup.shape) ** 2);
	}

	/** Drops what is being counted. */
	stop(): void {
		this.#latest = null;
	}
}
