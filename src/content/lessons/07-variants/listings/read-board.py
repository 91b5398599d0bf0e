def read_board(text):
    board = []
    for line in text.splitlines():
        words = line.split()
        if words:  # @gap
            board.append([0 if word == "." else int(word) for word in words])
    for at, cells in enumerate(board):
        if len(cells) != len(board):
            raise ValueError(f"row {at + 1} has {len(cells)} cells")  # @wrong
    return board
