ordering_title = Write the ordering
ordering_lead = Which cell comes next decides how long a search takes. Say it in five lines: our search goes in your order.
ordering_task = Write next(board): it gets the board as rows, 0 for an empty cell, and returns the row and the column of an empty cell, counted from 0. Run shows the search on one board; the measurement counts its placements on the fifty easy ones.
ordering_other = You may also write values(board, row, column): it returns the values of the cell in the order in which they are tried. Without next, the cell with the fewest candidates comes first; without values, 1 comes first.
ordering_given = Given: functions that yours may use
ordering_right = Fewest first, written as such a function
ordering_board = Easy board
ordering_measure = Measure on easy 50
ordering_race = Race against ours
ordering_nothing = Nothing has run yet. Press Run to see the search in your order.
ordering_measuring = { $done } of { $count } boards are searched.
ordering_cancelled = Stopped after { $done } of { $count } boards.
ordering_failed = On board { $number } the search did not come to its end. Run that board to see where it stopped.
ordering_leader =
    { $count ->
        [one] On easy 50: one placement; fewest first needs { $findmin }, reading order { $naive }.
       *[other] On easy 50: { $formatted } placements; fewest first needs { $findmin }, reading order { $naive }.
    }
ordering_better = That is fewer than fewest first needs.
ordering_changed = You have changed the ordering since.
ordering_fault_nothing = There is no function next and no function values.
ordering_fault_cell = next returned { $value }. It must return a row and a column of the board, counted from 0.
ordering_fault_filled = next returned { $value }, but that cell is filled.
ordering_fault_values = values returned { $value }. It must return a list of different values of the board.
ordering_fault_missing = values left { $value } out, which is legal in the cell: the search might miss the solution.
ordering_experiment = Measure in the experiment
