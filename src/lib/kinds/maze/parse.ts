import { linesOf, type TextLine } from '$lib/engine/reading/lines';
import { nameOfFile, unreadable } from '$lib/engine/text';
import { blocksOf, LineList, type Block, type Blocks } from './parse/blocks';
import { plainCharacters } from './parse/characters';
import { endsOf, withEnds } from './parse/ends';
import type { MazeError, MazeNote, ParsedMaze, Row, Squares } from './parse/error';
import { hasLines, readFilled } from './parse/filled';
import { listsOf, quotedRow } from './parse/lists';
import { noted } from './parse/notes';
import { mayBeThin, readThin } from './parse/thin';
import { MAX_SIDE, type SolveSetup } from './setup';

export type { MazeError, MazeNote, ParsedMaze } from './parse/error';

/** Maximum number of cells per side of a maze with thin walls. */
const MAX_CELLS = (MAX_SIDE - 1) / 2;

/**
 * The mazes in a text. A maze is drawn with a character for each square (walls "#", "%", "X", "1",
 * "█" and others, open squares " ", "." or "0"), with thin walls ("+--+", box drawing, "_|"), or
 * listed as rows of a programming language. Start and goal are letters: "S", "A" or "P", and "E",
 * "G", "F", "T" or "B". Missing ones are proposed. Text around a maze is passed over. Notes tell
 * all of this. Accepts any text, never throws, takes linear time.
 *
 * @param fileName becomes the name of the only maze, if the text has none.
 */
export function parseMaze(text: string, fileName?: string): ParsedMaze {
	const wrong = unreadable(text);
	if (wrong !== null) return { error: wrong };
	const plain = withoutTerrain(plainCharacters(text));
	const start = plain.search(/\S/);
	if (start < 0) return { error: { code: 'empty' } };
	const parsed = readBlocks(blocksIn(plain));
	if (parsed === null) {
		const line = plain.slice(0, start).split('\n').length;
		return { error: { code: 'no-maze', line } };
	}
	if ('error' in parsed || parsed.puzzles.length > 1) return parsed;
	const [only] = parsed.puzzles;
	const name = only.name ?? nameOfFile(fileName);
	return { ...parsed, puzzles: [{ setup: only.setup, ...(name === undefined ? {} : { name }) }] };
}

/** The head of a map of the Moving AI Lab, whose letters are terrain (Sturtevant 2012): no marks. */
const TERRAIN = /^\s*type [^\n]*\n(?:(?:height|width) [^\n]*\n){2}map *\n/i;

/** The map of a game as a drawing: trees, water and what is out of bounds are walls, swamp is open. */
function withoutTerrain(plain: string): string {
	const head = TERRAIN.exec(plain)?.[0];
	if (head === undefined) return plain;
	const map = plain
		.slice(head.length)
		.replace(/[@OTW]/g, '#')
		.replace(/[GS]/g, '.');
	return head.replace(/\S/g, ' ') + map;
}

/** The drawings of a text: those in lists of a program, or else its lines. */
function blocksIn(plain: string): Blocks {
	if (/[[{]/.test(plain)) {
		const lists = listsOf(plain);
		const blocks = lists.map(({ rows }): Block => ({ rows, height: rows.length, gap: null }));
		const good = blocks.filter((block) => isDrawing(block) && isArea(block));
		if (good.length > 0) {
			const spans = lists.filter((_, index) => good.includes(blocks[index]));
			return { blocks: good, leftOut: linesOutside(plain, spans), cut: false };
		}
	}
	return blocksOf(rowsOf(plain));
}

/** Whether rows are more than a pair of numbers. */
const isArea = ({ rows }: Block) => rows.length * rows[0].text.length >= 6;

/** The lines of a text. A line that is a string of a program becomes the content of the string. */
function* rowsOf(plain: string): Generator<TextLine> {
	const isQuoted = /["'`]/.test(plain);
	for (const { text, line } of linesOf(plain)) {
		const quoted = isQuoted && text.length < 1000 ? quotedRow(text) : null;
		yield { text: quoted === null ? text : quoted.text, line };
	}
}

function linesOutside(
	plain: string,
	spans: readonly { readonly from: number; readonly to: number }[]
): LineList {
	const leftOut = new LineList();
	let next = 0;
	for (const { text, line } of rowsOf(plain)) {
		while (next < spans.length && spans[next].to < line) next++;
		const isInside = next < spans.length && spans[next].from <= line;
		if (!isInside && /[^\s;,\])}]/.test(text)) leftOut.add(line);
	}
	return leftOut;
}

type ReadMaze =
	| {
			readonly setup: SolveSetup;
			readonly missing: 'no-ends' | 'no-start' | 'no-goal' | null;
			readonly notes: readonly MazeNote[];
	  }
	| { readonly error: MazeError };

/** Null if there is no maze at all. */
function readBlocks({ blocks, leftOut, odd, cut }: Blocks): ParsedMaze | null {
	const drawings = joined(blocks.filter((block) => isDrawing(block)));
	for (const block of blocks) {
		if (isDrawing(block)) continue;
		for (const { line } of block.rows) leftOut.add(line);
	}
	if (drawings.length === 0 && odd !== undefined)
		drawings.push({ rows: [odd], height: 1, gap: null });
	if (drawings.length === 0) return null;
	const puzzles: { setup: SolveSetup; name?: string }[] = [];
	const notes: MazeNote[] = [];
	let firstError: MazeError | null = null;
	for (const block of drawings) {
		const trimmed = withoutNumbers(block);
		const read = readMaze(trimmed.block);
		if ('error' in read) {
			firstError ??= read.error;
			for (const { line } of block.rows) leftOut.add(line);
			continue;
		}
		for (const line of trimmed.leftOut(read.setup)) leftOut.add(line);
		puzzles.push({
			setup: read.setup,
			...(block.title === undefined ? {} : { name: block.title })
		});
		const first = block.rows[0].line;
		if (read.missing !== null) notes.push(noted(read.missing, [first]));
		notes.push(...read.notes);
	}
	if (puzzles.length === 0) return { error: firstError! };
	if (leftOut.count > 0) {
		notes.push({
			...noted('left-out', leftOut.first, firstError ?? undefined),
			count: leftOut.count
		});
	}
	return { puzzles, cut, ...(notes.length === 0 ? {} : { notes: merged(notes) }) };
}

/** One note for each code, with the lines of all. */
function merged(notes: readonly MazeNote[]): MazeNote[] {
	const codes = new Map<string, MazeNote[]>();
	for (const note of notes) {
		const key = `${note.code} ${note.oneIsWall ?? ''}`;
		codes.set(key, [...(codes.get(key) ?? []), note]);
	}
	return [...codes.values()].map((same) => {
		if (same.length === 1) return same[0];
		const lines = same.flatMap(({ lines = [] }) => lines).sort((a, b) => a - b);
		const count = same.reduce((all, note) => all + (note.count ?? 0), 0);
		return { ...same[0], ...noted(same[0].code, lines, same[0].error), count };
	});
}

/** Whether rows are more than a number or a ruler. */
function isDrawing({ rows, height }: Block): boolean {
	const all = rows.map(({ text }) => text).join('');
	if (/[A-Za-z]/.test(all)) return true;
	if (height < 2) return /[#%]/.test(all);
	const kinds = new Set(all.replace(/[\s,;]/g, ''));
	return kinds.size > 1 || (kinds.size === 1 && /\S +\S/.test(all)) || /[#%]/.test(all);
}

/**
 * Drawings with blank lines in them are one maze if only the whole has a start and a goal: rows of
 * walls are left blank. If every row stands alone, blank lines mean nothing.
 */
function joined(blocks: Block[]): Block[] {
	if (blocks.length < 2 || blocks.slice(1).some(({ gap }) => gap === null)) return blocks;
	const rows = blocks.flatMap((block) => block.rows);
	if (blocks.length > 2 && blocks.every(({ height }) => height === 1)) {
		return [{ ...blocks[0], rows, height: rows.length }];
	}
	const ends = blocks.map((block) => {
		const drawn = squaresOf(block);
		return 'error' in drawn ? drawn : endsOf(drawn);
	});
	let starts = 0;
	let goals = 0;
	for (const one of ends) {
		if ('error' in one || (one.start >= 0 && one.goal >= 0)) return blocks;
		if (one.start >= 0) starts++;
		if (one.goal >= 0) goals++;
	}
	if (starts !== 1 || goals !== 1) return blocks;
	const all: Row[] = blocks.flatMap((block, index) => [
		...(index === 0 ? [] : block.gap!),
		...block.rows
	]);
	return [{ ...blocks[0], rows: all, height: all.length }];
}

const NUMBERS = /^\s*\d+(?:(?:\s*[x×*,;]\s*|\s+)\d+)?\s*(?:,\s*)?$/;

/** A block without the lines of one or two numbers above and below it: sizes and coordinates. */
function withoutNumbers(block: Block): {
	readonly block: Block;
	/** The lines that say anything else than the size of the maze. */
	leftOut(setup: SolveSetup): number[];
} {
	const { rows } = block;
	const width = rows[Math.floor(rows.length / 2)].text.trimEnd().length;
	const around = (isNumber: (row: Row) => boolean): [from: number, to: number] => {
		let from = 0;
		while (from < rows.length - 1 && from < 6 && isNumber(rows[from])) from++;
		let to = rows.length;
		while (to > from + 1 && rows.length - to < 6 && isNumber(rows[to - 1])) to--;
		return [from, to];
	};
	const isNumber = ({ text }: Row) => NUMBERS.test(text);
	// In a drawing with digits, a row may look like numbers.
	const hasDigits = rows.slice(...around(isNumber)).some(({ text }) => /\d/.test(text));
	const isRow = ({ text }: Row) => hasDigits && text.trimEnd().length === width;
	const [from, to] = around((row) => isNumber(row) && !isRow(row));
	const outside = [...rows.slice(0, from), ...rows.slice(to)];
	return {
		block: {
			...block,
			rows: rows.slice(from, to),
			height: block.height - outside.length
		},
		leftOut({ columns, rows: height }) {
			const sizes = [columns, height, (columns - 1) / 2, (height - 1) / 2];
			return outside
				.filter(({ text }, index) => {
					const numbers = (text.match(/\d+/g) ?? []).map(Number);
					return index > 1 || index >= from || !numbers.every((number) => sizes.includes(number));
				})
				.map(({ line }) => line);
		}
	};
}

function readMaze(block: Block): ReadMaze {
	const drawn = squaresOf(block);
	if ('error' in drawn) return drawn;
	const ends = endsOf(drawn);
	if ('error' in ends) return ends;
	const walls = Uint8Array.from(drawn.squares, (square) => (square === '#' ? 1 : 0));
	const setup = withEnds(drawn, walls, ends);
	if (setup === null) return { error: { code: 'closed', line: block.rows[0].line } };
	const { start, goal } = ends;
	return {
		setup,
		missing: start < 0 ? (goal < 0 ? 'no-ends' : 'no-start') : goal < 0 ? 'no-goal' : null,
		notes: drawn.notes
	};
}

function squaresOf({ rows, height }: Block): Squares | { readonly error: MazeError } {
	const columns = rows.reduce((most, { text }) => Math.max(most, text.trimEnd().length), 0);
	// Larger than any drawing of a maze of a permitted size.
	if (height > rows.length || columns > 1000) {
		return { error: { code: 'size', columns, rows: height, expected: MAX_SIDE } };
	}
	if (mayBeThin(rows)) {
		const thin = readThin(rows);
		if (thin !== null && !('error' in thin)) {
			if (thin.columns <= MAX_SIDE && thin.rows <= MAX_SIDE) return thin;
			const cells = { columns: (thin.columns - 1) / 2, rows: (thin.rows - 1) / 2 };
			return { error: { code: 'cells', ...cells, expected: MAX_CELLS } };
		}
		if (hasLines(rows)) return thin ?? readFilled(rows);
	}
	return readFilled(rows);
}
