queens_title = N queens
queens_description = Watch queens being placed on a chessboard by backtracking so that none threatens another, forwards and backwards: the board, the decision tree, the code and the reason for every step.
queens_name =
    { $count ->
        [one] One queen
       *[other] { $formatted } queens
    }
queens_facts =
    { $count ->
        [one] { $size }×{ $size }, one queen on it
       *[other] { $size }×{ $size }, { $formatted } queens on it
    }
queens_example_eight = Eight queens
queens_example_eight_line = The classic: 876 squares are tried before the first solution.
queens_example_eight_all = Eight queens, all solutions
queens_example_eight_all_line = All 92 solutions; twelve without rotations and reflections.
queens_example_four = Four queens
queens_example_four_line = The whole tree fits on the screen, with every rejected square.
queens_example_four_thesis = The overlooked square
queens_example_four_thesis_line = Four queens, the first two in columns 1 and 4. Is row three stuck? No, its second square is free: it is row four that fails.
queens_example_two = Two queens
queens_example_two_line = No solution: wherever the first one stands, it threatens the whole second row.
queens_example_three = Three queens
queens_example_three_line = No solution either, but to be sure of it, a few queens have to be taken back.
queens_example_six = Six queens
queens_example_six_line = Harder than five and seven: only four solutions.
queens_example_twelve_all = Twelve queens, all solutions
queens_example_twelve_all_line = 14,200 solutions, and a tree too large to see whole.
queens_example_twenty = Twenty queens
queens_example_twenty_line = Row by row this takes 199,636 nodes. Try fewest first.
queens_example_sixteen_findmin = Sixteen queens, fewest first
queens_example_sixteen_findmin_line = The row with the fewest free squares comes first, so dead ends are met early.
queens_example_centre = Centre first
queens_example_centre_line = Each row is tried from its middle outwards.
queens_format_columns = columns, row by row
queens_format_board = a board of text
queens_open_placeholder = 2 4 1 3
queens_open_hint = A number from 1 to 32 for an empty board of that size; or the column of each queen, row by row, with . for an empty row; or a drawing, one line per row, with Q for a queen and . for an empty square; or FEN, or squares such as a1.
queens_error_size = “{ $found }” is not a valid size: a board has 1 to { $expected } rows.
queens_error_row_length =
    { $count ->
        [one] One square in the row, expected { $expected }.
       *[other] { $formatted } squares in the row, expected { $expected }.
    }
queens_error_row_count = Rows found: { $formatted }. Rows expected: { $expected }.
queens_error_two_queens = This row has two queens; only one is allowed.
queens_error_symbol = “{ $found }” at character { $column } is neither a square nor a column.
queens_error_column = There is no column { $found }: the columns of this board are 1 to { $expected }.
queens_error_no_board = No board was found in this text.
queens_error_piece = “{ $found }” at character { $column } is another chess piece; this board has queens only.
queens_error_row = There is no row { $found }: the rows of this board are 1 to { $expected }.
queens_read_from_zero = The columns count from 0 in this text.
queens_read_row_first = The first number of each pair was read as the row, the second as the column.
queens_read_smallest = The text does not say how large the board is; the smallest that fits was taken.
queens_read_symbol = “{ $found }” was read as a queen.
queens_read_one_a_line = Each line was read as the column of one queen.
queens_size = Queens
queens_size_less = One queen fewer
queens_size_more = One queen more
queens_line = No queen may threaten another: the textbook case of backtracking.
queens_hint = Click a square to place or remove a queen.
queens_values_ascending = left to right
queens_values_descending = right to left
queens_values_preferred = centre first
queens_row = row { $number }
queens_column = column { $number }
queens_order_naive = Row by row, from the top
queens_order_findmin = The row with the fewest free squares: minimum remaining values (MRV)
queens_order_findmax = The row with the most free squares
queens_queen = queen
queens_square_free = free
queens_square_attacked = threatened by the queen on { $row }
queens_square_attacked_by =
    { $count ->
        [one] threatened by one queen
       *[other] threatened by { $formatted } queens
    }
queens_square_conflict = threatens another queen
queens_square_clash = threatens the square being tried
queens_square_current = current square
queens_legend_group_squares = Squares
queens_legend_group_row = The squares of a row
queens_legend_settled = The same in a row that has its queen
queens_legend_barren = No square of this row is left
queens_legend_attacked = Threatened; rows that have their queen are not marked
queens_legend_lines = Who threatens it: point at the square, or hold it
queens_legend_count = How many queens threaten it
queens_legend_free = Free (candidates)
queens_gender_variable = neuter
queens_gender_value = neuter
queens_says_rule_naive = The search takes them row by row, from the top.
queens_says_choose_naive = { $variable } is the next empty row from the top.
queens_says_choose_only = { $variable } is the only empty row left.
queens_says_choose_random =
    { $count ->
        [one] { $variable } is the only empty row (seed { $seed }).
       *[other] { $variable } is drawn at random from { $formatted } empty rows (seed { $seed }).
    }
queens_says_clash_column = the queen on { $variable } threatens it along the column
queens_says_clash_diagonal = the queen on { $variable } threatens it along the diagonal
queens_says_square = row { $row }, column { $column }
queens_says_reject = A queen cannot stand on { $square }: { $clash }.
queens_contradiction = The queens in rows { $first } and { $second } threaten each other. Move one of them.
queens_says_place = No queen threatens { $square }, so a queen is placed there.
queens_says_tries =
    { $order ->
        [ascending] Squares are tried left to right.
        [descending] Squares are tried right to left.
        [preferred] Squares are tried centre first.
        [random] Squares are tried in random order.
       *[other] The square that leaves the other rows the most candidates is tried first (LCV).
    }
queens_says_open =
    { $count ->
        [one] One row is still empty.
       *[other] { $formatted } rows are still empty.
    }
queens_says_open_none = Every row has its queen.
queens_says_solution = Every row has its queen and none threatens another: a solution.
queens_says_solution_number = Every row has its queen and none threatens another: solution number { $formatted }.
queens_says_stuck =
    { $count ->
        [one] Stuck: elimination finds nothing more, and one row is still empty.
       *[other] Stuck: elimination finds nothing more, and { $formatted } rows are still empty.
    }
queens_says_unit = column { $number }
queens_solutions_fundamentals = { $formatted } fundamental
queens_solutions_fundamental = Fundamental only
queens_solutions_fundamental_meaning = Reflections and rotations of a solution count as the same one.
queens_set_board =
    { $count ->
        [one] One queen
       *[other] { $formatted } queens
    }
queens_set_sizes = Queens by n
queens_set_sizes_line = 17 empty boards, from 4 to 20 queens
queens_ask_variable = In which row does the search place a queen next?
queens_ask_value = In which column does the search place the queen of { $variable } next? Or is no square free?
queens_ask_deadend = Is { $variable } a dead end, with no square left to try?
queens_ask_return = { $variable } has no square left. To which row does the search go back?
