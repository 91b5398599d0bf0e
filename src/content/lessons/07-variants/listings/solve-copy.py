# @hidden
from legal import is_legal

def solve(board, box, at=0):
    size = box * box
    if at == size * size:
        return board  # @solution

    row = at // size  # @choose
    column = at % size
    if board[row][column] != 0:
        return solve(board, box, at + 1)  # @given

    for value in range(1, size + 1):
        if not is_legal(board, box, row, column, value):
            continue  # @reject
        copy = [cells[:] for cells in board]  # @copy
        copy[row][column] = value  # @place
        solution = solve(copy, box, at + 1)
        if solution is not None:
            return solution  # @return
    return None  # @deadend
