const FIRST_STRONG_ISOLATE = '\u2068';
const POP_DIRECTIONAL_ISOLATE = '\u2069';

/**
 * Wraps a name or value (`r1c3`, `5`, a file name) in invisible marks, so that it keeps its own
 * direction without changing that of the sentence around it. Source: Unicode Standard Annex 9,
 * section 2.4.
 */
export function isolate(text: string): string {
	return FIRST_STRONG_ISOLATE + text + POP_DIRECTIONAL_ISOLATE;
}

/**
 * A sentence that begins with a capital, also if its first word is the name of a value: "Red fails". A name
 * that is no word, such as `r1c3`, stays as it is.
 */
export function capitalised(sentence: string): string {
	return sentence.replace(/^(?:\p{Ll}|\u2068\p{Ll}(?=\p{Ll}+\u2069))/u, (begin) =>
		begin.toUpperCase()
	);
}

/** Removes isolating marks, for the clipboard, files and comparisons. */
export function stripIsolates(text: string): string {
	return text.replaceAll(/[\u2066-\u2069]/g, '');
}

/**
 * Keeps a Hebrew prefix and its Latin word (`ב-Python`) on one line, with an invisible mark. Browsers break
 * such a line after the hyphen, against rule LB21a of Unicode Standard Annex 14.
 */
export function keepPrefixes(text: string): string {
	return text.replaceAll(/(?<=[א-ת]-)(?=[A-Za-z])/g, '\u2060');
}
