import { NONE, typing, untyped } from '$lib/engine/typed';

/** Words that stand for numbers: the last is the sum of the others. */
export interface Sum {
	/** In upper case, as they are written; the last is the result. */
	readonly words: readonly string[];
	/** The letters, column by column from the right, each column from the top: the order on paper. */
	readonly letters: readonly string[];
	/** From the right, one for each digit of the result. */
	readonly columns: readonly Column[];
	/** Whether a letter begins a number of several digits, and so is not 0. */
	readonly leads: readonly boolean[];
}

/** The letters in a column of a sum, by their numbers; a letter may occur more than once. */
export interface Column {
	readonly addends: readonly number[];
	readonly result: number;
}

/** A sum and the digits set by hand. */
export interface CryptarithmSetup {
	readonly sum: Sum;
	/** For each letter its digit, {@link NONE} if it has none. */
	readonly typed: Int8Array;
}

export { NONE };
export const DIGITS = 10;
export const MAX_ADDENDS = 8;
const MAX_LENGTH = 10;

/** Why words make no sum. */
export type SumError =
	| { readonly code: 'addends'; readonly found: number; readonly expected: number }
	| { readonly code: 'letters'; readonly found: number; readonly expected: number }
	| { readonly code: 'long'; readonly text: string; readonly expected: number }
	| { readonly code: 'result'; readonly text: string; readonly from: number; readonly to: number };

/** The sum of words in upper case, the last being the result. Words of Hebrew or Arabic run to the left. */
export function sumOf(words: readonly string[]): Sum | SumError {
	const addends = words.length - 1;
	if (addends < 2 || addends > MAX_ADDENDS)
		return { code: 'addends', found: addends, expected: MAX_ADDENDS };
	const long = words.find((word) => [...word].length > MAX_LENGTH);
	if (long !== undefined) return { code: 'long', text: long, expected: MAX_LENGTH };
	const numbers = words.map(digitsFromRight);
	const lengths = numbers.map(({ length }) => length);
	const count = lengths.pop()!;
	const from = Math.max(...lengths);
	const most = lengths.reduce((total, length) => total + 10 ** length - 1, 0);
	const to = String(most).length;
	if (count < from || count > to) return { code: 'result', text: words.at(-1)!, from, to };

	const letters: string[] = [];
	const columns = Array.from({ length: count }, (_, column): Column => {
		const used = numbers.flatMap((number) => number.slice(column, column + 1));
		const indices = used.map((letter) => {
			if (!letters.includes(letter)) letters.push(letter);
			return letters.indexOf(letter);
		});
		return { addends: indices.slice(0, -1), result: indices.at(-1)! };
	});
	if (letters.length > DIGITS) return { code: 'letters', found: letters.length, expected: DIGITS };
	const leading = numbers.filter(({ length }) => length > 1).map((number) => number.at(-1)!);
	return { words, letters, columns, leads: letters.map((letter) => leading.includes(letter)) };
}

/**
 * A word as its letters in upper case; null if it has anything else, or nothing. A letter of any script
 * counts, without the marks on it that have no character of their own, and the final forms of Hebrew
 * letters as in crosswords: like the others.
 */
export function lettersIn(text: string): string | null {
	const plain = text.trim().normalize('NFC').replaceAll(/\p{M}/gu, '');
	if (!/^\p{L}{1,99}$/u.test(plain)) return null;
	return Array.from(plain, (letter) => {
		const final = FINALS.indexOf(letter);
		if (final >= 0) return FINAL_OF[final];
		const upper = letter.toUpperCase().normalize('NFC');
		return [...upper].length === 1 ? upper : letter;
	}).join('');
}

const FINALS = 'ךםןףץ';
const FINAL_OF = 'כמנפצ';

/** The letters of a word as they stand in a row, the digit of the ones first. */
export function digitsFromRight(word: string): string[] {
	const letters = [...word];
	return RIGHT_TO_LEFT.test(word) ? letters : letters.reverse();
}

const RIGHT_TO_LEFT = /^[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A sum in which no digit is set. */
export function blankSum(sum: Sum): CryptarithmSetup {
	return { sum, typed: untyped(sum.letters.length) };
}

/** "SEND + MORE = MONEY" */
export function sumText({ words }: Sum): string {
	return `${words.slice(0, -1).join(' + ')} = ${words.at(-1)}`;
}

/** The carries that may come into a column, from `low` to `high`; none if `low` is larger. */
export interface Carries {
	readonly low: number;
	readonly high: number;
}

/**
 * The carries into each column, and out of the last one, as far as the digits tell: columns whose digits
 * are known are added up, of the others the smallest and the largest sum count. It ends after the first
 * column that cannot hold.
 *
 * @param digits for each letter its digit, negative if it has none.
 * @param from the first column to look at, into which any carry may come.
 */
export function carriesOf(sum: Sum, digits: ArrayLike<number>, from = 0): Carries[] {
	const { columns } = sum;
	const carries: Carries[] = [from === 0 ? NO_CARRY : anyCarry(sum)];
	for (let column = from; column < columns.length; column++) {
		const out = carryOut(sum, columns[column], digits, carries.at(-1)!);
		// Nothing may be left over on the left.
		const isLast = column === columns.length - 1;
		carries.push(isLast ? { low: out.low, high: Math.min(out.high, 0) } : out);
		if (carries.at(-1)!.low > carries.at(-1)!.high) break;
	}
	return carries;
}

const NO_CARRY: Carries = { low: 0, high: 0 };
const IMPOSSIBLE: Carries = { low: 1, high: 0 };

/** Two numbers carry at most 1, three at most 2. */
function anyCarry({ words }: Sum): Carries {
	return { low: 0, high: words.length - 2 };
}

/** The carries out of a column: addends and carry make the digit of the result and ten times the carry out. */
function carryOut(
	{ leads }: Sum,
	{ addends, result }: Column,
	digits: ArrayLike<number>,
	{ low, high }: Carries
): Carries {
	let [least, most, isKnown] = [low, high, true];
	for (const letter of addends) {
		const digit = digits[letter];
		if (digit < 0) isKnown = false;
		least += digit >= 0 ? digit : leads[letter] ? 1 : 0;
		most += digit >= 0 ? digit : 9;
	}
	const digit = digits[result];
	if (isKnown && digit >= 0) {
		// At most one of the carries gives the right digit: there are fewer than ten.
		for (let total = least; total <= most; total++)
			if (total % 10 === digit) return { low: (total - digit) / 10, high: (total - digit) / 10 };
		return IMPOSSIBLE;
	}
	least -= digit >= 0 ? digit : 9;
	most -= digit >= 0 ? digit : leads[result] ? 1 : 0;
	return { low: Math.max(0, Math.ceil(least / 10)), high: Math.floor(most / 10) };
}

/** The first column that the digits break, and where to begin to see that; null if they break none. */
export function brokenColumn(sum: Sum, digits: ArrayLike<number>) {
	const at = (from: number) => from + carriesOf(sum, digits, from).length - 2;
	const breaks = (from: number) => {
		const { low, high } = carriesOf(sum, digits, from).at(-1)!;
		return low > high;
	};
	if (!breaks(0)) return null;
	const column = at(0);
	let from = column;
	while (!(breaks(from) && at(from) === column)) from--;
	return { column, from };
}

/** The number that a word stands for, NaN if a letter has no digit. */
export function numberOf({ letters }: Sum, word: string, digits: ArrayLike<number>): number {
	return digitsFromRight(word).reduce((number, letter, place) => {
		const digit = digits[letters.indexOf(letter)];
		return digit < 0 ? NaN : number + digit * 10 ** place;
	}, 0);
}

/** Digits are set by hand. */
export const typingDigits = typing<CryptarithmSetup>(() => DIGITS);

/** The sum with a digit at a letter that has none yet; null if there is no such letter or digit. */
export function withEntry(
	setup: CryptarithmSetup,
	letter: string,
	digit: string
): CryptarithmSetup | null {
	const index = setup.sum.letters.indexOf(lettersIn(letter) ?? '');
	if (index < 0 || setup.typed[index] !== NONE || !/^\d$/.test(digit)) return null;
	return typingDigits.type(setup, index, Number(digit));
}
