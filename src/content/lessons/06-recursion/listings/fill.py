def fill(letters, place):
    if place == len(letters):
        return True  # @solution
    for letter in "CBA":
        if place > 0 and letter <= letters[place - 1]:
            continue  # @reject
        letters[place] = letter  # @place
        if fill(letters, place + 1):
            return True  # @return
        letters[place] = ""  # @backtrack
    return False  # @deadend
