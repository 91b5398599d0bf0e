/** One decision on the stack. Masks are sets of values. */
export interface Frame {
	readonly variable: number;
	/** The value in place, −1 while the search looks for the next one (only in the last frame). */
	readonly value: number;
	/** Placed by elimination: there is no other value to try. */
	readonly forced: boolean;
	/** Values tested here that clashed. */
	readonly rejected: number;
	/** Values placed here and taken back without a solution. */
	readonly failed: number;
	/** Values placed here and taken back after they led to a solution. */
	readonly solved: number;
	/** Values placed here and taken back by a jump that passed over them: nothing is known of them. */
	readonly skipped: number;
	/** Values not tested yet. */
	readonly left: number;
	/** The values tested here in their order, the last one first; absent before the first. */
	readonly tried?: Tried | undefined;
}

/** A value that was tested, and those that were tested before it. */
export interface Tried {
	readonly value: number;
	readonly before: Tried | undefined;
}
