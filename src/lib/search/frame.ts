/** One decision on the stack. Masks are sets of values. */
export interface Frame {
	readonly variable: number;
	/** The value in place, −1 while the next one is looked for (only in the last frame). */
	readonly value: number;
	/** Placed by elimination: there is nothing else to try. */
	readonly forced: boolean;
	/** Values tested here that clashed. */
	readonly rejected: number;
	/** Values placed here and taken back. */
	readonly failed: number;
	/** Values not tested yet. */
	readonly left: number;
}
