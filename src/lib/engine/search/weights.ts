import { allValues, type Problem } from '../problem';
import type { Strategy } from './strategy';

/**
 * What dead ends teach an ordering. For every two variables that a constraint joins there is a weight: 1,
 * and 1 more for each dead end of one of them at which the other took its last value. F. Boussemart,
 * F. Hemery, C. Lecoutre and L. Sais, "Boosting systematic search by weighting constraints", ECAI 2004,
 * 146–150.
 */
export class Weights {
	/** For each two variables, what dead ends have added; both ways round. */
	readonly #added: Int32Array;
	/**
	 * For each variable its {@link degree}, as long as {@link placed} and {@link takenBack} are told what happens:
	 * an ordering asks for that of every open variable at every node.
	 */
	readonly degrees: Int32Array;
	/** 1 for a variable that has a value there, else 0. */
	readonly #isPlaced: Uint8Array;

	constructor(private readonly problem: Problem) {
		const { variableCount, fixed } = problem;
		this.#added = new Int32Array(variableCount ** 2);
		this.#isPlaced = Uint8Array.from(fixed, (value) => (value < 0 ? 0 : 1));
		this.degrees = new Int32Array(variableCount);
		this.#sum();
	}

	#sum(): void {
		const { degrees } = this;
		const assignment = Array.from(this.#isPlaced, (isPlaced) => isPlaced - 1);
		for (let variable = 0; variable < degrees.length; variable++)
			degrees[variable] = this.degree(assignment, variable);
	}

	/** A variable gets a value: it no longer counts for its peers. */
	placed(variable: number): void {
		this.#isPlaced[variable] = 1;
		const row = variable * this.problem.variableCount;
		for (const peer of this.problem.peers(variable))
			this.degrees[peer] -= 1 + this.#added[row + peer];
	}

	/** Its value is taken back. */
	takenBack(variable: number): void {
		this.#isPlaced[variable] = 0;
		const row = variable * this.problem.variableCount;
		for (const peer of this.problem.peers(variable))
			this.degrees[peer] += 1 + this.#added[row + peer];
	}

	/**
	 * Follows a dead end at the variable that the search has chosen.
	 *
	 * @returns the variable whose placement took its last value; −1 if something else did, or if values
	 * have been tried: then nothing is learnt.
	 */
	blame({ path, depth, assignment, legalAt }: Stack, variable: number): number {
		const { problem } = this;
		if (legalAt[depth] !== 0) return -1;
		let left = problem.domains?.[variable] ?? allValues(problem.valueCount);
		for (const peer of problem.peers(variable))
			if (problem.fixed[peer] >= 0) left &= ~problem.forbids!(peer, problem.fixed[peer], variable);
		for (let at = 0; at < depth && left !== 0; at++) {
			left &= ~problem.forbids!(path[at], assignment[path[at]], variable);
			if (left === 0) return this.add(variable, path[at]);
		}
		return -1;
	}

	/** Follows a dead end at a variable because of another, which it returns. */
	add(variable: number, culprit: number): number {
		const { variableCount } = this.problem;
		this.#added[variable * variableCount + culprit]++;
		this.#added[culprit * variableCount + variable]++;
		this.degrees[variable] += 1 - this.#isPlaced[culprit];
		this.degrees[culprit] += 1 - this.#isPlaced[variable];
		return culprit;
	}

	/** The sum of the weights that join a variable to open ones (its weighted degree). */
	degree(assignment: ArrayLike<number>, variable: number): number {
		const { problem } = this;
		const row = variable * problem.variableCount;
		let sum = 0;
		for (const peer of problem.peers(variable))
			if (assignment[peer] < 0) sum += 1 + this.#added[row + peer];
		return sum;
	}

	/** What has been added, as pairs: index, number, index, number, … without zeros. */
	get learnt(): number[] {
		const { variableCount } = this.problem;
		return Array.from(this.#added).flatMap((added, index) =>
			added > 0 && index % variableCount > index / variableCount ? [index, added] : []
		);
	}

	/** Takes up what another one has learnt. */
	recall(learnt: readonly number[]): void {
		const { variableCount } = this.problem;
		this.#added.fill(0);
		for (let at = 0; at < learnt.length; at += 2) {
			const [index, added] = [learnt[at], learnt[at + 1]];
			this.#added[index] = added;
			this.#added[(index % variableCount) * variableCount + Math.floor(index / variableCount)] =
				added;
		}
		this.#sum();
	}
}

/** The part of a position that says what was placed, in which order, and what was legal at each node. */
interface Stack {
	readonly assignment: ArrayLike<number>;
	readonly path: ArrayLike<number>;
	readonly legalAt: ArrayLike<number>;
	readonly depth: number;
}

/** What a search with this ordering learns; null where it learns nothing, or a constraint joins more than two. */
export function weightsFor(
	problem: Problem,
	{ ordering }: Pick<Strategy, 'ordering'>
): Weights | null {
	return ordering === 'dom-wdeg' && problem.forbids !== undefined ? new Weights(problem) : null;
}
