/** The names of variables and values. The names themselves are the same in every language. */
export interface Names {
	readonly variable: (variable: number) => string;
	readonly value: (value: number) => string;
	/** What a name is short for, in the reader's language: "row 7, column 3" for r7c3. */
	readonly variableMeaning?: (variable: number) => string;
	readonly valueMeaning?: (value: number) => string;
}
