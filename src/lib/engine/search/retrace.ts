import { allValues } from '../problem';
import type { Elimination } from './elimination';
import { selectionFor } from './orderings';
import type { Position } from './position';
import { BACKTRACK, CHOOSE, PLACE, REJECT, packStep, type StepBatch } from './step';
import type { ValueOrder } from './value-orderings';

/**
 * Places the decisions that lead to a node and writes the steps that rebuild the stack there. A
 * value tried before the decided one is placed and taken back at once; the search below it is
 * skipped.
 *
 * @param decisions variable, value, variable, …; may include placements by elimination.
 * @returns the depth of the stack at the node.
 * @throws RangeError when the search does not make these decisions.
 */
export function retrace(
	decisions: ArrayLike<number>,
	position: Position,
	depth: number,
	elimination: Elimination | null,
	{ order, stride, sort }: ValueOrder,
	batch: StepBatch
): number {
	const { problem, strategy, model, assignment, domains, path, legalAt, triedAt } = position;
	const select = selectionFor(problem, strategy);
	const write = (kind: number, variable: number, value: number) => {
		batch.steps[batch.length++] = packStep(kind, variable, value);
	};
	for (let i = 0; i < decisions.length; i += 2) {
		const variable = decisions[i];
		const value = decisions[i + 1];
		const consistent = elimination === null || elimination.consistent;
		if (consistent && assignment[variable] === value) continue; // placed by elimination
		if (!consistent || select(position, depth) !== variable) throw notOnPath(i / 2);
		const domain = domains === null ? allValues(problem.valueCount) : domains[variable];
		const legal = model.legal(variable) & domain;
		if (((legal >>> value) & 1) === 0) throw notOnPath(i / 2);

		write(CHOOSE, variable, -1);
		sort?.(order, depth * stride, position, variable, depth);
		let tried = 0;
		for (;;) {
			const other = order[depth * stride + tried++];
			if (other === value) break;
			if ((legal >>> other) & 1) {
				write(PLACE, variable, other);
				write(BACKTRACK, variable, other);
			} else if ((domain >>> other) & 1) write(REJECT, variable, other);
		}
		write(PLACE, variable, value);
		path[depth] = variable;
		legalAt[depth] = legal;
		triedAt[depth++] = tried;
		model.place(variable, value);
		assignment[variable] = value;
		position.firstOpen = variable;
		if (elimination !== null && strategy.eliminate === 'every')
			depth = elimination.follow(depth, batch);
	}
	if (elimination?.consistent === false) throw notOnPath(decisions.length / 2);
	return depth;
}

function notOnPath(decision: number): RangeError {
	return new RangeError(`decision ${decision} of the path is not one that this search makes`);
}
