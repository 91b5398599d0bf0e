import { lettersOf } from '../alphabet';

/** The name of a position in every language: "p1". */
export function positionName(position: number): string {
	return `p${position + 1}`;
}

/** The letters of an alphabet by index. */
export function letterNames(alphabet: string): (letter: number) => string {
	const letters = lettersOf(alphabet);
	return (letter) => letters[letter] ?? '';
}
