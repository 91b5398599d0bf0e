def three_letters(letters):
    for first in letters:
        for second in letters:
            if second <= first:
                continue
            for third in letters:
                if third > second:
                    return first + second + third
    return None
