# @hidden
from legal import is_legal

def count_legal(board, box, row, column):
    count = 0
    for value in range(1, box * box + 1):
        if is_legal(board, box, row, column, value):
            count += 1  # @count
    return count

def find_min(board, box):
    best = None  # @nothing
    fewest = box * box + 1  # @higher
    for row in range(box * box):
        for column in range(box * box):
            if board[row][column] != 0:
                continue  # @given
            count = count_legal(board, box, row, column)
            if count < fewest:
                best = row, column  # @fewer
                fewest = count
    return best  # @choose
