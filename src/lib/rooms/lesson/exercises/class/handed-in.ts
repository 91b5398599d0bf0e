import { csvFormatRows, dsvFormat } from 'd3-dsv';
import { writtenLines } from '$lib/engine/reading/lines';
import { asText } from '$lib/engine/reading/table-cell';
import { holdsResult } from '$lib/stage/homework/collected';
import { decodeWork, type Work } from '../work/work';

/** What a pupil handed in: a line of a pasted list that holds the address of their work. */
export interface HandedIn {
	/** The line of the list, from 1. */
	readonly line: number;
	/** What the line says before the address, or what the table has in its column of names; empty if it says nothing. */
	readonly name: string;
	readonly work: Work;
	/** The work as in the address. */
	readonly packed: string;
}

/** What a line has that holds nobody's work. */
export type Instead =
	/** The address of an exercise, without work. */
	| 'exercise'
	/** The address of another page of this site. */
	| 'page'
	/** The address of another site. */
	| 'other-site'
	| 'no-address';

/** A line that holds nobody's work. */
export interface LineWithout {
	/** From 1. */
	readonly line: number;
	readonly instead: Instead;
}

/** A list that was read. */
export interface HandedInList {
	readonly rows: readonly HandedIn[];
	/** Lines with an address that holds no work, or not all of it. */
	readonly broken: readonly number[];
	/** Other lines, but for the headings of a table and results of homework, and what they have instead. */
	readonly without: readonly LineWithout[];
	/** The list has more lines than are read. */
	readonly isCut: boolean;
}

/** As many lines of a list are read: a lecture hall, not a server. */
export const MOST_LINES = 2000;
const LONGEST_NAME = 80;
const ADDRESS = /https?:\/\/\S*?#(?:[^\s",;]*&)?work=([\w-]+)/;

/** The heading of a column of names. */
const NAME = /^(?:(?:first|last|full|student|pupil)?[ _]?name|surname|שם.*)$/i;

/**
 * Reads a pasted list or a CSV: in each line the address of a pupil's work, and before it their name, if
 * the line has one. In a table with headings, the name is what is in the columns of names. Accepts any text.
 *
 * @param site the address of this site, with a slash at its end: a bare address is told by it
 */
export async function readHandedIn(text: string, site: string): Promise<HandedInList> {
	const rows: HandedIn[] = [];
	const broken: number[] = [];
	const without: LineWithout[] = [];
	let named: readonly number[] = [];
	let lines = 0;
	for (const { text: content, line } of writtenLines(text)) {
		if (++lines > MOST_LINES) return { rows, broken, without, isCut: true };
		const found = ADDRESS.exec(content);
		if (found === null && holdsResult(content)) continue;
		if (found === null) {
			const headings = lines === 1 ? columnsOfNames(content) : [];
			if (headings.length > 0) named = headings;
			else without.push({ line, instead: insteadIn(content, site) });
			continue;
		}
		const [, packed] = found;
		const work = await decodeWork(packed);
		if (work === null) broken.push(line);
		else rows.push({ line, name: nameIn(content, found.index, named), work, packed });
	}
	return { rows, broken, without, isCut: false };
}

const ANY_ADDRESS = /https?:\/\/[^\s",;<>]+/gi;

/** What a line has in place of work. Of several addresses, the one that is closest to it counts. */
function insteadIn(line: string, site: string): Instead {
	const found = (line.match(ANY_ADDRESS) ?? []).map((address) => {
		if (!address.startsWith(site)) return 'other-site';
		return /^(?:\w+\/)?learn\/yours\/[\w-]+/.test(address.slice(site.length)) ? 'exercise' : 'page';
	});
	const order = ['exercise', 'page', 'other-site'] as const;
	return order.find((one) => found.includes(one)) ?? 'no-address';
}

/** What may separate the cells of a line. */
const SEPARATORS = ['\t', ';', ','];

/** The columns with names, if a line has the headings of a table; otherwise none. */
function columnsOfNames(line: string): readonly number[] {
	for (const separator of SEPARATORS) {
		const cells = cellsOf(line, separator);
		if (cells.length > 1) return cells.flatMap((cell, at) => (NAME.test(cell) ? [at] : []));
	}
	return [];
}

/** The cells of a line; those in quotation marks may hold the separator. */
function cellsOf(line: string, separator: string): readonly string[] {
	const [cells] = dsvFormat(separator).parseRows(line);
	return cells.map((cell) => cell.trim());
}

/** The name in a line with an address. @param named the columns of names */
function nameIn(line: string, address: number, named: readonly number[]): string {
	// What stands right before or after the address separates cells.
	const separator =
		SEPARATORS.find((one) => line.slice(0, address).trimEnd().replace(/["<]$/, '').endsWith(one)) ??
		SEPARATORS.find((one) => /^\S*?"?([\t;,])/.exec(line.slice(address))?.[1] === one);
	const before = line.slice(0, address);
	let cells = [before];
	if (separator !== undefined) {
		const all = cellsOf(line, separator);
		cells =
			named.length > 0
				? named.map((column) => all[column] ?? '')
				: all.slice(
						0,
						all.findIndex((cell) => ADDRESS.test(cell))
					);
	}
	return cells
		.map((cell) => cell.replace(/^[\s'<>]+|[\s'<>:–-]+$/g, ''))
		.filter((cell) => cell !== '')
		.join(' ')
		.slice(0, LONGEST_NAME);
}

/** Rows as CSV. @param cells what is written of a row */
export function handedInCsv(
	headings: readonly string[],
	rows: readonly HandedIn[],
	cells: (row: HandedIn) => readonly string[]
): string {
	return `${csvFormatRows([[...headings], ...rows.map((row) => cells(row).map(asText))])}\n`;
}
