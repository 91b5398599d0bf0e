import {
	BACKTRACK,
	CHOOSE,
	DEADEND,
	FORCE,
	PLACE,
	REJECT,
	SOLUTION,
	stepKind,
	stepValue,
	stepVariable,
	type StepBatch
} from '../search/step';
import type { Checkpoint } from './checkpoint';
import { countBatch } from './count-batch';
import type { Problem } from '../problem';
import { Learnt, type LearningChoice } from './learnt';
import { SolvedValues } from './solved-values';
import { noStatistics, type Statistics } from './statistics';

/** Follows a search from a checkpoint: counts its steps and tracks the placements in force. */
export class PathCounter {
	readonly statistics: Statistics;
	/** The steps that made the placements in force. */
	readonly #path: Int32Array;
	#depth = 0;
	readonly #solved: SolvedValues;
	readonly #learnt: Learnt;

	/**
	 * @param checkpoint null for the beginning.
	 * @param way the steps that lead to the checkpoint; its statistics already count them.
	 */
	constructor(
		problem: Problem,
		strategy: LearningChoice,
		checkpoint: Checkpoint | null,
		way: Iterable<number>
	) {
		this.#learnt = new Learnt(problem, strategy, way, checkpoint?.learnt);
		this.statistics = { ...(checkpoint?.statistics ?? noStatistics()) };
		this.#path = new Int32Array(problem.variableCount + 1);
		for (const step of way) {
			const kind = stepKind(step);
			if (kind === PLACE || kind === FORCE) this.#path[this.#depth++] = step;
			else if (kind === BACKTRACK) this.#depth--;
		}
		const decisions = (checkpoint?.solved ?? []).values();
		this.#solved = new SolvedValues(
			Array.from(this.#path.subarray(0, this.#depth), (step) =>
				stepKind(step) === FORCE ? 0 : (decisions.next().value ?? 0)
			)
		);
	}

	/** Follows the first `end` steps of a batch. */
	advance(batch: StepBatch, end: number): void {
		countBatch(this.statistics, batch, end);
		const { steps, causes } = batch;
		const path = this.#path;
		const solved = this.#solved;
		const learnt = this.#learnt;
		const { deadEnds, follows } = learnt;
		let depth = this.#depth;
		// A seek spends most of its time here.
		for (let i = 0; i < end; i++) {
			const step = steps[i];
			const kind = stepKind(step);
			if (kind === REJECT) {
				i += causes[i];
				continue;
			}
			if (kind === CHOOSE) solved.open(depth);
			else if (kind === PLACE) path[depth++] = step;
			else if (kind === FORCE) {
				solved.open(depth);
				path[depth++] = step;
			} else if (kind === BACKTRACK) depth--;
			else if (kind === SOLUTION) solved.solve(depth, (at) => stepValue(path[at]));
			else if (kind === DEADEND && follows === 'nothing' && step >= 0)
				deadEnds[stepVariable(step)]++;
			if (follows !== 'nothing') learnt.follow(step, causes[i]);
		}
		this.#depth = depth;
	}

	/** The node where the search stands. Call only after elimination has finished propagating. */
	checkpoint(): Checkpoint {
		const statistics = { ...this.statistics };
		const decisions: number[] = [];
		const solved: number[] = [];
		this.#path.subarray(0, this.#depth).forEach((step, depth) => {
			if (stepKind(step) === FORCE) return;
			decisions.push(stepVariable(step), stepValue(step));
			solved.push(this.#solved.mask(depth));
		});
		return { decisions, solved, statistics, learnt: this.#learnt.entries() };
	}
}
