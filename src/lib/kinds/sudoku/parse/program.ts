import { EMPTY, emptyBoard, type Board } from '../board';
import { boxOf, defaultShape, sizeOf, type BoxShape } from '../shape';
import { MAX_VALUES } from '$lib/engine/problem';
import { numberOf } from './cells';
import type { NamedBoard, ParseError } from './error';
import type { Entry, List, Value } from './value';

/**
 * The puzzle in a record that a program saved as JSON: f-puzzles, SudokuPad and GNOME Sudoku write a
 * record for each cell. Null for any other record; an error if the puzzle has further rules.
 */
export function boardOfProgram({ fields }: Entry): NamedBoard | { error: ParseError } | null {
	const values = new Map(fields);
	const grid = values.get('grid') ?? values.get('cells');
	if (!isList(grid)) return null;
	const cells = cellsByPosition(grid) ?? cellsInRows(grid);
	if (cells === null) return null;
	const shape = defaultShape(Math.sqrt(cells.length));
	const rule = furtherRule(fields, shape) ?? furtherRegion(cells, shape);
	if (rule !== null) return { error: { code: 'variant', found: rule.slice(0, 40) } };
	return readCells(cells, shape, !fields.some(([key]) => key === 'regions'));
}

type Cell = ReadonlyMap<string, Value>;

function isList(value: Value | undefined): value is List {
	return typeof value === 'object' && 'items' in value;
}

/** A cell; an empty record is read as an empty list. Null for anything else. */
function cellOf(value: Value): Cell | null {
	if (typeof value === 'string') return null;
	if ('fields' in value) return new Map(value.fields);
	return value.items.length === 0 ? new Map() : null;
}

/** The cells of a list of rows, as many as cells in a row; null for any other list. */
function cellsInRows({ items }: List): readonly Cell[] | null {
	const size = items.length;
	if (size < 2 || size > MAX_VALUES) return null;
	const cells: Cell[] = [];
	for (const row of items) {
		if (!isList(row) || row.items.length !== size) return null;
		for (const item of row.items) {
			const cell = cellOf(item);
			if (cell === null) return null;
			cells.push(cell);
		}
	}
	return cells;
}

/** The cells of a list of records with a `position`, row and column from 0; null for any other list. */
function cellsByPosition({ items }: List): readonly Cell[] | null {
	const size = Math.sqrt(items.length);
	if (!Number.isInteger(size) || size < 2 || size > MAX_VALUES) return null;
	const cells = new Array<Cell | undefined>(items.length);
	for (const item of items) {
		const cell = cellOf(item);
		const position = cell?.get('position');
		if (!cell || !isList(position)) return null;
		const [row, column] = position.items.map(Number);
		if (!(row >= 0 && row < size && column >= 0 && column < size)) return null;
		cells[row * size + column] = cell;
	}
	return cells.every((cell) => cell !== undefined) ? cells : null;
}

/** Fields that add no rule to a Sudoku. */
const PLAIN =
	/^(?:grid|cells|size|title|author|name|ruleset|rules|solution|metadata|settings|id|cellsize|regions|highlightconflicts|disabledlogic|truecandidatesoptions|successmessage|msgcorrect|custom.*|.*elapsed|difficulty.*|.*version|global.*visible)$/i;

/** The name of a rule besides those of a Sudoku; null if there is none. */
function furtherRule(fields: Entry['fields'], shape: BoxShape): string | null {
	for (const [key, value] of fields) {
		if (key === 'regions' && isList(value) && !areBoxes(value, shape)) return key;
		if (PLAIN.test(key)) continue;
		if (value === 'true') return key;
		if (isList(value) && value.items.some((item) => !isRemark(item))) return key;
	}
	return null;
}

/** A "cage" of SudokuPad without cells holds the title or the rules as text. */
function isRemark(item: Value): boolean {
	if (typeof item === 'string' || !('fields' in item)) return false;
	const cells = new Map(item.fields).get('cells');
	return cells === undefined
		? new Map(item.fields).has('value')
		: isList(cells) && cells.items.length === 0;
}

/** Whether regions, lists of [row, column] from 0, are the usual boxes. */
function areBoxes({ items }: List, shape: BoxShape): boolean {
	const size = sizeOf(shape);
	return items.filter(isList).every((region) => {
		const boxes = region.items.filter(isList).map((place) => {
			const [row, column] = place.items.map(Number);
			return boxOf(shape, row * size + column);
		});
		return new Set(boxes).size <= 1;
	});
}

/** "region" if the cells name regions that are not the usual boxes. */
function furtherRegion(cells: readonly Cell[], shape: BoxShape): string | null {
	const box = new Map<string, number>();
	for (const [index, cell] of cells.entries()) {
		const region = cell.get('region');
		if (typeof region !== 'string' || region === '') continue;
		const here = boxOf(shape, index);
		if ((box.get(region) ?? here) !== here) return 'region';
		box.set(region, here);
	}
	return null;
}

/** @param marksGivens whether cells say if they are given; otherwise all are. */
function readCells(
	cells: readonly Cell[],
	shape: BoxShape,
	marksGivens: boolean
): NamedBoard | { error: ParseError } {
	const size = sizeOf(shape);
	const board = emptyBoard(shape);
	const entries = emptyBoard(shape);
	const isGiven = (cell: Cell) => cell.get('given') === 'true' || cell.get('fixed') === 'true';
	const isMarked = marksGivens && cells.some(isGiven);
	for (const [index, cell] of cells.entries()) {
		const value = cell.get('value');
		if (typeof value !== 'string') continue;
		const number = numberOf(value);
		if (number <= 0) continue;
		if (!(number <= size)) {
			const row = Math.floor(index / size) + 1;
			const column = (index % size) + 1;
			return { error: { code: 'symbol', line: 1, row, column, found: value.slice(0, 20), size } };
		}
		const into: Board = isMarked && !isGiven(cell) ? entries : board;
		into.cells[index] = number - 1;
	}
	return entries.cells.some((symbol) => symbol !== EMPTY) ? { board, entries } : { board };
}
