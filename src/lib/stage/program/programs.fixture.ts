import type { CodeLanguage } from './task';

/** Whether a value may be written into a cell, in both languages. */
export const LEGAL: Record<CodeLanguage, string> = {
	javascript: `function isLegal(board, box, row, column, value) {
	for (let i = 0; i < board.length; i++) {
		if (board[row][i] === value || board[i][column] === value) return false;
	}
	const top = row - (row % box), left = column - (column % box);
	for (let r = top; r < top + box; r++) {
		for (let c = left; c < left + box; c++) if (board[r][c] === value) return false;
	}
	return true;
}`,
	python: `def is_legal(board, box, row, column, value):
    top = row - row % box
    left = column - column % box
    for i in range(len(board)):
        if board[row][i] == value or board[i][column] == value:
            return False
    for r in range(top, top + box):
        for c in range(left, left + box):
            if board[r][c] == value:
                return False
    return True
`
};

/** The search in reading order. */
export const SOLVE: Record<CodeLanguage, string> = {
	javascript: `function solve(board, box, at = 0) {
	const size = board.length;
	if (at === size * size) return true;
	const row = Math.floor(at / size), column = at % size;
	if (board[row][column] !== 0) return solve(board, box, at + 1);
	for (let value = 1; value <= size; value++) {
		if (!isLegal(board, box, row, column, value)) continue;
		board[row][column] = value;
		if (solve(board, box, at + 1)) return true;
		board[row][column] = 0;
	}
	return false;
}`,
	python: `def solve(board, box, at=0):
    size = len(board)
    if at == size * size:
        return True
    row, column = divmod(at, size)
    if board[row][column] != 0:
        return solve(board, box, at + 1)
    for value in range(1, size + 1):
        if is_legal(board, box, row, column, value):
            board[row][column] = value
            if solve(board, box, at + 1):
                return True
            board[row][column] = 0
    return False
`
};
