making_title = New Sudoku
making_line = A Sudoku in the making: filled, then emptied as long as there is only one solution.
making_description = Watch a Sudoku being made, step by step: an empty board filled by a search, ways that do not work, and digits taken away as long as there is only one solution.
making_name = New Sudoku { $size }×{ $size }
making_mini = A Sudoku being made, { $size }×{ $size }
making_mode = What to watch
making_mode_fill = Fill
making_mode_blind = Fill blindly
making_mode_redraw = Redraw
making_mode_dig = Dig
making_mode_fill_line = A search fills an empty board: fewest candidates first, a random digit, and back on a dead end.
making_mode_blind_line = Random cells, random digits, and never back: it gets stuck.
making_mode_redraw_line = On a dead end the last digit is taken back and drawn again, remembering nothing.
making_mode_dig_line = Digits are taken away from a full board as long as there is only one solution.
making_example_fill = Filling
making_example_blind = Filling blindly
making_example_redraw = Redrawing
making_example_dig = Digging
making_example_first_digit = Always the first digit
making_example_first_digit_line = “Without chance it never ends”: true of redrawing, not of the search.
making_example_half_turn = Digging in pairs
making_example_half_turn_line = Symmetric under a half turn, until no pair of clues can go.
making_seed = Seed
making_seed_wrong = A whole number from 1 to { $most }
making_another_hint = Another seed: another board
making_options = Options
making_size = Size
making_cells = Next cell
making_cells_fewest = fewest candidates
making_cells_random = random
making_cells_reading = in reading order
making_ascending = Always the first digit that fits
making_symmetry = Symmetry
making_symmetry_none = none
making_symmetry_half_turn = half turn
making_symmetry_mirror = mirror
making_symmetry_diagonal = diagonal
making_symmetry_quarters = quarter turns
making_symmetry_hint = Clues that belong together go or stay together. Diagonal and quarter turns need square boxes.
making_attempts = Failed attempts allowed
making_attempts_less = One failed attempt fewer
making_attempts_more = One failed attempt more
making_minimal = Until minimal
making_minimal_hint = Every digit is tried, however many have to stay
making_clues = Clues to stop at
making_clues_less = One clue fewer
making_clues_more = One clue more
making_clues_hint = 0: no limit
making_dig_this = Dig here
making_dig_this_hint = Once the board is full, digits can be taken away
making_solve = Solve it in the studio
making_play = Play it
making_step_place = Take away
making_step_deadend = Stays
making_step_backtrack = Put back
making_step_solution = Made
making_says_blind_start =
    { $count ->
        [one] One empty cell.
       *[other] { $formatted } empty cells.
    }
making_says_blind_rule = Random cells get random digits, by the rules alone. Nothing is ever taken back.
making_says_redraw_rule = Digits are drawn for one cell after the other. On a dead end the last one is taken back and drawn again; nothing is remembered.
making_says_redraw_rule_first = Each cell gets the first digit that fits. On a dead end the last one is taken back and put in again; nothing is remembered.
making_says_choose_random =
    { $count ->
        [one] { $variable } is the last empty cell.
       *[other] { $variable } is drawn from { $formatted } empty cells.
    }
making_says_choose_reading = { $variable } is the next empty cell in reading order.
making_says_choose_fewest =
    { $count ->
        [one] { $variable } has the fewest candidates: only one is left.
       *[other] { $variable } has the fewest candidates: { $formatted }.
    }
making_says_choose_fewest_none = { $variable } has the fewest candidates: none.
making_says_reject = { $value } is drawn, but it cannot go here: { $clash }.
making_says_reject_first = { $value } cannot go here: { $clash }.
making_says_place = { $variable }: { $value } is drawn.
making_says_place_first = { $variable }: { $value } is the first digit that fits.
making_says_empty =
    { $count ->
        [one] One cell is still empty.
       *[other] { $formatted } cells are still empty.
    }
making_says_empty_none = No cell is empty any more.
making_says_deadend = { $variable } has no legal digit left.
making_says_stuck =
    { $count ->
        [one] This method has no way back: it is stuck, with one cell empty.
       *[other] This method has no way back: it is stuck, with { $formatted } cells empty.
    }
making_says_empty_last = So the digit that came last is taken back.
making_says_taken_back = { $value } is taken back from { $variable }, and forgotten.
making_says_same_again =
    { $count ->
        [one] { $variable } has only this one digit again: the next draw must be the same.
       *[other] { $variable } has { $formatted } digits again, among them the one that failed.
    }
making_says_may_repeat = The next draw may be the same.
making_says_first_again = { $value } is again the first digit that fits there, so it must come again.
making_says_full = The board is full, and no digit clashes.
making_says_stopped =
    { $count ->
        [one] Stopped after { $steps } steps and one placement.
       *[other] Stopped after { $steps } steps and { $formatted } placements.
    }
making_says_trapped = It would go on forever: one digit is taken back, and the same one put in again. Only a search goes further back.
making_says_never_back = It cannot tell when every digit of a cell has failed, so it never goes further back. A search keeps count, and does.
making_says_dig_start =
    { $count ->
        [one] A full board with one digit.
       *[other] A full board with { $formatted } digits.
    }
making_says_dig_rule = Digit after digit is taken away, in random order. If there is then a second solution, it is put back.
making_says_dig_rule_set = Sets of digits that belong together are taken away, in random order. If there is then a second solution, the set is put back.
making_says_dig_pattern = Filling a board of this size was given up, so it is a shuffled pattern.
making_says_dig_attempts =
    { $count ->
        [one] An attempt fails where a digit has to stay; digging ends after the first failed attempt.
       *[other] An attempt fails where a digit has to stay; digging ends after { $formatted } failed attempts.
    }
making_says_dig_choose = { $variable }: can { $value } be taken away?
making_says_dig_with = { $variable } goes with it, by symmetry: can { $value } be taken away?
making_says_dig_try = { $value } is taken away. Is there still only one solution?
making_says_dig_try_more = { $value } is taken away. By symmetry, a set of { $count } digits goes or stays together.
making_says_taken = { $value } can be taken away: still one solution.
making_says_taken_set = These { $count } digits can be taken away: still one solution.
making_says_clues =
    { $count ->
        [one] One clue is left.
       *[other] { $formatted } clues are left.
    }
making_says_kept =
    { $count ->
        [one] { $value } must stay: with it gone there are two solutions. They differ in one cell.
       *[other] { $value } must stay: with it gone there are two solutions. They differ in { $formatted } cells.
    }
making_says_kept_set =
    { $count ->
        [one] These { $cells } digits must stay: with them gone there are two solutions. They differ in one cell.
       *[other] These { $cells } digits must stay: with them gone there are two solutions. They differ in { $formatted } cells.
    }
making_says_unknown = The check for a second solution was given up, so nothing is taken away here.
making_says_put_back = { $value } is put back into { $variable }: without it there is a second solution.
making_says_put_back_set = { $value } is put back into { $variable }: without its set there is a second solution.
making_says_put_back_unknown = { $value } is put back into { $variable }: it is not known whether it can go.
making_says_used = This is failed attempt { $count } of { $attempts }.
making_says_stayed =
    { $count ->
        [one] One digit has had to stay so far.
       *[other] { $formatted } digits have had to stay so far.
    }
making_says_stayed_set =
    { $count ->
        [one] One set of digits has had to stay so far.
       *[other] { $formatted } sets of digits have had to stay so far.
    }
making_says_end =
    { $count ->
        [one] The puzzle is made: one clue, exactly one solution.
       *[other] The puzzle is made: { $formatted } clues, exactly one solution.
    }
making_says_end_attempts = No further failed attempt is allowed.
making_says_end_clues = The number of clues is reached.
making_says_end_minimal = Every digit was tried: the board is minimal, no clue can go.
making_says_end_minimal_set = Everything was tried: no set of clues that belong together can go.
making_says_end_unknown =
    { $count ->
        [one] Every digit was tried, but one check was given up.
       *[other] Every digit was tried, but { $formatted } checks were given up.
    }
making_says_end_gave_up =
    { $count ->
        [one] Digging ends here: one check was given up. Boards of this size are hard to check.
       *[other] Digging ends here: { $formatted } checks were given up. Boards of this size are hard to check.
    }
making_cell_full = { $symbol }, not tried yet
making_cell_stays = { $symbol }, had to stay
making_cell_unknown = { $symbol }, kept: check given up
making_cell_asked = { $symbol }, just taken away
making_cell_back = { $symbol }, put back
making_cell_gone = empty
making_cell_differs = { $first } in one solution, { $second } in the other
making_cell_current = being tried
making_legend_group = Digging
making_legend_clue = A digit that was not tried yet
making_legend_asked = Just taken away: is the solution still the only one?
making_legend_gone = Taken away for good
making_legend_stays = Had to stay
making_legend_unknown = Stays because its check was given up
making_legend_differs = Where the two solutions differ: the first on the left, the second on the right
making_legend_current = The digit being tried
making_note_fill = Does filling go back less often with fewest candidates first? Yes: the median of 25 seeds is { $fewest } times, in reading order { $naive }. With most candidates first, it is not full after { $limit } placements.
making_note_measure = Measure it
making_note_counting = A thousand tries are being counted…
making_note_tries =
    { $count ->
        [one] A thousand tries: one filled the board without a dead end; on average { $average } cells.
       *[other] A thousand tries: { $formatted } filled the board without a dead end; on average { $average } cells.
    }
making_note_tries_none = A thousand tries: none filled the board; on average { $average } cells, at most { $most }.
making_note_histogram = Histogram
making_note_histogram_title = How far a thousand tries came
making_note_histogram_cells = Cells filled before the first dead end
making_note_histogram_seeds = Seeds { $first } to { $last }.
making_note_histogram_average = average: { $average }
making_note_cost = The search that remembers, with the same seed: { $placements } placements, and the board is full.
making_note_cost_stopped = The search that remembers has not filled it after { $placements } placements either.
making_note_redraw = Here: { $placements } so far.
making_note_why = With fewest candidates first, the last cell filled before a dead end had only one digit to draw. Drawing again gives that digit again. So a try either fills the board at the first go or never does.
making_note_dig =
    { $count ->
        [one] One clue is left.
       *[other] { $formatted } clues are left.
    }
making_note_stayed = Failed attempts: { $count } of { $attempts }.
making_note_stayed_any =
    { $count ->
        [one] One digit had to stay.
       *[other] { $formatted } digits had to stay.
    }
making_note_stayed_any_set =
    { $count ->
        [one] One set of digits had to stay.
       *[other] { $formatted } sets of digits had to stay.
    }
making_facts = { $mode }, { $size }×{ $size }
making_format = Text
making_open_placeholder = making=dig&draw=7&symmetry=half-turn
making_open_hint = A full Sudoku board to dig in, in any of the usual forms, or the text that is saved here.
making_error_none = No full board was found in this text. A board with empty cells can be opened on the Sudoku page.
making_error_size = Boards here have { $least } to { $most } symbols.
making_ask_variable = Which cell comes next?
making_ask_value = What happens in { $variable } next? Or does nothing fit?
making_ask_deadend = Is { $variable } a dead end?
making_ask_return = { $variable } has nothing left. Where does it go back to?
