import { BOX, EAST, NORTH, SOUTH, strokesOf, WEST } from './characters';
import { columnOf, type MazeError, type Row, type Squares } from './error';

/** Squares of a drawing with thin walls, or the first place where its lines do not fit. */
export type Thin = Squares | { readonly error: MazeError };

/** Lines up and down, and lines across, besides those of box drawing. */
const UPRIGHT = /[|!]/;
const ACROSS = /[-=_~]/;

const isUpright = (character: string) =>
	character === '+' || UPRIGHT.test(character) || (strokesOf(character) & (NORTH | SOUTH)) !== 0;
const isAcross = (character: string) =>
	ACROSS.test(character) || (strokesOf(character) & (EAST | WEST)) !== 0;

/** Whether a drawing may have thin walls: lines across and lines up and down. */
export function mayBeThin(rows: readonly Row[]): boolean {
	const has = (pattern: RegExp) => rows.some(({ text }) => pattern.test(text));
	return has(BOX) || (has(UPRIGHT) && has(ACROSS)) || (has(/\+/) && has(/-/)) || has(/^ *o[- ]+o/);
}

/** The squares of a drawing whose rows all have room for their lines; null if it is not one. */
export function readThin(rows: readonly Row[]): Thin | null {
	const width = rows.reduce((most, { text }) => Math.max(most, text.trimEnd().length), 0);
	const drawn = withPosts(
		rows.map(({ text }) => text.slice(0, width).replace(/\t/g, ' ').padEnd(width))
	);
	const sheet = { rows, drawn };
	if (!drawn.some((line) => /[-=+]/.test(line) || BOX.test(line))) return readFloors(sheet);
	return readLattice(sheet);
}

interface Sheet {
	/** Where the lines are in the text. */
	readonly rows: readonly Row[];
	/** The lines, all of the same length. */
	readonly drawn: readonly string[];
}

/** Posts drawn as "o" become "+". */
function withPosts(drawn: readonly string[]): string[] {
	const first = /^ *o(?:[-_ ]+o)+ *$/.test(drawn[0]) ? drawn[0] : null;
	if (first === null) return [...drawn];
	const left = first.indexOf('o');
	return drawn.map((line) => {
		if (line[left] !== 'o') return line;
		return Array.from(line, (character, column) => {
			return character === 'o' && first[column] === 'o' ? '+' : character;
		}).join('');
	});
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** Where the lines of one direction are: from the first to the last, at multiples of a step. */
interface Lines {
	readonly first: number;
	readonly last: number;
	readonly step: number;
}

function linesAt(places: readonly number[]): Lines | null {
	if (places.length < 2) return null;
	const [first] = places;
	const step = places.reduce((all, place) => gcd(all, place - first), 0);
	return { first, last: places[places.length - 1], step };
}

/** A drawing in which cells and walls have places of their own: "+---+" or box drawing. */
function readLattice(sheet: Sheet): Thin | null {
	const { drawn } = sheet;
	const columns = [...Array.from(drawn[0]).keys()];
	const xs = linesAt(columns.filter((column) => drawn.some((line) => marksColumn(line[column]))));
	const ys = linesAt([...drawn.keys()].filter((row) => Array.from(drawn[row]).some(marksRow)));
	if (xs === null || ys === null) return null;
	if (xs.step === 1 || ys.step === 1) return readBoxes(sheet, xs, ys);
	// A frame around squares.
	if (xs.last - xs.first === xs.step && ys.last - ys.first === ys.step && ys.step > 2) return null;
	let first: Thin | null = null;
	for (const [x, y] of [
		[xs.step, ys.step],
		[xs.step, 2],
		[2, 2]
	]) {
		// Cells look about square on a screen.
		const isCell = y === 2 || x >= 1.5 * y;
		if (!isCell || xs.step % x !== 0 || ys.step % y !== 0) continue;
		const read = readCells(sheet, { ...xs, step: x }, { ...ys, step: y });
		if (!('error' in read)) return read;
		first ??= read;
	}
	return first ?? misfit(sheet.rows, drawn, 0, 0, drawn[0].length);
}

/** Whether a character shows that its column has walls between cells: a line up or down, or an end. */
function marksColumn(character: string): boolean {
	const strokes = strokesOf(character);
	return isUpright(character) || (strokes !== 0 && strokes !== (EAST | WEST));
}

/** Whether a character shows that its row has walls between cells: a line across, or an end. */
function marksRow(character: string): boolean {
	const strokes = strokesOf(character);
	return character === '+' || isAcross(character) || (strokes !== 0 && strokes !== (NORTH | SOUTH));
}

const MIXED = Symbol('part of a line');

function readCells({ rows, drawn }: Sheet, xs: Lines, ys: Lines): Thin {
	const cells = {
		columns: (xs.last - xs.first) / xs.step,
		rows: (ys.last - ys.first) / ys.step
	};
	const grid = new SquareGrid(cells);
	const wrong = outside({ rows, drawn }, xs, ys);
	if (wrong !== null) return wrong;
	/** What the characters of a rectangle show: a wall, nothing, or one mark. */
	function shown(x: number, y: number, wide: number, high: number, isLine: typeof isAcross) {
		let lines = 0;
		let mark: { character: string; x: number; y: number } | null = null;
		for (let row = y; row < y + high; row++) {
			for (let column = x; column < x + wide; column++) {
				const character = drawn[row][column];
				if (character === ' ' || (character === '.' && isDotted)) continue;
				if (isLine(character)) lines++;
				else if (mark === null) mark = { character, x: column, y: row };
				else return MIXED;
			}
		}
		if (lines === 0) return mark;
		return lines === wide * high ? '#' : MIXED;
	}
	const noLine = () => false;
	// Cells may be drawn as dots.
	const isDotted = drawn.filter((line) => line.includes('.')).length > 1;
	for (let row = 0; row <= 2 * cells.rows; row++) {
		const isWallRow = row % 2 === 0;
		const y = ys.first + Math.floor(row / 2) * ys.step + (isWallRow ? 0 : 1);
		const high = isWallRow ? 1 : ys.step - 1;
		for (let column = 0; column <= 2 * cells.columns; column++) {
			const isWallColumn = column % 2 === 0;
			if (isWallRow && isWallColumn) continue;
			const x = xs.first + Math.floor(column / 2) * xs.step + (isWallColumn ? 0 : 1);
			const wide = isWallColumn ? 1 : xs.step - 1;
			const isLine = isWallRow ? isAcross : isWallColumn ? isUpright : noLine;
			const found = shown(x, y, wide, high, isLine);
			if (found === MIXED) return misfit(rows, drawn, y, x, wide);
			if (found === '#') grid.put(column, row, '#');
			else if (found !== null) {
				const at = rows[found.y];
				grid.put(column, row, found.character, at.line, columnOf(at, found.x));
			}
		}
	}
	grid.putPosts((column, row) => drawn[ys.first + row * ys.step][xs.first + column * xs.step]);
	return grid.done();
}

/** The first character that is drawn beside the lattice. */
function outside({ rows, drawn }: Sheet, xs: Lines, ys: Lines): Thin | null {
	for (const [row, line] of drawn.entries()) {
		const isBeside = row < ys.first || row > ys.last;
		const before = line.slice(0, isBeside ? undefined : xs.first).search(/\S/);
		if (before >= 0) return misfit(rows, drawn, row, before, 1);
		const after = line.slice(xs.last + 1).search(/\S/);
		if (after >= 0) return misfit(rows, drawn, row, xs.last + 1 + after, 1);
	}
	return null;
}

/** The first character of a stretch that shows something. */
function misfit(
	rows: readonly Row[],
	drawn: readonly string[],
	row: number,
	from: number,
	wide: number
): { readonly error: MazeError } {
	const shown = drawn[row].slice(from, from + wide).search(/\S/);
	const column = from + Math.max(0, shown);
	const found = String.fromCodePoint(drawn[row].codePointAt(column) ?? 32);
	return {
		error: { code: 'lines', line: rows[row].line, column: columnOf(rows[row], column), found }
	};
}

/**
 * Box drawing without room between the lines: either each character fills a square, or each is a
 * corner of four cells. Adjacent characters of the first kind are always connected.
 */
function readBoxes({ rows, drawn }: Sheet, xs: Lines, ys: Lines): Thin | null {
	if (!drawn.some((line) => BOX.test(line))) return null;
	const wrong = outside({ rows, drawn }, xs, ys);
	if (wrong !== null) return wrong;
	const step = xs.step === 2 ? 2 : 1;
	const columns = Math.floor((xs.last - xs.first) / step) + 1;
	const height = ys.last - ys.first + 1;
	const at = (column: number, row: number) => {
		return drawn[ys.first + row]?.[xs.first + column * step] ?? ' ';
	};
	const between = (column: number, row: number) => drawn[ys.first + row][xs.first + 2 * column + 1];
	let isSolid = true;
	for (let row = 0; row < height; row++) {
		for (let column = 0; column < columns; column++) {
			const here = strokesOf(at(column, row));
			const right = strokesOf(at(column + 1, row));
			const below = strokesOf(at(column, row + 1));
			const toRight = (here & EAST) !== 0;
			const isLast = column === columns - 1;
			const isJoined = step === 1 || isLast || toRight === isAcross(between(column, row));
			const fits = toRight === ((right & WEST) !== 0) && isJoined;
			const fitsBelow = ((here & SOUTH) !== 0) === ((below & NORTH) !== 0);
			if (!fits || !fitsBelow) {
				return misfit(rows, drawn, ys.first + row, xs.first + column * step, 1);
			}
			if (here !== 0 && right !== 0 && !toRight) isSolid = false;
			if (here !== 0 && below !== 0 && (here & SOUTH) === 0) isSolid = false;
		}
	}
	if (isSolid) return solidBoxes(rows, drawn, xs, ys, step);
	const grid = new SquareGrid({ columns: columns - 1, rows: height - 1 });
	for (let row = 0; row < height; row++) {
		for (let column = 0; column < columns; column++) {
			const here = at(column, row);
			if (here !== ' ' && strokesOf(here) === 0) {
				return misfit(rows, drawn, ys.first + row, xs.first + column * step, 1);
			}
			if ((strokesOf(here) & EAST) !== 0) grid.put(2 * column + 1, 2 * row, '#');
			if ((strokesOf(here) & SOUTH) !== 0) grid.put(2 * column, 2 * row + 1, '#');
		}
	}
	grid.putPosts(at);
	return grid.done();
}

function solidBoxes(
	rows: readonly Row[],
	drawn: readonly string[],
	xs: Lines,
	ys: Lines,
	step: 1 | 2
): Thin {
	const columns = Math.floor((xs.last - xs.first) / step) + 1;
	const height = ys.last - ys.first + 1;
	const places = new Map<number, { line: number; column: number }>();
	const squares = Array.from({ length: columns * height }, (_, square) => {
		const row = rows[ys.first + Math.floor(square / columns)];
		const column = xs.first + (square % columns) * step;
		const line = drawn[ys.first + Math.floor(square / columns)];
		if (strokesOf(line[column]) !== 0) return '#';
		const shown = line.slice(column, Math.min(column + step, xs.last + 1));
		const mark = shown.search(/[^\s─━═]/);
		if (mark < 0) return ' ';
		places.set(square, { line: row.line, column: columnOf(row, column + mark) });
		return shown[mark];
	});
	return {
		columns,
		rows: height,
		squares,
		place: (square) => places.get(square)!,
		notes: []
	};
}

/** "_|": each character pair is a cell, "_" its floor and "|" the wall to the right of it. */
function readFloors({ rows, drawn }: Sheet): Thin | null {
	const left = drawn.slice(1).reduce((least, line) => {
		const first = line.indexOf('|');
		return first >= 0 ? Math.min(least, first) : least;
	}, Infinity);
	if (!/^ *_[ _]*$/.test(drawn[0]) || left === Infinity) return null;
	const top = drawn[0].trimEnd();
	const right = drawn.reduce((most, line) => Math.max(most, line.lastIndexOf('|')), 0);
	const step = floorStep(drawn, left, right);
	const wide = step - 1;
	const across = (right - left) / step;
	// Walls at uneven distances do not tell where the cells are.
	if (step < 2) return misfit(rows, drawn, 1, left, right - left);
	if (top.length > right + 1 || top.search(/_/) < left || across < 1) {
		return misfit(rows, drawn, 0, 0, top.length);
	}
	const grid = new SquareGrid({ columns: across, rows: drawn.length - 1 });
	for (const [row, line] of drawn.entries()) {
		const beside = `${line.slice(0, left)} ${line.slice(right + 1)}`;
		if (/\S/.test(beside)) return misfit(rows, drawn, row, beside.search(/\S/), 1);
		for (let cell = 0; cell <= across; cell++) {
			const x = left + cell * step;
			const wall = line[x];
			if (!/[|_ .]/.test(wall) || (row === 0 && wall === '|')) {
				return misfit(rows, drawn, row, x, 1);
			}
			if (wall === '|') grid.put(2 * cell, 2 * row - 1, '#');
			if (cell === across) continue;
			const floor = line.slice(x + 1, x + step);
			if (floor === '_'.repeat(wide)) grid.put(2 * cell + 1, 2 * row, '#');
			else if (floor.trim() !== '') {
				// A mark may stand on a floor only where the rest of the floor is seen.
				const mark = floor.replace(/[_ ]/g, '');
				const hasFloor = floor.includes('_');
				const isClear = mark.length === 1 && wide > 1 && row > 0;
				if (!isClear || (hasFloor && floor.includes(' '))) {
					return misfit(rows, drawn, row, x + 1, wide);
				}
				const column = x + 1 + floor.indexOf(mark);
				grid.put(2 * cell + 1, 2 * row - 1, mark, rows[row].line, columnOf(rows[row], column));
				if (hasFloor) grid.put(2 * cell + 1, 2 * row, '#');
			}
		}
	}
	grid.putPosts(() => ' ');
	return grid.done();
}

/** The distance between the walls of adjacent cells. */
function floorStep(drawn: readonly string[], left: number, right: number): number {
	let step = right - left;
	for (const line of drawn.slice(1)) {
		for (let x = line.indexOf('|'); x >= 0; x = line.indexOf('|', x + 1))
			step = gcd(step, x - left);
	}
	// Gaps in the line along the top show cells of three characters and more.
	const gap = drawn[0].slice(left + 1, right).indexOf(' ');
	if (gap > 1 && step % (gap + 1) === 0) return gap + 1;
	return step % 2 === 0 ? 2 : step;
}

/** Squares of cells and of the walls between them: n cells are 2n + 1 squares. */
class SquareGrid {
	readonly #columns: number;
	readonly #rows: number;
	readonly #squares: string[];
	readonly #places = new Map<number, { line: number; column: number }>();

	constructor(cells: { readonly columns: number; readonly rows: number }) {
		this.#columns = 2 * cells.columns + 1;
		this.#rows = 2 * cells.rows + 1;
		this.#squares = new Array<string>(this.#columns * this.#rows).fill(' ');
	}

	put(column: number, row: number, character: string, line = 0, at = 0) {
		const square = row * this.#columns + column;
		this.#squares[square] = character;
		if (line > 0) this.#places.set(square, { line, column: at });
	}

	/** Fills the squares where walls meet: those that are drawn, or have a wall beside them. */
	putPosts(drawn: (column: number, row: number) => string) {
		for (let row = 0; row < this.#rows; row += 2) {
			for (let column = 0; column < this.#columns; column += 2) {
				const isDrawn = drawn(column / 2, row / 2) !== ' ';
				const beside = [
					row > 0 && this.#isWall(column, row - 1),
					column > 0 && this.#isWall(column - 1, row),
					column + 1 < this.#columns && this.#isWall(column + 1, row),
					row + 1 < this.#rows && this.#isWall(column, row + 1)
				];
				if (isDrawn || beside.includes(true)) this.put(column, row, '#');
			}
		}
	}

	#isWall(column: number, row: number): boolean {
		return this.#squares[row * this.#columns + column] === '#';
	}

	done(): Squares {
		return {
			columns: this.#columns,
			rows: this.#rows,
			squares: this.#squares,
			place: (square) => this.#places.get(square)!,
			notes: []
		};
	}
}
