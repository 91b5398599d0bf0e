import { DIRECTIVES, looksLikeStudio } from './form';

/** What Markdown reads as words, though it was meant to be more. */
export type SlipCode =
	| 'crowded-address'
	| 'other-address'
	| 'one-colon'
	| 'no-space'
	| 'address-in-words'
	| 'unclosed';

/** Something in a text that was meant otherwise. */
export interface Slip {
	/** The line in the text, counted from 0. */
	readonly at: number;
	readonly code: SlipCode;
	/** What is wrong, as it is in the text; empty if the line says it all. */
	readonly found: string;
}

/** A page, in a line of its own. */
const PAGE = /^(?:(?:https?:\/\/|www\.)\S+|\/[\w-]+\/\S*)$/;
/** The address of a moment among words. */
const MOMENT =
	/(?<=^|[\s(])(?:https?:\/\/[^\s/]+)?(?:\/[^\s/]+)*\/studio\/[a-z-]+\/?(?:\?[^\s)]*)?/;
/** Marks that stand at the edge of a word, as only those do that have no partner. A backslash makes them plain. */
const UNCLOSED = /(?<![\w\\*])\*\*(?=[^\s*])|(?<=[^\s\\*])\*\*(?![\w*])|(?<!\\)`+/;

/** The lines of a paragraph that were meant to be more than words. */
export function slipsInLines(paragraph: string): Slip[] {
	return paragraph.split('\n').flatMap((written, at): Slip[] => {
		const line = plainAddress(written);
		if (looksLikeStudio(line)) return at === 0 ? [] : [{ at, code: 'crowded-address', found: '' }];
		if (PAGE.test(line)) return [{ at, code: 'other-address', found: line }];
		const [, name = ''] = /^:([a-z-]+)(?![\w:])/.exec(line) ?? [];
		if (DIRECTIVES.includes(name)) return [{ at, code: 'one-colon', found: name }];
		const [, marks] = /^(#{1,6})[^\s#]/.exec(line) ?? [];
		return at === 0 && marks !== undefined ? [{ at, code: 'no-space', found: marks }] : [];
	});
}

/** What is wrong in words that Markdown has left as they are. */
export function slipsInWords(words: string): Slip[] {
	return words.split('\n').flatMap((line, at): Slip[] => {
		const address = MOMENT.exec(line)?.[0].replace(/[.,;:!?]+$/, '');
		if (address !== undefined) return [{ at, code: 'address-in-words', found: address }];
		const mark = UNCLOSED.exec(line)?.[0];
		return mark === undefined ? [] : [{ at, code: 'unclosed', found: mark }];
	});
}

/** An address as browsers and Markdown take it: perhaps in angle brackets. */
export function plainAddress(text: string): string {
	return text.trim().replace(/^<(.*)>$/, '$1');
}
