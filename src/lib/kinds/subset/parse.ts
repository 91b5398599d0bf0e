import type { NamedSetup, Parsed, ParseNote } from '$lib/engine/kind';
import { quote, type AnyTextError } from '$lib/engine/reading/errors';
import { writtenLines, type TextLine } from '$lib/engine/reading/lines';
import { unreadable } from '$lib/engine/text';
import { ARROW, isItem, puzzleOf, readLine, wordsIn, type SubsetError } from './line';
import { lineOf, MAX_NUMBERS, type SubsetSetup } from './subset';

/** The text can be read in several ways, which are offered. */
export interface SubsetNote extends ParseNote {
	readonly code: 'readings';
}

/** More puzzles than this are not read, nor more lines than this of one. */
const MAX_READ = 1000;
/** A line with which a puzzle of Pisinger's begins. */
const START = /^n[\s,;]/;
/** A line between its start and its items, what an item has, and the line below them. */
const HEAD = /^(?:c|z|time)$/;
const ROW_WORDS = 4;
const DASHES = /^-+$/;

/** A line of words. */
interface Row extends TextLine {
	readonly words: readonly string[];
}

/**
 * The puzzles in a text, in one of these forms: a line for each, "5 10 12 → 17" or "2:40 5:30 → 7"; the
 * numbers, and the target alone in the last line; a file of a knapsack, "n c" and then "p w" for each item,
 * or "n", "i p w" for each item, "c"; or Pisinger's files. A knapsack may have a row of weights and a row of
 * profits instead. Where rows can be read in several ways, the puzzles are these. Accepts anything.
 */
export function parseSubset(
	text: string
): Parsed<SubsetSetup, SubsetError | AnyTextError, SubsetNote> {
	const wrong = unreadable(text);
	if (wrong !== null) return { error: wrong };
	const { lines, cut } = linesIn(text);
	if (lines.length === 0) return { error: { code: 'empty' } };
	const puzzles: NamedSetup<SubsetSetup>[] = [];
	const { reads, notes } = puzzlesIn(lines);
	for (const { name, read } of reads) {
		if ('code' in read) return { error: read };
		puzzles.push(name === undefined ? { setup: read } : { setup: read, name });
	}
	return { puzzles, cut, ...(notes && { notes }) };
}

/** The lines of a text without its comments, up to the end of a puzzle if there are too many. */
function linesIn(text: string): { lines: TextLine[]; cut: boolean } {
	const lines: TextLine[] = [];
	let puzzles = 0;
	let ofPuzzle = 0;
	for (const line of writtenLines(text)) {
		if (line.text.startsWith('#')) continue;
		const isStart = START.test(line.text);
		if (isStart) puzzles++;
		ofPuzzle = isStart ? 1 : ofPuzzle + 1;
		if (puzzles > MAX_READ || ofPuzzle > MAX_READ) {
			// The name of the first puzzle that is not read is above its start.
			if (isStart && nameIn(rowOf(lines.at(-1)!)) !== undefined) lines.pop();
			return { lines, cut: true };
		}
		lines.push(line);
	}
	return { lines, cut: false };
}

/** Rows, and the target above or below them; `count` if a line says how many items follow. */
interface Table {
	readonly rows: readonly Row[];
	readonly count: TextLine | null;
	readonly target: TextLine;
}

/** The table that these rows are, as files of a knapsack have it; null without a target. */
function tableIn(rows: readonly Row[]): Table | null {
	const [first] = rows;
	const last = rows.at(-1)!;
	if (first.words.length === 2 && last.words.length > 1)
		return { rows: rows.slice(1), count: wordAt(first, 0), target: wordAt(first, 1) };
	if (last.words.length > 1) return null;
	const isAnnounced = first.words.length === 1 && rows.length > 1 && rows[1].words.length > 1;
	return {
		rows: rows.slice(isAnnounced ? 1 : 0, -1),
		count: isAnnounced ? wordAt(first, 0) : null,
		target: wordAt(last, 0)
	};
}

/**
 * What two rows, or two columns, of numbers can mean: weights and profits in either order or, if no count
 * announces items, numbers to add up. Empty if the table has another form, or leaves no doubt.
 */
function readingsOf({ rows, count, target }: Table): SubsetSetup[] {
	const { length } = rows[0].words;
	const isRows = rows.length === 2;
	const isSeveral = rows.length > 1 && length > 1;
	if (!isSeveral || rows.some(({ words }) => words.length !== length)) return [];
	if (count !== null && !(isRows && Number(count.text) === length)) return [];
	const pairs: (readonly string[])[][] = [];
	if (length === 2) pairs.push(rows.map(({ words }) => words));
	if (isRows) pairs.push(rows[0].words.map((word, at) => [word, rows[1].words[at]]));
	if (pairs.length === 0) return [];
	const texts = [
		...pairs.map((items) => items.map(([profit, weight]) => `${weight}:${profit}`)),
		...pairs.map((items) => items.map(([weight, profit]) => `${weight}:${profit}`)),
		count === null ? rows.flatMap(({ words }) => words) : []
	];
	const { line } = target;
	const read = texts.map((items) =>
		puzzleOf(
			items.map((text) => ({ text, line })),
			target
		)
	);
	const found = read.filter((reading): reading is SubsetSetup => !('code' in reading));
	return [...new Map(found.map((reading) => [lineOf(reading), reading])).values()];
}

interface Read {
	readonly read: SubsetSetup | SubsetError;
	readonly name?: string;
}

function puzzlesIn(lines: readonly TextLine[]): { reads: Read[]; notes?: SubsetNote[] } {
	if (lines.length === 1 || lines.some(({ text }) => ARROW.test(text)))
		return { reads: lines.map((line) => ({ read: readLine(line) })) };
	const rows = lines.map(rowOf);
	const blocks = rows.flatMap(({ text }, at) => (START.test(text) ? [at] : []));
	if (blocks.length === 0) return readRows(rows);
	const names = blocks.map((from) => nameIn(rows[from - 1]));
	const reads = blocks.map((from, index) => {
		const next = (blocks[index + 1] ?? rows.length) - (names[index + 1] === undefined ? 0 : 1);
		return { read: readPisinger(rows.slice(from, next)), name: names[index] };
	});
	return { reads };
}

/** The name of a puzzle of Pisinger's, if the line above it is one, and not the end of another puzzle. */
function nameIn(above: Row | undefined): string | undefined {
	if (above === undefined || above.words.length === ROW_WORDS) return undefined;
	return DASHES.test(above.text) || START.test(above.text) ? undefined : above.text;
}

function rowOf({ text, line }: TextLine): Row {
	return { words: wordsIn(text), text, line };
}

function wordAt({ words, line }: Row, at: number): TextLine {
	return { text: words[at] ?? '', line };
}

/** A puzzle of Pisinger: "n 3", "c 16", what is known of a solution, and "id,profit,weight,x" for each item. */
function readPisinger(block: readonly Row[]): SubsetSetup | SubsetError {
	const [start, ...below] = block;
	const from = below.findIndex(({ words }) => !HEAD.test(words[0]));
	const head = from < 0 ? below : below.slice(0, from);
	const capacity = head.find(({ words }) => words[0] === 'c');
	if (capacity === undefined) return { code: 'no-capacity', line: start.line };
	const items = from < 0 ? [] : below.slice(from);
	const end = items.findIndex(({ text }) => DASHES.test(text));
	const rows = end < 0 ? items : items.slice(0, end);
	return knapsackOf(wordAt(start, 1), rows, wordAt(capacity, 1), 'pisinger');
}

/** The puzzle in rows of numbers, or each that they can mean, or what is wrong with them. */
function readRows(rows: readonly Row[]): { reads: Read[]; notes?: SubsetNote[] } {
	const table = tableIn(rows);
	if (table === null) return { reads: [{ read: { code: 'no-target', line: rows.at(-1)!.line } }] };
	const readings = readingsOf(table);
	if (readings.length > 1) {
		const reads = readings.map((read) => ({ read, name: lineOf(read) }));
		return { reads, notes: [{ code: 'readings' }] };
	}
	const { count, target } = table;
	if (readings.length === 1) return { reads: [{ read: readings[0] }] };
	if (count !== null) return { reads: [{ read: knapsackOf(count, table.rows, target) }] };
	const items = table.rows.flatMap((row) => [...row.words.keys()].map((at) => wordAt(row, at)));
	return { reads: [{ read: puzzleOf(items, target) }] };
}

/**
 * A knapsack of rows "p w", which may have a number before and something behind; Pisinger's have both.
 *
 * @param wrong the error in a row that is none.
 */
function knapsackOf(
	announced: TextLine,
	rows: readonly Row[],
	target: TextLine,
	wrong: 'row' | 'pisinger' = 'row'
): SubsetSetup | SubsetError {
	if (!/^\d{1,9}$/.test(announced.text)) return quote('count', announced);
	const { line } = announced;
	const count = Number(announced.text);
	if (count > MAX_NUMBERS) return { code: 'many', line, found: count, expected: MAX_NUMBERS };
	const items = rows.map(({ words, line }) => {
		const [profit, weight] = words.length > 2 ? words.slice(1) : words;
		return { text: `${weight}:${profit}`, line };
	});
	const strange = rows.slice(0, count).findIndex(({ words }, at) => {
		const isWhole = wrong === 'row' || (words.length === ROW_WORDS && /^\d+$/.test(words[0]));
		return !isWhole || !isItem(items[at].text);
	});
	if (strange >= 0) return quote(wrong, rows[strange]);
	if (rows.length !== count) return { code: 'rows', line, found: rows.length, expected: count };
	return puzzleOf(items, target);
}
