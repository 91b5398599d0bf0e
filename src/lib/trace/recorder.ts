import { CheckpointStore, type CheckpointBatch } from './checkpoint-store';
import { ProfileBuilder, type DepthProfile } from './profile';
import { countPlacement, countUndo, noStatistics, type Statistics } from './statistics';
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
		const statistics = this.#statistics;
		const base = statistics.steps;
		const { tree } = this;
		let due = this.checkpoints.due;
		// Rejections are by far the most frequent step: they are counted as what the rest leaves.
		let others = 0;
		let rejected = 0;
		for (let i = 0; i < length; i++) {
			const word = words[i];
			const kind = word & 15;
			if (kind === REJECT) continue;
			others++;
			const variable = word >> 10;
			const value = (word >>> 4) & 63;
			switch (kind) {
				case CHOOSE:
					statistics.choices++;
					if (base + i >= due) {
						statistics.steps = base + i;
						const tried = i - (others - 1) - rejected;
						statistics.tries += tried;
						rejected += tried;
						statistics.choices--;
						this.checkpoints.add(statistics, this.#decisions, this.#decisionCount);
						statistics.choices++;
						due = this.checkpoints.due;
					}
					tree.choose(variable);
					break;
				case PLACE:
				case FORCE: {
					const forced = kind === FORCE;
					if (statistics.depth === this.#forced.length) this.#deepen();
					this.#forced[statistics.depth] = forced ? 1 : 0;
					if (forced) statistics.forced++;
					else {
						statistics.tries++;
						this.#decisions[this.#decisionCount++] = (variable << 5) | value;
					}
					countPlacement(statistics);
					tree.open(variable, value, forced, base + i + 1);
					this.#profile.mark(base + i + 1, statistics.depth);
					break;
				}
				case BACKTRACK:
					countUndo(statistics);
					if (this.#forced[statistics.depth] === 0) this.#decisionCount--;
					tree.close();
					this.#profile.mark(base + i + 1, statistics.depth);
					break;
				case DEADEND:
					statistics.deadends++;
					break;
				case ELIMINATE:
					statistics.eliminations++;
					break;
				case SOLUTION:
					statistics.solutions++;
					tree.solve();
					if (statistics.solutions <= SOLUTIONS_KEPT) this.#solutions.push(base + i + 1);
					break;
			}
		}
		statistics.tries += length - others - rejected;
		statistics.steps = base + length;
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
