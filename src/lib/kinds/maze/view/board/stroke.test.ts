import { describe, expect, it } from 'vitest';
import { readRows, writeRows } from '../../rows';
import { brushAt, paint } from './stroke';

const maze = readRows(['S  #', '   #', '  #G'])!;

describe('a stroke', () => {
	it('takes its effect from the square it begins at', () => {
		expect(brushAt(maze, 0)).toBe('start');
		expect(brushAt(maze, 11)).toBe('goal');
		expect(brushAt(maze, 1)).toBe('wall');
		expect(brushAt(maze, 3)).toBe('open');
	});

	it('draws and erases all squares that it passes, except start and goal', () => {
		expect(writeRows(paint(maze, 'wall', 8, 0))).toEqual(['S  #', '#  #', '# #G']);
		expect(writeRows(paint(maze, 'open', 3, 11))).toEqual(['S   ', '    ', '  #G']);
		expect(paint(maze, 'wall', 0, 0)).toBe(maze);
	});

	it('drops what it drags where it ends', () => {
		expect(writeRows(paint(maze, 'start', 0, 10))).toEqual(['   #', '   #', '  SG']);
		expect(paint(maze, 'goal', 11, 0)).toBe(maze);
	});
});
