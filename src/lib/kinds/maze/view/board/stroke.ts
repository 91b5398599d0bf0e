import { moveGoal, moveStart, setWall } from '../../edit';
import type { SolveSetup } from '../../setup';
import { placesBetween } from './ground';

/** What a pointer stroke does to the squares it passes. */
export type Brush = 'wall' | 'open' | 'start' | 'goal';

/** The brush of a stroke, determined by the square where it begins. */
export function brushAt({ walls, start, goal }: SolveSetup, square: number): Brush {
	if (square === start) return 'start';
	if (square === goal) return 'goal';
	return walls[square] === 1 ? 'open' : 'wall';
}

/** The maze after a stroke from one square straight to another; a dragged start or goal moves to the end. */
export function paint(setup: SolveSetup, brush: Brush, from: number, to: number): SolveSetup {
	switch (brush) {
		case 'start':
			return moveStart(setup, to);
		case 'goal':
			return moveGoal(setup, to);
		default:
			return placesBetween(setup, from, to).reduce((painted, square) => {
				return setWall(painted, square, brush === 'wall');
			}, setup);
	}
}
