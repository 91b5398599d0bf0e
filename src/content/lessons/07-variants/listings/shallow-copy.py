# @hidden
from legal import is_legal

# @hidden
def solve(board, box, at=0):
    size = box * box
    if at == size * size:
        return board

    # @hidden
    row = at // size
    column = at % size
    if board[row][column] != 0:
        return solve(board, box, at + 1)

    for value in range(1, size + 1):
        if not is_legal(board, box, row, column, value):
            continue
        copy = board[:]  # @bug
        copy[row][column] = value
        solution = solve(copy, box, at + 1)
        if solution is not None:
            return solution
    return None
