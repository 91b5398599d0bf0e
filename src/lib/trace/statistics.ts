/** What a class asks of a search, counted exactly. All are counts of steps but `deepest`. */
export interface Statistics {
	/** All steps. */
	steps: number;
	/** Variables chosen. */
	choices: number;
	/** Values tested: rejected or placed, forced placements not among them. */
	tries: number;
	/** Placements, forced ones among them: the steps forward. */
	placements: number;
	/** Placements by elimination. */
	forced: number;
	/** Placements taken back: the steps back. */
	undos: number;
	deadends: number;
	/** Candidates removed. */
	eliminations: number;
	solutions: number;
	/** Placements in force now. */
	depth: number;
	/** The most placements that were ever in force. */
	deepest: number;
	/** Placements since the last undo, and the most that ever followed each other. */
	forwardStreak: number;
	longestForward: number;
	/** Undos since the last placement, and the most that ever followed each other. */
	backStreak: number;
	longestBack: number;
}
