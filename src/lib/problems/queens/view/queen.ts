/** A queen in a square of 100 × 100: a crown of five points with their balls, a band, a foot. */
export const QUEEN = [
	// the crown
	'M24 66L14 34L31 50L32 22L44 47L50 18L56 47L68 22L69 50L86 34L76 66Q50 59 24 66z',
	// its balls
	ball(13, 29),
	ball(32, 17),
	ball(50, 12),
	ball(68, 17),
	ball(87, 29),
	// the band and the foot
	'M26 71Q50 64 74 71L72 79Q50 73 28 79z',
	'M26 84Q50 77 74 84Q79 86 80 93H20Q21 86 26 84z'
].join('');

function ball(x: number, y: number): string {
	return `M${x - 6} ${y}a6 6 0 1 0 12 0a6 6 0 1 0 -12 0z`;
}
