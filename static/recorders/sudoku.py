# Solves a Sudoku by backtracking and records every step: python3 sudoku.py
from backtrail import Trace

PUZZLE = "003900024750004300000160007006000701190000000500700060400508000600307000200040000"

board = [int(digit) for digit in PUZZLE]
trace = Trace("sudoku.jsonl", kind="sudoku", puzzle=PUZZLE, first=[0, 1], goal="first")


def is_legal(cell, value):
    row, column = divmod(cell, 9)
    corner = 9 * (row - row % 3) + column - column % 3
    for i in range(9):
        if value in (board[9 * row + i], board[9 * i + column]):
            return False
        if value == board[corner + 9 * (i // 3) + i % 3]:
            return False
    return True


def solve():
    if 0 not in board:
        trace.solution()
        return True
    cell = board.index(0)
    trace.choose(cell)
    for value in range(1, 10):
        if not is_legal(cell, value):
            trace.reject(cell, value)
            continue
        board[cell] = value
        trace.place(cell, value)
        if solve():
            return True
        board[cell] = 0
        trace.takeback(cell, value)
    trace.deadend(cell)
    return False


trace.end("found" if solve() else "all")
