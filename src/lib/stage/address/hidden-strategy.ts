import { mix } from '$lib/engine/seeded';
import {
	ELIMINATIONS,
	ELIMINATION_TIMES,
	ORDERINGS,
	VALUE_ORDERINGS,
	type Strategy
} from '$lib/engine/search/strategy';

/** The reader sees a tree and says how it was searched. */
export interface FindTask {
	readonly kind: 'find';
	/** What is asked besides the ordering. */
	readonly asks: readonly Found[];
	/** The board is shown too. */
	readonly board: boolean;
	/** Makes the same strategy look different in every address, 0 to 65,535. */
	readonly salt: number;
}

/** What is asked besides the ordering: the order of the values, and elimination. */
export const FOUND = ['values', 'elimination'] as const;
export type Found = (typeof FOUND)[number];

/** What an address hides: all that makes the tree of a puzzle. */
export type HiddenStrategy = Pick<
	Strategy,
	'ordering' | 'values' | 'elimination' | 'eliminate' | 'back' | 'seed'
>;

const MOST_SALT = 0xffff;
/** Salt, four choices, what is asked, the seed, and a check. */
const LENGTH = 12;
/** The flag of a search that jumps back, above those of what is asked. */
const JUMPS = 8;

/**
 * A strategy for an address, so that it cannot be read there. It is no secret: whoever knows the program
 * can decode it.
 */
export function writeHidden(
	{ asks, board, salt }: Omit<FindTask, 'kind'>,
	{ ordering, values, elimination, eliminate, back, seed }: HiddenStrategy
): string {
	const bytes = new Uint8Array(LENGTH);
	bytes.set([
		...[salt >> 8, salt & 255],
		...[ORDERINGS.indexOf(ordering), VALUE_ORDERINGS.indexOf(values)],
		...[ELIMINATIONS.indexOf(elimination), ELIMINATION_TIMES.indexOf(eliminate)],
		FOUND.reduce((mask, one, at) => mask | (asks.includes(one) ? 2 << at : 0), board ? 1 : 0) |
			(back === 'jump' ? JUMPS : 0),
		...[seed >>> 24, (seed >>> 16) & 255, (seed >>> 8) & 255, seed & 255]
	]);
	bytes[LENGTH - 1] = checkOf(bytes);
	const veiled = veil(bytes);
	return btoa(String.fromCharCode(...veiled))
		.replaceAll('+', '-')
		.replaceAll('/', '_');
}

/** What {@link writeHidden} wrote; undefined for anything else. */
export function readHidden(text: string): { task: FindTask; hidden: HiddenStrategy } | undefined {
	if (!/^[\w-]{16}$/.test(text)) return undefined;
	const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
	const bytes = veil(Uint8Array.from(binary, (one) => one.charCodeAt(0)));
	const ordering = ORDERINGS.at(bytes[2]);
	const values = VALUE_ORDERINGS.at(bytes[3]);
	const elimination = ELIMINATIONS.at(bytes[4]);
	const eliminate = ELIMINATION_TIMES.at(bytes[5]);
	const [flags, ...high] = bytes.subarray(6, 11);
	const seed = high.reduce((sum, byte) => sum * 256 + byte, 0);
	if (!ordering || !values || !elimination || !eliminate || seed > 2 ** 31 - 1) return undefined;
	if (flags >= 2 * JUMPS || bytes[LENGTH - 1] !== checkOf(bytes)) return undefined;
	return {
		task: {
			kind: 'find',
			asks: FOUND.filter((_, at) => (flags & (2 << at)) !== 0),
			board: (flags & 1) !== 0,
			salt: bytes[0] * 256 + bytes[1]
		},
		hidden: {
			...{ ordering, values, elimination, eliminate, seed },
			back: (flags & JUMPS) !== 0 ? 'jump' : 'step'
		}
	};
}

/** A salt by chance. */
export function newSalt(): number {
	return Math.floor(Math.random() * (MOST_SALT + 1));
}

/** Covers all bytes after the salt with a stream that follows from it, or uncovers them. */
function veil(bytes: Uint8Array): Uint8Array {
	const salt = bytes[0] * 256 + bytes[1];
	return bytes.map((byte, at) => (at < 2 ? byte : byte ^ (mix(salt + 1, at) & 255)));
}

function checkOf(bytes: Uint8Array): number {
	return bytes.subarray(0, LENGTH - 1).reduce((hash, byte) => mix(hash, byte), 7) & 255;
}
