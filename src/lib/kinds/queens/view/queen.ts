/** A crown with five points and balls, a band and a foot, in a square of 100 × 100. */
export const QUEEN = [
	'M24 66L14 34L31 50L32 22L44 47L50 18L56 47L68 22L69 50L86 34L76 66Q50 59 24 66z',
	...[
		[13, 29],
		[32, 17],
		[50, 12],
		[68, 17],
		[87, 29]
	].map(([x, y]) => `M${x - 6} ${y}a6 6 0 1 0 12 0a6 6 0 1 0 -12 0z`),
	'M26 71Q50 64 74 71L72 79Q50 73 28 79z',
	'M26 84Q50 77 74 84Q79 86 80 93H20Q21 86 26 84z'
].join('');
