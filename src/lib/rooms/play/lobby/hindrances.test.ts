import { describe, expect, it } from 'vitest';
import { isImpossible } from '$lib/kinds/sudoku/make/impossible';
import { LEVELS } from '$lib/kinds/sudoku/make/levels';
import { SYMMETRIES } from '$lib/kinds/sudoku/make/symmetry';
import { DEFAULT_WISH, type Wish } from '$lib/kinds/sudoku/make/wish';
import { sizeOf } from '$lib/kinds/sudoku/shape';
import { hindranceOf } from './hindrances';

const nine = { rows: 3, columns: 3 };
const wish = (change: Partial<Wish>): Wish => ({
	...DEFAULT_WISH,
	shape: nine,
	level: 'any',
	symmetry: 'none',
	clues: 0,
	...change
});

describe('what is known of a wish before anything is made', () => {
	it('is nothing of clues as they come', () => {
		expect(hindranceOf(wish({}))).toBeNull();
		expect(hindranceOf(wish({ symmetry: 'quarters', level: 'easy' }))).toBeNull();
	});

	it('is that symmetries which turn boxes need square ones', () => {
		const shape = { rows: 2, columns: 3 };
		for (const symmetry of ['diagonal', 'quarters'] as const)
			expect(hindranceOf(wish({ shape, symmetry }))).toEqual({ why: 'symmetry-shape' });
		for (const symmetry of ['none', 'half-turn', 'mirror'] as const)
			expect(hindranceOf(wish({ shape, symmetry }))).toBeNull();
	});

	it('is that no board of four by four takes a guess', () => {
		const shape = { rows: 2, columns: 2 };
		for (const level of ['hard', 'extreme'] as const)
			expect(hindranceOf(wish({ shape, level }))).toEqual({ why: 'no-level' });
		expect(hindranceOf(wish({ shape, level: 'medium' }))).toBeNull();
		expect(hindranceOf(wish({ shape, clues: 16 }))).toEqual({ why: 'too-many', most: 15 });
	});

	it('is whatever makes it impossible to the maker', () => {
		const shapes = [nine, { rows: 2, columns: 2 }, { rows: 2, columns: 3 }];
		for (const shape of shapes)
			for (const symmetry of SYMMETRIES)
				for (const level of ['any', ...LEVELS] as const)
					for (let clues = 0; clues <= sizeOf(shape) ** 2; clues++) {
						const made = wish({ shape, symmetry, level, clues });
						if (isImpossible(made)) expect(hindranceOf(made)).not.toBeNull();
					}
	});

	it('is the fewest clues that leave one solution', () => {
		expect(hindranceOf(wish({ clues: 16 }))).toEqual({ why: 'too-few', least: 17 });
		expect(hindranceOf(wish({ clues: 17 }))).toBeNull();
		const four = { rows: 2, columns: 2 };
		expect(hindranceOf(wish({ shape: four, clues: 3 }))).toEqual({ why: 'too-few', least: 4 });
		expect(hindranceOf(wish({ shape: four, clues: 4 }))).toBeNull();
	});

	it('is that easy puzzles have many clues', () => {
		expect(hindranceOf(wish({ level: 'easy', clues: 20 }))).toEqual({
			why: 'easy-few',
			least: 33
		});
		expect(hindranceOf(wish({ level: 'easy', clues: 33 }))).toBeNull();
		expect(hindranceOf(wish({ level: 'hard', clues: 20 }))).toBeNull();
	});

	it('is that a full board asks nothing', () => {
		expect(hindranceOf(wish({ clues: 81 }))).toEqual({ why: 'too-many', most: 80 });
	});

	it('is which numbers of clues a symmetry allows', () => {
		// A quarter turn moves all cells but the middle one, four at a time.
		const quarters = (clues: number) => hindranceOf(wish({ symmetry: 'quarters', clues }));
		expect(quarters(24)).toBeNull();
		expect(quarters(25)).toBeNull();
		expect(quarters(26)).toEqual({ why: 'symmetry-clues', below: 25, above: 28 });
		expect(quarters(18)).toEqual({ why: 'symmetry-clues', below: 17, above: 20 });
		// A board of even size has no cell in the middle.
		const four = { rows: 2, columns: 2 };
		expect(hindranceOf(wish({ shape: four, symmetry: 'half-turn', clues: 5 }))).toEqual({
			why: 'symmetry-clues',
			below: 4,
			above: 6
		});
	});
});
