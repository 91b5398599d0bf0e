# @hidden
from findmin import find_min
from legal import is_legal

def solve(board, box):
    cell = find_min(board, box)  # @choose
    if cell is None:
        return True  # @solution

    row, column = cell
    for value in range(1, box * box + 1):
        if not is_legal(board, box, row, column, value):
            continue  # @reject
        board[row][column] = value  # @place
        if solve(board, box):
            return True  # @return
        board[row][column] = 0  # @backtrack
    return False  # @deadend
