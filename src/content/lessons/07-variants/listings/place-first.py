def fits(board, box, row, column):
    size = box * box
    value = board[row][column]
    for r in range(size):
        for c in range(size):
            if (r, c) == (row, column):
                continue  # @itself
            same_box = (r // box, c // box) == (row // box, column // box)
            is_peer = r == row or c == column or same_box
            if is_peer and board[r][c] == value:
                return False
    return True

def solve(board, box, at=0):
    size = box * box
    if at == size * size:
        return True  # @solution

    row = at // size  # @choose
    column = at % size
    if board[row][column] != 0:
        return solve(board, box, at + 1)  # @given

    for value in range(1, size + 1):
        board[row][column] = value  # @place
        legal = fits(board, box, row, column)  # @reject
        if legal and solve(board, box, at + 1):
            return True  # @return
        board[row][column] = 0  # @backtrack
    return False  # @deadend
