import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listValues } from '../problem';
import { openAround, randomMaze } from './random-mazes.fixture';
import { Maze } from './maze';
import { readRows } from './rows';
import type { SolveSetup } from './setup';

const mazes = (side: number) => fc.nat().map((number) => randomMaze(number, side));

const room = readRows(['S  ', '   ', '  G'])!;

/** Drives a model and a slow way side by side; every choice is one of the legal ones. */
function walk(
	setup: SolveSetup,
	choices: readonly number[],
	check: (at: { model: ReturnType<Maze['model']>; maze: Maze; way: number[] }) => void
): void {
	const maze = new Maze(setup);
	const model = maze.model();
	const way = [setup.start];
	const values: number[] = [];
	check({ model, maze, way });
	for (const choice of choices) {
		const legal = listValues(model.legal(values.length));
		if (legal.length > 0 && choice % 4 !== 3 && values.length < maze.variableCount) {
			const value = legal[choice % legal.length];
			model.place(values.length, value);
			values.push(value);
			way.push(openAround(setup, way.at(-1)!)[value]);
		} else if (values.length > 0) {
			model.unplace(values.length - 1, values.pop()!);
			way.pop();
		}
		check({ model, maze, way });
	}
}

const choices = fc.array(fc.nat(1000), { maxLength: 60 });

describe('the way out of a maze', () => {
	it('has a step for each open square but the start', () => {
		expect(new Maze(room)).toMatchObject({ variableCount: 8, valueCount: 4, isSequential: true });
		expect(new Maze(readRows(['SG'])!).variableCount).toBe(1);
	});

	it('decides nothing from the start', () => {
		expect([...new Maze(room).fixed]).toEqual(new Array(8).fill(-1));
	});

	it('allows the directions to open squares that are not on the way', () => {
		const check = ([setup, chosen]: [SolveSetup, number[]]) => {
			walk(setup, chosen, ({ model, maze, way }) => {
				const legal = openAround(setup, way.at(-1)!).flatMap((square, value) => {
					return square >= 0 && !way.includes(square) ? [value] : [];
				});
				expect(listValues(model.legal(way.length - 1))).toEqual(legal);
				for (let step = 0; step < maze.variableCount; step++) {
					if (step !== way.length - 1) expect(model.legal(step)).toBe(0);
				}
			});
		};
		fc.assert(fc.property(fc.tuple(mazes(6), choices), check));
	});

	it('is solved where the way has reached the goal, at the cost of its steps', () => {
		const check = ([setup, chosen]: [SolveSetup, number[]]) => {
			walk(setup, chosen, ({ model, way }) => {
				expect(model.isSolution!()).toBe(way.at(-1) === setup.goal);
				if (model.isSolution!()) expect(model.bound!()).toBe(way.length - 1);
			});
		};
		fc.assert(fc.property(fc.tuple(mazes(5), choices), check));
	});

	it('counts the steps made, and with the Manhattan lower bound the distance left', () => {
		const model = new Maze(room).model();
		const ahead = new Maze({ ...room, manhattanBound: true }).model();
		expect([model.bound!(), ahead.bound!()]).toEqual([0, 4]);
		for (const each of [model, ahead]) each.place(0, 1);
		expect([model.bound!(), ahead.bound!()]).toEqual([1, 4]);
		for (const each of [model, ahead]) [2, 3].forEach((value, i) => each.place(i + 1, value));
		expect([model.bound!(), ahead.bound!()]).toEqual([3, 6]);
	});

	it('prefers squares near the goal, walls or not', () => {
		const check = ([setup, chosen]: [SolveSetup, number[]]) => {
			const { columns, goal } = setup;
			walk(setup, chosen, ({ model, way }) => {
				const here = way.at(-1)!;
				const preferences = Array.from(setup.directions, (direction) => {
					const across = (here % columns) + { N: 0, E: 1, S: 0, W: -1 }[direction]!;
					const down = Math.floor(here / columns) + { N: -1, E: 0, S: 1, W: 0 }[direction]!;
					return Math.abs(across - (goal % columns)) + Math.abs(down - Math.floor(goal / columns));
				});
				expect([0, 1, 2, 3].map((value) => model.preference!(way.length - 1, value))).toEqual(
					preferences
				);
			});
		};
		fc.assert(fc.property(fc.tuple(mazes(6), choices), check));
	});

	it('clashes with the step that left the square', () => {
		const check = ([setup, chosen]: [SolveSetup, number[]]) => {
			const maze = new Maze(setup);
			const assignment = new Int8Array(maze.variableCount).fill(-1);
			walk(setup, chosen, ({ model, way }) => {
				const step = way.length - 1;
				if (step === maze.variableCount) return;
				assignment.fill(-1);
				for (let i = 0; i < step; i++) {
					assignment[i] = openAround(setup, way[i]).indexOf(way[i + 1]);
				}
				const legal = model.legal(step);
				openAround(setup, way[step]).forEach((square, value) => {
					const clashes = square < 0 || (legal >> value) & 1 ? [] : [way.indexOf(square)];
					expect(maze.clashes(assignment, step, value)).toEqual(clashes);
				});
			});
		};
		fc.assert(fc.property(fc.tuple(mazes(6), choices), check));
	});

	it('has no clash for a step whose turn it is not', () => {
		expect(new Maze(room).clashes([1, -1, -1, -1], 2, 3)).toEqual([]);
		expect(new Maze(room).clashes([0, -1, -1, -1], 1, 1)).toEqual([]);
	});

	it('leads from square to square, and nowhere through walls', () => {
		fc.assert(
			fc.property(mazes(6), (setup) => {
				const { walk } = new Maze(setup);
				expect(walk).toMatchObject({ places: setup.walls.length, start: setup.start });
				setup.walls.forEach((wall, square) => {
					if (wall === 1) return;
					const next = [0, 1, 2, 3].map((value) => walk.next(square, value));
					expect(next).toEqual(openAround(setup, square));
				});
			})
		);
	});

	it('has values in the order of its directions', () => {
		const { walk } = new Maze({ ...room, directions: 'WSEN' });
		expect([0, 1, 2, 3].map((value) => walk.next(4, value))).toEqual([3, 7, 5, 1]);
	});
});
