// Solves a Sudoku by backtracking and records every step: node sudoku.mjs
import { Trace } from './backtrail.mjs';

const puzzle = '003900024750004300000160007006000701190000000500700060400508000600307000200040000';

const board = Array.from(puzzle, Number);
const trace = new Trace('sudoku.jsonl', { kind: 'sudoku', puzzle, first: [0, 1], goal: 'first' });

/** @param {number} cell @param {number} value */
function isLegal(cell, value) {
	const [row, column] = [Math.floor(cell / 9), cell % 9];
	const corner = 9 * (row - (row % 3)) + column - (column % 3);
	for (let i = 0; i < 9; i++) {
		if (board[9 * row + i] === value || board[9 * i + column] === value) return false;
		if (board[corner + 9 * Math.floor(i / 3) + (i % 3)] === value) return false;
	}
	return true;
}

function solve() {
	const cell = board.indexOf(0);
	if (cell < 0) {
		trace.solution();
		return true;
	}
	trace.choose(cell);
	for (let value = 1; value <= 9; value++) {
		if (!isLegal(cell, value)) {
			trace.reject(cell, value);
			continue;
		}
		board[cell] = value;
		trace.place(cell, value);
		if (solve()) return true;
		board[cell] = 0;
		trace.takeback(cell, value);
	}
	trace.deadend(cell);
	return false;
}

trace.end(solve() ? 'found' : 'all');
