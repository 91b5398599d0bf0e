import { formatCompact } from '$lib/i18n/format';
import { widthOf } from '../drawing/words';
import type { VariableState } from '../facts/variable-states';
import { legible, type SceneMark, type SceneView } from './scene';

/**
 * What the search has learnt about a variable: how many dead ends it found there or, if its ordering learns from them,
 * the weight of the variable. Nothing if that is 0.
 *
 * @param x a point of its upper edge: the middle, or the end
 * @param side the side of the square that it belongs to
 */
export function learntCount(
	x: number,
	y: number,
	{ weight = 0, deadEnds = 0 }: Partial<Pick<VariableState, 'deadEnds' | 'weight'>>,
	view: SceneView,
	{ side = 1, anchor = 'end' }: { side?: number; anchor?: 'middle' | 'end' } = {}
): SceneMark[] {
	if (weight + deadEnds === 0) return [];
	const style = weight > 0 ? 'weight-count' : 'dead-end-count';
	const text = formatCompact(weight > 0 ? weight : deadEnds);
	const size = legible(view, 0.26 * side, [8, Infinity], Infinity);
	const [wide, high] = [widthOf(text, size) + 0.1 * side, 1.25 * size];
	const left = anchor === 'end' ? x - wide : x - wide / 2;
	return [
		{ x: left, y, wide, high, round: 0.08 * side, style },
		{ x: left + wide / 2, y: y + high / 2, text, size, style }
	];
}
