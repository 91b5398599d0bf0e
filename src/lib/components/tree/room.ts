import { formatCompact } from '$lib/i18n/format';
import type { Metrics, PlacedNode, Room } from '$lib/layout/arrange';
import type { ExcerptNode } from '$lib/layout/excerpt';
import { shapeBottom, triangleHeight } from './shapes';
import type { Names } from './words';

/** Pixels from one depth to the next. */
export const LEVEL = 66;

/** How wide a letter of the code font is at the sizes that the picture uses. */
const LETTER = 7.8;

/**
 * How much room the picture's marks need, given what they are labelled with.
 *
 * @param half pixels that every node has to itself on either side: what a finger needs, or a mouse
 */
export function metricsFor(names: Names, half: number): Metrics {
	/** By size: formatting the same numbers at every step would cost more than the layout. */
	const counts = new Map<number, number>();
	const countWidth = (size: number): number => {
		let width = counts.get(size);
		if (width === undefined) counts.set(size, (width = formatCompact(size).length * LETTER));
		return width;
	};
	return {
		level: LEVEL,
		room(node: ExcerptNode, hasChildren: boolean): Room {
			if (node.kind === 'rejected') {
				const wide = Math.max(10, (names.value(node.value).length * LETTER) / 2 + 4);
				return { left: wide, right: wide };
			}
			if (node.kind === 'folded' || node.kind === 'folded-solved') {
				const count = countWidth(node.onPath ? node.hidden : node.size);
				const wide = Math.max(triangleHeight(node.size) / 2 + 5, count / 2 + 5, half);
				return { left: wide, right: wide };
			}
			const isNamed = hasChildren && node.choosing >= 0;
			const name = isNamed ? names.variable(node.choosing).length * LETTER : 0;
			return { left: half, right: half + name };
		}
	};
}

/** The same around a placed mark, in all directions, as far as fitting it in needs to know. */
export function roomAround(node: PlacedNode): Room & { above: number; below: number } {
	return { left: 22, right: 48, above: 38, below: shapeBottom(node.kind, node.size) + 20 };
}
