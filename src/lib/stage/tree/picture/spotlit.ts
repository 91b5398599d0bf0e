import type { ExcerptNode } from '../layout/excerpt/node';
import type { Spot } from '../../facts/spotlight';

type Mark = Pick<
	ExcerptNode,
	'parent' | 'variable' | 'value' | 'inside' | 'chosen' | 'kind' | 'onPath' | 'later'
>;

/**
 * The indices of the marks in the spotlight. For a value of a variable: its node on the path or
 * beside it. For a variable, or if there is no such node: where the path decides it, which is where
 * its name is drawn. A mark of several nodes stands for each of them.
 */
export function spotlitMarks(marks: readonly Mark[], spot: Spot | null): number[] {
	if (spot === null || spot.variable < 0) return [];
	const indices = [...marks.keys()];
	const nodes = indices.filter((index) => {
		const { parent, kind, onPath, later, inside, ...own } = marks[index];
		const isNear = onPath || (parent >= 0 && marks[parent].onPath);
		const isValue = [own, ...inside].some(
			({ variable, value }) => variable === spot.variable && value === spot.value
		);
		return isValue && isNear && !later && kind !== 'rejected';
	});
	if (nodes.length > 0) return nodes;
	return indices.filter((index) => {
		const { onPath, chosen, inside } = marks[index];
		const isInside = inside.some(({ variable }) => variable === spot.variable);
		return onPath && (chosen === spot.variable || isInside);
	});
}
