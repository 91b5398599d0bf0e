import { DIRECTIONS } from './grid';
import type { SolveSetup } from './setup';

/** All orders of the four directions. */
export const PERMUTATIONS: readonly string[] = permutations(DIRECTIONS);

/**
 * A maze of up to `side` squares per side, made from a number from 0 up: small numbers make small
 * mazes. About one square in three is a wall.
 */
export function randomMaze(number: number, side: number): SolveSetup {
	let state = number;
	/** The next number of a sequence (Numerical Recipes' generator), below `end`. */
	function draw(end: number): number {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		return Math.floor((state / 2 ** 32) * end);
	}
	const columns = 1 + (number % side);
	const rows = columns === 1 ? 2 + draw(side - 1) : 1 + draw(side);
	const squares = columns * rows;
	const start = draw(squares);
	const goal = (start + 1 + draw(squares - 1)) % squares;
	return {
		mode: 'solve',
		columns,
		rows,
		walls: Uint8Array.from({ length: squares }, (_, square) => {
			const isWall = draw(3) === 0;
			return isWall && square !== start && square !== goal ? 1 : 0;
		}),
		start,
		goal,
		directions: PERMUTATIONS[draw(PERMUTATIONS.length)],
		manhattanBound: draw(2) === 1
	};
}

/** The open squares around an open one, from their coordinates, in the order of directions. */
export function openAround(setup: SolveSetup, square: number): number[] {
	const { columns, rows, walls, directions } = setup;
	return Array.from(directions, (direction) => {
		const column = (square % columns) + { N: 0, E: 1, S: 0, W: -1 }[direction]!;
		const row = Math.floor(square / columns) + { N: -1, E: 0, S: 1, W: 0 }[direction]!;
		const isInside = column >= 0 && column < columns && row >= 0 && row < rows;
		return isInside && walls[row * columns + column] === 0 ? row * columns + column : -1;
	});
}

/** Every path from start to goal that enters no square twice, as squares, by plain recursion. */
export function allPaths(setup: SolveSetup): number[][] {
	const paths: number[][] = [];
	function go(path: number[]): void {
		const here = path.at(-1)!;
		if (here === setup.goal) {
			paths.push(path);
			return;
		}
		for (const next of openAround(setup, here)) {
			if (next >= 0 && !path.includes(next)) go([...path, next]);
		}
	}
	go([setup.start]);
	return paths;
}

function permutations(letters: string): string[] {
	if (letters === '') return [''];
	return Array.from(letters).flatMap((letter) => {
		return permutations(letters.replace(letter, '')).map((rest) => letter + rest);
	});
}
