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

/** The beginning is sampled step by step, for axes on which it is as wide as the rest. */
const BEGINNING = 4096;

function fromCheckpoints(trace: Milestoned, length: number, most: number): Sample[] {
	const { checkpoints } = trace;
	const beginning = Math.max(2, Math.floor(most / 4));
	const samples = fromSteps(trace, Math.min(BEGINNING, length), beginning);
	const count = most - samples.length;
	const indices = new Set<number>();
	for (let i = 0; i < count; i++) {
		// Half of them evenly, half by equal ratios.
		const share = Math.floor(i / 2) / Math.ceil(count / 2);
		indices.add(Math.floor(i % 2 === 0 ? share * checkpoints.length : checkpoints.length ** share));
	}
	for (const index of [...indices].sort((a, b) => a - b)) {
		if (index >= checkpoints.length) continue;
		const { statistics } = checkpoints.get(index);
		if (statistics.steps > samples.at(-1)!.steps && statistics.steps <= length)
			samples.push(statistics);
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
