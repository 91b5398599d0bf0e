import { specOf } from '$lib/engine/spec';
import { fitStrategy } from '$lib/engine/search/choices';
import { readAddress } from '$lib/stage/address/address';
import { Run } from '$lib/stage/run/run.svelte';
import type { SearchFigure, Searched } from './read/check';

/** Milliseconds after which a search is given up. */
const PATIENCE = 20_000;
/** Searches that are kept: while a chapter is written, the same ones are asked for again and again. */
const KEPT = 40;

/** Runs figures in workers, and keeps what they found. Call `dispose` in the end. */
export class FigureSearches {
	readonly #known = new Map<string, { steps: number; found: Promise<Searched | null> }>();
	readonly #ends = new Set<() => void>();

	search: SearchFigure = (view, search, steps) => {
		const key = `${view.kind.id}?${search}`;
		const known = this.#known.get(key);
		if (known !== undefined && known.steps >= steps) return known.found;
		const found = this.#run(view, search, steps);
		this.#known.delete(key);
		this.#known.set(key, { steps, found });
		if (this.#known.size > KEPT) this.#known.delete(this.#known.keys().next().value!);
		return found;
	};

	/** Stops all searches. */
	dispose(): void {
		for (const end of this.#ends) end();
	}

	#run(...[view, search, steps]: Parameters<SearchFigure>): Promise<Searched | null> {
		const { setup, strategy } = readAddress(view.kind, search).address;
		const problem = view.kind.problem(setup);
		const run = new Run();
		return new Promise((resolve) => {
			const settle = (searched: Searched | null) => {
				this.#ends.delete(giveUp);
				clearTimeout(timer);
				unwatch();
				run.dispose();
				resolve(searched);
			};
			const giveUp = () => settle(null);
			const timer = setTimeout(giveUp, PATIENCE);
			this.#ends.add(giveUp);
			run.start(problem, specOf(view.kind, setup), fitStrategy(problem, strategy));
			const unwatch = $effect.root(() => {
				$effect(() => {
					const { trace, ended, length, statistics, failure } = run;
					if (trace === null || (!ended && length < steps)) return;
					// Not inside of its own effect.
					queueMicrotask(() => settle(failure === null ? { trace, ended, statistics } : null));
				});
			});
		});
	}
}
