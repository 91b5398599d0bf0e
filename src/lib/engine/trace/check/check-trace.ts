import { worthOf, type CostScale, type Problem } from '../../problem';
import { tableScale, writtenCost, type TraceFile } from '../file/trace-file';
import { Judge } from './judge';
import type { Checked, Lie } from './lie';
import { missingFrom } from './missing';

/** Events between two reports: a few milliseconds. */
const SLICE = 1 << 16;

/**
 * Looks for the first event of a trace that is false. Yields now and then: the share that is done, from 0
 * to 1. What it cannot judge it says.
 *
 * @param problem the puzzle that the trace is about; null if no constraints are known. Then only the order
 * is judged.
 */
export function* checkTrace(
	file: TraceFile,
	problem: Problem | null
): Generator<number, Checked, void> {
	const judge = new Judge(file, problem);
	const scale = problem ?? tableScale(file.header);
	const { length } = file.log;
	const events = judge.solutions === null ? 1 : 0.5;
	for (let from = 0; from < length; from += SLICE) {
		const to = Math.min(length, from + SLICE);
		const lie = judge.events(from, to);
		if (lie !== null) return checked(judge, written(lie, scale), lie.event + 1);
		yield (events * to) / length;
	}
	let lie = judge.end();
	if (lie === null && problem !== null && judge.solutions !== null) {
		const counting = missingFrom(judge.solutions, judge, file, problem);
		for (;;) {
			const { done, value } = counting.next();
			if (!done) {
				yield 0.5 + value / 2;
				continue;
			}
			if (value === 'too-long') judge.skip('all');
			else lie = value;
			break;
		}
	}
	return checked(judge, lie && written(lie, scale), length);
}

/** A lie about costs, with costs as the file writes them. */
function written(lie: Lie, scale: CostScale): Lie {
	const { code, found, expected } = lie;
	switch (code) {
		case 'cost':
			return { ...lie, found: writtenCost(scale, found), expected: worthOf(scale, expected) };
		case 'bound':
		case 'better-follows':
			return { ...lie, found: worthOf(scale, found), expected: worthOf(scale, expected) };
		case 'not-best': {
			const told = found === -1 ? -1 : worthOf(scale, found);
			return { ...lie, found: told, expected: worthOf(scale, expected) };
		}
		default:
			return lie;
	}
}

function checked({ unjudged }: Judge, lie: Lie | null, looked: number): Checked {
	return { lie, looked, unjudged: Array.from(unjudged, ([what, count]) => ({ what, count })) };
}
