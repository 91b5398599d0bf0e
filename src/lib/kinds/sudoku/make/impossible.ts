import { sizeOf, type BoxShape } from '../shape';
import { easyClues } from './levels';
import { fitsShape, orbitsOf } from './symmetry';
import type { Wish } from './wish';

/**
 * The fewest clues of a puzzle with one solution, by exhaustive computer searches: 17 for 9 × 9 (G.
 * McGuire, B. Tugemann, G. Civario 2012). For other sizes we know only that at most one
 * symbol can be missing from the clues: two that are missing could be swapped.
 */
export function fewestClues(shape: BoxShape): number {
	const key = `${shape.rows}x${shape.columns}`;
	const known: Readonly<Record<string, number>> = { '2x2': 4, '2x3': 8, '3x2': 8, '3x3': 17 };
	return known[key] ?? sizeOf(shape) - 1;
}

/**
 * Whether no board of a shape has a level: singles solve all 4 × 4 boards with one solution (392,160
 * boards, each tried), so none of them takes a guess.
 */
export function lacksLevel({ rows, columns }: BoxShape, level: Wish['level']): boolean {
	return rows === 2 && columns === 2 && (level === 'hard' || level === 'extreme');
}

/** Whether no board can have this symmetry, this level or this many clues, so that trying is useless. */
export function isImpossible({ shape, level, symmetry, clues }: Wish): boolean {
	if (!fitsShape(symmetry, shape) || lacksLevel(shape, level)) return true;
	if (clues === 0) return false;
	const cells = sizeOf(shape) ** 2;
	if (clues < fewestClues(shape) || clues >= cells) return true;
	// Can sets of cells that belong together add up to this many clues?
	const sums = new Uint8Array(clues + 1);
	sums[0] = 1;
	for (const { length } of orbitsOf(shape, symmetry))
		for (let sum = clues; sum >= length; sum--) sums[sum] |= sums[sum - length];
	return sums[clues] === 0;
}

/** Whether boards with this level exist, and boards with this many clues, but none with both. */
export function isSelfContradictory({ shape, level, clues }: Wish): boolean {
	return level === 'easy' && clues > 0 && clues < easyClues(sizeOf(shape) ** 2);
}
