import { formatCompact } from '$lib/i18n/format';
import { widthOf } from '../drawing/words';
import type { VariableState } from '../facts/variable-states';
import { legible, type SceneMark, type SceneView } from './scene';

/**
 * What the search has learnt about a variable, in a corner that ends at (right, top): how many dead ends it found
 * there or, if its ordering learns from them, the weight of the variable. Nothing if both are 0.
 */
export function learntCount(
	right: number,
	top: number,
	{ deadEnds, weight }: Pick<VariableState, 'deadEnds' | 'weight'>,
	view: SceneView
): SceneMark[] {
	const count = weight > 0 ? weight : deadEnds;
	if (count === 0) return [];
	const style = weight > 0 ? 'weight-count' : 'dead-end-count';
	const text = formatCompact(count);
	const size = legible(view, 0.26, [8, Infinity]);
	const [wide, high] = [widthOf(text, size) + 0.1, 1.25 * size];
	return [
		{ x: right - wide, y: top, wide, high, round: 0.08, style },
		{ x: right - wide / 2, y: top + high / 2, text, size, style }
	];
}
