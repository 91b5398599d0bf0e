import type { OwnStep, Problem } from '../problem';
import { startOf } from './position';
import type { Batches, SearchPoint } from './search';
import { STEP_KINDS, packStep, stepBatch } from './step';
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
	const batch = stepBatch(Math.max(BATCH_SIZE, from?.steps ?? 0));
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
		batch.causes[batch.length] = -1;
		batch.steps[batch.length++] = packStep(STEP_KINDS.indexOf(kind), step.variable, step.value);
	}
	yield batch;
	if (next.value === 'stopped') return { kind: 'stopped', by: 'user' };
	if (next.value === 'stranded') return { kind: 'stranded', open: problem.variableCount - depth };
	return { kind: kind === 'solution' ? 'solved' : 'exhausted' };
}

function valueOrderOf(problem: Problem, strategy: Strategy) {
	const { order, sort } = valueOrderFor(problem, strategy);
	const start = startOf(problem, strategy);
	for (let step = 0; step < problem.variableCount; step++) start.path[step] = step;
	return (assignment: Int8Array, depth: number) => {
		sort?.(order, 0, { ...start, assignment }, depth, depth);
		return order.slice(0, problem.valueCount);
	};
}
