import type { ExcerptNode } from '../layout/excerpt/node';
import type { Moment } from '$lib/engine/trace/moment';

type Mark = Pick<ExcerptNode, 'parent' | 'variable' | 'value' | 'inside' | 'kind' | 'later'>;

interface Marks {
	readonly nodes: readonly Mark[];
	readonly path: readonly number[];
	readonly current: number;
}

/** Return values on their way up the tree. */
export interface Returning {
	/** The indices of the marks that they have left, the highest one first. */
	readonly marks: readonly number[];
	readonly value: 'found' | 'failed';
}

/**
 * What is seen returning in a picture: after going back the failure of the node that was left, and
 * after the end the solution, from the marks that it has passed. A mark of several nodes is passed
 * when all of its calls have returned.
 *
 * @param returned how many calls have returned after the end; null if returns are not shown
 */
export function returningIn(
	{ nodes, path, current }: Marks,
	{ step, outcome }: Pick<Moment, 'step' | 'outcome'>,
	returned: number | null
): Returning | null {
	if (returned === null) return null;
	if (step?.kind === 'backtrack') {
		const left = nodes.findIndex(
			({ parent, variable, value, kind, later }) =>
				parent === current &&
				variable === step.variable &&
				value === step.value &&
				kind !== 'rejected' &&
				!later
		);
		return left < 0 ? null : { marks: [left], value: 'failed' };
	}
	if (outcome?.kind !== 'solved') return null;
	let rest = returned;
	const isPassed = (index: number) => (rest -= Math.max(1, nodes[index].inside.length)) >= 0;
	// The root is not the result of a call.
	const below = path.slice(1).toReversed();
	const end = below.findIndex((index) => !isPassed(index));
	const marks = below.slice(0, end < 0 ? undefined : end).toReversed();
	return marks.length === 0 ? null : { marks, value: 'found' };
}
