import type { Problem } from '$lib/engine/problem';
import { limitedSearch } from '$lib/engine/search/limits';
import type { Outcome } from '$lib/engine/search/outcome';
import {
	BACKTRACK,
	CHOOSE,
	FORCE,
	SOLUTION,
	stepKind,
	stepVariable,
	type StepBatch
} from '$lib/engine/search/step';
import { DEFAULT_STRATEGY, type Limits, type Strategy } from '$lib/engine/search/strategy';

/**
 * Steps as a Serbian thesis on a Sudoku solver counts them: a marker walks over all squares in reading
 * order, givens too, and every square that it enters is a step. A board that is solved without going
 * back takes as many steps as it has squares.
 */
export interface RasterSteps {
	/** Squares entered on the way forward and on the way back. */
	readonly forward: number;
	readonly back: number;
	/** The most steps in one direction, one after the other. */
	readonly longestForward: number;
	readonly longestBack: number;
}

/** The thesis's solver: squares with one candidate are filled first and are givens from then on. */
export const RASTER_STRATEGY: Omit<Strategy, 'limits'> = {
	...DEFAULT_STRATEGY,
	elimination: 'naked',
	eliminate: 'start'
};

/** Follows a search in naive order, whose elimination runs at the start if at all. */
export class RasterCounter {
	#forward = 0;
	#back = 0;
	/** Steps in the current direction, and the most in each. */
	#forwardStreak = 0;
	#backStreak = 0;
	#longestForward = 0;
	#longestBack = 0;
	/** The square where the marker is; −1 before the first. */
	#at = -1;
	/** 1 for squares that elimination filled. */
	readonly #filled: Uint8Array;

	/** @param squares how many there are. */
	constructor(private readonly squares: number) {
		this.#filled = new Uint8Array(squares);
	}

	get steps(): RasterSteps {
		return {
			forward: this.#forward,
			back: this.#back,
			longestForward: this.#longestForward,
			longestBack: this.#longestBack
		};
	}

	/** Counts what a batch of packed steps moves the marker. */
	count({ steps, length }: StepBatch): void {
		for (let i = 0; i < length; i++) {
			const kind = stepKind(steps[i]);
			if (kind === CHOOSE) this.#moveTo(stepVariable(steps[i]));
			else if (kind === FORCE) this.#filled[stepVariable(steps[i])] = 1;
			else if (kind === SOLUTION) this.#moveTo(this.squares - 1);
			else if (kind === BACKTRACK) {
				// What elimination filled is taken back last, without the marker.
				const square = stepVariable(steps[i]);
				if (this.#filled[square] === 0) this.#moveTo(square);
			}
		}
	}

	/** Counts the way back over the givens at the beginning, if everything was tried. */
	end(outcome: Outcome): void {
		if (outcome.kind === 'exhausted' && this.#at > 0) this.#moveTo(0);
	}

	#moveTo(square: number): void {
		const distance = square - this.#at;
		this.#at = square;
		if (distance > 0) {
			this.#forward += distance;
			this.#forwardStreak += distance;
			this.#backStreak = 0;
			this.#longestForward = Math.max(this.#longestForward, this.#forwardStreak);
		} else if (distance < 0) {
			this.#back -= distance;
			this.#backStreak -= distance;
			this.#forwardStreak = 0;
			this.#longestBack = Math.max(this.#longestBack, this.#backStreak);
		}
	}
}

/**
 * Searches a Sudoku as the thesis does and counts as it counts. Yields the counts so far after every
 * few thousand packed steps; the caller may stop at any time.
 * @param strategy the solver's settings; another elimination at the start is possible.
 */
export function* rasterSteps(
	problem: Problem,
	limits: Limits,
	strategy: Omit<Strategy, 'limits'> = RASTER_STRATEGY
): Generator<RasterSteps, RasterSteps & { readonly outcome: Outcome }, void> {
	const counter = new RasterCounter(problem.variableCount);
	const batches = limitedSearch(problem, { ...strategy, limits });
	for (;;) {
		const { done, value } = batches.next();
		if (done) {
			counter.end(value);
			return { ...counter.steps, outcome: value };
		}
		counter.count(value);
		yield counter.steps;
	}
}
