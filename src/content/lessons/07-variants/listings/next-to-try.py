# @hidden
from legal import is_legal
from stack import empty_cells

def solve(board, box):
    size = box * box
    cells = empty_cells(board)
    next_to_try = [1] * len(cells)  # @next
    at = 0
    while 0 <= at < len(cells):
        row, column = cells[at]  # @choose
        board[row][column] = 0  # @backtrack
        value = next_to_try[at]
        if value > size:
            next_to_try[at] = 1  # @deadend
            at -= 1  # @back
        else:
            next_to_try[at] += 1  # @reject
            if is_legal(board, box, row, column, value):
                board[row][column] = value  # @place
                at += 1  # @forward
    return at == len(cells)  # @solution
