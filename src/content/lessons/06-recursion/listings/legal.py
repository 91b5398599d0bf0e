def is_legal(board, box, row, column, value):
    size = box * box
    for i in range(size):
        if board[row][i] == value:
            return False  # @row
        if board[i][column] == value:
            return False  # @column
    top = row - row % box  # @corner
    left = column - column % box
    for r in range(top, top + box):
        for c in range(left, left + box):
            if board[r][c] == value:
                return False  # @box
    return True  # @legal
