/** Most letters of an alphabet. */
export const MAX_LETTERS = 26;

export type AlphabetError =
	| { readonly code: 'alphabet-empty' }
	| { readonly code: 'alphabet-long'; readonly found: number; readonly expected: number }
	/** A character that cannot be seen alone; `found` names its code point, as in U+0301. */
	| { readonly code: 'alphabet-letter'; readonly found: string }
	| { readonly code: 'alphabet-twice'; readonly found: string };

/**
 * Letters, digits, punctuation or symbols: nothing that spaces out, is not seen, or joins what comes
 * before it, as marks do and the vowels and finals of Korean syllables.
 */
const VISIBLE =
	/^(?!\p{Default_Ignorable_Code_Point}|[\u2800\u1160-\u11ff])[\p{L}\p{N}\p{P}\p{S}]$/u;

/**
 * The letters of a text, one after the other without anything between them, in their order: any
 * visible characters, none of them twice. Characters that are written in two ways are made one.
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

/** Letters without the spaces between them; a comma with a space after it is such a space too. */
export function packed(text: string): string {
	return text.replace(/,\s+/g, '').replace(/\s+/g, '');
}

/** The letters, each a string. */
export function lettersOf(alphabet: string): string[] {
	return Array.from(alphabet);
}

/** What stands for no letter in a text of letters: ".", or the next character that is no letter. */
export function blankOf(alphabet: string): string {
	let code = '.'.charCodeAt(0);
	while (alphabet.includes(String.fromCharCode(code))) code++;
	return String.fromCharCode(code);
}

export type TypedError =
	| { readonly code: 'typed-letter'; readonly found: string }
	| { readonly code: 'typed-long'; readonly found: number; readonly expected: number };

/** Letters by their place in the alphabet, −1 for none; those that the text leaves out are none. */
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

/** What {@link readTyped} reads, without the blanks at the end. */
export function formatTyped(alphabet: string, letters: Int8Array): string {
	const known = lettersOf(alphabet);
	const blank = blankOf(alphabet);
	const last = letters.findLastIndex((letter) => letter >= 0);
	return Array.from(letters.subarray(0, last + 1), (letter) => known[letter] ?? blank).join('');
}
