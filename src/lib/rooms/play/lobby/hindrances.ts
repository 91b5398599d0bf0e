import { fewestClues, lacksLevel } from '$lib/kinds/sudoku/make/impossible';
import { easyClues } from '$lib/kinds/sudoku/make/levels';
import { fitsShape, orbitsOf, type Symmetry } from '$lib/kinds/sudoku/make/symmetry';
import type { Wish } from '$lib/kinds/sudoku/make/wish';
import { sizeOf, type BoxShape } from '$lib/kinds/sudoku/shape';

/** Why no puzzle can meet a wish, as far as that is known before making one. */
export type Hindrance =
	| { readonly why: 'symmetry-shape' }
	| { readonly why: 'no-level' }
	| { readonly why: 'too-few'; readonly least: number }
	| { readonly why: 'easy-few'; readonly least: number }
	| { readonly why: 'too-many'; readonly most: number }
	| {
			readonly why: 'symmetry-clues';
			readonly below: number | null;
			readonly above: number | null;
	  };

/** The numbers of clues that a symmetry allows: `true` at each of them. */
function cluesOf(shape: BoxShape, symmetry: Symmetry): readonly boolean[] {
	const possible = new Array<boolean>(sizeOf(shape) ** 2 + 1).fill(false);
	possible[0] = true;
	for (const { length } of orbitsOf(shape, symmetry))
		for (let clues = possible.length - 1; clues >= length; clues--)
			possible[clues] ||= possible[clues - length];
	return possible;
}

/** The first thing that makes a wish impossible; null if nothing is known to. */
export function hindranceOf({ shape, level, symmetry, clues }: Wish): Hindrance | null {
	if (!fitsShape(symmetry, shape)) return { why: 'symmetry-shape' };
	if (lacksLevel(shape, level)) return { why: 'no-level' };
	if (clues === 0) return null;
	const cells = sizeOf(shape) ** 2;
	if (clues >= cells) return { why: 'too-many', most: cells - 1 };
	const least = fewestClues(shape);
	if (clues < least) return { why: 'too-few', least };
	const easy = easyClues(cells);
	if (level === 'easy' && clues < easy) return { why: 'easy-few', least: easy };
	const possible = cluesOf(shape, symmetry);
	if (possible[clues]) return null;
	const below = possible.lastIndexOf(true, clues);
	const above = possible.indexOf(true, clues);
	return {
		why: 'symmetry-clues',
		below: below >= least ? below : null,
		above: above >= 0 && above < cells ? above : null
	};
}
