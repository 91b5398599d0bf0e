import type { ProblemKind } from '$lib/engine/kind';
import { fitStrategy } from '$lib/engine/search/choices';
import { limitedSearch } from '$lib/engine/search/limits';
import { BACKTRACK, PLACE, stepKind, stepValue, stepVariable } from '$lib/engine/search/step';
import { readAddress } from '$lib/stage/address/address';

/** A search that nobody records: the board as it is now, and how many placements it took. */
export class LiveSearch<Setup = unknown> {
	readonly setup: Setup;
	/** A new array after each advance. */
	assignment = $state.raw<Int8Array>(new Int8Array());
	placements = $state(0);
	isAtEnd = $state(false);
	#steps: Generator<number, void, void> | null = null;

	/** @param search the query of a studio address for this kind */
	constructor(
		private readonly kind: ProblemKind<Setup>,
		private readonly search: string
	) {
		this.setup = readAddress(kind, search).address.setup;
		this.restart();
	}

	restart(): void {
		const { setup, strategy } = readAddress(this.kind, this.search).address;
		const problem = this.kind.problem(setup);
		this.assignment = problem.fixed.slice();
		this.placements = 0;
		this.isAtEnd = false;
		const batches = limitedSearch(problem, fitStrategy(problem, strategy));
		this.#steps = (function* () {
			for (const { steps, length } of batches) for (let i = 0; i < length; i++) yield steps[i];
		})();
	}

	/** Searches until so many placements are made in all, or to the end. */
	advance(placements: number): void {
		const assignment = this.assignment.slice();
		let made = this.placements;
		while (made < placements) {
			const { done, value: word } = this.#steps!.next();
			if (done) {
				this.isAtEnd = true;
				break;
			}
			const kind = stepKind(word);
			if (kind === PLACE) {
				assignment[stepVariable(word)] = stepValue(word);
				made++;
			} else if (kind === BACKTRACK) assignment[stepVariable(word)] = -1;
		}
		this.assignment = assignment;
		this.placements = made;
	}
}
