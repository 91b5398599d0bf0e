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
	stepKind,
	stepValue,
	stepVariable,
	type StepBatch
} from '../search/step';
import type { Checkpoint } from './checkpoint';
import { SolvedValues } from './solved-values';
import { countSolution, noStatistics, type Statistics } from './statistics';

/** Follows a search from a checkpoint: counts its steps and tracks the placements in force. */
export class PathCounter {
	readonly statistics: Statistics;
	/** The steps that made the placements in force. */
	readonly #path: number[] = [];
	readonly #solved: SolvedValues;

	/**
	 * @param checkpoint null for the beginning.
	 * @param way the steps that lead to the checkpoint; its statistics already count them.
	 */
	constructor(checkpoint: Checkpoint | null, way: Iterable<number>) {
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

	/** Counts the steps `start` … `end` − 1 of a batch. */
	advance({ steps, causes }: StepBatch, start: number, end: number): void {
		// Counts in local variables: a seek runs through tens of thousands of steps.
		const path = this.#path;
		const solved = this.#solved;
		const { statistics } = this;
		let { choices, placements, forced, undos, depth, deepest } = statistics;
		let { forwardStreak, longestForward, backStreak, longestBack } = statistics;
		let rejections = 0;
		const placedBefore = placements;
		const forcedBefore = forced;
		for (let i = start; i < end; i++) {
			const kind = stepKind(steps[i]);
			if (kind === REJECT) rejections++;
			else if (kind === CHOOSE) {
				choices++;
				solved.open(path.length);
			} else if (kind === PLACE || kind === FORCE) {
				if (kind === FORCE) {
					forced++;
					solved.open(path.length);
				}
				path.push(steps[i]);
				placements++;
				backStreak = 0;
				if (++depth > deepest) deepest = depth;
				if (++forwardStreak > longestForward) longestForward = forwardStreak;
			} else if (kind === BACKTRACK) {
				path.pop();
				undos++;
				depth--;
				forwardStreak = 0;
				if (++backStreak > longestBack) longestBack = backStreak;
			} else if (kind === DEADEND) statistics.deadends++;
			else if (kind === ELIMINATE) statistics.eliminations++;
			else if (kind === PRUNE) statistics.prunes++;
			else if (kind === SOLUTION) {
				countSolution(statistics, causes[i]);
				solved.solve(path.length, (depth) => stepValue(path[depth]));
			}
		}
		statistics.steps += end - start;
		statistics.tries += rejections + (placements - placedBefore) - (forced - forcedBefore);
		Object.assign(statistics, { choices, placements, forced, undos, depth, deepest });
		Object.assign(statistics, { forwardStreak, longestForward, backStreak, longestBack });
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
		return { decisions, solved, statistics };
	}
}
