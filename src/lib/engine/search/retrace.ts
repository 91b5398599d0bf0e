import { selectionFor } from './orderings';
import type { Position } from './position';
import type { Propagation } from './propagation';
import { BACKTRACK, CHOOSE, PLACE, REJECT, type StepBatch } from './step';
import type { ValueOrder } from './value-orderings';

/**
 * Places the decisions that lead to a node and writes the steps that rebuild the stack there. A
 * value tried before the decided one is placed and taken back at once; the search below it is
 * skipped.
 *
 * @param decisions variable, value, variable, …; may include placements by elimination.
 * @param propagation what follows each placement, if anything does.
 * @throws RangeError when the search does not make these decisions.
 */
export function retrace(
	decisions: ArrayLike<number>,
	position: Position,
	values: ValueOrder,
	propagation: Propagation | null,
	batch: StepBatch
): void {
	const { problem, strategy, assignment, domains, legalAt, triedAt } = position;
	const { order, stride, sort } = values;
	const select = selectionFor(problem, strategy);
	for (let i = 0; i < decisions.length; i += 2) {
		const variable = decisions[i];
		const value = decisions[i + 1];
		if (assignment[variable] === value) continue; // placed by elimination
		// What an ordering had learnt when it chose is not known here.
		if (position.weights === null && select(position) !== variable) throw notOnPath(i / 2);

		const { depth } = position;
		position.expand(variable, sort);
		batch.write(CHOOSE, variable, -1);
		const domain = domains === null ? -1 : domains[variable];
		const isLegal = (other: number) => ((legalAt[depth] >>> other) & 1) === 1;
		if (!isLegal(value)) throw notOnPath(i / 2);
		for (;;) {
			const other = order[depth * stride + triedAt[depth]++];
			if (other === value) break;
			if (isLegal(other)) {
				batch.write(PLACE, variable, other);
				batch.write(BACKTRACK, variable, other);
			} else if ((domain >>> other) & 1) batch.write(REJECT, variable, other);
		}
		batch.write(PLACE, variable, value);
		position.place(variable, value);
		if (propagation?.follow() === false) throw notOnPath(i / 2 + 1);
	}
}

function notOnPath(decision: number): RangeError {
	return new RangeError(`decision ${decision} of the path is not one that this search makes`);
}
