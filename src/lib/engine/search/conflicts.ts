import { allValues, listValues, lowestValue, type Problem } from '../problem';
import { FORCED, type Position } from './position';
import { JUMP } from './step';
import type { Strategy } from './strategy';
import type { ValueOrder } from './value-orderings';

/** What conflicts are read from: a problem, and the placements in force in the order of the stack. */
export type Placements = Pick<Position, 'assignment' | 'path' | 'depth' | 'triedAt'> &
	Partial<Pick<Position, 'domains'>>;

/**
 * Whether a search jumps back. Next to hidden singles and arc consistency it does not: what they cross out
 * has a set of reasons of its own, which is not kept.
 */
export function jumps({ back, elimination, eliminate }: JumpChoice): boolean {
	return back === 'jump' && canJump({ elimination, eliminate });
}

/** Whether a search with this elimination can jump back. */
export function canJump({ elimination, eliminate }: Omit<JumpChoice, 'back'>): boolean {
	return (
		elimination === 'none' ||
		(eliminate !== 'alone' && (elimination === 'forward' || elimination === 'naked'))
	);
}

export type JumpChoice = Pick<Strategy, 'back' | 'elimination' | 'eliminate'>;

/**
 * Where to go back to from a dead end: conflict-directed backjumping (P. Prosser, "Hybrid algorithms
 * for the constraint satisfaction problem", Computational Intelligence 9 (1993), 268–299).
 *
 * A conflict set says which placements rule out the values of a variable: for a value that clashes, the
 * earliest placement that forbids it; for a value that was tried, the conflict set of the dead end that it
 * led to. Nothing changes at the dead end before the last of them is taken back. What elimination has
 * placed is no decision: what forced it stands in its place. That is exact for naked singles only.
 *
 * A set of placements is a row of bits, one for each depth of the stack.
 */
export class Conflicts {
	/** How many words a row has. */
	readonly #words: number;
	/** For each depth, why the values that were tried there have failed. */
	readonly #failed: Int32Array;
	/** The rows of `#failed` up to this depth are right; those above belong to nodes left long ago. */
	#known = 0;
	/** The conflict set of the latest dead end, as far as it has been followed. */
	readonly #set: Int32Array;
	/** For each variable, the mask of the values that the fixed ones leave it. */
	readonly #allowed: Int32Array;
	readonly #forbids: ((variable: number, value: number, other: number) => number) | null;
	/** The decision that the search goes back to, as its depth; −1 for none. */
	#goal = -1;
	/** Nothing has been taken back since the dead end. */
	#isJump = false;

	/** @param values the order in which the search tries them; only {@link skipped} needs it. */
	constructor(
		private readonly problem: Problem,
		private readonly stack: Placements,
		private readonly values?: ValueOrder
	) {
		const { variableCount } = problem;
		const model = problem.model();
		this.#words = (variableCount >> 5) + 1;
		this.#failed = new Int32Array(this.#words * (variableCount + 1));
		this.#set = new Int32Array(this.#words);
		this.#allowed = Int32Array.from({ length: variableCount }, (_, variable) =>
			problem.fixed[variable] < 0 ? model.legal(variable) : 0
		);
		this.#forbids = problem.forbids?.bind(problem) ?? null;
	}

	/**
	 * Follows the end of a node: finds out which decision the search goes back to, the latest in the
	 * conflict set.
	 *
	 * @param variable the one that has no value left; −1 where a solution or a bound ended the node, which
	 * all placements have a part in.
	 */
	back(variable: number): void {
		this.#find(variable);
		const { stack } = this;
		const set = this.#set;
		for (;;) {
			const depth = this.#last();
			this.#goal = depth;
			this.#isJump = true;
			if (depth < 0) return;
			set[depth >> 5] &= ~(1 << depth);
			if (stack.triedAt[depth] === FORCED) {
				this.#explain(stack.path[depth], depth);
				continue;
			}
			const row = depth * this.#words;
			for (let word = 0; word < this.#words; word++) this.#failed[row + word] |= set[word];
			this.#known = depth;
			return;
		}
	}

	/**
	 * What a jump passes over, as the cause of the step that takes a placement back: see `Step.cause`. What
	 * elimination has placed goes with its decision, and is not passed over.
	 *
	 * @param variable the one that was just taken back.
	 */
	skipped(variable: number): number {
		const { problem } = this;
		const { depth, triedAt, domains } = this.stack;
		const { order, stride } = this.values!;
		if (depth <= this.#goal || triedAt[depth] === FORCED) return -1;
		const domain = domains?.[variable] ?? allValues(problem.valueCount);
		let untried = 0;
		for (let at = triedAt[depth]; at < problem.valueCount; at++)
			untried += (domain >>> order[depth * stride + at]) & 1;
		const first = this.#isJump ? JUMP : 0;
		this.#isJump = false;
		return untried | first;
	}

	/** The conflict set of a dead end at a variable: the depths of its decisions, ascending. */
	of(variable: number): number[] {
		this.#find(variable);
		const set = this.#set;
		for (let depth = this.stack.depth - 1; depth >= 0; depth--) {
			if (this.stack.triedAt[depth] !== FORCED || ((set[depth >> 5] >>> depth) & 1) === 0) continue;
			set[depth >> 5] &= ~(1 << depth);
			this.#explain(this.stack.path[depth], depth);
		}
		return this.#depths();
	}

	/** The depths of the placements below a depth because of which values of a variable clash, ascending. */
	against(variable: number, depth: number): number[] {
		this.#set.fill(0);
		this.#explain(variable, depth);
		return this.#depths();
	}

	#depths(): number[] {
		return Array.from(this.#set).flatMap((word, index) =>
			listValues(word).map((bit) => index * 32 + bit)
		);
	}

	#find(variable: number): void {
		const { depth } = this.stack;
		const words = this.#words;
		const set = this.#set;
		if (this.#known < depth) this.#failed.fill(0, (this.#known + 1) * words, (depth + 1) * words);
		this.#known = depth;
		if (variable < 0) {
			for (let word = 0; word < words; word++)
				set[word] = depth >= (word + 1) * 32 ? -1 : depth > word * 32 ? ~(-1 << depth) : 0;
			return;
		}
		for (let word = 0; word < words; word++) set[word] = this.#failed[depth * words + word];
		this.#explain(variable, depth);
	}

	/** Adds the placements below a depth because of which the values of a variable clash. */
	#explain(variable: number, depth: number): void {
		const { assignment, path } = this.stack;
		const forbids = this.#forbids;
		let left = this.#allowed[variable];
		if (forbids === null) {
			// What was placed later is no reason.
			const before = assignment.slice();
			for (let at = depth; at < this.stack.depth; at++) before[path[at]] = -1;
			for (; left !== 0; left &= left - 1)
				this.#explainValue(variable, lowestValue(left), depth, before);
			return;
		}
		for (let at = 0; at < depth && left !== 0; at++) {
			const placed = path[at];
			if (placed === variable) continue;
			const gone = forbids(placed, assignment[placed], variable) & left;
			if (gone === 0) continue;
			left &= ~gone;
			this.#set[at >> 5] |= 1 << at;
		}
	}

	/** The same for one value, where constraints are over more than two variables. */
	#explainValue(
		variable: number,
		value: number,
		depth: number,
		assignment: ArrayLike<number>
	): void {
		const { problem } = this;
		const { path } = this.stack;
		const clashes = problem.clashes(assignment, variable, value);
		const isTogether = problem.clashTogether?.(assignment, variable, value) === true;
		if (!isTogether && clashes.some((other) => problem.fixed[other] >= 0)) return;
		for (let at = 0; at < depth; at++) {
			if (!clashes.includes(path[at])) continue;
			this.#set[at >> 5] |= 1 << at;
			if (!isTogether) return;
		}
	}

	/** The latest placement in the set, −1 if it is empty. */
	#last(): number {
		for (let word = this.#words - 1; word >= 0; word--)
			if (this.#set[word] !== 0) return word * 32 + 31 - Math.clz32(this.#set[word]);
		return -1;
	}

	/** What it knows of the values that have failed: index, word, index, word, … without zeros. */
	get learnt(): number[] {
		const known = this.#failed.subarray(
			0,
			(Math.min(this.#known, this.stack.depth) + 1) * this.#words
		);
		return Array.from(known).flatMap((word, index) => (word === 0 ? [] : [index, word]));
	}

	/** Takes up what another one knew with the same placements in force. */
	recall(learnt: readonly number[]): void {
		this.#failed.fill(0);
		for (let at = 0; at < learnt.length; at += 2) this.#failed[learnt[at]] = learnt[at + 1];
		this.#known = this.stack.depth;
	}
}
