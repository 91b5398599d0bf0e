import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clearWalls, moveGoal, moveStart, nearestOpen, setWall } from './edit';
import { randomMaze } from './random-mazes.fixture';
import { readRows, writeRows } from './rows';
import { emptyMaze, isCarveSize, isMazeSize } from './setup';

const mazes = (side: number) => fc.nat().map((number) => randomMaze(number, side));

const maze = readRows(['S #', ' #G'])!;

describe('drawing on a maze', () => {
	it('adds and removes walls', () => {
		expect(writeRows(setWall(maze, 1, true))).toEqual(['S##', ' #G']);
		expect(writeRows(setWall(maze, 2, false))).toEqual(['S  ', ' #G']);
		expect(writeRows(maze)).toEqual(['S #', ' #G']);
	});

	it('finds the open square nearest to another one', () => {
		expect(nearestOpen(maze, 0)).toBe(0);
		expect(nearestOpen(maze, 2)).toBe(1);
		expect(nearestOpen(readRows(['S ###', '###G#'])!, 9)).toBe(8);
	});

	it('moves start and goal, even onto walls', () => {
		expect(writeRows(moveStart(maze, 2))).toEqual(['  S', ' #G']);
		expect(writeRows(moveGoal(maze, 3))).toEqual(['S #', 'G# ']);
	});

	it('returns the same maze if nothing changes', () => {
		for (const square of [-1, 6, 0.5, NaN, 0, 5]) {
			expect(setWall(maze, square, true)).toBe(maze);
			expect(moveStart(maze, square)).toBe(maze);
			expect(moveGoal(maze, square)).toBe(maze);
		}
		expect(setWall(maze, 2, true)).toBe(maze);
		expect(setWall(maze, 1, false)).toBe(maze);
	});

	it('keeps the maze valid after any edit', () => {
		const edits = fc.array(fc.tuple(fc.nat(3), fc.integer({ min: -1, max: 36 })), {
			maxLength: 30
		});
		fc.assert(
			fc.property(mazes(6), edits, (setup, all) => {
				let edited = setup;
				for (const [what, square] of all) {
					const before = edited;
					if (what < 2) edited = setWall(edited, square, what === 1);
					else edited = what === 2 ? moveStart(edited, square) : moveGoal(edited, square);
					if (edited !== before) expect(writeRows(edited)).not.toEqual(writeRows(before));
					expect(readRows(writeRows(edited))).toEqual({
						...edited,
						directions: 'NESW',
						manhattanBound: false
					});
				}
			})
		);
	});
});

describe('clearing a maze', () => {
	it('removes every wall', () => {
		expect(writeRows(clearWalls(maze))).toEqual(['S  ', '  G']);
	});

	it('keeps a frame, with or without start and goal in it', () => {
		const framed = readRows(['#S###', '# # #', '#   G', '#####'])!;
		expect(writeRows(clearWalls(framed))).toEqual(['#S###', '#   #', '#   G', '#####']);
		const open = readRows(['#S# #', '# # #', '#   G', '#####'])!;
		expect(writeRows(clearWalls(open))).toEqual([' S   ', '     ', '    G', '     ']);
	});

	it('removes a frame with nothing inside', () => {
		expect(writeRows(clearWalls(readRows(['S##', '##G'])!))).toEqual(['S  ', '  G']);
	});

	it('returns the same maze if there is nothing to remove', () => {
		const empty = emptyMaze(4, 3);
		expect(clearWalls(empty)).toBe(empty);
		const framed = readRows(['####', '#SG#', '####'])!;
		expect(clearWalls(framed)).toBe(framed);
	});
});

describe('sizes', () => {
	it('are 1 to 61 squares per side, at least two squares in all', () => {
		expect(isMazeSize({ columns: 1, rows: 2 })).toBe(true);
		expect(isMazeSize({ columns: 61, rows: 61 })).toBe(true);
		for (const [columns, rows] of [
			[1, 1],
			[0, 5],
			[62, 2],
			[2, 62],
			[2.5, 2],
			[NaN, 3]
		]) {
			expect(isMazeSize({ columns, rows })).toBe(false);
			expect(() => emptyMaze(columns, rows)).toThrow(RangeError);
		}
	});

	it('are 2 to 30 cells per side', () => {
		expect(isCarveSize({ columns: 2, rows: 30 })).toBe(true);
		for (const [columns, rows] of [
			[1, 2],
			[2, 31],
			[2, 2.5]
		]) {
			expect(isCarveSize({ columns, rows })).toBe(false);
		}
	});
});
