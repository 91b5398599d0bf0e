import { formatCompact } from '$lib/i18n/format';
import type { Extent, Metrics, PlacedNode } from '../layout/arrange';
import type { ExcerptNode } from '../layout/excerpt/node';
import { isTriangle, shapeBottom, triangleSize } from './shapes';
import type { Names } from '../texts';

/** Pixels from one depth to the next. */
export const LEVEL = 54;

/** The width of a letter in the code font at the sizes that the picture uses. */
const LETTER = 7.8;

/** The width of a letter of a value: the largest is that of the path. */
const VALUE_LETTER = { usual: 8.4, path: 9.6 };

/** Of two neighbours, at most one is on the path, so that each gets half of what that takes. */
const RESERVED_LETTER = (VALUE_LETTER.usual + VALUE_LETTER.path) / 2;

/** Where the name of a variable begins, to the right of its node; the current node has a ring. */
const NAME_FROM = { usual: 13, current: 20 };

/** How far a name may reach into the margin that every picture has, so that short names need no more room. */
const INTO_MARGIN = 4;

/** How much wider a tint is than its value. */
const TINT_AROUND = 3;

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
			const letters = node.value < 0 ? 0 : names.value(node.value).length;
			if (node.kind === 'rejected') {
				const wide = Math.max(10, (letters * LETTER) / 2 + 4);
				return { left: wide, right: wide };
			}
			// Between two values, the space of a letter is free.
			const side = Math.max(half, (letters * RESERVED_LETTER + VALUE_LETTER.usual) / 2);
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

/** Gives the box around a mark and its labels, for fitting the picture into the pane. */
export function boundsFor(
	names: Names
): (node: PlacedNode) => Extent & { above: number; below: number } {
	return (node) => {
		const letter = node.onPath ? VALUE_LETTER.path : VALUE_LETTER.usual;
		const value = node.value < 0 ? 0 : (names.value(node.value).length * letter) / 2;
		const isNamed = node.chosen >= 0 && node.kind !== 'chain' && node.kind !== 'folded';
		const name = isNamed ? names.variable(node.chosen).length * LETTER : 0;
		const reach = nameFrom(node) + name - INTO_MARGIN;
		const below = isTriangle(node) ? shapeBottom(node) + 16 : 18;
		return { left: Math.max(22, value), right: Math.max(48, value, reach), above: 34, below };
	};
}

/** Where the name of the variable that is chosen at a node begins, from the node to the right. */
export function nameFrom({ current }: Pick<PlacedNode, 'current'>): number {
	return current ? NAME_FROM.current : NAME_FROM.usual;
}

/**
 * The width of the ground behind a value on an edge, or 0 for one that needs none: the edge runs behind letters only,
 * which have an outline. A tinted value has a ground of its colour.
 */
export function groundWidth(
	value: string,
	{ onPath }: Pick<PlacedNode, 'onPath'>,
	isTinted = false
): number {
	if (!isTinted && !/\s/.test(value)) return 0;
	const width = value.length * (onPath ? VALUE_LETTER.path : VALUE_LETTER.usual);
	return isTinted ? width + TINT_AROUND : width;
}
