import type { OverlayState } from '../overlay/overlay-states';

/** A mark on the board of two searches, with its middle. */
export interface OverlayMark {
	readonly x: number;
	readonly y: number;
	readonly state: OverlayState;
	/** What each search placed there, one character; empty to draw nothing. */
	readonly first: string;
	readonly second: string;
}

/** Full circles as path data. */
export function discs(marks: readonly OverlayMark[], radius: number): string {
	const [r, d] = [round(radius), round(2 * radius)];
	return marks
		.map(({ x, y }) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${d} 0a${r} ${r} 0 1 0 ${-d} 0z`)
		.join('');
}

/**
 * What the first search placed is the left half of a circle; what the second one placed, the right.
 * The paths are open, so that no line crosses the symbol.
 */
export function halves(
	marks: readonly OverlayMark[],
	radius: number,
	side: 'left' | 'right'
): string {
	const [r, d] = [round(radius), round(2 * radius)];
	// A gap tells two halves from a whole, whatever their colours.
	const gap = round((side === 'left' ? -1 : 1) * radius * 0.07);
	const sweep = side === 'left' ? 0 : 1;
	return marks
		.map(({ x, y }) => `M${round(x + gap)} ${y - r}a${r} ${r} 0 0 ${sweep} 0 ${d}`)
		.join('');
}

function round(value: number): number {
	return Math.round(value * 1000) / 1000;
}
