/** The answers of a card, by the quarter turns clockwise that it was given: A if it is upright. */
export const ANSWERS = ['A', 'B', 'C', 'D'] as const;
export type Answer = (typeof ANSWERS)[number];

/** The modules of a card's marker in a row: five of its pattern, in a black frame. */
export const MODULES = 7;
/** The modules of a pattern in a row. */
export const PATTERN = 5;

/**
 * The patterns of the cards, 25 bits each, row by row; a one is white. They are those of the AprilTag
 * family 25h7 (Olson, ICRA 2011) that differ from each other, and from themselves, in at least eight
 * modules however they are turned: few modules, so that they are large, and no card looks like another.
 */
const PATTERNS = [
	...[0x04b770d, 0x11693e6, 0x1a599ab, 0x0c3a535, 0x152aafa, 0x0accd98, 0x1cad922],
	...[0x02c2fad, 0x14a3b37, 0x0c99d4c, 0x1d0d139, 0x1670aeb, 0x150334e, 0x1c86176],
	...[0x1d6c950, 0x08b0e8c, 0x13f53c8, 0x0d58d7a, 0x0faccf1, 0x1a6a26a, 0x16813aa],
	...[0x1573424, 0x05e6811, 0x0e28667, 0x17d7c5a, 0x045bb59, 0x16fb711, 0x058ac5d],
	...[0x178c965, 0x153c651, 0x04faca1, 0x12441fc, 0x026ff57, 0x1068eb9, 0x18abb0c],
	...[0x0e16fd7, 0x002a836, 0x0e2bf0b, 0x03332bf, 0x0daa51a, 0x1b8b0f0, 0x056af90]
];

/** How many students can have a card of their own. They are numbered from 1. */
export const CARDS = PATTERNS.length;

/** The pattern of a card, by its number from 1: 25 modules, row by row, 1 for white. */
export function patternOf(card: number): readonly number[] {
	return Array.from(PATTERNS[card - 1].toString(2).padStart(PATTERN ** 2, '0'), Number);
}

/** A pattern after a quarter turn clockwise. */
export function turned(pattern: readonly number[]): readonly number[] {
	return pattern.map((_, at) => {
		const [row, column] = [Math.floor(at / PATTERN), at % PATTERN];
		return pattern[(PATTERN - 1 - column) * PATTERN + row];
	});
}

/** Whether a module of a card's marker is white, by its row and column in the frame. */
export function isWhite(pattern: readonly number[], row: number, column: number): boolean {
	const isInside = (at: number) => at > 0 && at < MODULES - 1;
	return isInside(row) && isInside(column) && pattern[(row - 1) * PATTERN + column - 1] === 1;
}
