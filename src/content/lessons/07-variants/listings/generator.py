# @hidden
from legal import is_legal

def solve(board, box, at=0):
    size = box * box
    if at == size * size:
        return True  # @solution

    row = at // size  # @choose
    column = at % size
    if board[row][column] != 0:
        return (yield from solve(board, box, at + 1))  # @given

    for value in range(1, size + 1):
        if not is_legal(board, box, row, column, value):
            continue  # @reject
        board[row][column] = value
        yield "place", row, column, value  # @place
        if (yield from solve(board, box, at + 1)):
            return True  # @return
        board[row][column] = 0
        yield "backtrack", row, column, value  # @backtrack
    return False  # @deadend
