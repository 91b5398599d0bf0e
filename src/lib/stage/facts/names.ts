/** What a board and a tree call placements, where nobody searched: a player's. */
export interface PlacementWords {
	/** A forced one: no elimination placed it. */
	forced(): string;
	/** One that was taken back: it need not have been a dead end. */
	takenBack(): string;
}

/** The names of variables and values. The names themselves are the same in every language. */
export interface Names {
	readonly variable: (variable: number) => string;
	readonly value: (value: number) => string;
	/** What a name is short for, in the reader's language: "row 7, column 3" for r7c3. */
	readonly variableMeaning?: (variable: number) => string;
	readonly valueMeaning?: (value: number) => string;
	/** The CSS colour of the background on which a value stands, where the values are colours. */
	readonly valueTint?: (value: number) => string;
	/** Absent: the words of a search. */
	readonly placements?: PlacementWords;
}
