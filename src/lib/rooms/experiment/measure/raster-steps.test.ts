import { describe, expect, it } from 'vitest';
import { sudokuOf } from '../../../../../tests/fixtures/sudokus';
import { DEFAULT_STRATEGY, type Limits } from '$lib/engine/search/strategy';
import { kind } from '$lib/kinds/sudoku/kind';
import { formatLine } from '$lib/kinds/sudoku/line';
import { RASTER_STRATEGY, rasterSteps, type RasterSteps } from './raster-steps';

function counted(line: string, strategy = RASTER_STRATEGY, limits: Limits = {}) {
	const counting = rasterSteps(sudokuOf(line), limits, strategy);
	for (;;) {
		const { done, value } = counting.next();
		if (done) return value;
	}
}

/** The squares of a board that see a square: same row, column or box. */
function seen(side: number, square: number): number[] {
	const size = side * side;
	const placeOf = (one: number) => {
		const [row, column] = [Math.floor(one / size), one % size];
		return [row, column, side * Math.floor(row / side) + Math.floor(column / side)];
	};
	const here = placeOf(square);
	return [...Array(size * size).keys()].filter(
		(other) => other !== square && placeOf(other).some((house, i) => house === here[i])
	);
}

/** Symbols that no square in sight has. */
function legal(cells: readonly number[], square: number): number[] {
	const side = cells.length ** 0.25;
	const taken = seen(side, square).map((other) => cells[other]);
	return [...Array(side * side).keys()].map((i) => i + 1).filter((n) => !taken.includes(n));
}

/** The thesis's own loop: a marker that goes forward and back, and a next symbol for each square. */
function walked(line: string, fillsFirst: boolean): RasterSteps {
	const cells = Array.from(line, (character) => (character === '.' ? 0 : Number(character)));
	for (let changed = fillsFirst; changed;) {
		changed = false;
		cells.forEach((symbol, square) => {
			const left = symbol === 0 ? legal(cells, square) : [];
			if (left.length !== 1) return;
			cells[square] = left[0];
			changed = true;
		});
	}
	const isGiven = cells.map((symbol) => symbol > 0);
	const moves: number[] = [];
	let move = 1;
	for (let square = 0; square >= 0 && square < cells.length; square += move) {
		moves.push(move);
		if (isGiven[square]) continue;
		const next = legal(cells, square).find((symbol) => symbol > cells[square]) ?? 0;
		cells[square] = next;
		move = next > 0 ? 1 : -1;
	}
	const streaks = (one: number) =>
		moves
			.map((each) => (each === one ? 'x' : ' '))
			.join('')
			.split(' ')
			.map(({ length }) => length);
	return {
		forward: moves.filter((one) => one > 0).length,
		back: moves.filter((one) => one < 0).length,
		longestForward: Math.max(...streaks(1)),
		longestBack: Math.max(...streaks(-1))
	};
}

describe('steps as the thesis counts them', () => {
	it('are as many as squares if the search never goes back', () => {
		const steps = { forward: 16, back: 0, longestForward: 16, longestBack: 0 };
		expect(counted('1234341221434321')).toMatchObject(steps);
		expect(counted('123.341.2143432.')).toMatchObject(steps);
		expect(counted('.2.4..1.2.4.4..1', DEFAULT_STRATEGY)).toMatchObject(steps);
	});

	it('are followed by hand on a small board', () => {
		// Forward 3: r1c1 takes 1, r1c2 takes 2, r1c3 has no symbol. Back 1: r1c2 takes 3. Forward 10: the
		// next five open squares take 2, 2, 4, 1, 3, r3c2 takes 2, and r3c4 has no symbol. Back 3: over the
		// given r3c3, from r3c2, which has no other symbol, to r3c1, which takes 4. Forward 7 to the end.
		expect(counted('...4..3...1.....', DEFAULT_STRATEGY)).toEqual({
			forward: 20,
			back: 4,
			longestForward: 10,
			longestBack: 3,
			outcome: { kind: 'solved' }
		});
	});

	it('lead back to the first square if there is no solution', () => {
		// Four givens, and r2c1 has no symbol: five squares forward, and the four givens back.
		expect(counted('1234....4...3...', DEFAULT_STRATEGY)).toEqual({
			...walked('1234....4...3...', false),
			outcome: { kind: 'exhausted' }
		});
		expect(counted('1234....4...3...', DEFAULT_STRATEGY)).toMatchObject({ forward: 5, back: 4 });
	});

	it('are those of a marker that walks over the board, on real boards', async () => {
		const sets = await kind.sets!();
		const lines = sets
			.filter(({ id }) => id === 'easy50' || id === 'clues')
			.flatMap(({ puzzles }) => puzzles.filter((_, i) => i % 4 === 0))
			.map(({ setup }) => formatLine(setup.givens));
		let backs = 0;
		for (const line of lines) {
			const ours = counted(line, RASTER_STRATEGY, { placements: 3000 });
			if (ours.outcome.kind === 'stopped') continue;
			const { outcome: _, ...steps } = ours;
			expect(steps).toEqual(walked(line, true));
			expect(steps.forward - steps.back).toBe(81);
			if (steps.back > 0) backs++;
		}
		expect(backs).toBeGreaterThan(3);
	});

	it('are counted up to a limit', () => {
		const hard =
			'..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..';
		const { outcome, forward, back } = counted(hard, RASTER_STRATEGY, { placements: 500 });
		expect(outcome).toEqual({ kind: 'stopped', by: 'placements' });
		expect(forward).toBeGreaterThan(back);
	});
});
