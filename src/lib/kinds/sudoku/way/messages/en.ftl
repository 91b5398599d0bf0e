way_title = Your way
way_description = What a player placed and took back in a Sudoku, step by step.
way_example_detours = Detours
way_example_detours_line = A 4×4 with two rules broken and two values taken back.
way_facts =
    { $count ->
        [one] { $size }×{ $size }, one move
       *[other] { $size }×{ $size }, { $formatted } moves
    }
way_error_no_way = This is not a player’s way.
way_format_address = address
way_open_placeholder = puzzle=53..7….&moves=022…
way_open_hint = The part of an address after the question mark: the puzzle, and three characters for each move.
way_placed_again = placed again
way_taken_back = taken back
way_says_start =
    { $count ->
        [one] You start. One cell is empty.
       *[other] You start. { $formatted } cells are empty.
    }
way_says_choose = You turn to { $variable }.
way_says_reject = You set { $value } in { $variable }, which breaks a rule: { $clash }.
way_says_place = You set { $value } in { $variable }.
way_says_force = { $value } stays in { $variable }: you did not change it.
way_says_back = You take { $value } back from { $variable }.
way_says_back_later = To reach an earlier value, { $value } leaves { $variable } for now: a search only goes back in order.
