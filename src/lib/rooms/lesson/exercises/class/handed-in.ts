import { writtenLines } from '$lib/engine/reading/lines';
import { decodeWork, type Work } from '../work';

/** What a pupil handed in: a line of a pasted list that holds the address of their work. */
export interface HandedIn {
	/** The line of the list, from 1. */
	readonly line: number;
	/** What the line says before the address; empty if it says nothing. */
	readonly name: string;
	readonly work: Work;
	/** The work as in the address. */
	readonly packed: string;
}

/** A list that was read. */
export interface HandedInList {
	readonly rows: readonly HandedIn[];
	/** Lines with an address that holds no work, or not all of it. */
	readonly broken: readonly number[];
	/** Lines without an address. */
	readonly without: readonly number[];
	/** The list has more lines than are read. */
	readonly isCut: boolean;
}

/** As many lines of a list are read: a lecture hall, not a server. */
export const MOST_LINES = 2000;
const LONGEST_NAME = 80;
const ADDRESS = /https?:\/\/\S*?#(?:[^\s",;]*&)?work=([\w-]+)/;

/**
 * Reads a pasted list or a CSV: in each line the address of a pupil's work, and before it their name, if
 * the line has one. Accepts any text.
 */
export async function readHandedIn(text: string): Promise<HandedInList> {
	const rows: HandedIn[] = [];
	const broken: number[] = [];
	const without: number[] = [];
	let lines = 0;
	for (const { text: content, line } of writtenLines(text)) {
		if (++lines > MOST_LINES) return { rows, broken, without, isCut: true };
		const found = ADDRESS.exec(content);
		if (found === null) {
			without.push(line);
			continue;
		}
		const [, packed] = found;
		const work = await decodeWork(packed);
		if (work === null) broken.push(line);
		else rows.push({ line, name: nameIn(content.slice(0, found.index)), work, packed });
	}
	return { rows, broken, without, isCut: false };
}

/** The cells of a line before the address, as a name. */
function nameIn(text: string): string {
	return text
		.split(/[\t,;]/)
		.map((cell) => cell.trim().replace(/^[\s"'<>]+|[\s"'<>:]+$/g, ''))
		.filter((cell) => cell !== '')
		.join(' ')
		.slice(0, LONGEST_NAME);
}
