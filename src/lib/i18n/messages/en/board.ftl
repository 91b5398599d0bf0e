board_place = row { $row }, column { $column }
board_square = row { $row }, column { $column }: { $content }
board_square_set = { $what }, set by you
board_square_placed = { $what }, placed by the search
board_square_newest = { $what }, newest placement
board_square_forced = { $what }, placed by elimination
board_square_forced_newest = { $what }, newest placement, by elimination
board_square_tried = { $what } tried and rejected
board_square_taken_back = { $what } just taken back
board_square_solved = { $what }, part of the solution
board_square_open = empty
board_square_deadend = dead end, no value left to try
board_square_used_up = no value left to try, after a solution
board_square_conflict = in conflict
board_square_clash = rules out the value being tried
board_square_reason = part of the reason for the dead end
board_square_cause = cause of the elimination
board_square_barren = no candidates left
board_square_current = current
board_square_weight = weight { $weight }
board_square_dead_ends =
    { $count ->
        [one] { $formatted } dead end so far
       *[other] { $formatted } dead ends so far
    }
board_square_candidates = candidates { $list }
board_square_eliminated =
    { $count ->
        [one] { $what } just eliminated
       *[other] { $what } just eliminated
    }
board_legend = Marks on the board
board_legend_group_search = What the search does
board_legend_group_set = Set by hand
board_legend_group_candidates = Candidates
board_legend_set = Set by you
board_legend_placed = Placed by the search: the partial solution
board_legend_newest = Newest placement
board_legend_forced = Placed by elimination
board_legend_tried = Tried and rejected
board_legend_taken_back = Just taken back
board_legend_deadend = Dead end: no value left to try
board_legend_used_up = No value left to try, after a solution: no dead end
board_legend_solved = Part of the solution
board_legend_clash = Rules out the value being tried; at a dead end, part of the reason
board_legend_cause = Cause of the elimination
board_legend_conflict = In conflict
board_legend_current = Current place
board_legend_spot = What the text or the pointer points at
board_legend_dead_ends = How often it was a dead end, with “Where it fails”
board_legend_weight = Its weight, which the order that learns counts
board_legend_candidates = Candidates
board_legend_pruned = Just eliminated
board_error = This text does not describe a puzzle.
board_format = text
board_mark_candidate = candidate
board_mark_pruned = crossed out by elimination
board_mark_eliminated = just crossed out
board_mark_left = not tried yet
board_mark_rejected = tried and rejected
board_mark_failed = tried before and failed
board_mark_skipped = skipped by a jump: it has not failed
board_mark_solved = tried before and led to a solution
board_legend_left = Not tried yet
board_legend_rejected = Tried and rejected before
board_legend_failed = Tried before and failed
board_legend_skipped = Skipped by a jump: it has not failed
board_legend_solved_before = Tried before and led to a solution
board_legend_eliminated = Just eliminated
board_legend_eliminated_before = Eliminated since the last placement
board_walk_start = start
board_walk_directions = Order of directions
board_walk_ascending = in order of directions
board_walk_descending = in reverse order
board_walk_random = Directions are tried in random order.
board_walk_reject = { $value } is not possible: { $clash }.
board_overlay_both = visited by both: { $formatted }
board_overlay_only = only { $lane }: { $formatted }
