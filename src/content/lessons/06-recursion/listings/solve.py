# @hidden
from legal import is_legal

def solve(board, box, at=0):
    size = box * box
    # @en: past the last cell: the board is full
    # @he: אחרי התא האחרון: הלוח מלא
    if at == size * size:
        return True  # @solution

    row = at // size  # @choose
    column = at % size
    # @en: a filled cell: leave it
    # @he: תא מלא: ממשיכים לתא הבא
    if board[row][column] != 0:
        return solve(board, box, at + 1)  # @given

    # @en: an empty cell: try each value
    # @he: תא ריק: מנסים כל ערך
    for value in range(1, size + 1):
        if not is_legal(board, box, row, column, value):
            continue  # @reject
        board[row][column] = value  # @place
        if solve(board, box, at + 1):
            return True  # @return
        board[row][column] = 0  # @backtrack
    return False  # @deadend
