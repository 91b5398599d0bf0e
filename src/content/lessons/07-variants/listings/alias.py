row = [1, 0, 3]
other = row  # @alias
other[1] = 2  # @write
