import {
	BACKTRACK,
	CHOOSE,
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
	readonly #path: number[] = [];
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
		for (const step of way) {
			const kind = stepKind(step);
			if (kind === PLACE || kind === FORCE) this.#path.push(step);
			else if (kind === BACKTRACK) this.#path.pop();
		}
		const decisions = (checkpoint?.solved ?? []).values();
		this.#solved = new SolvedValues(
			this.#path.map((step) => (stepKind(step) === FORCE ? 0 : (decisions.next().value ?? 0)))
		);
	}

	/** Follows the steps `start` … `end` − 1 of a batch. */
	advance(batch: StepBatch, start: number, end: number): void {
		countBatch(this.statistics, batch, start, end);
		const path = this.#path;
		const solved = this.#solved;
		for (let i = start; i < end; i++) {
			const step = batch.steps[i];
			const kind = stepKind(step);
			if (kind === REJECT) continue;
			this.#learnt.follow(step, batch.causes[i]);
			if (kind === CHOOSE) solved.open(path.length);
			else if (kind === PLACE) path.push(step);
			else if (kind === FORCE) {
				solved.open(path.length);
				path.push(step);
			} else if (kind === BACKTRACK) path.pop();
			else if (kind === SOLUTION) solved.solve(path.length, (depth) => stepValue(path[depth]));
		}
	}

	/** The node where the search stands. Call only after elimination has finished propagating. */
	checkpoint(): Checkpoint {
		const statistics = { ...this.statistics };
		const decisions: number[] = [];
		const solved: number[] = [];
		this.#path.forEach((step, depth) => {
			if (stepKind(step) === FORCE) return;
			decisions.push(stepVariable(step), stepValue(step));
			solved.push(this.#solved.mask(depth));
		});
		return { decisions, solved, statistics, learnt: this.#learnt.entries() };
	}
}
