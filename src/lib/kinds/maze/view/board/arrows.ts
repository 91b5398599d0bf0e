import * as m from '$lib/i18n/compiled/messages';
import type { MazeSetup } from '../../setup';

/** The displayed directions, the same in every language. */
const ARROWS: Readonly<Record<string, string>> = { N: '↑', E: '→', S: '↓', W: '←' };

/** The arrow of a value in a setup. */
export function arrowOf({ directions }: MazeSetup, value: number): string {
	return ARROWS[directions[value]];
}

const WORDS: Readonly<Record<string, () => string>> = {
	N: m.maze_direction_up,
	E: m.maze_direction_right,
	S: m.maze_direction_down,
	W: m.maze_direction_left
};

/**
 * An order of directions in words: "up, right, down, left". A row of arrows would point against the
 * direction of reading in Hebrew, and screen readers read it badly.
 */
export function orderOf(directions: string): string {
	return Array.from(directions, (letter) => WORDS[letter]()).join(', ');
}
