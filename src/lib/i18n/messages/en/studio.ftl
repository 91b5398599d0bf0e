studio_more = More
studio_more_hint = More: strategy, editing, code, counters, stops, presenting
studio_puzzle = Puzzle
studio_puzzle_more = More: open, save, share
studio_strategy = Strategy
studio_board = Board
studio_tree = Decision tree
studio_explain = Details
studio_order = Order
studio_order_naive = reading order (naive)
studio_order_findmin = fewest first (findmin)
studio_order_findmin_degree = fewest first, ties by degree
studio_order_findmax = most first (findmax)
studio_order_random = random
studio_order_dom_wdeg = learning (dom/wdeg)
studio_order_naive_hint = The first open one in reading order
studio_order_findmin_hint = The open one with the fewest candidates: minimum remaining values (MRV)
studio_order_findmin_degree_hint = The open one with the fewest candidates; on a tie, the one with the most open neighbours
studio_order_findmax_hint = The open one with the most candidates
studio_order_random_hint = An open one picked at random, with the seed
studio_order_dom_wdeg_hint = The open one with the lowest ratio of candidates to weight; when one loses its last value to another, the weight between the two grows
studio_values = Values
studio_values_ascending = ascending
studio_values_descending = descending
studio_values_random = random
studio_values_least = least constraining
studio_values_least_hint = The value that leaves the others the most candidates: least constraining value (LCV)
studio_values_preferred = preferred first
studio_elimination = Elimination
studio_elimination_none = none
studio_elimination_naked = naked singles
studio_elimination_hidden = + hidden singles
studio_elimination_forward = forward checking
studio_elimination_arcs = arc consistency
studio_elimination_forward_hint = After each placement, cross out what it forbids at its neighbours; no more
studio_elimination_arcs_hint = Cross out every value that has no support left at some neighbour, again and again until all that is left has support: AC-3, maintained
studio_elimination_naked_hint = Forward checking; and where one candidate is left, place it
studio_elimination_hidden_hint = The same; and where a value has one place left in a row, column or box, place it there
studio_fails = Where it fails: dead ends at each place so far
studio_back = Going back
studio_back_step = step by step
studio_back_jump = jump to the cause
studio_back_step_hint = From a dead end back to the latest decision: chronological backtracking
studio_back_jump_hint = From a dead end back to the latest decision that has a part in it: conflict-directed backjumping
studio_back_no_jump = To jump, the search must know why each value was crossed out. With hidden singles and with arc consistency the reasons are not kept, so it goes back step by step.
studio_variant = Model
studio_eliminate = When to eliminate
studio_eliminate_start = at the start
studio_eliminate_every = every placement
studio_eliminate_every_hint = After each placement, cross out what it rules out, and then what follows from that: forward checking and propagation
studio_eliminate_alone = alone, no search
studio_goal = Goal
studio_goal_first = first solution
studio_goal_all = all solutions
studio_goal_best = best solution
studio_limits = More: elimination, going back, limits, seed
studio_limits_set = More: elimination, going back, limits, seed. A limit is set
studio_limits_text = The search stops when it reaches a limit. Leave empty for no limit.
studio_limit_none = none
studio_limit_steps = Steps
studio_limit_backtracks = Backtracks
studio_limit_placements = Placements
studio_limit_solutions = Solutions
studio_limit_seconds = Seconds
studio_limit_wrong = Enter 1 or more, or leave empty.
studio_seed_wrong = Enter a whole number from 0 to { $max }.
studio_seed = Random seed
studio_undo = Undo the last edit
studio_redo = Redo the edit
studio_reset = Reset to the original puzzle
studio_clear = Clear
studio_board_more = More: reset, clear, candidates
studio_pencil = Candidates
studio_pencil_off = no candidates
studio_pencil_few = up to 3 candidates
studio_pencil_all = all candidates
studio_legend = What the marks mean
studio_cell_value = { $cell } holds { $value }.
studio_cell_open = { $cell } is empty.
studio_cell_barren = { $cell }: no value fits.
studio_cell_candidates =
    { $count ->
        [one] { $cell } can only be { $values }.
       *[other] { $cell } can be { $values }.
    }
studio_cell_solve = Fill this in
studio_cell_solve_one_of = Fill in from one of the solutions
studio_contradiction = { $cells } contradict each other. Change one of them.
studio_contradiction_more =
    { $count ->
        [one] one more
       *[other] { $formatted } more
    }
studio_count_looking = Counting solutions…
studio_count_several = There are several solutions.
studio_count_one = There is exactly one solution.
studio_count_none = There is no solution.
studio_count_at_least_one = There is a solution; it is not yet known whether it is the only one.
studio_count_unknown = It is not yet known whether there is a solution.
studio_count_failed = The solutions could not be counted.
studio_address_error = Part of the address could not be read and was ignored: { $parts }
studio_address_partial = So this may not be the puzzle that was meant, and it is not searched.
studio_address_accept = Search this puzzle
studio_address_unknown = The address has “{ $name }”, which means nothing here.
studio_address_meant = The address has “{ $name }”, which means nothing here. Did you mean “{ $meant }”?
studio_address_repeated = The address has “{ $name }” more than once. The first one counts: { $counted }
studio_dismiss = Dismiss
studio_resize_board = Width of the board pane
studio_resize_explain = Width of the details pane
studio_pane_enlarge = Enlarge: { $pane }
studio_pane_restore = Show the other panes
studio_pane_close = Close: { $pane }
studio_pane_open = { $pane }: open the pane
studio_code = Code
studio_stack = Call stack
studio_counters = Counters
studio_share_link = Link
studio_tree_empty = The tree grows here as soon as the puzzle can be searched.
studio_expand_failed = This part of the tree could not be searched again.
studio_layout_failed = The whole tree could not be laid out, so it is folded.
studio_noscript = The studio runs the search in your browser and needs JavaScript.
studio_open = Open…
studio_limits_title = Limits and seed
studio_eliminate_nothing = Choose an elimination first.
studio_open_label = Open a puzzle
studio_paper = The moment on one page
studio_paper_step = Step { $step }
studio_title_of = { $problem } studio
studio_solutions = Solutions
studio_solutions_none = No solution was found.
studio_solutions_none_yet = No solution so far.
studio_solutions_count =
    { $count ->
        [one] One solution
       *[other] { $formatted } solutions
    }
studio_solutions_better =
    { $count ->
        [one] One solution, none better found
       *[other] { $formatted } solutions, each better than the one before
    }
studio_solutions_cut = Only the first { $formatted } are listed.
studio_solutions_previous = Previous solutions
studio_solutions_next = Next solutions
studio_solution = { $number }: solution
studio_solution_cost =
    { $aim ->
        [most] { $number }, { $cost }: solution and its worth
       *[other] { $number }, { $cost }: solution and its cost
    }
studio_depths = Nodes by depth
studio_depths_total =
    { $count ->
        [one] one in all
       *[other] { $formatted } in all
    }
studio_depth = Depth
studio_depth_nodes = Nodes in the whole run
studio_explain_empty = The reasons, the code and the counters appear here as soon as the puzzle can be searched.
