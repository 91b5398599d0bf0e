import type { PuzzleSet } from '$lib/engine/kind';
import { board, type QueensSetup } from './setup';

const [SMALLEST, LARGEST] = [4, 20];

/** The built-in sets: the empty boards by size, each named by its size. */
export function queensSets(): PuzzleSet<QueensSetup>[] {
	const sizes = Array.from({ length: LARGEST - SMALLEST + 1 }, (_, i) => SMALLEST + i);
	return [
		{ id: 'sizes', puzzles: sizes.map((size) => ({ setup: board(size), name: String(size) })) }
	];
}
