import { sizeOf, type BoxShape } from '../shape';

/** How the clues of a puzzle may be arranged. */
export const SYMMETRIES = ['none', 'half-turn', 'mirror', 'diagonal', 'quarters'] as const;
export type Symmetry = (typeof SYMMETRIES)[number];

/**
 * Whether a board looks the same when it is moved so. A mirror (left and right changed) and a half
 * turn leave every board's boxes where they are. A diagonal (rows and columns changed) and a quarter
 * turn put a box of 2 × 3 cells where a box of 3 × 2 would have to be, so boxes must be square; or
 * whole rows or columns, which say nothing that rows and columns do not say.
 */
export function fitsShape(symmetry: Symmetry, { rows, columns }: BoxShape): boolean {
	const turnsBoxes = symmetry === 'diagonal' || symmetry === 'quarters';
	return !turnsBoxes || rows === columns || rows === 1 || columns === 1;
}

/**
 * The sets of cells that hold a clue together or not at all. Each is ascending, and every cell is in
 * one; they come in the order of their first cells.
 */
export function orbitsOf(shape: BoxShape, symmetry: Symmetry): readonly (readonly number[])[] {
	const size = sizeOf(shape);
	const seen = new Uint8Array(size * size);
	const orbits: number[][] = [];
	for (let start = 0; start < seen.length; start++) {
		if (seen[start] === 1) continue;
		const orbit: number[] = [];
		for (let cell = start; seen[cell] === 0; cell = moved(symmetry, size, cell)) {
			seen[cell] = 1;
			orbit.push(cell);
		}
		orbits.push(orbit.sort((a, b) => a - b));
	}
	return orbits;
}

/** Where a cell comes to lie. */
function moved(symmetry: Symmetry, size: number, cell: number): number {
	const row = Math.floor(cell / size);
	const column = cell % size;
	const last = size - 1;
	switch (symmetry) {
		case 'none':
			return cell;
		case 'half-turn':
			return (last - row) * size + last - column;
		case 'mirror':
			return row * size + last - column;
		case 'diagonal':
			return column * size + row;
		case 'quarters':
			return column * size + last - row;
	}
}
