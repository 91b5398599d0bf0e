import fc from 'fast-check';
import { DIRECTIONS } from './grid';
import type { SolveSetup } from './setup';

/** All orders of the four directions. */
export const PERMUTATIONS: readonly string[] = permutations(DIRECTIONS);

/** Mazes of up to `side` squares a side; about one square in three is a wall. */
export function randomMaze(side: number): fc.Arbitrary<SolveSetup> {
	return fc
		.record({
			columns: fc.integer({ min: 1, max: side }),
			rows: fc.integer({ min: 1, max: side }),
			squares: fc.array(fc.nat(2), { minLength: side * side, maxLength: side * side }),
			start: fc.nat(),
			goal: fc.nat(),
			directions: fc.constantFrom(...PERMUTATIONS),
			lookahead: fc.boolean()
		})
		.filter(({ columns, rows }) => columns * rows > 1)
		.map(({ columns, rows, squares, directions, lookahead, ...ends }) => {
			const count = columns * rows;
			const start = ends.start % count;
			const goal = (start + 1 + (ends.goal % (count - 1))) % count;
			const walls = Uint8Array.from(squares.slice(0, count), (square) => (square === 0 ? 1 : 0));
			walls[start] = 0;
			walls[goal] = 0;
			return { mode: 'solve', columns, rows, walls, start, goal, directions, lookahead };
		});
}

/** The squares around an open one that are open, by their coordinates, in the order of directions. */
export function openAround(setup: SolveSetup, square: number): number[] {
	const { columns, rows, walls, directions } = setup;
	return Array.from(directions, (direction) => {
		const column = (square % columns) + { N: 0, E: 1, S: 0, W: -1 }[direction]!;
		const row = Math.floor(square / columns) + { N: -1, E: 0, S: 1, W: 0 }[direction]!;
		const isInside = column >= 0 && column < columns && row >= 0 && row < rows;
		return isInside && walls[row * columns + column] === 0 ? row * columns + column : -1;
	});
}

/** Every way from start to goal that enters no square twice, as squares, by plain recursion. */
export function allWays(setup: SolveSetup): number[][] {
	const ways: number[][] = [];
	function go(way: number[]): void {
		const here = way.at(-1)!;
		if (here === setup.goal) {
			ways.push(way);
			return;
		}
		for (const next of openAround(setup, here)) {
			if (next >= 0 && !way.includes(next)) go([...way, next]);
		}
	}
	go([setup.start]);
	return ways;
}

function permutations(letters: string): string[] {
	if (letters === '') return [''];
	return Array.from(letters).flatMap((letter) => {
		return permutations(letters.replace(letter, '')).map((rest) => letter + rest);
	});
}
