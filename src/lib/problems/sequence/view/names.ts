import { lettersOf } from '../alphabet';

/** How a position is called in every language: "p1". */
export function positionName(position: number): string {
	return `p${position + 1}`;
}

/** The letters of an alphabet by their place in it. */
export function letterNames(alphabet: string): (letter: number) => string {
	const letters = lettersOf(alphabet);
	return (letter) => letters[letter] ?? '';
}
