import { mix } from '$lib/engine/seeded';
import { isShape, sameShape, sizeOf, type BoxShape } from '../shape';
import { LEVELS, type Level } from './levels';
import { SYMMETRIES, type Symmetry } from './symmetry';

/** A recipe for a puzzle: the same wish makes the same puzzle on every machine. */
export interface Wish {
	readonly shape: BoxShape;
	readonly level: Level | 'any';
	readonly symmetry: Symmetry;
	/** Exactly this many clues; 0 for any number. */
	readonly clues: number;
	/** No clues that belong together by the symmetry can be taken away. */
	readonly minimal: boolean;
	/** From 1 to {@link MAX_SEED}. */
	readonly seed: number;
}

export const MAX_SEED = 2 ** 31 - 1;

/** The seed after this one; after the last comes the first. */
export function seedAfter(seed: number): number {
	return seed >= MAX_SEED ? 1 : seed + 1;
}

/** Smaller boards make no puzzle, and filling larger ones takes longer than anybody would wait. */
export const SIZES = { min: 4, max: 25 } as const;

export const DEFAULT_WISH: Wish = {
	shape: { rows: 3, columns: 3 },
	level: 'medium',
	symmetry: 'half-turn',
	clues: 0,
	minimal: false,
	seed: 1
};

/** A wish as a query: `level=hard&seed=123`. What is as in {@link DEFAULT_WISH} is left out, but the seed. */
export function writeWish({ shape, level, symmetry, clues, minimal, seed }: Wish): string {
	const query = new URLSearchParams();
	if (!sameShape(shape, DEFAULT_WISH.shape)) query.set('box', `${shape.rows}x${shape.columns}`);
	if (level !== DEFAULT_WISH.level) query.set('level', level);
	if (symmetry !== DEFAULT_WISH.symmetry) query.set('symmetry', symmetry);
	if (clues !== DEFAULT_WISH.clues) query.set('clues', String(clues));
	if (minimal) query.set('minimal', 'yes');
	query.set('seed', String(seed));
	return query.toString();
}

/**
 * Reads the parameters of {@link writeWish}; others are left alone. One that cannot be read is as in
 * {@link DEFAULT_WISH} and named in `errors`.
 *
 * @returns null if there is no seed: then the address is not a recipe.
 */
export function readWish(
	query: URLSearchParams
): { readonly wish: Wish; readonly errors: readonly string[] } | null {
	if (!query.has('seed')) return null;
	const errors: string[] = [];
	const read = <T>(name: string, usual: T, parse: (text: string) => T | null): T => {
		const text = query.get(name);
		if (text === null) return usual;
		const value = parse(text);
		if (value === null) errors.push(name);
		return value ?? usual;
	};
	const shape = read('box', DEFAULT_WISH.shape, readBox);
	const wish: Wish = {
		shape,
		level: read('level', DEFAULT_WISH.level, oneOf([...LEVELS, 'any'])),
		symmetry: read('symmetry', DEFAULT_WISH.symmetry, oneOf(SYMMETRIES)),
		clues: read('clues', DEFAULT_WISH.clues, wholeNumber(0, sizeOf(shape) ** 2)),
		minimal: read('minimal', DEFAULT_WISH.minimal, (text) => (text === 'yes' ? true : null)),
		seed: read('seed', DEFAULT_WISH.seed, wholeNumber(1, MAX_SEED))
	};
	return { wish, errors };
}

/** The parameters that {@link readWish} reads. */
export const WISH_PARAMETERS = ['box', 'level', 'symmetry', 'clues', 'minimal', 'seed'] as const;

/**
 * The wish in an address. An address without a seed gets this one. Parameters that cannot be read are
 * reported with what was found.
 */
export function wishIn(
	search: string,
	seed: number
): {
	readonly wish: Wish;
	readonly errors: readonly { readonly parameter: string; readonly found: string }[];
} {
	const query = new URLSearchParams(search);
	if (!query.has('seed')) query.set('seed', String(seed));
	const { wish, errors } = readWish(query)!;
	return {
		wish,
		errors: errors.map((parameter) => ({
			parameter,
			found: (query.get(parameter) ?? '').slice(0, 40)
		}))
	};
}

function readBox(text: string): BoxShape | null {
	const [, rows, columns] = /^(\d{1,2})x(\d{1,2})$/.exec(text) ?? [];
	const shape = { rows: Number(rows), columns: Number(columns) };
	const size = sizeOf(shape);
	return isShape(shape) && size >= SIZES.min && size <= SIZES.max ? shape : null;
}

function oneOf<T extends string>(texts: readonly T[]): (text: string) => T | null {
	return (text) => texts.find((candidate) => candidate === text) ?? null;
}

function wholeNumber(min: number, max: number): (text: string) => number | null {
	return (text) => {
		const value = /^\d{1,10}$/.test(text) ? Number(text) : NaN;
		return value >= min && value <= max ? value : null;
	};
}

/** The levels of the days from Monday to Sunday. */
const LEVEL_OF_DAY: readonly Level[] = [
	...(['easy', 'medium', 'medium', 'hard'] as const),
	...(['hard', 'hard', 'extreme'] as const)
];

/** The seed of a day's puzzle, from 1 to {@link MAX_SEED}. @param month from 1 to 12. */
export function daySeed(year: number, month: number, day: number): number {
	return (mix(mix(mix(0x646179, year), month), day) % MAX_SEED) + 1;
}

/**
 * The puzzle of a day, the same for everybody: easy on a Monday, harder from day to day, extreme on a
 * Sunday. Extreme ones are found faster without a symmetry.
 *
 * @param month from 1 to 12.
 */
export function wishOfDay(year: number, month: number, day: number): Wish {
	const level = LEVEL_OF_DAY[weekday(year, month, day)];
	const symmetry = level === 'extreme' ? 'none' : DEFAULT_WISH.symmetry;
	return { ...DEFAULT_WISH, level, symmetry, seed: daySeed(year, month, day) };
}

/** The day of the week in the Gregorian calendar, 0 for Monday (T. Sakamoto 1992, moved by a day). */
function weekday(year: number, month: number, day: number): number {
	const y = month < 3 ? year - 1 : year;
	const shift = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4][month - 1];
	return (y + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400) + shift + day + 6) % 7;
}
