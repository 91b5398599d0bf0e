import type { Problem } from '../problem';
import { choicesFor } from '../search/choices';
import { canJump } from '../search/conflicts';
import { unlimitedSearch } from '../search/limits';
import { DEADEND, FORCE, PLACE, stepKind } from '../search/step';
import type { Strategy } from '../search/strategy';
import { Failures } from './failures';
import type { Placed } from './reasons';
import { BATCH_SIZE, type Effort } from './solve';

/** The dead ends of a run that failed for the same reason. */
export interface Repeats {
	/** The placements that were the reason. */
	readonly reason: readonly Placed[];
	/** Where the dead ends are, as positions of the run, ascending. */
	readonly positions: readonly number[];
	/** Their nodes in the tree, as the positions of the placements that lead there; 0 for the root. */
	readonly nodes: readonly number[];
}

/** Whether it is exactly known why dead ends fail, as {@link Failures} needs it. */
export function knowsReasons(problem: Problem, strategy: Strategy): boolean {
	return choicesFor(problem).backs.includes('jump') && canJump(strategy);
}

/**
 * Searches a run again for the dead ends that failed for the same reason as one of them. Yields now and then, so
 * that it can be paused or given up.
 *
 * @param run the position of the dead end, and how many steps the run has.
 */
export function* repeatsOf(
	problem: Problem,
	strategy: Strategy,
	{ position, length }: { readonly position: number; readonly length: number },
	effort: Effort
): Generator<null, Repeats> {
	let reason: readonly Placed[] = [];
	for (const failures of deadEnds(problem, strategy, position, effort)) {
		if (failures === null) yield null;
		else if (failures.position === position) reason = failures.reason();
	}
	const positions: number[] = [];
	const nodes: number[] = [];
	for (const failures of deadEnds(problem, strategy, length, effort)) {
		if (failures === null) yield null;
		else if (failures.isNew && failures.isBecauseOf(reason)) {
			positions.push(failures.position);
			nodes.push(failures.node);
		}
	}
	return { reason, positions, nodes };
}

/** The state at each dead end of a run up to a position; null now and then. */
function* deadEnds(
	problem: Problem,
	strategy: Strategy,
	until: number,
	effort: Effort
): Generator<Failures | null, void> {
	const failures = new Failures(problem);
	for (const { steps, length } of unlimitedSearch(problem, strategy, { batchSize: BATCH_SIZE })) {
		for (let i = 0; i < length && failures.position < until; i++) {
			failures.follow(steps[i]);
			const kind = stepKind(steps[i]);
			if (kind === DEADEND) yield failures;
			else if (kind === PLACE || kind === FORCE) effort.placements++;
		}
		if (failures.position === until) return;
		yield null;
	}
}
