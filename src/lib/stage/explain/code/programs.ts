import type { Locale } from '$lib/i18n/paraglide/runtime';
import type { Token } from './listings';

export const PROGRAM_LANGUAGES = ['typescript', 'python', 'pascal', 'php'] as const;
export type ProgramLanguage = (typeof PROGRAM_LANGUAGES)[number];

/** What the languages are called, everywhere. */
export const PROGRAM_NAMES: Readonly<Record<ProgramLanguage, string>> = {
	typescript: 'TypeScript',
	python: 'Python',
	pascal: 'Pascal',
	php: 'PHP'
};

/** The language that readers most likely know, before they choose one. */
const TAUGHT: Readonly<Record<Locale, ProgramLanguage>> = { en: 'typescript', he: 'python' };

/** The languages of the programs in the tutorial, the first choice of a locale's readers first. */
export function programLanguages(locale: Locale): readonly ProgramLanguage[] {
	const first = TAUGHT[locale];
	return [first, ...PROGRAM_LANGUAGES.filter((language) => language !== first)];
}

/**
 * The programs of a chapter. They are files beside its `lesson.ts`: `listings/solve.py` is the listing
 * `solve` in Python, and `orders/solve.py` the lines of `solve` in Python to put in order. Comments in
 * them are those of the search's own listings (see `source.ts`), with these differences:
 *
 *     code  @name        in a listing: the line is lit at a step of that kind, or where a moment's
 *                        `line` has that name
 *     code  @swap        in an order: the line may change places with its neighbour of the same mark
 *     code  @name        in an order: what is missing without this line is explained under that name
 *     @when name: code   in an order: a wrong line, explained under that name
 *     @when name: code  @other
 *                        in an order: not wrong; the line may stand here in place of the one with the
 *                        mark `other`, or besides it, which is explained under that name
 *
 * Of an order, the first and the last line stand from the beginning. What its lines do when they are
 * run is in `lesson.ts`, under `orders`.
 */
export interface Programs {
	readonly listings: Readonly<Record<string, Listing>>;
	readonly orders: Readonly<Record<string, Listing>>;
}

/** The same program in some of the languages. */
export type Listing = Readonly<Partial<Record<ProgramLanguage, readonly ProgramLine[]>>>;

export interface ProgramLine {
	readonly tokens: readonly Token[];
	readonly mark: string | null;
	/** The name under which the text explains why the line is wrong; null for a right line. */
	readonly wrong: string | null;
	/** The language of a comment for its readers alone; absent for a line that all see. */
	readonly locale?: string;
}

/** The lines of a listing that readers of a language see. */
export function linesFor(lines: readonly ProgramLine[], locale: Locale): readonly ProgramLine[] {
	return lines.filter((line) => line.locale === undefined || line.locale === locale);
}

/** A line as text. */
export function textOf({ tokens }: Pick<ProgramLine, 'tokens'>): string {
	return tokens.map(([text]) => text).join('');
}

/** The name of the function whose first line this is; null for any other line. */
export function functionIn(line: Pick<ProgramLine, 'tokens'>): string | null {
	return /^\s*(?:def|function\*?) (\w+)/.exec(textOf(line))?.[1] ?? null;
}
