import { CheckpointStore, type CheckpointBatch } from './checkpoint-store';
import { ProfileBuilder, type DepthProfile } from './profile';
import { noStatistics, type Statistics } from './statistics';
import {
	BACKTRACK,
	CHOOSE,
	DEADEND,
	ELIMINATE,
	FORCE,
	PLACE,
	REJECT,
	SOLUTION,
	type StepBuffer
} from './step';
import { NODE_BUDGET, TreeBuilder } from './tree-builder';
import type { Tree } from './tree';

/** Solutions whose positions are kept; all are counted. */
const SOLUTIONS_KEPT = 1 << 16;

/** What a recorder has learnt since it was asked last. */
export interface TraceChunk {
	readonly statistics: Statistics;
	readonly checkpoints: CheckpointBatch;
	readonly profile: DepthProfile;
	/** Positions of the solutions found since. */
	readonly solutions: Float64Array;
	/** The tree as it stands, null where it was not asked for. */
	readonly tree: Tree | null;
}

/**
 * Follows the first pass of a search and keeps what is needed to stand anywhere in it later: no
 * steps, but checkpoints, statistics, the depth profile and the decision tree.
 */
export class Recorder {
	readonly checkpoints: CheckpointStore;
	readonly tree: TreeBuilder;
	readonly #statistics: Statistics;
	readonly #profile = new ProfileBuilder();
	#solutions: number[] = [];
	#sentPosition = 0;

	/** Decisions in force: variable << 5 | value; forced placements are not among them. */
	#decisions = new Int32Array(256);
	#decisionCount = 0;
	/** Which of the placements in force were forced. */
	#forced = new Uint8Array(256);

	/**
	 * @param variables how many the problem has.
	 * @param budget nodes that the tree keeps at most.
	 * @param from the statistics at the point where the search goes on, when it does not start anew.
	 */
	constructor(variables: number, budget = NODE_BUDGET, from: Readonly<Statistics> | null = null) {
		this.checkpoints = new CheckpointStore(variables);
		this.#statistics = from === null ? noStatistics() : { ...from };
		this.tree = new TreeBuilder(budget, this.#statistics.steps, this.#statistics.depth);
	}

	get statistics(): Readonly<Statistics> {
		return this.#statistics;
	}

	/** Takes the next steps of the search. */
	record({ words, length }: StepBuffer): void {
		const base = this.#statistics.steps;
		let i = 0;
		while (i < length) {
			i = this.#follow(words, i, length, base);
			if (i < length) this.checkpoints.add(this.#statistics, this.#decisions, this.#decisionCount);
		}
	}

	/**
	 * Follows the steps from `start` on, the first of which leads from position `base`, up to the
	 * next node at which a checkpoint is due, or to `length`. @returns where it stopped.
	 */
	#follow(words: Int32Array, start: number, length: number, base: number): number {
		const statistics = this.#statistics;
		const { tree } = this;
		const profile = this.#profile;
		const due = this.checkpoints.due - base;
		// Counted here and not in the object, and rejections, by far the most frequent steps, as what
		// the others leave: this loop runs as often as the search's own.
		let { choices, placements, undos, depth, deepest } = statistics;
		let { forwardStreak, longestForward, backStreak, longestBack } = statistics;
		let others = 0;
		let tried = 0;
		let i = start;
		for (; i < length; i++) {
			const word = words[i];
			const kind = word & 15;
			if (kind === REJECT) continue;
			if (kind === CHOOSE) {
				if (i >= due) break;
				choices++;
				tree.choose(word >> 10);
			} else if (kind === PLACE || kind === FORCE) {
				const variable = word >> 10;
				const value = (word >>> 4) & 63;
				if (depth === this.#forced.length) this.#deepen();
				this.#forced[depth] = kind === FORCE ? 1 : 0;
				if (kind === PLACE) {
					tried++;
					this.#decisions[this.#decisionCount++] = (variable << 5) | value;
				}
				placements++;
				backStreak = 0;
				if (++depth > deepest) deepest = depth;
				if (++forwardStreak > longestForward) longestForward = forwardStreak;
				tree.open(variable, value, kind === FORCE, base + i + 1);
				profile.mark(base + i + 1, depth);
			} else if (kind === BACKTRACK) {
				undos++;
				depth--;
				forwardStreak = 0;
				if (++backStreak > longestBack) longestBack = backStreak;
				if (this.#forced[depth] === 0) this.#decisionCount--;
				tree.close();
				profile.mark(base + i + 1, depth);
			} else if (kind === DEADEND) statistics.deadends++;
			else if (kind === ELIMINATE) statistics.eliminations++;
			else if (kind === SOLUTION) {
				tree.solve();
				if (++statistics.solutions <= SOLUTIONS_KEPT) this.#solutions.push(base + i + 1);
			}
			others++;
		}
		statistics.forced += placements - statistics.placements - tried;
		statistics.tries += i - start - others + tried;
		statistics.steps = base + i;
		Object.assign(statistics, { choices, placements, undos, depth, deepest });
		Object.assign(statistics, { forwardStreak, longestForward, backStreak, longestBack });
		return i;
	}

	/** What is new since the last call. @param withTree whether to copy the tree too. */
	chunk(withTree: boolean): TraceChunk {
		const { steps } = this.#statistics;
		const checkpoints = this.checkpoints.batchAfter(this.#sentPosition);
		this.#sentPosition = steps;
		const solutions = Float64Array.from(this.#solutions);
		this.#solutions = [];
		return {
			statistics: { ...this.#statistics },
			checkpoints,
			profile: this.#profile.snapshot(steps),
			solutions,
			tree: withTree ? this.tree.snapshot() : null
		};
	}

	#deepen(): void {
		const { length } = this.#forced;
		const forced = new Uint8Array(length * 2);
		forced.set(this.#forced);
		this.#forced = forced;
		const decisions = new Int32Array(length * 2);
		decisions.set(this.#decisions);
		this.#decisions = decisions;
	}
}
