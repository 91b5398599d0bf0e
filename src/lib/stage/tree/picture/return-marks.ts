import type { SceneMark } from '../../scene/scene';
import type { PlacedNode } from '../layout/arrange';
import type { Returning } from './returning';
import { edgePath } from './shapes';

/** From a mark to the tip below it, in pixels; a ring and a capsule are larger. */
const BELOW = { usual: 11, large: 16.5 };

/** Return values on their way up: the edges that they have passed, and where they have arrived. */
export function returnMarks(
	nodes: readonly PlacedNode[],
	{ marks, value }: Returning
): SceneMark[] {
	const passed = marks.map((index) => nodes[index]);
	const { x, y, current, kind } = nodes[passed[0].parent];
	const below = current || kind === 'chain' ? BELOW.large : BELOW.usual;
	return [
		{
			d: passed.map((node) => edgePath(nodes[node.parent], node)).join(''),
			style: `${value}-edge`
		},
		{ d: 'M0 0l6.5 8h-13z', x, y: y + below, style: `${value}-tip` }
	];
}
