import { MAX_LENGTH } from '../map';

/** The names and numbers of a line. */
export const wordsOf = (text: string) => text.split(/[\s,;=–—-]+/).filter((word) => word !== '');

/** A length that counts: a whole number; null for any other text. */
export function lengthOf(text: string): number | null {
	return /^\d{1,5}$/.test(text) && Number(text) <= MAX_LENGTH ? Number(text) : null;
}
