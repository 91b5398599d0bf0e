import type { Problem } from '../problem';
import { Position } from './position';
import { Propagation } from './propagation';
import { stepsAtOnce, type Batches } from './search';
import { SOLUTION, STUCK, StepBatch } from './step';
import type { Strategy } from './strategy';

/** Elimination without search: it places what it can, and takes nothing back. */
export function* eliminateAlone(problem: Problem, strategy: Strategy): Batches {
	const position = new Position(problem, strategy);
	const batch = new StepBatch(stepsAtOnce(problem, strategy));
	const propagation = new Propagation(position, batch);
	const isConsistent = propagation.start();
	const open = position.assignment.filter((value) => value < 0).length;
	if (isConsistent && open > 0) batch.write(STUCK, -1, -1);
	if (isConsistent && open === 0) batch.write(SOLUTION, -1, -1, position.model.bound?.() ?? -1);
	yield batch;
	if (!isConsistent) return { kind: 'contradiction', variable: propagation.deadend };
	return open > 0 ? { kind: 'stuck', open } : { kind: 'solved' };
}
