import { FORCE, PLACE, stepKind } from '../search/step';
import type { Milestoned } from './reach';
import type { Statistics } from './statistics';

/** What a curve needs of the statistics at one position. */
export type Sample = Pick<Statistics, 'steps' | 'placements' | 'deepest' | 'depth'>;

/**
 * The statistics at evenly spaced positions from the beginning to `length`. A long trace is sampled
 * where it has checkpoints, so nothing is searched again.
 * @param most how many samples there may be, at least 2.
 */
export function sampled(trace: Milestoned, length: number, most: number): Sample[] {
	return trace.checkpoints.length > most
		? fromCheckpoints(trace, length, most)
		: fromSteps(trace, length, most);
}

const START: Sample = { steps: 0, placements: 0, deepest: 0, depth: 0 };

function fromCheckpoints({ checkpoints }: Milestoned, length: number, most: number): Sample[] {
	const samples = [START];
	for (let i = 1; i < most; i++) {
		const { statistics } = checkpoints.get(Math.floor((i * checkpoints.length) / most));
		if (statistics.steps <= length) samples.push(statistics);
	}
	return samples;
}

function fromSteps(trace: Milestoned, length: number, most: number): Sample[] {
	const samples = [START];
	const interval = Math.max(1, length / (most - 1));
	let { placements, deepest } = START;
	trace.scan(0, length, (word, depth, steps) => {
		const kind = stepKind(word);
		if (kind === PLACE || kind === FORCE) {
			placements++;
			deepest = Math.max(deepest, depth);
		}
		if (steps >= samples.length * interval || steps === length)
			samples.push({ steps, placements, deepest, depth });
		return false;
	});
	return samples;
}
