import { leftToRight } from '$lib/i18n/bidi';
import type { MazeSetup } from '../setup';

/** The displayed directions, the same in every language. */
const ARROWS: Readonly<Record<string, string>> = { N: '↑', E: '→', S: '↓', W: '←' };

/** The arrow of a value in a setup. */
export function arrowOf({ directions }: MazeSetup, value: number): string {
	return ARROWS[directions[value]];
}

/** An order of directions: "↑ → ↓ ←", from left to right in every language. */
export function arrowsOf(directions: string): string {
	return leftToRight(Array.from(directions, (letter) => ARROWS[letter]).join(' '));
}
