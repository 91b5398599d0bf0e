cryptarithm_title = Cryptarithm
cryptarithm_description = Watch SEND + MORE = MONEY being solved by backtracking, forwards and backwards: the sum with its columns and carries, the decision tree, the code and the reason for every step.
cryptarithm_line = Each letter is a digit, and the sum is right.
cryptarithm_gender = neuter
cryptarithm_facts = { $sum }, letters: { $formatted }
cryptarithm_words = Your own sum
cryptarithm_place = { $letter } in { $word }: { $content }
cryptarithm_pad = Digits
cryptarithm_pad_taken = { $digit } { $letter }, taken
cryptarithm_pad_erase = Clear the letter
cryptarithm_select_hint = Click a letter and type its digit.
cryptarithm_legend_columns = Columns
cryptarithm_legend_work = The column at work
cryptarithm_legend_broken = A column or a sum that does not come out
cryptarithm_legend_carry = Above a column: its carry from the right
cryptarithm_variant = Check
cryptarithm_variant_columns = column by column
cryptarithm_variant_columns_hint = A column is checked as soon as its letters have digits, with the carry from the right.
cryptarithm_variant_whole = the whole sum
cryptarithm_variant_whole_hint = The sum is looked at only when every letter has a digit.
cryptarithm_example_send = SEND + MORE = MONEY
cryptarithm_example_send_line = The classic of 1924. Column by column it takes 1,099 placements, with fewest first 71. Looking only at the whole sum takes 557,546.
cryptarithm_example_to = TO + GO = OUT
cryptarithm_example_to_line = Small enough to draw whole: 21 + 81 = 102. Nothing is ever taken back.
cryptarithm_example_two = TWO + TWO = FOUR
cryptarithm_example_two_line = The example in the textbook AIMA has seven solutions. A good puzzle has one.
cryptarithm_example_he = HE + HE = SHE
cryptarithm_example_he_line = No solution: E + E ends in E only if E is 0, and then H + H ends in H only if H is 0, too.
cryptarithm_example_donald = DONALD + GERALD = ROBERT
cryptarithm_example_donald_line = Ten letters use all ten digits: 526485 + 197485 = 723970.
cryptarithm_example_forty = FORTY + TEN + TEN = SIXTY
cryptarithm_example_forty_line = With three numbers a carry can be 2. Fewest first needs 1,788 placements here, reading order 1,351.
cryptarithm_example_moon = ירח + ירח = לילה
cryptarithm_example_moon_line = Moon and moon make night. Hebrew is read from the right, so the first letter counts the ones.
cryptarithm_race_models = The whole sum or its columns
cryptarithm_race_models_line = The same puzzle in the same order of letters: 557,546 placements, 1,099 with columns and carries, 71 with fewest first as well.
cryptarithm_race_forty = Fewest first loses
cryptarithm_race_forty_line = On FORTY + TEN + TEN = SIXTY, going through the columns in order is better.
cryptarithm_open_placeholder =
    SEND + MORE = MONEY
    S = 9
cryptarithm_open_hint = One sum on each line, or the words below each other with a line of dashes above the result. Letters of any script will do, ten different ones at most. Hebrew and Arabic words are read as they are written: the digit on the right counts the ones. Final forms of Hebrew letters count as the usual ones.
cryptarithm_error_word = “{ $found }” is not a word. Write letters only, and a plus sign between the words.
cryptarithm_error_equals = “{ $found }”: there is no result, or more than one. Write it like SEND + MORE = MONEY.
cryptarithm_error_digit = “{ $found }” sets no digit. Name a letter of the sum above it that has none yet, like “S = 9”.
cryptarithm_error_addends = Two to { $expected } words can be added, not { $formatted }.
cryptarithm_error_letters = There are { $formatted } different letters, but only { $expected } digits.
cryptarithm_error_long = “{ $text }” is too long. A word has at most { $expected } letters.
cryptarithm_error_result = “{ $text }” cannot be the sum: it needs { $from } or more letters, and at most { $to }.
cryptarithm_says_open =
    { $count ->
        [one] One letter has no digit yet.
       *[other] { $formatted } letters have no digit yet.
    }
cryptarithm_says_done = Every letter has a digit.
cryptarithm_says_rule = The search takes the letters column by column, from the right.
cryptarithm_says_next = { $variable } is the next letter without a digit.
cryptarithm_says_only = { $variable } is the only letter left without a digit.
cryptarithm_says_choose_random =
    { $count ->
        [one] { $variable } is the only letter left without a digit (seed { $seed }).
       *[other] { $variable } is drawn at random from { $formatted } letters without a digit (seed { $seed }).
    }
cryptarithm_says_tries =
    { $order ->
        [ascending] Digits are tried from 0 up.
        [descending] Digits are tried from 9 down.
        [random] Digits are tried in random order.
       *[other] The digit that leaves the other letters the most candidates is tried first (LCV).
    }
cryptarithm_says_stuck =
    { $count ->
        [one] Stuck: elimination finds nothing more, and one letter has no digit yet.
       *[other] Stuck: elimination finds nothing more, and { $formatted } letters have no digit yet.
    }
cryptarithm_says_reject = { $variable } cannot be { $value }: { $clash }.
cryptarithm_says_zero = a number does not begin with 0
cryptarithm_says_same = { $letter } has this digit already
cryptarithm_says_sum = { $sum }, and { $word } would be { $number }
cryptarithm_says_and = { $clause }, and { $letter } is { $digit }
cryptarithm_says_no_carry = no carry is left for { $letter }
cryptarithm_says_ends = { $sum } ends in { $end }
cryptarithm_says_any_carry = { $sum }, to which a carry of 0 to { $high } may come
cryptarithm_says_no_room = { $sum }, and there is no column for the carry
cryptarithm_says_carry = the carry into this column is at most { $most }
cryptarithm_says_left = { $letters } is too large or too small in the last column
cryptarithm_says_column = the column { $letters } cannot give { $letter } any more
cryptarithm_says_open_column = the sum would not come out
cryptarithm_says_place = { $variable } becomes { $value }.
cryptarithm_says_done_column = The column comes out: { $sum }, carry { $carry }.
cryptarithm_says_is_carry = That is the carry.
cryptarithm_says_solution = The sum is right: { $sum }.
cryptarithm_says_solution_number = The sum is right: { $sum }. This is solution number { $formatted }.
cryptarithm_ask_variable = Which letter gets a digit next?
cryptarithm_ask_value = Which digit does the search give { $variable } next? Or does none fit?
cryptarithm_ask_deadend = Is { $variable } a dead end, with no digit left that fits?
cryptarithm_ask_return = { $variable } has no digit left. To which letter does the search go back?
