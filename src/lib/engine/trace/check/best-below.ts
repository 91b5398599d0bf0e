import { countValues, lowestValue } from '../../problem';
import type { State } from './state';

/** Our own searches may place this many values: for one bound, and for all the bounds of a trace. */
const PLACEMENTS = 100_000;
const PLACEMENTS_IN_ALL = 1_000_000;

/**
 * Looks for the best that can follow the placements in force: branch and bound with the sharpest of our
 * bounds. It places and takes back on the state itself, and leaves it as it was.
 */
export class BestBelow {
	/** The values that are still to be tried after so many placements. */
	readonly #rest: Int32Array;
	#placementsLeft = PLACEMENTS_IN_ALL;

	constructor(private readonly state: State) {
		this.#rest = new Int32Array(state.assignment.length + 1);
	}

	/**
	 * The least cost under a limit of a solution that can follow; −1 if there is none.
	 *
	 * @returns undefined if it takes too long, and nothing was found by then. If something was, it may not
	 * be the least.
	 */
	under(limit: number): number | undefined {
		const { state } = this;
		const rest = this.#rest;
		const floor = state.depth;
		const placements = Math.min(PLACEMENTS, this.#placementsLeft);
		let placed = 0;
		let least = -1;
		let variable = -1;
		for (;;) {
			// A new node: its values are tried unless it is a solution, or cannot lead to a better one.
			rest[state.depth] = 0;
			if (state.rules!.bound() < (least < 0 ? limit : least)) {
				if (state.isSolved()) least = state.rules!.cost()!;
				else {
					variable = this.#choose();
					if (variable >= 0) rest[state.depth] = state.left(variable);
				}
			}
			while (state.depth > floor && rest[state.depth] === 0) {
				variable = state.top;
				state.takeBack();
			}
			if (rest[state.depth] === 0 || placed === placements) break;
			const value = this.#prefer(variable, rest[state.depth]);
			rest[state.depth] &= ~(1 << value);
			state.place(variable, value);
			placed++;
		}
		const isCut = rest[state.depth] !== 0;
		while (state.depth > floor) state.takeBack();
		this.#placementsLeft -= placed;
		return isCut && least < 0 ? undefined : least;
	}

	/** The open variable that is next, or that has the fewest values left; −1 for none. */
	#choose(): number {
		const { assignment, next, open } = this.state;
		if (open === 0) return -1;
		if (next >= 0) return next;
		let chosen = -1;
		let fewest = Infinity;
		for (let variable = 0; variable < assignment.length && fewest > 0; variable++) {
			if (assignment[variable] >= 0) continue;
			const count = countValues(this.state.left(variable));
			if (count < fewest) [chosen, fewest] = [variable, count];
		}
		return chosen;
	}

	#prefer(variable: number, among: number): number {
		let preferred = lowestValue(among);
		let least = Infinity;
		for (let rest = among; rest !== 0; rest &= rest - 1) {
			const value = lowestValue(rest);
			const preference = this.state.rules!.preference(variable, value);
			if (preference < least) [preferred, least] = [value, preference];
		}
		return preferred;
	}
}
