// Solves a Sudoku by backtracking and records every step: g++ -std=c++17 sudoku.cpp && ./a.out
#include "backtrail.hpp"

const std::string puzzle =
  "003900024750004300000160007006000701190000000500700060400508000600307000200040000";

std::vector<int> board;
backtrail::Trace trace("sudoku.jsonl",
  {{"kind", "sudoku"}, {"puzzle", puzzle}, {"first", {0, 1}}, {"goal", "first"}});

bool isLegal(int cell, int value) {
  int row = cell / 9, column = cell % 9, corner = 9 * (row - row % 3) + column - column % 3;
  for (int i = 0; i < 9; i++) {
    if (board[9 * row + i] == value || board[9 * i + column] == value) return false;
    if (board[corner + 9 * (i / 3) + i % 3] == value) return false;
  }
  return true;
}

bool solve(int cell = 0) {
  if (cell == 81) {
    trace.solution();
    return true;
  }
  if (board[cell] != 0) return solve(cell + 1);
  trace.choose(cell);
  for (int value = 1; value <= 9; value++) {
    if (!isLegal(cell, value)) {
      trace.reject(cell, value);
      continue;
    }
    board[cell] = value;
    trace.place(cell, value);
    if (solve(cell + 1)) return true;
    board[cell] = 0;
    trace.takeback(cell, value);
  }
  trace.deadend(cell);
  return false;
}

int main() {
  for (char digit : puzzle) board.push_back(digit - '0');
  trace.end(solve() ? "found" : "all");
}
