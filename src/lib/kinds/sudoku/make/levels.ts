/** From the easiest to the hardest; the rating says what they mean. */
export const LEVELS = ['easy', 'medium', 'hard', 'extreme'] as const;
export type Level = (typeof LEVELS)[number];

/** The least share of clues of an easy puzzle: 33 of 81. */
const EASY_SHARE = 0.4;

/** The fewest clues of an easy puzzle with so many cells. */
export function easyClues(cells: number): number {
	return Math.ceil(EASY_SHARE * cells);
}
