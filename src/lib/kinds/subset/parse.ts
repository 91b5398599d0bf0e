import type { NamedSetup, Parsed } from '$lib/engine/kind';
import {
	quoted,
	type CountError,
	type LineError,
	type QuoteError
} from '$lib/engine/reading/errors';
import { writtenLines, type TextLine } from '$lib/engine/reading/lines';
import { unreadable } from '$lib/engine/text';
import {
	isNumber,
	MAX_NUMBERS,
	MAX_TARGET,
	NONE,
	subsetOf,
	withItems,
	type SubsetSetup
} from './setup';

export type SubsetError =
	| QuoteError<'item' | 'target' | 'number'>
	| CountError<'many' | 'rows'>
	| LineError<'mixed' | 'no-target' | 'no-items'>;

/** Maximum number of puzzles in a text. */
const MAX_PUZZLES = 500;
const ARROW = /→|->|=>|=/;
const ITEM = /^(\d{1,7})(?::(\d{1,7}))?([+-]?)$/;

/**
 * The puzzles in a text, in one of these forms: a line for each, "5 10 12 → 17" or "2:40 5:30 → 7"; the
 * numbers, and the target alone in the last line; or a file of a knapsack, "n c" and then "p w" for each item,
 * or "n", "i p w" for each item, "c". Accepts anything, never throws.
 */
export function parseSubset(text: string): Parsed<SubsetSetup> {
	const wrong = unreadable(text);
	if (wrong !== null) return { error: wrong };
	const lines: TextLine[] = [];
	for (const line of writtenLines(text))
		if (!line.text.startsWith('#') && lines.push(line) > MAX_PUZZLES) break;
	if (lines.length === 0) return { error: { code: 'empty' } };
	if (lines.length === 1 || lines.some((line) => ARROW.test(line.text))) {
		const puzzles: NamedSetup<SubsetSetup>[] = [];
		for (const line of lines.slice(0, MAX_PUZZLES)) {
			const setup = readLine(line);
			if ('code' in setup) return { error: setup };
			puzzles.push({ setup });
		}
		return { puzzles, cut: lines.length > MAX_PUZZLES };
	}
	const setup = readRows(lines);
	return 'code' in setup ? { error: setup } : { puzzles: [{ setup }], cut: false };
}

/** The puzzle in a line, or what is wrong with it. */
export function readLine({ text, line }: TextLine): SubsetSetup | SubsetError {
	const [left, right, more] = text.split(ARROW, 3);
	if (right === undefined) return { code: 'no-target', line };
	const target = right.trim();
	if (more !== undefined || !/^\d{1,9}$/.test(target) || !isNumber(Number(target), MAX_TARGET))
		return { code: 'target', line, found: quoted(target) };
	const items = left.split(/[\s,;]+/).filter((item) => item !== '' && item !== '+');
	if (items.length === 0) return { code: 'no-items', line };
	if (items.length > MAX_NUMBERS)
		return { code: 'many', line, found: items.length, expected: MAX_NUMBERS };
	const strange = items.find((item) => {
		const match = ITEM.exec(item);
		return match === null || !isNumber(Number(match[1])) || Number(match[2] ?? 1) === 0;
	});
	if (strange !== undefined) return { code: 'item', line, found: quoted(strange) };
	const setup = withItems(items, ITEM, '+-');
	return setup === undefined ? { code: 'mixed', line } : { ...setup, target: Number(target) };
}

/** The puzzle in rows of numbers, or what is wrong with them. */
function readRows(lines: readonly TextLine[]): SubsetSetup | SubsetError {
	const rows: number[][] = [];
	for (const { text, line } of lines) {
		const words = text.split(/[\s,;]+/).filter((word) => word !== '');
		const strange = words.find((word) => !/^\d{1,9}$/.test(word));
		if (strange !== undefined) return { code: 'number', line, found: quoted(strange) };
		rows.push(words.map(Number));
	}
	const [first, ...others] = rows;
	const last = rows.at(-1)!;
	const numberOf = (at: number) => lines[Math.min(at, lines.length - 1)].line;
	// A file of a knapsack: the target is in the first row or the last.
	const isFirst = first.length === 2 && last.length > 1;
	const isLast = first.length === 1 && last.length === 1 && rows[1].length >= 2;
	if (isFirst || isLast) {
		const items = isFirst ? others : others.slice(0, -1);
		if (items.length !== first[0])
			return { code: 'rows', line: numberOf(0), found: items.length, expected: first[0] };
		return checked(
			items.map((row) => row.slice(-2)[1] ?? 0),
			isFirst ? first[1] : last[0],
			items.map((row) => row.slice(-2)[0]),
			(at) => numberOf(at < items.length ? at + 1 : isFirst ? 0 : rows.length - 1)
		);
	}
	if (last.length > 1) return { code: 'no-target', line: numberOf(rows.length) };
	const numbers = rows.slice(0, -1);
	const rowOf = numbers.flatMap((row, at) => row.map(() => at));
	return checked(numbers.flat(), last[0], null, (at) => numberOf(rowOf[at] ?? rows.length));
}

/** The puzzle of these numbers, if they are within bounds; `lineOf` is the line of an item, or of the target. */
function checked(
	weights: readonly number[],
	target: number,
	profits: readonly number[] | null,
	lineOf: (at: number) => number
): SubsetSetup | SubsetError {
	if (weights.length > MAX_NUMBERS)
		return { code: 'many', line: lineOf(0), found: weights.length, expected: MAX_NUMBERS };
	const strange = weights.findIndex(
		(weight, at) => !isNumber(weight) || !isNumber(profits?.[at] ?? 1)
	);
	if (strange !== NONE) {
		const found = [profits?.[strange], weights[strange]].filter((number) => number !== undefined);
		return { code: 'number', line: lineOf(strange), found: quoted(found.join(' ')) };
	}
	return isNumber(target, MAX_TARGET)
		? subsetOf(weights, target, profits)
		: { code: 'target', line: lineOf(weights.length), found: quoted(String(target)) };
}
