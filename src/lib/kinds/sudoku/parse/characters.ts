import { withLineFeeds } from '$lib/engine/reading/lines';

/**
 * Normalizes a text for the parsers: digits of every script become 0–9, full-width forms ASCII, box
 * drawing `| - +`, all line ends "\n", all spaces " "; direction marks and the like are removed.
 * Line breaks are kept.
 */
export function plainCharacters(text: string): string {
	const lines = withLineFeeds(text).replace(/[\v\f\x85\u2028\u2029]/g, '\n');
	// Most texts are ASCII and need no further work.
	if (!/[^\n\t -~]/.test(lines)) return lines;
	return lines
		.replace(/\p{Cf}|\ufe0f|\u20e3/gu, '')
		.replace(/[\xa0\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
		.replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
		.replace(/[¦│┃║┆┇┊┋╎╏]/g, '|')
		.replace(/[‐-―−─━═┄┅┈┉╌╍]/g, '-')
		.replace(/[\u2500-\u257f]/g, '+')
		.replace(/[·•∙⋅․‧・□▢◻☐]/g, '.')
		.replace(/[^\P{Nd}0-9]/gu, digitOf);
}

const digits = new Map<string, string>();

/** The ASCII digit for a decimal digit of any script. */
function digitOf(character: string): string {
	let digit = digits.get(character);
	if (digit === undefined) {
		// Unicode keeps decimal digits in runs of ten from 0 to 9, and some runs touch.
		const code = character.codePointAt(0) ?? 0;
		let start = code;
		while (/\p{Nd}/u.test(String.fromCodePoint(start - 1))) start--;
		digit = String((code - start) % 10);
		digits.set(character, digit);
	}
	return digit;
}
