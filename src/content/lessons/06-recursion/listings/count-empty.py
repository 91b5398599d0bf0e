def count_empty(row, at):
    if at == len(row):
        return 0  # @past
    rest = count_empty(row, at + 1)  # @rest
    return rest + 1 if row[at] == 0 else rest  # @add
