import { formatCompact } from '$lib/i18n/format';
import type { Extent, Metrics, PlacedNode } from '../layout/arrange';
import type { ExcerptNode } from '../layout/excerpt/node';
import { isTriangle, shapeBottom, triangleSize } from './shapes';
import type { Names } from '../texts';

/** Pixels from one depth to the next. */
export const LEVEL = 54;

/** The width of a letter in the code font at the sizes that the picture uses. */
const LETTER = 7.8;

/** Between a name and the next mark, which may have a ring around it. */
const NAME_GAP = 5;

/**
 * How much space the marks need, given their labels.
 *
 * @param half half of the width reserved for each node, in pixels, for a finger or a mouse
 * @param isWhole dead ends have room for their names too, so that nothing moves when one is current;
 *   in the live tree nothing stands to the right of the current node
 */
export function metricsFor(names: Names, half: number, isWhole: boolean): Metrics {
	/** Cached by size: formatting the same numbers at every step would cost more than the layout. */
	const counts = new Map<number, number>();
	const countWidth = (size: number): number => {
		let width = counts.get(size);
		if (width === undefined) counts.set(size, (width = formatCompact(size).length * LETTER));
		return width;
	};
	return {
		level: LEVEL,
		extent(node: ExcerptNode, hasChildren: boolean): Extent {
			/** The value stands in the middle of the edge above the mark. */
			const label = node.value < 0 ? 0 : (names.value(node.value).length * LETTER) / 2 + 4;
			if (node.kind === 'rejected') {
				const wide = Math.max(10, label);
				return { left: wide, right: wide };
			}
			const side = Math.max(half, label);
			if (node.kind === 'chain') {
				return { left: side, right: Math.max(side, half + countWidth(node.inside.length)) };
			}
			if (isTriangle(node)) {
				const { width } = triangleSize(node.size, node.onPath);
				const count = countWidth(node.onPath ? node.hidden : node.size);
				// On the path, the number is beside the triangle.
				if (node.onPath) return { left: side, right: Math.max(side, half + count) };
				const wide = Math.max(width / 2 + 4, count / 2 + 5, side);
				return { left: wide, right: wide };
			}
			const isNamed = node.choosing >= 0 && (hasChildren || isWhole);
			const name = isNamed ? names.variable(node.choosing).length * LETTER + NAME_GAP : 0;
			return { left: side, right: Math.max(side, half + name) };
		}
	};
}

/** The box around a mark and its labels, for fitting the picture into the pane. */
export function boundsOf(node: PlacedNode): Extent & { above: number; below: number } {
	const below = isTriangle(node) ? shapeBottom(node) + 16 : 18;
	return { left: 22, right: 48, above: 34, below };
}
