/** A puzzle as a line of text: "5 10 12 → 17", or "2:40 5:30 → 7" with profits. */
import {
	quote,
	type CountError,
	type LineError,
	type QuoteError
} from '$lib/engine/reading/errors';
import type { TextLine } from '$lib/engine/reading/lines';
import { isNumber, MAX_NUMBERS, type SubsetSetup, targetIn, withItems } from './subset';

export type SubsetError =
	| QuoteError<'item' | 'target' | 'count' | 'row' | 'pisinger'>
	| CountError<'many' | 'rows'>
	| LineError<'mixed' | 'no-target' | 'no-capacity' | 'no-items'>;

/** Between the items and the target. */
export const ARROW = /→|->|=>|=/;
const ITEM = /^(\d{1,7})(?::(\d{1,7}))?([+-]?)$/;

/** The puzzle in a line, or what is wrong with it. */
export function readLine({ text, line }: TextLine): SubsetSetup | SubsetError {
	const [left, right, more] = text.split(ARROW, 3);
	if (right === undefined) return { code: 'no-target', line };
	if (more !== undefined) return quote('target', { text: right.trim(), line });
	const items = wordsIn(left).filter((item) => item !== '+');
	return puzzleOf(
		items.map((text) => ({ text, line })),
		{ text: right.trim(), line }
	);
}

export function wordsIn(text: string): string[] {
	return text.split(/[\s,;]+/).filter((word) => word !== '');
}

export function isItem(text: string): boolean {
	const [, weight, profit = 1] = ITEM.exec(text) ?? [];
	return isNumber(Number(weight)) && isNumber(Number(profit));
}

/** The puzzle of these items, written as in a line, or what is wrong. */
export function puzzleOf(
	items: readonly TextLine[],
	{ text, line }: TextLine
): SubsetSetup | SubsetError {
	if (items.length === 0) return { code: 'no-items', line };
	if (items.length > MAX_NUMBERS)
		return { code: 'many', line: items[0].line, found: items.length, expected: MAX_NUMBERS };
	const strange = items.find(({ text }) => !isItem(text));
	if (strange !== undefined) return quote('item', strange);
	const target = targetIn(text);
	if (target === undefined) return quote('target', { text, line });
	const texts = items.map((item) => item.text);
	const setup = withItems(texts, ITEM, '+-');
	return setup === undefined ? { code: 'mixed', line } : { ...setup, target };
}
