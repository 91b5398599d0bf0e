/** Programs for the tests of races. */
export const LEGAL = `function isLegal(board, box, row, column, value) {
  const top = row - (row % box);
  const left = column - (column % box);
  for (let i = 0; i < board.length; i++) {
    if (board[row][i] === value || board[i][column] === value) return false;
    if (board[top + Math.floor(i / box)][left + (i % box)] === value) return false;
  }
  return true;
}
`;

export const SOLVE = `function solve(board, box, at = 0) {
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
}
`;

export const WITHOUT_TAKING_BACK = SOLVE.replace('board[row][column] = 0;', '');
