import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conflicts, countFilled, EMPTY, type Board } from '../board';
import { formatLine } from '../line';
import * as oracle from '../oracle.fixture';
import { seeds } from './boards.fixture';
import { isMinimal } from './dig';
import { making, type Made, type Unmade } from './make';
import { LEVELS } from './levels';
import { rate } from './rating';
import { fitsShape, orbitsOf, SYMMETRIES, type Symmetry } from './symmetry';
import { DEFAULT_WISH, wishOfDay, type Wish } from './wish';

function make(wish: Partial<Wish>): Made | Unmade {
	const steps = making({ ...DEFAULT_WISH, ...wish });
	let step = steps.next();
	for (let tries = 1; !step.done; tries++) {
		expect(step.value).toBe(tries);
		step = steps.next();
	}
	return step.value;
}

function made(wish: Partial<Wish>): Made {
	const result = make(wish);
	if ('why' in result) throw new Error(`${JSON.stringify(wish)}: ${result.why}`);
	return result;
}

function expectPuzzle({ board, solution }: Made, symmetry: Symmetry): void {
	expect(oracle.solutionsOf(board, 2)).toEqual([solution]);
	expect(conflicts({ shape: board.shape, cells: solution })).toEqual([]);
	expect(isArranged(board, symmetry)).toBe(true);
}

function isArranged(board: Board, symmetry: Symmetry): boolean {
	return orbitsOf(board.shape, symmetry).every(
		(orbit) => new Set(orbit.map((cell) => board.cells[cell] === EMPTY)).size === 1
	);
}

describe('a puzzle', () => {
	it('is of the level and symmetry that were asked for, with one solution', () => {
		fc.assert(
			fc.property(
				fc.constantFrom(...LEVELS, 'any' as const),
				fc.constantFrom(...SYMMETRIES),
				seeds,
				(level, symmetry, seed) => {
					// Extreme ones with a symmetry take longer, and another test makes some.
					fc.pre(level !== 'extreme' || symmetry === 'none');
					const result = made({ level, symmetry, seed });
					expectPuzzle(result, symmetry);
					if (level !== 'any') expect(result.rating.level).toBe(level);
					expect(rate(result.board)).toEqual(result.rating);
				}
			),
			{ numRuns: 60 }
		);
	}, 60_000);

	it('of every size has one solution', () => {
		for (const [rows, columns] of [
			...[
				[2, 2],
				[2, 3],
				[3, 2],
				[1, 7],
				[2, 4]
			],
			...[
				[2, 5],
				[3, 4],
				[4, 4]
			]
		]) {
			for (const level of ['any', 'easy'] as const) {
				const symmetry = 'half-turn';
				const result = made({ shape: { rows, columns }, level, seed: 3 });
				expect(rate(result.board)).toEqual(result.rating);
				expect(isArranged(result.board, symmetry)).toBe(true);
				if (rows * columns <= 12) expectPuzzle(result, symmetry);
			}
		}
	}, 60_000);

	it('has as many clues as were asked for', () => {
		for (const clues of [22, 24, 30, 41, 60, 80]) {
			const result = made({ level: 'any', symmetry: 'none', clues, seed: clues });
			expect(countFilled(result.board)).toBe(clues);
			expectPuzzle(result, 'none');
		}
		expect(made({ level: 'hard', clues: 26, seed: 9 }).rating).toMatchObject({
			level: 'hard',
			clues: 26
		});
	});

	it('is minimal if that was asked for', () => {
		for (const symmetry of SYMMETRIES) {
			const result = made({ level: 'any', symmetry, minimal: true, seed: 5 });
			expect(isMinimal(result.board, symmetry)).toBe(true);
			expectPuzzle(result, symmetry);
		}
		const result = made({ level: 'hard', symmetry: 'none', minimal: true, clues: 26, seed: 5 });
		expect(result.rating).toMatchObject({ level: 'hard', clues: 26 });
		expect(isMinimal(result.board)).toBe(true);
	});

	it('that is extreme is reached with a symmetry, too', () => {
		const result = made({ level: 'extreme', symmetry: 'diagonal', seed: 1 });
		expect(result.rating.level).toBe('extreme');
		expectPuzzle(result, 'diagonal');
	}, 60_000);

	it('is the same for the same wish, also beside another one', () => {
		const wish: Wish = { ...DEFAULT_WISH, level: 'extreme', symmetry: 'none', seed: 4 };
		const alone = made(wish);
		const [one, other] = [making(wish), making({ ...DEFAULT_WISH, level: 'hard', seed: 8 })];
		let step = one.next();
		for (; !step.done; step = one.next()) other.next();
		expect(step.value).toEqual(alone);
		expect(made({ ...wish, seed: 5 }).board.cells).not.toEqual(alone.board.cells);
	});

	it('that is extreme stays what it is', () => {
		const { board } = made({ level: 'extreme', symmetry: 'none', seed: 1 });
		expect(formatLine(board)).toBe(
			'6..94.1..8..1.7........5.........83.275....9..1...............2.9.6.3..7....14..3'
		);
	});

	it('of the day stays what it is', () => {
		const { board, tries } = made(wishOfDay(2026, 3, 2));
		expect(
			String(board.cells.map((symbol) => symbol + 1)).replaceAll(',', '')
		).toMatchInlineSnapshot(
			`"082097056570380009000000070048500003701000905300004680060000000900045032830910760"`
		);
		expect(tries).toBeLessThan(10);
	});
});

describe('a wish that cannot be met', () => {
	it.each([
		{ clues: 16 },
		{ clues: 81 },
		{ clues: 82 },
		{ shape: { rows: 2, columns: 2 }, level: 'hard' },
		{ shape: { rows: 2, columns: 2 }, level: 'extreme' },
		{ shape: { rows: 2, columns: 2 }, level: 'any', clues: 16 },
		{ clues: 18, symmetry: 'quarters' },
		{ shape: { rows: 4, columns: 4 }, clues: 101, symmetry: 'half-turn' },
		{ shape: { rows: 2, columns: 3 }, symmetry: 'diagonal' },
		{ shape: { rows: 2, columns: 3 }, symmetry: 'quarters' },
		{ shape: { rows: 2, columns: 3 }, clues: 7, symmetry: 'none' },
		{ shape: { rows: 4, columns: 4 }, clues: 14, symmetry: 'none' }
	] as Partial<Wish>[])('is refused at once: %j', (wish) => {
		expect(make(wish)).toMatchObject({ why: 'impossible', tries: 0, reached: null });
	});

	it('is impossible if its parts contradict each other, and names the nearest', () => {
		const result = make({ level: 'easy', clues: 20, symmetry: 'none', seed: 2 });
		if (!('why' in result) || result.reached === null) throw new Error('not what was expected');
		expect(result.why).toBe('impossible');
		expect(result.tries).toBeLessThanOrEqual(200);
		expectPuzzle(result.reached, 'none');
		expect(result.reached.rating.level).not.toBe('extreme');
		expect(rate(result.reached.board)).toEqual(result.reached.rating);
	});

	it.each([
		{ clues: 17, symmetry: 'quarters', level: 'any' },
		{ level: 'hard', clues: 60 }
	] as Partial<Wish>[])(
		'ends with the nearest: %j',
		(wish) => {
			const result = make(wish);
			if (!('why' in result) || result.reached === null) throw new Error('not what was expected');
			expect(result).toMatchObject({ why: 'gave-up', tries: 4000 });
			expectPuzzle(result.reached, wish.symmetry ?? DEFAULT_WISH.symmetry);
			expect(rate(result.reached.board)).toEqual(result.reached.rating);
		},
		60_000
	);

	it('every symmetry that fits has puzzles', () => {
		for (const symmetry of SYMMETRIES) {
			expect('why' in make({ shape: { rows: 2, columns: 3 }, symmetry, level: 'any' })).toBe(
				!fitsShape(symmetry, { rows: 2, columns: 3 })
			);
		}
	});
});
