import type { MazeSetup } from '../setup';

/** Directions as they are shown, the same in every language. */
const ARROWS: Readonly<Record<string, string>> = { N: '↑', E: '→', S: '↓', W: '←' };

/** The arrow of a value in a setup. */
export function arrowOf({ directions }: MazeSetup, value: number): string {
	return ARROWS[directions[value]];
}

/** An order of directions: "↑ → ↓ ←". */
export function arrowsOf(directions: string): string {
	return Array.from(directions, (letter) => ARROWS[letter]).join(' ');
}
