import type { Notes, NoteTaker, Problem } from '../problem';
import { CheckpointStore, type CheckpointBatch } from './checkpoint-store';
import { ProfileBuilder, type DepthProfile } from './profile';
import type { Checkpoint } from './checkpoint';
import { Learnt, type LearningChoice } from './learnt';
import { SOLUTIONS_KEPT } from './solutions';
import { countSkipped, countSolution, noStatistics, type Statistics } from './statistics';
import {
	BACKTRACK,
	CHOOSE,
	DEADEND,
	ELIMINATE,
	FORCE,
	PLACE,
	PRUNE,
	REJECT,
	SOLUTION,
	type StepBatch
} from '../search/step';
import { NODE_BUDGET, TreeBuilder } from './tree/tree-builder';
import type { TreeUpdate } from './tree/tree-columns';

/** What a recorder has recorded since the last chunk. */
export interface TraceChunk {
	readonly statistics: Statistics;
	readonly checkpoints: CheckpointBatch;
	readonly profile: DepthProfile;
	/** Positions of the solutions found since then. */
	readonly solutions: Float64Array;
	/** The cost of each, −1 if solutions have no cost. */
	readonly costs: Float64Array;
	/** Nodes at each depth in the whole run so far; the root counts as one. */
	readonly nodes: Float64Array;
	/** The problem's notes on the whole run so far, null if it takes none or nothing has changed. */
	readonly notes: Notes | null;
	/** What changed in the tree since it was last requested, null if it was not requested. */
	readonly tree: TreeUpdate | null;
}

/**
 * Follows the first pass of a search and keeps what is needed to show any position later:
 * checkpoints, statistics, the depth profile and the decision tree, but no steps.
 */
export class Recorder {
	readonly checkpoints: CheckpointStore;
	readonly tree: TreeBuilder;
	readonly #statistics: Statistics;
	readonly #profile = new ProfileBuilder();
	#solutions: number[] = [];
	#costs: number[] = [];
	#nodes = new Float64Array(256);
	readonly #notes: NoteTaker | null;
	#sentPosition = 0;

	readonly #learnt: Learnt;
	/** Whether it is right: not if the search begins in the middle. */
	readonly #knowsLearnt: boolean;

	/**
	 * @param budget maximum number of nodes in the tree.
	 * @param from where the search resumes, if it does not start over.
	 */
	constructor(
		problem: Problem,
		strategy: LearningChoice,
		budget = NODE_BUDGET,
		from: Checkpoint | null = null
	) {
		this.checkpoints = new CheckpointStore();
		this.#statistics = from === null ? noStatistics() : { ...from.statistics };
		const { steps, depth } = this.#statistics;
		this.tree = new TreeBuilder(budget, steps, depth);
		while (this.#nodes.length <= depth) this.#deepen();
		this.#nodes[depth] = 1;
		// Notes cover whole runs only.
		this.#notes = from === null ? (problem.notes?.() ?? null) : null;
		this.#learnt = new Learnt(problem, strategy);
		this.#knowsLearnt = from === null;
	}

	get statistics(): Readonly<Statistics> {
		return this.#statistics;
	}

	/** Records the next steps of the search. */
	record({ steps, causes, length }: StepBatch): void {
		const base = this.#statistics.steps;
		let i = 0;
		while (i < length) {
			i = this.#follow(steps, causes, i, length, base);
			if (i >= length) return;
			const learnt = this.#knowsLearnt ? this.#learnt.entries() : [];
			this.checkpoints.add(this.#statistics, this.tree.path(), learnt);
		}
	}

	/**
	 * Follows the steps from `start` on, the first of which leads from position `base`, up to the
	 * next node at which a checkpoint is due, or to `length`. @returns where it stopped.
	 */
	#follow(
		steps: Int32Array,
		causes: Int32Array,
		start: number,
		length: number,
		base: number
	): number {
		const statistics = this.#statistics;
		const { tree } = this;
		const profile = this.#profile;
		const notes = this.#notes;
		const learnt = this.#learnt;
		const { deadEnds } = learnt;
		const follows = this.#knowsLearnt ? learnt.follows : 'nothing';
		const due = this.checkpoints.due - base;
		// Counts in local variables and derives rejections, by far the most frequent steps, from the
		// other counts: this loop runs as often as the search's own.
		let { choices, placements, undos, depth, deepest } = statistics;
		let { forwardStreak, longestForward, backStreak, longestBack } = statistics;
		let others = 0;
		let tried = 0;
		// The depths since the profile was last marked.
		let shallowest = depth;
		let highest = depth;
		let marked = profile.end;
		let nodes = this.#nodes;
		let i = start;
		for (; i < length; i++) {
			const step = steps[i];
			const kind = step & 15;
			if (kind === REJECT) {
				i += causes[i];
				continue;
			}
			if (follows === 'steps') learnt.follow(step, causes[i]);
			if (kind === CHOOSE) {
				if (i >= due) break;
				choices++;
				tree.choose(step >> 10);
			} else if (kind === PLACE || kind === FORCE) {
				const variable = step >> 10;
				const value = (step >>> 4) & 63;
				if (kind === PLACE) tried++;
				placements++;
				backStreak = 0;
				if (++depth > deepest) {
					deepest = depth;
					if (depth >= nodes.length) nodes = this.#deepen();
				}
				nodes[depth]++;
				if (++forwardStreak > longestForward) longestForward = forwardStreak;
				tree.open(variable, value, kind === FORCE, base + i + 1);
				if (base + i + 1 >= marked) {
					marked = this.#mark(shallowest, highest, base + i + 1, depth - 1, depth);
					shallowest = highest = depth;
				} else if (depth > highest) highest = depth;
				notes?.place(variable, value, depth, base + i + 1);
			} else if (kind === BACKTRACK) {
				undos++;
				depth--;
				forwardStreak = 0;
				if (++backStreak > longestBack) longestBack = backStreak;
				tree.close(causes[i] >= 0);
				if (base + i + 1 >= marked) {
					marked = this.#mark(shallowest, highest, base + i + 1, depth + 1, depth);
					shallowest = highest = depth;
				} else if (depth < shallowest) shallowest = depth;
				notes?.takeBack?.(step >> 10);
				if (causes[i] >= 0) countSkipped(statistics, causes[i]);
			} else if (kind === DEADEND) {
				statistics.deadends++;
				if (follows === 'nothing') {
					if (step >= 0) deadEnds[step >> 10]++;
				} else if (follows === 'dead ends') learnt.follow(step, causes[i]);
			} else if (kind === ELIMINATE) statistics.eliminations++;
			else if (kind === SOLUTION) {
				tree.solve();
				countSolution(statistics, causes[i]);
				const isListed = statistics.solutions <= SOLUTIONS_KEPT;
				if (isListed) {
					this.#solutions.push(base + i + 1);
					this.#costs.push(causes[i]);
				}
				notes?.solve(depth, base + i + 1, isListed);
			} else if (kind === PRUNE) {
				statistics.prunes++;
				tree.prune();
			}
			others++;
		}
		i = Math.min(i, length); // a limit can cut a run of rejections
		profile.markAll(shallowest, highest, depth);
		statistics.forced += placements - statistics.placements - tried;
		statistics.tries += i - start - others + tried;
		statistics.steps = base + i;
		Object.assign(statistics, { choices, placements, undos, depth, deepest });
		Object.assign(statistics, { forwardStreak, longestForward, backStreak, longestBack });
		return i;
	}

	/** What is new since the last call. @param withTree whether the tree is requested too. */
	chunk(withTree: boolean): TraceChunk {
		const { steps } = this.#statistics;
		const checkpoints = this.checkpoints.batchAfter(this.#sentPosition);
		this.#sentPosition = steps;
		const solutions = Float64Array.from(this.#solutions);
		const costs = Float64Array.from(this.#costs);
		this.#solutions = [];
		this.#costs = [];
		return {
			statistics: { ...this.#statistics },
			checkpoints,
			profile: this.#profile.snapshot(steps),
			solutions,
			costs,
			nodes: this.#nodes.slice(0, this.#statistics.deepest + 1),
			notes: this.#notes?.snapshot() ?? null,
			tree: withTree ? this.tree.update() : null
		};
	}

	/** Ends a bin of the profile. @returns the first position that needs another one. */
	#mark(
		shallowest: number,
		highest: number,
		position: number,
		before: number,
		depth: number
	): number {
		const profile = this.#profile;
		profile.markAll(shallowest, highest, before);
		profile.mark(position, depth);
		return profile.end;
	}

	#deepen(): Float64Array<ArrayBuffer> {
		const nodes = new Float64Array(this.#nodes.length * 2);
		nodes.set(this.#nodes);
		this.#nodes = nodes;
		return nodes;
	}
}
