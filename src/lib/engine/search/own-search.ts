import type { OwnStep, Problem } from '../problem';
import { Position } from './position';
import type { Batches, SearchPoint } from './search';
import { STEP_KINDS, StepBatch } from './step';
import type { Strategy } from './strategy';
import { valueOrderFor } from './value-orderings';

const BATCH_SIZE = 1 << 12;

/**
 * The steps of a problem that generates them itself ({@link Problem.ownSearch}), in batches.
 * @param from where to resume: the steps up to it are repeated as the first batch.
 */
export function* ownSearch(
	problem: Problem,
	strategy: Strategy,
	from: SearchPoint | null
): Batches {
	const batch = new StepBatch(Math.max(BATCH_SIZE, from?.steps ?? 0));
	let full = from?.steps ?? BATCH_SIZE;
	let kind: OwnStep['kind'] | null = null;
	let depth = 0;
	const steps = problem.ownSearch!(valueOrderOf(problem, strategy));
	let next = steps.next();
	for (; next.done !== true; next = steps.next()) {
		const step = next.value;
		if (batch.length === full) {
			yield batch;
			batch.length = 0;
			full = BATCH_SIZE;
		}
		({ kind } = step);
		if (kind === 'place' || kind === 'force') depth++;
		if (kind === 'backtrack') depth--;
		batch.write(STEP_KINDS.indexOf(kind), step.variable, step.value);
	}
	yield batch;
	if (next.value === 'stopped') return { kind: 'stopped', by: 'user' };
	if (next.value === 'stranded') return { kind: 'stranded', open: problem.variableCount - depth };
	return { kind: kind === 'solution' ? 'solved' : 'exhausted' };
}

/** The order of the values of each step, in the position to which the steps before it have led. */
function valueOrderOf(problem: Problem, strategy: Strategy) {
	const position = new Position(problem, strategy);
	const { order, stride, sort } = valueOrderFor(problem, strategy);
	for (let step = 0; step < problem.variableCount; step++) position.path[step] = step;
	return (assignment: Int8Array, depth: number) => {
		position.assignment.set(assignment);
		position.depth = depth;
		sort?.(position, depth);
		return order.slice(depth * stride, depth * stride + problem.valueCount);
	};
}
