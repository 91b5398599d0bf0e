import { MAX_PARAMETER } from '$lib/engine/kind';

/** The symbol of a move that takes the cell's symbol back. */
export const BACK = -1;

/** A move of a player: a symbol is placed in an empty cell, or the symbol of a cell is taken back. */
export interface WayMove {
	/** From 0, in reading order. */
	readonly cell: number;
	/** From 0, or {@link BACK}. */
	readonly symbol: number;
}

/** What a player placed and took back, in order. Any symbol may be taken back, not just the last. */
export type Way = readonly WayMove[];

/** How many characters a move takes in an address. */
const LENGTH = 3;
/** The digits of base 32, as `toString` writes them. */
const DIGITS = '0123456789abcdefghijklmnopqrstuv';

/** The most moves that fit into an address. A longer way is cut; {@link isCut} tells. */
export const MAX_MOVES = Math.floor(MAX_PARAMETER / LENGTH);

/** Whether {@link writeWay} leaves the end of a way out. */
export function isCut(way: Way): boolean {
	return way.length > MAX_MOVES;
}

/**
 * A way as the text of an address: for each move two digits of base 32 for the cell, and one for the
 * symbol, or "-" if it is taken back. At most {@link MAX_MOVES}, from the first.
 */
export function writeWay(way: Way): string {
	return way
		.slice(0, MAX_MOVES)
		.map(({ cell, symbol }) => {
			return DIGITS[cell >> 5] + DIGITS[cell & 31] + (symbol === BACK ? '-' : DIGITS[symbol]);
		})
		.join('');
}

/**
 * Reads the output of {@link writeWay}, strictly. Whether the moves are possible on a board, only
 * the board can tell.
 *
 * @returns null for any other text, and for one that is too long.
 */
export function readWay(text: string): Way | null {
	if (text.length > MAX_MOVES * LENGTH || text.length % LENGTH !== 0) return null;
	const way: WayMove[] = [];
	for (let at = 0; at < text.length; at += LENGTH) {
		const [high, low, symbol] = Array.from(text.slice(at, at + LENGTH), (c) => DIGITS.indexOf(c));
		const isBack = text[at + 2] === '-';
		if (high < 0 || low < 0 || high === undefined || low === undefined) return null;
		if (symbol === undefined || (symbol < 0 && !isBack)) return null;
		way.push({ cell: (high << 5) | low, symbol: isBack ? BACK : symbol });
	}
	return way;
}
