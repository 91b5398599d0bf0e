# @hidden
from legal import is_legal

def solve(board, box, at=0):
    size = box * box
    # @when stops-early: if at == size: return True
    if at == size * size: return True  # @swap
    row, column = at // size, at % size  # @swap
    if board[row][column] != 0: return solve(board, box, at + 1)
    for value in range(1, size + 1):
        # @when column-for-row: if not is_legal(board, box, column, row, value): continue
        if not is_legal(board, box, row, column, value): continue
        board[row][column] = value
        # @when ignores: solve(board, box, at + 1)
        # @when gives-up: if not solve(board, box, at + 1): return False
        if solve(board, box, at + 1): return True
        board[row][column] = 0  # @backtrack
    # @when after-loop: board[row][column] = 0  # @backtrack
    return False
