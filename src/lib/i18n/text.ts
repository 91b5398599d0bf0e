/** A noun in the forms that a language needs. As a text it is in the nominative. */
export interface Noun {
	readonly gender?: string;
	/** Its other cases. */
	readonly gen?: string;
	readonly dat?: string;
	readonly acc?: string;
	readonly ins?: string;
	readonly loc?: string;
	toString(): string;
}

/** What a message can insert. */
export type Text = string | number | Noun;
