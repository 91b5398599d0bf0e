/** Symbols are numbered from 0 and written 1 to 9, then A, B, C … */
const SYMBOLS = '123456789ABCDEFGHIJKLMNOPQRSTUVW';

/** How a symbol is written: 0 is "1", 9 is "A". */
export function symbolText(symbol: number): string {
	return SYMBOLS[symbol];
}

/** The symbol for a character in upper or lower case, or −1. "0" is not a symbol. */
export function symbolOf(character: string): number {
	// Upper-casing foreign letters may give a Latin one ("ı" gives "I"): check for ASCII first.
	return /^[1-9A-Wa-w]$/.test(character) ? SYMBOLS.indexOf(character.toUpperCase()) : -1;
}

/** The first `size` symbols as they are written. */
export function symbolTexts(size: number): string[] {
	return [...SYMBOLS.slice(0, size)];
}
