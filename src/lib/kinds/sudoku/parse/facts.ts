import { MAX_VALUES } from '$lib/engine/problem';
import { linesOf } from '$lib/engine/reading/lines';
import { emptyBoard } from '../board';
import { defaultShape } from '../shape';
import type { Parsed } from './error';
import { Found } from './found';

/** The sizes with square boxes: facts name no others. */
const SIZES = [4, 9, 16, 25];
/** A fact about a cell in a logic program: row, column, symbol. */
const FACT = /[a-z]\w{0,30}\((\d{1,2}), ?(\d{1,2}), ?(\d{1,2})\)[.,]?/g;

/**
 * A board as facts of a logic program, "sudoku(1,1,2).": row, column and symbol from 1, of the smallest
 * size with square boxes that has them all. Other lines are left out. Null for a text without such facts.
 */
export function parseFacts(text: string): Parsed | null {
	const found = new Found();
	const facts: { readonly line: number; readonly text: string; readonly cell: number[] }[] = [];
	for (const { text: content, line } of linesOf(text)) {
		const code = content.replace(/%.*/, '');
		const areFacts = code.replace(FACT, '').trim() === '';
		if (!areFacts) found.addWords(line);
		else
			for (const [text, ...numbers] of code.matchAll(FACT))
				facts.push({ line, text, cell: numbers.map(Number) });
	}
	if (facts.length === 0) return null;
	const largest = facts.reduce((most, { cell }) => Math.max(most, ...cell), 0);
	const size = SIZES.find((size) => size >= largest) ?? MAX_VALUES;
	const board = emptyBoard(defaultShape(size));
	for (const { line, text, cell } of facts) {
		const [row, column, symbol] = cell.map((number) => number - 1);
		const at = row * size + column;
		const isPlace = cell.every((number) => number >= 1 && number <= size);
		// Of two symbols in one cell, the second is the one that contradicts.
		if (!isPlace || (board.cells[at] >= 0 && board.cells[at] !== symbol))
			return { error: { code: 'syntax', line, column: 1, found: text.slice(0, 20) } };
		board.cells[at] = symbol;
	}
	found.add({ board });
	return found.result({ code: 'empty' });
}
