/** For each colour, the background and the lines of its pattern, 16 by 16. */
export const PATTERNS = [
	['light-dark(#f7bdb5, #6d2f2d)', 'M-4 4L4-4M-4 20L20-4M12 20L20 12'],
	['light-dark(#c0e2b5, #2c5229)', 'M4 3v3M12 11v3'],
	['light-dark(#bcd3f4, #294471)', 'M0 4h16M0 12h16'],
	['light-dark(#f5e7a8, #5d5014)', 'M8 0v16'],
	['light-dark(#dfc6f0, #4d2f68)', 'M0 0L16 16M0 16L16 0'],
	['light-dark(#b0e4e0, #1c514e)', 'M1 4h6M4 1v6M9 12h6M12 9v6']
] as const;

/** The background of a colour, as a CSS colour. */
export function tintOf(colour: number): string {
	return PATTERNS[colour][0];
}
