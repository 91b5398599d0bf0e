import { MAX_NOTED, type NamedSetup } from '$lib/engine/kind';
import { board, isSize, type QueensSetup } from '../setup';
import { permutationIn, readColumns, readCoordinates, readPairs, type Point } from './columns';
import type { Line, QueensError, QueensNote, QueensParsed, Read } from './error';
import { readFen } from './fen';
import type { Piece } from './pieces';
import { QUEEN, readSquares, sizeError, widthOf } from './squares';

/** Maximum number of boards listed from one text. */
export const MAX_BOARDS = 10_000;

/** Maximum number of squares kept for one board. */
const MAX_POINTS = 2000;

type Kind = Piece['kind'];
type Note = Omit<QueensNote, 'lines' | 'count'>;

/** Puts the pieces of a text together to boards, null if it has nothing of a board. */
export function boardsOf(pieces: readonly Piece[], cut: boolean): QueensParsed | null {
	const isDrawn = pieces.some(({ kind }) => kind === 'squares');
	const isNumbers = !isDrawn && pieces.some(({ kind }) => kind === 'columns');
	const isAlone = pieces.filter(({ kind }) => kind !== 'gap' && kind !== 'text').length === 1;
	const count = (kind: Kind) => pieces.filter((piece) => piece.kind === kind).length;
	const areSizes = count('number') > 1 || (count('number') === 1 && count('bits') === 1);
	const reader = new Reader();
	/** Rows of 0, 1 and dots are squares or columns, as the other lines are. */
	function kindOf(piece: Piece): Kind {
		// The numbers of the columns, above or below a drawing.
		if (piece.kind === 'columns' && isDrawn && isCounting(piece.line.text)) return 'ruler';
		if (piece.kind === 'bits') return isAlone || areSizes ? 'number' : 'squares';
		if (piece.kind !== 'binary') return piece.kind;
		return piece.isSeparated && (isAlone || isNumbers) ? 'columns' : 'squares';
	}
	for (const piece of pieces) {
		reader.take(piece, kindOf(piece));
		if (reader.puzzles.length >= MAX_BOARDS) break;
	}
	reader.end(null);
	if (reader.puzzles.length === 0) return reader.error === null ? null : { error: reader.error };
	const notes = reader.notes();
	return {
		puzzles: reader.puzzles.slice(0, MAX_BOARDS),
		cut: cut || reader.puzzles.length > MAX_BOARDS || pieces.length > reader.taken,
		...(notes.length === 0 ? {} : { notes })
	};
}

/** "1 2 3 4" or "0 1 2 3". */
function isCounting(text: string): boolean {
	const numbers = (text.match(/\d+/g) ?? []).map(Number);
	return numbers[0] <= 1 && numbers.every((number, index) => number === numbers[0] + index);
}

class Reader {
	readonly puzzles: NamedSetup<QueensSetup>[] = [];
	error: QueensError | null = null;
	taken = 0;
	readonly #notes = new Map<string, { note: Note; lines: Set<number> }>();
	/** What may go on in the next line: rows of squares, */
	#rows: Line[] = [];
	/** rows of boards side by side, */
	#beside: Line[][] = [];
	/** lines with one square each, */
	#points: { readonly kind: Kind; readonly points: Point[] } | null = null;
	/** lines of one number each, */
	#numbers: { readonly line: Line; readonly number: string; readonly isNamed: boolean }[] = [];
	/** lines of two numbers each. */
	#twos: Line[] = [];
	/** The number above a board: its size. */
	#heading: { readonly line: Line; readonly size: number } | null = null;

	take(piece: Piece, kind: Kind) {
		this.taken++;
		this.end(
			kind,
			piece.kind === 'pairs' || piece.kind === 'coordinates' ? piece.points.length : 0
		);
		switch (piece.kind) {
			case 'gap':
			case 'ruler':
				return;
			case 'text':
				this.#note({ code: 'left-out' }, [piece.line]);
				return;
			case 'number':
			case 'bits':
				if (kind === 'squares') this.#rows.push(piece.line);
				else this.#numbers.push(piece);
				return;
			case 'fen':
				this.#add(readFen(piece.line), [piece.line], piece.name);
				return;
			case 'beside':
				for (const [index, line] of piece.lines.entries()) (this.#beside[index] ??= []).push(line);
				return;
			case 'pairs':
			case 'coordinates':
				this.#points ??= { kind, points: [] };
				for (const point of piece.points) {
					if (this.#points.points.length < MAX_POINTS) this.#points.points.push(point);
				}
				return;
			case 'squares':
			case 'columns':
			case 'binary':
				if (kind !== 'ruler') this.#takeLine(piece, kind === 'squares');
		}
	}

	#takeLine({ line, name }: { readonly line: Line; readonly name?: string }, isRow: boolean) {
		if (isRow) this.#rows.push(line);
		else if (isTwo(line.text) && name === undefined) {
			if (this.#twos.length === MAX_POINTS) this.#endTwos(null);
			this.#twos.push(line);
		} else this.#add(readColumns(line), [line], name);
	}

	/** Ends what does not go on with a piece of this kind. */
	end(next: Kind | null, points = 0) {
		const isGap = next === 'gap' || next === 'ruler';
		if (next !== 'squares' && this.#rows.length > 0) {
			// A board without its last rows may go on below a blank line or a ruler.
			if (!isGap || this.#rows.length >= widthOf(this.#rows[0])) this.#endRows();
		}
		if (next !== 'beside') this.#endBeside();
		if (next === 'gap') return;
		const isOne = points === 1 && this.#points?.kind === next;
		if (this.#points !== null && !(isOne && this.#points.points.length > 0)) this.#endPoints();
		if (next !== 'number') this.#endNumbers(next);
		if (next !== 'columns') this.#endTwos(next);
	}

	#endRows() {
		const rows = this.#rows;
		this.#rows = [];
		this.#addAll(readSquares(rows), rows);
	}

	#endBeside() {
		const beside = this.#beside;
		this.#beside = [];
		const isColumns = beside.flat().some(({ text }) => /[2-9]/.test(text) && !QUEEN.test(text));
		for (const rows of beside) {
			if (isColumns) for (const row of rows) this.#add(readColumns(row), [row]);
			else this.#addAll(readSquares(rows), rows);
		}
	}

	#endPoints() {
		const { kind, points } = this.#points!;
		this.#points = null;
		const read = kind === 'pairs' ? readPairs : readCoordinates;
		this.#add(
			read(points, this.#heading?.size ?? null),
			points.map(({ line }) => line)
		);
	}

	#endNumbers(next: Kind | null) {
		const numbers = this.#numbers;
		if (numbers.length === 0) return;
		this.#numbers = [];
		const [{ line, number }] = numbers;
		if (numbers.length === 1 && next !== null && next !== 'text' && isSize(Number(number))) {
			this.#heading = { line, size: Number(number) };
			return;
		}
		const isList = numbers.length > 1 && numbers.every(({ isNamed }) => !isNamed);
		const whole = isList ? permutationIn(numbers.map((one) => Number(one.number))) : null;
		if (whole !== null) {
			const notes = [{ code: 'one-a-line' }] as const;
			const lines = numbers.map((one) => one.line);
			this.#add({ setup: board(whole.length, whole), notes }, lines);
			return;
		}
		for (const { line, number } of numbers) {
			const size = Number(number);
			this.#add(isSize(size) ? { setup: board(size) } : sizeError(line, number), [line]);
		}
	}

	/** Two numbers on each of several lines are pairs, unless each line is a board of two rows. */
	#endTwos(next: Kind | null) {
		const lines = this.#twos;
		if (lines.length === 0) return;
		this.#twos = [];
		const pairs = lines.map((line) => (line.text.match(/\d+/g) ?? []).map(Number));
		const [[rows, columns]] = pairs;
		const isBoard = next === 'coordinates' || next === 'squares' || next === 'fen';
		if (lines.length === 1 && isBoard && rows === columns && isSize(rows)) {
			this.#heading = { line: lines[0], size: rows };
			return;
		}
		if (lines.length === 1 || pairs.every((pair) => pair.every((one) => one === 1 || one === 2))) {
			for (const line of lines) this.#add(readColumns(line), [line]);
			return;
		}
		const points = lines.map((line, index) => {
			return { line, row: pairs[index][0], column: pairs[index][1] };
		});
		this.#add(readPairs(points, this.#heading?.size ?? null), lines);
	}

	/** Boards of the same number of lines each, one below the other. */
	#addAll(reads: readonly Read[], lines: readonly Line[]) {
		const each = reads.length > 1 ? widthOf(lines[0]) : lines.length;
		for (const [index, read] of reads.entries()) {
			this.#add(read, lines.slice(index * each, (index + 1) * each));
		}
	}

	#add(read: Read, lines: readonly Line[], name?: string) {
		const heading = this.#heading;
		this.#heading = null;
		const isWrong = 'error' in read;
		if (heading !== null && (isWrong || heading.size !== read.setup.size)) {
			this.#note({ code: 'left-out' }, [heading.line]);
		}
		if (isWrong) {
			this.error ??= read.error;
			this.#note({ code: 'left-out', error: read.error }, lines);
			return;
		}
		this.puzzles.push({ setup: read.setup, ...(name === undefined ? {} : { name }) });
		for (const note of read.notes ?? []) this.#note(note, lines);
	}

	#note(note: Note, lines: readonly Line[]) {
		const key = `${note.code} ${note.found ?? ''}`;
		const known = this.#notes.get(key) ?? { note, lines: new Set() };
		if (known.note.error === undefined && note.error !== undefined) known.note = note;
		this.#notes.set(key, known);
		for (const { number } of lines) known.lines.add(number);
	}

	notes(): QueensNote[] {
		return [...this.#notes.values()].map(({ note, lines }) => ({
			...note,
			lines: [...lines].sort((a, b) => a - b).slice(0, MAX_NOTED),
			count: lines.size
		}));
	}
}

const isTwo = (text: string) => /^[^\d.*_-]*\d+[\s,;|]+\d+[^\d.*_-]*$/.test(text);
