import { choicesFor, variantName } from '$lib/engine/search/choices';
import {
	BACKS,
	DEFAULT_STRATEGY,
	ELIMINATIONS,
	ELIMINATION_TIMES,
	ORDERINGS,
	VALUE_ORDERINGS,
	type Strategy
} from '$lib/engine/search/strategy';

/** What a lane can be instead of a search of ours, by its name in an address. The address holds it. */
export const OWN_LANES = ['program', 'trace'] as const;
export type OwnLane = (typeof OWN_LANES)[number];

/** How a lane searches: its strategy without what all lanes share, and how its puzzle is written. */
export interface Entry extends Pick<
	Strategy,
	'ordering' | 'values' | 'elimination' | 'eliminate' | 'back' | 'variant' | 'seed'
> {
	/** The puzzle is written in another way, with this seed; 0 for the puzzle as it is. */
	readonly rewriting: number;
	/** The lane is not a search of ours: the fields above do not count for it. */
	readonly own?: OwnLane;
}

const { limits: _, goal: __, ...METHOD } = DEFAULT_STRATEGY;

/** Naive order, ascending values, no elimination, the puzzle as it is. */
export const PLAIN: Entry = { ...METHOD, rewriting: 0 };

/** The lane of a program or a trace. */
export function ownEntry(own: OwnLane): Entry {
	return { ...PLAIN, own };
}

/** The kind of problem that is compared where an address names none. */
export const FIRST_KIND = 'sudoku';

export const FEWEST_LANES = 2;
export const MOST_LANES = 4;

/** The lanes to start with: findmin against naive order, or two orders of values where that is all. */
export function usualEntries(problem: Parameters<typeof choicesFor>[0]): readonly Entry[] {
	const { orderings, values } = choicesFor(problem);
	if (orderings.includes('findmin')) return [PLAIN, { ...PLAIN, ordering: 'findmin' }];
	const other = values.find((one) => one === 'preferred') ?? values.at(1) ?? PLAIN.values;
	return [PLAIN, { ...PLAIN, values: other }];
}

const MAX_NUMBER = 2 ** 31 - 1;

/**
 * Lanes for an address: `program~naive.ascending.none.every.1.0~findmin.ascending.none.every.1.0`. How a
 * lane goes back and which model it searches follow where they are not the usual ones.
 */
export function writeEntries(entries: readonly Entry[]): string {
	return entries
		.map(({ ordering, values, elimination, eliminate, seed, rewriting, back, variant, own }) => {
			const usual = [ordering, values, elimination, eliminate, seed, rewriting];
			const rest = variant !== '' ? [back, variant] : back !== PLAIN.back ? [back] : [];
			return own ?? [...usual, ...rest].join('.');
		})
		.join('~');
}

/**
 * Reads what {@link writeEntries} writes; undefined for anything else. At most one lane is a program, and one
 * a trace.
 */
export function readEntries(text: string): readonly Entry[] | undefined {
	const entries = text.split('~', MOST_LANES + 1).map(readEntry);
	if (entries.length < FEWEST_LANES || entries.length > MOST_LANES) return undefined;
	const owns = entries.flatMap((entry) => entry?.own ?? []);
	if (new Set(owns).size < owns.length) return undefined;
	return entries.every((entry) => entry !== null) ? entries : undefined;
}

function readEntry(text: string): Entry | null {
	const own = OWN_LANES.find((one) => one === text);
	if (own !== undefined) return ownEntry(own);
	const words = text.split('.', 9);
	if (words.length < 6) return null;
	const ordering = ORDERINGS.find((one) => one === words[0]);
	const values = VALUE_ORDERINGS.find((one) => one === words[1]);
	const elimination = ELIMINATIONS.find((one) => one === words[2]);
	const eliminate = ELIMINATION_TIMES.find((one) => one === words[3]);
	const [seed, rewriting] = words.slice(4, 6).map(readNumber);
	const [back, variant] = [backOf(words[6] ?? PLAIN.back), variantName(words[7] ?? '')];
	if (
		ordering === undefined ||
		values === undefined ||
		elimination === undefined ||
		eliminate === undefined ||
		seed === null ||
		rewriting === null ||
		back === undefined ||
		variant === undefined
	)
		return null;
	const entry = { ordering, values, elimination, eliminate, back, variant, seed, rewriting };
	return writeEntries([entry]) === text ? entry : null;
}

function backOf(text: string): Strategy['back'] | undefined {
	return BACKS.find((one) => one === text);
}

function readNumber(text: string): number | null {
	if (!/^(0|[1-9]\d{0,9})$/.test(text)) return null;
	const number = Number(text);
	return number <= MAX_NUMBER ? number : null;
}
