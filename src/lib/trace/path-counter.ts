import {
	BACKTRACK,
	CHOOSE,
	DEADEND,
	ELIMINATE,
	FORCE,
	PLACE,
	PRUNE,
	REJECT,
	stepKind,
	stepValue,
	stepVariable,
	type StepBatch
} from '../search/step';
import type { Checkpoint } from './checkpoint';
import { countSolution, type Statistics } from './statistics';

/** Follows a search from a checkpoint: counts its steps and tracks the placements in force. */
export class PathCounter {
	readonly statistics: Statistics;
	/** The steps that made the placements in force. */
	readonly #path: number[] = [];

	/** @param way the steps that lead to the checkpoint; its statistics already count them. */
	constructor(statistics: Readonly<Statistics>, way: Iterable<number>) {
		this.statistics = { ...statistics };
		for (const step of way) {
			const kind = stepKind(step);
			if (kind === PLACE || kind === FORCE) this.#path.push(step);
			else if (kind === BACKTRACK) this.#path.pop();
		}
	}

	/** Counts the steps `start` … `end` − 1 of a batch. */
	advance({ steps, causes }: StepBatch, start: number, end: number): void {
		// Counts in local variables: a seek runs through tens of thousands of steps.
		const path = this.#path;
		const { statistics } = this;
		let { choices, placements, forced, undos, depth, deepest } = statistics;
		let { forwardStreak, longestForward, backStreak, longestBack } = statistics;
		let rejections = 0;
		const placedBefore = placements;
		const forcedBefore = forced;
		for (let i = start; i < end; i++) {
			const kind = stepKind(steps[i]);
			if (kind === REJECT) rejections++;
			else if (kind === CHOOSE) choices++;
			else if (kind === PLACE || kind === FORCE) {
				path.push(steps[i]);
				if (kind === FORCE) forced++;
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
			else countSolution(statistics, causes[i]);
		}
		statistics.steps += end - start;
		statistics.tries += rejections + (placements - placedBefore) - (forced - forcedBefore);
		Object.assign(statistics, { choices, placements, forced, undos, depth, deepest });
		Object.assign(statistics, { forwardStreak, longestForward, backStreak, longestBack });
	}

	/** The node where the search stands. Call only after elimination has finished propagating. */
	checkpoint(): Checkpoint {
		const decisions = this.#path
			.filter((step) => stepKind(step) === PLACE)
			.flatMap((step) => [stepVariable(step), stepValue(step)]);
		return { decisions, statistics: { ...this.statistics } };
	}
}
