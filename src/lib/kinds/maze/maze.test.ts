import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listValues } from '$lib/engine/problem';
import { openAround, randomMaze } from './random-mazes.fixture';
import { Maze } from './maze';
import { readRows } from './rows';
import type { SolveSetup } from './setup';

const mazes = (side: number) => fc.nat().map((number) => randomMaze(number, side));

const room = readRows(['S  ', '   ', '  G'])!;

/** Drives a model alongside a slow reference path, using only legal values. */
function walk(
	setup: SolveSetup,
	choices: readonly number[],
	check: (at: { model: ReturnType<Maze['model']>; maze: Maze; path: number[] }) => void
): void {
	const maze = new Maze(setup);
	const model = maze.model();
	const path = [setup.start];
	const values: number[] = [];
	check({ model, maze, path });
	for (const choice of choices) {
		const legal = listValues(model.legal(values.length));
		if (legal.length > 0 && choice % 4 !== 3 && values.length < maze.variableCount) {
			const value = legal[choice % legal.length];
			model.place(values.length, value);
			values.push(value);
			path.push(openAround(setup, path.at(-1)!)[value]);
		} else if (values.length > 0) {
			model.takeBack(values.length - 1, values.pop()!);
			path.pop();
		}
		check({ model, maze, path });
	}
}

const choices = fc.array(fc.nat(1000), { maxLength: 60 });

describe('the way out of a maze', () => {
	it('has a step for each open square except the start', () => {
		expect(new Maze(room)).toMatchObject({
			variableCount: 8,
			valueCount: 4,
			traits: { isSequential: true }
		});
		expect(new Maze(readRows(['SG'])!).variableCount).toBe(1);
	});

	it('fixes no variable at the start', () => {
		expect([...new Maze(room).fixed]).toEqual(new Array(8).fill(-1));
	});

	it('allows the directions to open squares that are not on the path', () => {
		const check = ([setup, chosen]: [SolveSetup, number[]]) => {
			walk(setup, chosen, ({ model, maze, path }) => {
				const legal = openAround(setup, path.at(-1)!).flatMap((square, value) => {
					return square >= 0 && !path.includes(square) ? [value] : [];
				});
				expect(listValues(model.legal(path.length - 1))).toEqual(legal);
				for (let step = 0; step < maze.variableCount; step++) {
					if (step !== path.length - 1) expect(model.legal(step)).toBe(0);
				}
			});
		};
		fc.assert(fc.property(fc.tuple(mazes(6), choices), check));
	});

	it('is solved when the path reaches the goal, at a cost of its steps', () => {
		const check = ([setup, chosen]: [SolveSetup, number[]]) => {
			walk(setup, chosen, ({ model, path }) => {
				expect(model.isSolution!()).toBe(path.at(-1) === setup.goal);
				if (model.isSolution!()) expect(model.bound!()).toBe(path.length - 1);
			});
		};
		fc.assert(fc.property(fc.tuple(mazes(5), choices), check));
	});

	it('counts the steps made, plus the remaining distance with the Manhattan lower bound', () => {
		const model = new Maze(room).model();
		const ahead = new Maze({ ...room, manhattanBound: true }).model();
		expect([model.bound!(), ahead.bound!()]).toEqual([0, 4]);
		for (const each of [model, ahead]) each.place(0, 1);
		expect([model.bound!(), ahead.bound!()]).toEqual([1, 4]);
		for (const each of [model, ahead]) [2, 3].forEach((value, i) => each.place(i + 1, value));
		expect([model.bound!(), ahead.bound!()]).toEqual([3, 6]);
	});

	it('prefers squares near the goal, regardless of walls', () => {
		const check = ([setup, chosen]: [SolveSetup, number[]]) => {
			const { columns, goal } = setup;
			walk(setup, chosen, ({ model, path }) => {
				const here = path.at(-1)!;
				const preferences = Array.from(setup.directions, (direction) => {
					const across = (here % columns) + { N: 0, E: 1, S: 0, W: -1 }[direction]!;
					const down = Math.floor(here / columns) + { N: -1, E: 0, S: 1, W: 0 }[direction]!;
					return Math.abs(across - (goal % columns)) + Math.abs(down - Math.floor(goal / columns));
				});
				expect([0, 1, 2, 3].map((value) => model.preference!(path.length - 1, value))).toEqual(
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
			walk(setup, chosen, ({ model, path }) => {
				const step = path.length - 1;
				if (step === maze.variableCount) return;
				assignment.fill(-1);
				for (let i = 0; i < step; i++) {
					assignment[i] = openAround(setup, path[i]).indexOf(path[i + 1]);
				}
				const legal = model.legal(step);
				openAround(setup, path[step]).forEach((square, value) => {
					const clashes = square < 0 || (legal >> value) & 1 ? [] : [path.indexOf(square)];
					expect(maze.clashes(assignment, step, value)).toEqual(clashes);
				});
			});
		};
		fc.assert(fc.property(fc.tuple(mazes(6), choices), check));
	});

	it('has no clash for a step that is not next', () => {
		expect(new Maze(room).clashes([1, -1, -1, -1], 2, 3)).toEqual([]);
		expect(new Maze(room).clashes([0, -1, -1, -1], 1, 1)).toEqual([]);
	});

	it('leads from square to square, and never through walls', () => {
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
