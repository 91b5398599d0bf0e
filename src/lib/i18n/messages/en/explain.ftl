explain_name = Why
explain_gender_variable = neuter
explain_gender_value = neuter
explain_kind_start = Start
explain_kind_choose = Choose
explain_kind_reject = Reject
explain_kind_place = Place
explain_kind_force = Forced placement
explain_kind_eliminate = Cross out
explain_kind_deadend = Dead end
explain_kind_used = All tried
explain_kind_backtrack = Backtrack
explain_kind_solution = Solution
explain_kind_prune = Prune
explain_kind_stuck = Stuck
explain_kind_end = End
explain_plain_start =
    { $count ->
        [one] One variable is open.
       *[other] { $formatted } variables are open.
    }
explain_plain_rule_naive = The search takes them in order.
explain_rule_findmin = The search always takes the one with the fewest candidates (MRV).
explain_rule_findmin_degree = The search always takes the one with the fewest candidates, on a tie the one with the most open neighbours.
explain_rule_dom_wdeg = The search always takes the one with the lowest ratio of candidates to weight (dom/wdeg). Dead ends add weight.
explain_rule_findmax = The search always takes the one with the most candidates.
explain_rule_random = The search takes them at random (seed { $seed }).
explain_values_ascending = Values are tried in ascending order.
explain_values_descending = Values are tried in descending order.
explain_values_random = Values are tried in random order.
explain_values_least_constraining = The value that leaves the others the most candidates is tried first (LCV).
explain_values_preferred = The most promising value is tried first.
explain_eliminate_start = First, candidates that are no longer possible are crossed out.
explain_eliminate_every = Before that and after every placement, impossible candidates are crossed out.
explain_eliminate_alone = Candidates that are no longer possible are crossed out until nothing changes. No value is tried.
explain_plain_choose_naive = { $variable } is the next open variable in order.
explain_plain_choose_only = { $variable } is the only open variable left.
explain_plain_choose_random =
    { $count ->
        [one] { $variable } is the only open variable (seed { $seed }).
       *[other] { $variable } is drawn at random from { $formatted } open variables (seed { $seed }).
    }
explain_choose_hidden = { $variable } is next.
explain_choose_findmin = { $variable } has the fewest candidates: { $candidates }{ $tie }.
explain_choose_findmax = { $variable } has the most candidates: { $candidates }{ $tie }.
explain_choose_dom_wdeg =
    { $count ->
        [one] { $variable } has the lowest ratio: one candidate to a weight of { $weight }{ $next }.
       *[other] { $variable } has the lowest ratio: { $formatted } candidates to a weight of { $weight }{ $next }.
    }
explain_next_dom_wdeg = { " " }(next: { $variable }, { $candidates } to { $weight })
explain_plain_tie =
    { $count ->
        [one] { " " }({ $other } has { $candidates } too; the first one is taken)
       *[other] { " " }({ $formatted } others have { $candidates } too; the first one is taken)
    }
explain_tie_degree =
    { $count ->
        [one] { " " }({ $other } has { $candidates } too; the most open neighbours, { $degree }, decide)
       *[other] { " " }({ $formatted } others have { $candidates } too; the most open neighbours, { $degree }, decide)
    }
explain_introduced = { $name } ({ $meaning })
explain_only_counted = Counting only chooses; all values are still tried in order.
explain_lost = { $variable } has no candidate left: this branch is lost. The search does not know it yet; fewest first would go there now.
explain_lost_findmin = { $variable } has no candidate left: this branch is lost. That is why the search goes there next.
explain_weight_added = The search learns from this: the weight between { $variable } and { $other } grows by 1.
explain_first = First to try: { $value }.
explain_next = Next: { $value }.
explain_next_none = No value is left.
explain_next_some =
    { $count ->
        [one] One value is left to try.
       *[other] { $formatted } values are left to try.
    }
explain_reject = { $value } cannot go in { $variable }: { $clash }.
explain_plain_clash =
    { $count ->
        [one] { $list } rules it out
       *[other] { $list } rule it out
    }
explain_plain_place = { $value } clashes with nothing, so it is placed at { $variable }.
explain_plain_open =
    { $count ->
        [one] One variable is still open.
       *[other] { $formatted } variables are still open.
    }
explain_plain_open_none = No variable is open.
explain_force_last = { $value } is the last candidate for { $variable }, so it is placed there.
explain_force_unit = { $variable } is the only place left for { $value } in { $unit }, so it is placed there.
explain_eliminate = { $value } is crossed out in { $variable }, because { $clash }.
explain_left =
    { $count ->
        [one] Only { $list } is left.
       *[other] Left: { $list }.
    }
explain_left_many =
    { $count ->
        [one] One candidate is left.
       *[other] { $formatted } candidates are left.
    }
explain_left_none = No candidate is left.
explain_used = No value is left for { $variable }: { $reasons }.
explain_deadend = Dead end at { $variable }: { $reasons }.
explain_reason_clash =
    { $count ->
        [one] { $list } clashes
       *[other] { $list } clash
    }
explain_reason_all =
    { $count ->
        [one] its only value clashes
       *[other] all { $formatted } values clash
    }
explain_reason_failed =
    { $count ->
        [one] { $list } was placed and failed
       *[other] { $list } were placed and failed
    }
explain_reason_solved =
    { $count ->
        [one] { $list } led to a solution
       *[other] { $list } led to solutions
    }
explain_reason_crossed =
    { $count ->
        [one] { $list } is crossed out
       *[other] { $list } are crossed out
    }
explain_some_values =
    { $count ->
        [one] one value
       *[other] { $formatted } values
    }
explain_deadend_stranded = Dead end: the last candidate of { $variable } has been crossed out.
explain_deadend_unit = Dead end: { $value } has no place left in { $unit }.
explain_back_to = Go back to { $variable } and take back { $value }.
explain_back_with =
    { $count ->
        [one] Go back to { $variable }: take back { $value }, and with it the value that elimination placed after it.
       *[other] Go back to { $variable }: take back { $value }, and with it the { $formatted } values that elimination placed after it.
    }
explain_conflict = This follows from these decisions: { $list }.
explain_conflict_many = This follows from { $formatted } decisions.
explain_conflict_bound = The best solution so far has a part in it, too.
explain_conflict_none = This follows from no decision of the search, but from the puzzle itself.
explain_jump =
    { $count ->
        [one] Jump back to { $variable }, the latest of these. The placement after it is skipped.
       *[other] Jump back to { $variable }, the latest of these. The { $formatted } placements after it are skipped.
    }
explain_jump_none = There is nothing to jump back to.
explain_backtrack_skipped = Jump from { $dead } to { $to }: { $variable } is skipped, and { $value } is taken back.
explain_backtrack_landed = The jump ends here: { $value } is taken back from { $variable }, the latest placement that has a part in the dead end.
explain_here_skipped =
    { $count ->
        [one] One value is never tried there.
       *[other] { $formatted } values are never tried there.
    }
explain_count_jumps = Jumps
explain_mean_jumps = Dead ends from which the search jumped back over at least one placement.
explain_count_skipped = Skipped
explain_mean_skipped = Placements that were jumped over: taken back without a look at their other values.
explain_count_untried = Never tried
explain_mean_untried = Values that were left untested at the placements jumped over.
explain_support = { $value } is crossed out in { $variable }: no value left at { $other } is compatible with it, so its last support is lost.
explain_rule_arcs = A value that is compatible with nothing left at some neighbour is crossed out too, until every value has support everywhere.
explain_rule_jump = From a dead end it jumps back to the latest placement that has a part in it.
explain_back_none = There is nothing to go back to.
explain_backtrack = { $value } is taken back from { $variable }.
explain_backtrack_used = { $used } has no value left, so { $value } is taken back from { $variable }.
explain_backtrack_unit = { $lost } has no place left in { $unit }, so { $value } is taken back from { $variable }.
explain_backtrack_forced = { $used } was forced and has no alternative, so { $value } is taken back from { $variable }.
explain_backtrack_solution = To look for another solution, { $value } is taken back from { $variable }.
explain_here_next = Next value there: { $value }.
explain_backtrack_better = To look for a better solution, { $value } is taken back from { $variable }.
explain_backtrack_prune = No better solution can follow, so { $value } is taken back from { $variable }.
explain_deadend_full = Dead end: all assigned, but not a solution.
explain_prune =
    { $aim ->
        [most] This path cannot beat the best so far: it can come to { $bound } at most, and the best is worth { $best }.
       *[other] This path cannot beat the best so far: it costs at least { $bound }, and the best costs { $best }.
    }
explain_solution_cost =
    { $aim ->
        [most] It is worth { $formatted }.
       *[other] It costs { $formatted }.
    }
explain_solution_best =
    { $aim ->
        [most] It is worth { $formatted }: the best so far.
       *[other] It costs { $formatted }: the best so far.
    }
explain_here_none = Nothing else is left to try there, so the search goes back further.
explain_here_forced = It was forced, so the search goes back further.
explain_here_some =
    { $count ->
        [one] One value is left to try there.
       *[other] { $formatted } values are left to try there.
    }
explain_plain_solution = Everything is placed and nothing clashes: a solution.
explain_plain_solution_number = Everything is placed and nothing clashes: solution number { $formatted }.
explain_outcome_solved =
    { $count ->
        [one] Found in one step.
       *[other] Found in { $formatted } steps.
    }
explain_outcome_alone = Solved by elimination alone.
explain_outcome_enough =
    { $count ->
        [one] The one solution you asked for is found.
       *[other] The { $formatted } solutions you asked for are found.
    }
explain_outcome_none = Everything was tried: there is no solution.
explain_outcome_best =
    { $aim ->
        [most] Everything was tried. The board shows the best solution: it is worth { $formatted }.
       *[other] Everything was tried. The board shows the best solution: it costs { $formatted }.
    }
explain_outcome_exact =
    { $count ->
        [one] Everything was tried: there is exactly one solution.
       *[other] Everything was tried: there are exactly { $formatted } solutions.
    }
explain_outcome_stopped = { $stopped }; { $unknown }.
explain_stopped_steps =
    { $count ->
        [one] Stopped after one step
       *[other] Stopped after { $formatted } steps
    }
explain_stopped_backtracks =
    { $count ->
        [one] Stopped after one backtrack
       *[other] Stopped after { $formatted } backtracks
    }
explain_stopped_placements =
    { $count ->
        [one] Stopped after one placement
       *[other] Stopped after { $formatted } placements
    }
explain_stopped_time =
    { $count ->
        [one] Time ran out after one step
       *[other] Time ran out after { $formatted } steps
    }
explain_stopped_memory =
    { $count ->
        [one] Memory ran out after one step
       *[other] Memory ran out after { $formatted } steps
    }
explain_stopped_failure = The search crashed
explain_stopped_at_start = The search could not start
explain_stopped_user =
    { $count ->
        [one] You stopped it after one step
       *[other] You stopped it after { $formatted } steps
    }
explain_stopped_trace =
    { $count ->
        [one] The trace ends after one step
       *[other] The trace ends after { $formatted } steps
    }
explain_unknown = it is not known whether there is a solution
explain_unknown_further = it is not known whether there is another
explain_unknown_better =
    { $aim ->
        [most] the best so far is worth { $formatted }, and it is not known whether there is a better one
       *[other] the best so far costs { $formatted }, and it is not known whether there is a better one
    }
explain_plain_stuck =
    { $count ->
        [one] Stuck: elimination finds nothing more, and one variable is still open.
       *[other] Stuck: elimination finds nothing more, and { $formatted } variables are still open.
    }
explain_outcome_stranded =
    { $count ->
        [one] Stuck with one still open: this method has no way back.
       *[other] Stuck with { $formatted } still open: this method has no way back.
    }
explain_outcome_contradiction = Contradiction at { $variable }: there is no solution.
explain_plain_unit = group { $number }
explain_counts = Candidates compared
explain_counts_chosen = chosen
explain_counts_more =
    { $count ->
        [one] and one more
       *[other] and { $formatted } more
    }
explain_states = Values of { $variable }
explain_state_left = not tried yet
explain_state_rejected = clashes with { $clashes }
explain_state_failed = placed and failed
explain_state_skipped = skipped by a jump: it has not failed
explain_state_solved = led to a solution
explain_state_crossed = crossed out
explain_state_placed = in place
explain_state_taken_back = just taken back
explain_copied = Copied.
explain_copy_refused = The browser did not allow copying. Select the text and copy it yourself.
explain_code = Code
explain_code_pseudocode = Pseudocode
explain_code_language = Language of the code
explain_code_copy = Copy the code
explain_code_variable = variable = { $variable }
explain_code_values = variable = { $variable }, value = { $value }
explain_code_stop = { $number }. Play until this line: { $line }
explain_stack = Call stack
explain_stack_empty = Nothing is decided yet: the stack is empty.
explain_stack_head_depth = Depth
explain_stack_head_variable = Where
explain_stack_head_value = Value
explain_stack_head_failed = failed
explain_stack_head_solved = led to a solution
explain_stack_head_rejected = clash
explain_stack_head_left = left
explain_stack_frame = Depth { $depth }: { $variable } is { $value }
explain_stack_searching = Depth { $depth }: looking for a value for { $variable }
explain_stack_forced = forced
explain_stack_left = Left to try: { $list }
explain_stack_failed = Placed and failed: { $list }
explain_stack_solved = Led to a solution: { $list }
explain_stack_rejected = Clash: { $list }
explain_stack_go = Go to the step that placed it
explain_counters = Counters
explain_counters_explain = Explain
explain_counters_text = Text
explain_counters_copy = Text: copy the counters
explain_counters_copy_csv = CSV: copy the counters for a spreadsheet
explain_csv_group = group
explain_csv_counter = counter
explain_csv_number = number
explain_group_search = Search
explain_group_forward = Forward
explain_group_back = Back
explain_group_depth = Depth
explain_group_elimination = Elimination
explain_count_steps = Steps
explain_mean_steps = All steps of the search so far.
explain_count_choices = Choices
explain_mean_choices = How often the ordering picked the next place.
explain_count_tries = Tries
explain_mean_tries = Values tested, whether they clashed or were placed.
explain_count_deadends = Dead ends
explain_mean_deadends = How often no value was left to try.
explain_count_solutions = Solutions
explain_mean_solutions = Solutions found so far.
explain_count_prunes = Prunes
explain_mean_prunes = How often the search went back early because no better solution could follow.
explain_count_best = Best so far
explain_mean_best =
    { $aim ->
        [most] The highest worth of a solution found so far.
       *[other] The lowest cost of a solution found so far.
    }
explain_count_time = Time of the search
explain_mean_time = How long the whole search took on this device, excluding display.
explain_count_placements = Placements
explain_mean_placements = Values placed, including forced ones.
explain_count_undos = Taken back
explain_mean_undos = Values taken back, including forced ones.
explain_count_streak = Current streak
explain_count_longest = Longest streak
explain_count_depth = Current depth
explain_mean_depth = How many values are placed now.
explain_count_deepest = Deepest
explain_mean_deepest = The most values that were ever placed at once.
explain_count_eliminations = Crossed out
explain_mean_eliminations = Candidates that elimination has crossed out.
explain_count_forced = Forced placements
explain_mean_forced = Placements made by elimination, without trying.
explain_mean_forward_streak = Placements since a value was last taken back.
explain_mean_longest_forward = The most placements in a row, with nothing taken back between them.
explain_mean_back_streak = Values taken back since the last placement.
explain_mean_longest_back = The most values taken back in a row, with no placement between them.
explain_stack_many_failed =
    { $count ->
        [one] one failed
       *[other] { $formatted } failed
    }
explain_stack_many_solved =
    { $count ->
        [one] one led to a solution
       *[other] { $formatted } led to solutions
    }
explain_stack_many_rejected =
    { $count ->
        [one] one clashes
       *[other] { $formatted } clash
    }
explain_stack_many_left =
    { $count ->
        [one] one left
       *[other] { $formatted } left
    }
explain_counts_meaning =
    { $count ->
        [one] { $variable } has one candidate: { $list }
       *[other] { $variable } has { $formatted } candidates: { $list }
    }
explain_state_impossible = not possible
explain_stack_returns_found = returns true
explain_stack_returns_failed = returns false
explain_stack_word_found = true
explain_stack_word_failed = false
