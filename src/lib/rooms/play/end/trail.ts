import { BACK, type Way } from '$lib/kinds/sudoku/way/way';
import type { BoxShape } from '$lib/kinds/sudoku/shape';
import { centreOf } from '$lib/kinds/sudoku/view/board/geometry';

/** A cell of the trail: when the trail passes it, as a share of its length. */
export interface Stop {
	readonly cell: number;
	readonly share: number;
}

/** The trail of a player over the board: through the cells that stayed, in the order they were filled. */
export interface Trail {
	readonly stops: readonly Stop[];
	/** Path data in cells. */
	readonly d: string;
}

/** The trail of a way that ends in a solution. It leaves out what was taken back. */
export function trailOf(shape: BoxShape, way: Way): Trail {
	const filled = new Set<number>();
	for (const { cell, symbol } of way) {
		// A cell that is filled again comes at its later place.
		filled.delete(cell);
		if (symbol !== BACK) filled.add(cell);
	}
	const cells = [...filled];
	const points = cells.map((cell) => centreOf(shape, cell));
	let length = 0;
	const lengths = points.map((point, at) => {
		const before = points[at - 1] ?? point;
		return (length += Math.hypot(point.x - before.x, point.y - before.y));
	});
	return {
		stops: cells.map((cell, at) => ({ cell, share: length === 0 ? 0 : lengths[at] / length })),
		d: points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('')
	};
}
