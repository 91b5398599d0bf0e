/** Maximum number of letters in an alphabet. */
export const MAX_LETTERS = 26;

export type AlphabetError =
	| { readonly code: 'alphabet-empty' }
	| { readonly code: 'alphabet-long'; readonly found: number; readonly expected: number }
	/** A character that is invisible on its own; `found` names its code point, as in U+0301. */
	| { readonly code: 'alphabet-letter'; readonly found: string }
	| { readonly code: 'alphabet-twice'; readonly found: string };

/**
 * Letters, digits, punctuation or symbols: no spaces or invisible characters, and none that combine
 * with the character before them, such as marks and Korean vowels and finals.
 */
const VISIBLE =
	/^(?!\p{Default_Ignorable_Code_Point}|[\u2800\u1160-\u11ff])[\p{L}\p{N}\p{P}\p{S}]$/u;

/**
 * The letters of a text in order, without separators: any visible characters, each at most once.
 * Text is normalized, so that a letter is the same in every encoding.
 */
export function readAlphabet(text: string): { alphabet: string } | { error: AlphabetError } {
	const alphabet = text.normalize('NFC');
	const letters = new Set<string>();
	for (const letter of alphabet) {
		if (!VISIBLE.test(letter)) return { error: { code: 'alphabet-letter', found: nameOf(letter) } };
		if (letters.has(letter)) return { error: { code: 'alphabet-twice', found: letter } };
		letters.add(letter);
	}
	if (letters.size === 0) return { error: { code: 'alphabet-empty' } };
	if (letters.size <= MAX_LETTERS) return { alphabet };
	return { error: { code: 'alphabet-long', found: letters.size, expected: MAX_LETTERS } };
}

function nameOf(character: string): string {
	return `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Removes the spaces between letters; a comma followed by a space counts as a space. */
export function packed(text: string): string {
	return text.replace(/,\s+/g, '').replace(/\s+/g, '');
}

/** The letters as separate strings. */
export function lettersOf(alphabet: string): string[] {
	return Array.from(alphabet);
}

/** The mark for an open position in a text of letters: ".", or the next character that is not a letter. */
export function blankOf(alphabet: string): string {
	let code = '.'.charCodeAt(0);
	while (alphabet.includes(String.fromCharCode(code))) code++;
	return String.fromCharCode(code);
}

export type TypedError =
	| { readonly code: 'typed-letter'; readonly found: string }
	| { readonly code: 'typed-long'; readonly found: number; readonly expected: number };

/** Letters by their index in the alphabet, −1 for none or if the text omits them. */
export function readTyped(
	alphabet: string,
	length: number,
	text: string
): { letters: Int8Array } | { error: TypedError } {
	const blank = blankOf(alphabet);
	const known = lettersOf(alphabet);
	const letters = new Int8Array(length).fill(-1);
	let found = 0;
	let odd: string | null = null;
	for (const character of text.normalize('NFC')) {
		const letter = known.indexOf(character);
		if (letter < 0 && character !== blank) odd ??= character;
		if (found < length) letters[found] = letter;
		found++;
	}
	if (odd !== null) return { error: { code: 'typed-letter', found: odd } };
	if (found > length) return { error: { code: 'typed-long', found, expected: length } };
	return { letters };
}

/** Writes what {@link readTyped} reads, without trailing blanks. */
export function formatTyped(alphabet: string, letters: Int8Array): string {
	const known = lettersOf(alphabet);
	const blank = blankOf(alphabet);
	const last = letters.findLastIndex((letter) => letter >= 0);
	return Array.from(letters.subarray(0, last + 1), (letter) => known[letter] ?? blank).join('');
}
