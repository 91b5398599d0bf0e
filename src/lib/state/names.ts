/** The names of variables and values, the same in every language. */
export interface Names {
	readonly variable: (variable: number) => string;
	readonly value: (value: number) => string;
}
