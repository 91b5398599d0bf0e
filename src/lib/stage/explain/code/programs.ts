import type { Token } from './listings';

/** The languages of the programs in the tutorial, the first choice first. */
export const PROGRAM_LANGUAGES = ['typescript', 'python', 'pascal', 'php'] as const;
export type ProgramLanguage = (typeof PROGRAM_LANGUAGES)[number];

/**
 * The programs of a chapter. They are files beside its `lesson.ts`: `listings/solve.py` is the listing
 * `solve` in Python, and `orders/solve.ts` the lines of `solve` to put in order. Comments in them are
 * those of the search's own listings (see `source.ts`), with these differences:
 *
 *     code  @name        in a listing: the line is lit at a step of that kind, or where a moment's
 *                        `line` has that name
 *     code  @swap        in an order: the line may change places with its neighbour of the same mark
 *     code  @name        in an order: what is missing without this line is explained under that name
 *     @when name: code   in an order: a wrong line, explained under that name
 *
 * Of an order, the first and the last line stand from the beginning.
 */
export interface Programs {
	readonly listings: Readonly<Record<string, Listing>>;
	readonly orders: Readonly<Record<string, readonly ProgramLine[]>>;
}

/** The same program in some of the languages. */
export type Listing = Readonly<Partial<Record<ProgramLanguage, readonly ProgramLine[]>>>;

export interface ProgramLine {
	readonly tokens: readonly Token[];
	readonly mark: string | null;
	/** The name under which the text explains why the line is wrong; null for a right line. */
	readonly wrong: string | null;
}

/** A line as text. */
export function textOf({ tokens }: Pick<ProgramLine, 'tokens'>): string {
	return tokens.map(([text]) => text).join('');
}

/** The name of the function whose first line this is; null for any other line. */
export function functionIn(line: Pick<ProgramLine, 'tokens'>): string | null {
	return /^\s*(?:def|function\*?) (\w+)/.exec(textOf(line))?.[1] ?? null;
}
