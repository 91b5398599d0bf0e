import type { Problem } from '$lib/engine/problem';
import { limitedSearch } from '$lib/engine/search/limits';
import {
	BACKTRACK,
	FORCE,
	PLACE,
	PRUNE,
	SOLUTION,
	stepKind,
	unpackStep,
	type Step
} from '$lib/engine/search/step';
import type { Strategy } from '$lib/engine/search/strategy';

/** What two strategies make of a puzzle. */
export type TreesCompared =
	| { readonly kind: 'same' }
	| {
			readonly kind: 'part';
			/** The position in the first search where the trees are still the same. */
			readonly position: number;
			/** What each does next to its tree; null: it has ended. */
			readonly first: Step | null;
			readonly second: Step | null;
	  }
	/** They are the same for as many steps as are compared. */
	| { readonly kind: 'too-long'; readonly steps: number };

/** More steps of a search are not compared: one to two seconds. */
export const MOST_COMPARED = 20_000_000;
/** Milliseconds of work before the page may answer the user. */
const TURN = 8;

/** The steps that make a tree: those that open, close and mark nodes. */
const MAKES_TREE = (1 << PLACE) | (1 << FORCE) | (1 << BACKTRACK) | (1 << SOLUTION) | (1 << PRUNE);

/**
 * Compares the trees of two strategies, node by node, a few milliseconds at a time. What is tried without
 * success in a node, and what is chosen where nothing fits, is in no tree and makes no difference.
 * Resolves to null when `signal` is aborted.
 */
export async function compareTrees(
	problem: Problem,
	first: Strategy,
	second: Strategy,
	signal: AbortSignal,
	most = MOST_COMPARED
): Promise<TreesCompared | null> {
	const [one, other] = [first, second].map((strategy) => new TreeSteps(problem, strategy, most));
	let until = performance.now() + TURN;
	for (let count = 1; ; count++) {
		one.next();
		other.next();
		if (one.isCut || other.isCut) return { kind: 'too-long', steps: most };
		if (one.word !== other.word)
			return { kind: 'part', position: one.before, first: one.step, second: other.step };
		if (one.word === null) return { kind: 'same' };
		if (count % 4096 !== 0 || performance.now() < until) continue;
		await new Promise((resolve) => setTimeout(resolve));
		if (signal.aborted) return null;
		until = performance.now() + TURN;
	}
}

/** The steps of a search that make its tree, one after the other. */
class TreeSteps {
	/** The packed step; null at the end. */
	word: number | null = null;
	/** The number of steps up to the one of the tree before. */
	before = 0;
	/** The search was left before its end. */
	isCut = false;
	#taken = 0;
	#at = 0;
	readonly #batches;
	#batch;

	constructor(
		problem: Problem,
		strategy: Strategy,
		private readonly most: number
	) {
		const { milliseconds: _, ...limits } = strategy.limits;
		this.#batches = limitedSearch(problem, { ...strategy, limits });
		this.#batch = this.#batches.next();
	}

	get step(): Step | null {
		return this.word === null ? null : unpackStep(this.word, -1);
	}

	next(): void {
		this.before = this.#taken;
		this.word = null;
		for (; !this.#batch.done; this.#batch = this.#batches.next(), this.#at = 0) {
			const { steps, length } = this.#batch.value;
			while (this.#at < length) {
				const word = steps[this.#at++];
				if (this.#taken++ === this.most) {
					this.isCut = true;
					return;
				}
				if (((MAKES_TREE >>> stepKind(word)) & 1) === 0) continue;
				this.word = word;
				return;
			}
		}
	}
}
