def board_text(board, box):
    lines = []
    for at, cells in enumerate(board):
        if at > 0 and at % box == 0:
            lines.append("")  # @gap
        words = [str(value) if value != 0 else "." for value in cells]
        lines.append(" ".join(words))  # @row
    return "\n".join(lines)
