sudoku_example_easy = Easy
sudoku_example_easy_line = Elimination alone fills every cell.
sudoku_example_hard = Hard
sudoku_example_hard_line = Elimination gets stuck here; the search has to try.
sudoku_example_clues_17 = 17 givens
sudoku_example_clues_17_line = No 9×9 board with exactly one solution has fewer.
sudoku_example_raster = Row by row
sudoku_example_raster_line = The first row fills up, and turns out wrong much later.
sudoku_example_tree = A whole tree
sudoku_example_tree_line = A decision tree small enough to be seen as a whole.
sudoku_example_thesis = Order decides
sudoku_example_thesis_line = Thousands of wrong placements in reading order, none with fewest first.
sudoku_example_no_solution = No solution
sudoku_example_no_solution_line = A 4×4 that breaks no rule, yet no value fits one of its cells.
sudoku_example_several = Several solutions
sudoku_example_several_line = “A whole tree” without two of its givens: four solutions.
sudoku_example_against_naive = Against reading order
sudoku_example_against_naive_line = Its first row is 987654321, which ascending order tries last.
sudoku_example_size_4 = 4×4
sudoku_example_size_4_line = Four givens: no 4×4 with exactly one solution has fewer.
sudoku_example_size_6 = 6×6
sudoku_example_size_6_line = Boxes of two rows and three columns.
sudoku_example_size_12 = 12×12
sudoku_example_size_12_line = Boxes of three rows and four columns; letters after 9.
sudoku_example_size_16 = 16×16
sudoku_example_size_16_line = Hard for fewest first alone, quick with elimination.
sudoku_example_size_25 = 25×25
sudoku_example_size_25_line = 625 cells. Choose fewest first with hidden singles.
sudoku_open_placeholder = 53..7....6..195....98....6.8…
sudoku_open_hint = A line of 81 characters, a grid with or without bars, a table, pencil marks, a list from a program, the file of a Sudoku program, or a link. Size is detected; 0 and . are empty cells.
sudoku_empty = Or start from an empty board
sudoku_empty_go = Empty board
sudoku_size = Size
sudoku_size_name = { $size }×{ $size }
sudoku_boxes = Boxes
sudoku_boxes_name = { $rows } rows × { $columns } columns
sudoku_board_facts =
    { $count ->
        [one] { $size }×{ $size }, one given
       *[other] { $size }×{ $size }, { $formatted } givens
    }
sudoku_error_no_board = This looks like ordinary text, not a Sudoku.
sudoku_error_length =
    { $count ->
        [one] One symbol is not a board. A { $size }×{ $size } board on one line has { $expected }.
       *[other] { $formatted } symbols on one line. A { $size }×{ $size } board has { $expected }.
    }
sudoku_error_row_length =
    { $count ->
        [one] Row { $row } has one symbol, expected { $expected }.
       *[other] Row { $row } has { $formatted } symbols, expected { $expected }.
    }
sudoku_error_row_count =
    { $count ->
        [one] The board has one row, expected { $expected }.
       *[other] The board has { $formatted } rows, expected { $expected }.
    }
sudoku_error_symbol = Row { $row }, column { $column }: “{ $found }” is not a symbol of a { $size }×{ $size } board.
sudoku_error_syntax = “{ $found }” at column { $column } does not belong in a list.
sudoku_error_open_list = The list ends before all its brackets are closed.
sudoku_error_short_rows = There are { $rows } rows, but none is longer than { $found }. If spaces are empty cells, a space is missing somewhere.
sudoku_error_too_big = The board is { $found }×{ $found }. The largest one that can be read is { $expected }×{ $expected }.
sudoku_error_variant = This Sudoku has further rules (“{ $found }”). Only plain Sudokus can be opened.
sudoku_error_link = This link does not contain a puzzle. Copy the puzzle itself from its page.
sudoku_note_renamed = The text writes the symbols from { $first } to { $last }. Here they go from { $firstHere } to { $lastHere }: { $first } became { $firstHere }, { $last } became { $lastHere }.
sudoku_board_facts_pencil = { $facts }, with its pencil marks
sudoku_board_cell_given = { $symbol }, given
sudoku_board_cell_entry = { $symbol }, entered by you
sudoku_board_cell_forced = { $symbol }, { $how }
sudoku_board_cell_tried = { $symbol }, tried and rejected
sudoku_board_cell_ghost = empty, { $symbol } just taken back
sudoku_board_cell_current = current cell
sudoku_board_legend_group_values = Values
sudoku_board_legend_group_hints = Hints
sudoku_board_legend_given = Given
sudoku_board_legend_entry = Entered by you
sudoku_board_legend_conflict = In conflict with another cell
sudoku_board_legend_current = Current cell
sudoku_board_legend_selected = Selected cell
sudoku_board_legend_peers = Its row, column and box
sudoku_board_legend_pruned = Eliminated candidates; the latest is the boldest
sudoku_board_pad = Symbols
sudoku_board_pad_symbol =
    { $count ->
        [one] { $symbol }, { $formatted } left to place
       *[other] { $symbol }, { $formatted } left to place
    }
sudoku_board_pad_complete = { $symbol }, all placed
sudoku_board_pad_illegal = { $name }, would clash here
sudoku_board_pad_erase = Erase
sudoku_board_mini = Board { $size }×{ $size }
sudoku_board_mini_filled =
    { $count ->
        [one] { $board }, one cell filled
       *[other] { $board }, { $formatted } cells filled
    }
sudoku_says_start =
    { $count ->
        [one] One cell is empty.
       *[other] { $formatted } cells are empty.
    }
sudoku_gender_variable = neuter
sudoku_gender_value = neuter
sudoku_says_rule_naive = The search takes them in reading order.
sudoku_says_tries =
    { $order ->
        [ascending] Digits are tried in ascending order.
        [descending] Digits are tried in descending order.
        [random] Digits are tried in random order.
       *[other] The digit that leaves the other cells the most candidates is tried first (LCV).
    }
sudoku_says_choose_naive = { $variable } is the next empty cell in reading order.
sudoku_says_choose_only = { $variable } is the only empty cell left.
sudoku_says_choose_random =
    { $count ->
        [one] { $variable } is the only empty cell (seed { $seed }).
       *[other] { $variable } is drawn at random from { $formatted } empty cells (seed { $seed }).
    }
sudoku_says_tie =
    { $count ->
        [one] { " " }({ $other } has { $candidates } too; the first in reading order is taken)
       *[other] { " " }({ $formatted } others have { $candidates } too; the first in reading order is taken)
    }
sudoku_says_clash =
    { $count ->
        [one] { $list } has it
       *[other] { $list } have it
    }
sudoku_says_clash_row = { $variable } in the same row
sudoku_says_clash_column = { $variable } in the same column
sudoku_says_clash_box = { $variable } in the same box
sudoku_says_clash_pencil = the pencil marks of the text do not allow it here
sudoku_says_clash_other = { $variable }
sudoku_says_place = { $value } is not yet in the row, column or box of { $variable }, so it is placed.
sudoku_says_open =
    { $count ->
        [one] One cell is still empty.
       *[other] { $formatted } cells are still empty.
    }
sudoku_says_open_none = Every cell is filled.
sudoku_says_solution = Every cell is filled and nothing clashes: a solution.
sudoku_says_solution_number = Every cell is filled and nothing clashes: solution number { $formatted }.
sudoku_says_stuck =
    { $count ->
        [one] Stuck: elimination finds nothing more, and one cell is still empty.
       *[other] Stuck: elimination finds nothing more, and { $formatted } cells are still empty.
    }
sudoku_says_unit_row = row { $number }
sudoku_says_unit_column = column { $number }
sudoku_says_unit_box = box { $number }
sudoku_title = Sudoku
sudoku_description = Watch a Sudoku being solved by backtracking, forwards and backwards: the board, the decision tree, the code and the reason for every step.
sudoku_select_hint = Choose a cell to see its candidates.
sudoku_format_grid = a grid of text
sudoku_format_line = one line
sudoku_format_json = a list
sudoku_format_csv = a table
sudoku_line = Every row, column and box holds each digit once.
sudoku_contradiction_row =
    { $count ->
        [2] Row { $number } has two { $symbol }s. Change one of them.
       *[other] { $symbol } appears { $formatted } times in row { $number }. Keep one of them.
    }
sudoku_contradiction_column =
    { $count ->
        [2] Column { $number } has two { $symbol }s. Change one of them.
       *[other] { $symbol } appears { $formatted } times in column { $number }. Keep one of them.
    }
sudoku_contradiction_box =
    { $count ->
        [2] Box { $number } has two { $symbol }s. Change one of them.
       *[other] { $symbol } appears { $formatted } times in box { $number }. Keep one of them.
    }
sudoku_set_easy50 = Easy 50
sudoku_set_easy50_line = 50 boards with 22 to 36 clues: Project Euler, problem 96
sudoku_set_hardest11 = Hardest 11
sudoku_set_hardest11_line = 11 boards that were called the hardest: Peter Norvig’s list
sudoku_set_top95 = Top 95
sudoku_set_top95_line = 95 hard boards with 17 to 26 clues: Peter Norvig’s list
sudoku_set_17clue_500 = 17 clues
sudoku_set_17clue_500_line = 500 of Gordon Royle’s boards with the fewest clues possible
sudoku_set_clues = By number of clues
sudoku_set_clues_line = 90 boards, ten each with 62, 60, 53, 44, 35, 30, 27, 26 and 17 clues
sudoku_set_diagonal = Symmetric
sudoku_set_diagonal_line = 40 boards whose clues are mirrored in the main diagonal
sudoku_set_scattered = Scattered
sudoku_set_scattered_line = 40 boards with the same solutions and as many clues as the symmetric ones, without a pattern
sudoku_set_16x16 = 16×16
sudoku_set_16x16_line = 55 boards of 16×16: Gecode’s examples
sudoku_set_25x25 = 25×25
sudoku_set_25x25_line = 18 boards of 25×25: Gecode’s examples
sudoku_race_findmin_loses = Fewest first loses
sudoku_race_findmin_loses_line = Here, fewest first needs eight times as many placements as reading order.
sudoku_race_against_naive = A board made against reading order
sudoku_race_jump = Where a jump gains nothing
sudoku_race_jump_line = 73 placements step by step and 72 with jumps; 45 with fewest first, either way
sudoku_race_against_naive_line = Reading order is stopped long before its end.
sudoku_ask_variable = Which cell does the search fill next?
sudoku_ask_value = Which digit does the search place in { $variable } next? Or does none fit?
sudoku_ask_deadend = Is { $variable } a dead end, with no digit left to place?
sudoku_ask_return = { $variable } has no digit left. Which cell does the search go back to?
