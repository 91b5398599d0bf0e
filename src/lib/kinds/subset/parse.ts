import type { NamedSetup, Parsed } from '$lib/engine/kind';
import {
	quote,
	type CountError,
	type LineError,
	type QuoteError
} from '$lib/engine/reading/errors';
import { writtenLines, type TextLine } from '$lib/engine/reading/lines';
import { unreadable } from '$lib/engine/text';
import { isNumber, MAX_NUMBERS, MAX_TARGET, type SubsetSetup, withItems } from './subset';

export type SubsetError =
	| QuoteError<'item' | 'target'>
	| CountError<'many' | 'rows'>
	| LineError<'mixed' | 'no-target' | 'no-items'>;

/** More lines than this are not read. */
const MAX_LINES = 1000;
const ARROW = /→|->|=>|=/;
const ITEM = /^(\d{1,7})(?::(\d{1,7}))?([+-]?)$/;

/** A line of words. */
interface Row {
	readonly words: readonly string[];
	readonly line: number;
}

/**
 * The puzzles in a text, in one of these forms: a line for each, "5 10 12 → 17" or "2:40 5:30 → 7"; the
 * numbers, and the target alone in the last line; a file of a knapsack, "n c" and then "p w" for each item,
 * or "n", "i p w" for each item, "c"; or Pisinger's files. Accepts anything, never throws.
 */
export function parseSubset(text: string): Parsed<SubsetSetup> {
	const wrong = unreadable(text);
	if (wrong !== null) return { error: wrong };
	const lines: TextLine[] = [];
	for (const line of writtenLines(text))
		if (!line.text.startsWith('#') && lines.push(line) > MAX_LINES) break;
	if (lines.length === 0) return { error: { code: 'empty' } };
	const puzzles: NamedSetup<SubsetSetup>[] = [];
	for (const { name, read } of puzzlesIn(lines.slice(0, MAX_LINES))) {
		if ('code' in read) return { error: read };
		puzzles.push(name === undefined ? { setup: read } : { setup: read, name });
	}
	return { puzzles, cut: lines.length > MAX_LINES };
}

interface Read {
	readonly read: SubsetSetup | SubsetError;
	readonly name?: string;
}

function puzzlesIn(lines: readonly TextLine[]): Read[] {
	if (lines.length === 1 || lines.some(({ text }) => ARROW.test(text)))
		return lines.map((line) => ({ read: readLine(line) }));
	const rows = lines.map(({ text, line }) => ({ words: wordsIn(text), line }));
	const blocks = rows.flatMap(({ words }, at) => (words[0] === 'n' ? [at] : []));
	if (blocks.length === 0) return [{ read: readRows(rows) }];
	return blocks.map((from, index) => ({
		read: readPisinger(rows.slice(from, blocks[index + 1])),
		name: rows[from - 1]?.words.join(' ')
	}));
}

function wordsIn(text: string): string[] {
	return text.split(/[\s,;]+/).filter((word) => word !== '');
}

function wordAt({ words, line }: Row, at: number): TextLine {
	return { text: words[at] ?? '', line };
}

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

/** A puzzle of Pisinger: "n 3", "c 16", what is known of a solution, and "id,profit,weight,x" for each item. */
function readPisinger(block: readonly Row[]): SubsetSetup | SubsetError {
	const capacity = block.find(({ words }) => words[0] === 'c');
	if (capacity === undefined) return { code: 'no-target', line: block[0].line };
	const items = block.filter(({ words }) => /^\d/.test(words[0]));
	return knapsackOf(wordAt(block[0], 1), items, wordAt(capacity, 1));
}

/** The puzzle in rows of numbers, or what is wrong with them. */
function readRows(rows: readonly Row[]): SubsetSetup | SubsetError {
	const [first, second] = rows;
	const last = rows.at(-1)!;
	if (first.words.length === 2 && last.words.length > 1)
		return knapsackOf(wordAt(first, 0), rows.slice(1), wordAt(first, 1));
	if (last.words.length > 1) return { code: 'no-target', line: last.line };
	const target = wordAt(last, 0);
	const items = rows.slice(0, -1);
	if (first.words.length === 1 && second.words.length > 1)
		return knapsackOf(wordAt(first, 0), items.slice(1), target);
	return puzzleOf(
		items.flatMap((row) => [...row.words.keys()].map((at) => wordAt(row, at))),
		target
	);
}

/** A knapsack of rows "p w", which may have a number before and something behind. */
function knapsackOf(
	count: TextLine,
	rows: readonly Row[],
	target: TextLine
): SubsetSetup | SubsetError {
	if (!/^\d{1,9}$/.test(count.text)) return quote('item', count);
	const expected = Number(count.text);
	if (rows.length !== expected)
		return { code: 'rows', line: count.line, found: rows.length, expected };
	const items = rows.map(({ words, line }) => {
		const [profit, weight] = words.length > 2 ? words.slice(1) : words;
		return { text: `${weight}:${profit}`, found: words.join(' '), line };
	});
	return puzzleOf(items, target);
}

/** The puzzle of these items, written as in a line, or what is wrong; `found` is quoted. */
function puzzleOf(
	items: readonly (TextLine & { readonly found?: string })[],
	{ text, line }: TextLine
): SubsetSetup | SubsetError {
	if (items.length === 0) return { code: 'no-items', line };
	if (items.length > MAX_NUMBERS)
		return { code: 'many', line: items[0].line, found: items.length, expected: MAX_NUMBERS };
	const strange = items.find((item) => {
		const [, weight, profit = 1] = ITEM.exec(item.text) ?? [];
		return !isNumber(Number(weight)) || !isNumber(Number(profit));
	});
	if (strange !== undefined) return quote('item', strange, strange.found);
	const target = /^\d{1,9}$/.test(text) ? Number(text) : 0;
	if (!isNumber(target, MAX_TARGET)) return quote('target', { text, line });
	const texts = items.map((item) => item.text);
	const setup = withItems(texts, ITEM, '+-');
	return setup === undefined ? { code: 'mixed', line } : { ...setup, target };
}
