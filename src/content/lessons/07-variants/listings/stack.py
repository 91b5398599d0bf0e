# @hidden
from legal import is_legal

def empty_cells(board):
    return [
        (row, column)
        for row, cells in enumerate(board)
        for column, value in enumerate(cells)
        if value == 0
    ]

def solve(board, box):
    size = box * box
    cells = empty_cells(board)
    stack = []  # @stack
    value = 1
    while len(stack) < len(cells):
        row, column = cells[len(stack)]  # @choose
        if value > size:  # @deadend
            if not stack:
                return False  # @failed
            value = stack.pop() + 1  # @next
            row, column = cells[len(stack)]
            board[row][column] = 0  # @backtrack
        elif is_legal(board, box, row, column, value):
            board[row][column] = value  # @place
            stack.append(value)  # @push
            value = 1
        else:
            value += 1  # @reject
    return True  # @solution
