import { localeInfo, type Locale } from '$lib/i18n/locale';
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

/** The language of the tutorial's programs, for each in which exercises begin. */
const TAUGHT = { javascript: 'typescript', python: 'python' } as const;

/** The languages of the programs in the tutorial, the first choice of a locale's readers first. */
export function programLanguages(locale: Locale): readonly ProgramLanguage[] {
	const first: ProgramLanguage = TAUGHT[localeInfo(locale).programs];
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
export interface Programs extends PerProgram<Listing> {
	/** Loads the lines in a language; absent if all are there. */
	readonly load?: ProgramFiles['load'];
}

/** The same program in some of the languages; null in those that are not loaded yet. */
export type Listing = Readonly<Partial<Record<ProgramLanguage, readonly ProgramLine[] | null>>>;

/** The programs of a chapter as they are built: the languages of each, and the lines language by language. */
export interface ProgramFiles extends PerProgram<readonly ProgramLanguage[]> {
	readonly load: Readonly<Partial<Record<ProgramLanguage, () => Promise<LoadedLines>>>>;
}

/** The programs of a chapter in one language. */
export interface LoadedLines {
	readonly default: PerProgram<readonly ProgramLine[]>;
}

interface PerProgram<Type> {
	readonly listings: Readonly<Record<string, Type>>;
	readonly orders: Readonly<Record<string, Type>>;
}

/** The programs of a chapter, without lines. */
export function programsOf({ listings, orders, load }: ProgramFiles): Programs {
	const empty = (languages: readonly ProgramLanguage[]): Listing =>
		Object.fromEntries(languages.map((language) => [language, null]));
	return { listings: mapped(listings, empty), orders: mapped(orders, empty), load };
}

/** Programs with their lines in one more language. */
export function withLines(
	programs: Programs,
	language: ProgramLanguage,
	{ default: { listings, orders } }: LoadedLines
): Programs {
	const joined = (all: Programs['listings'], lines: typeof listings) =>
		mapped(all, (one, name) => (name in lines ? { ...one, [language]: lines[name] } : one));
	return {
		...programs,
		listings: joined(programs.listings, listings),
		orders: joined(programs.orders, orders)
	};
}

function mapped<From, To>(
	all: Readonly<Record<string, From>>,
	to: (one: From, name: string) => To
) {
	return Object.fromEntries(Object.entries(all).map(([name, one]) => [name, to(one, name)]));
}

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
