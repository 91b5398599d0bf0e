compare_title = Compare searches
compare_description = Watch two to four searches of one puzzle race: reading order, fewest first and most first side by side, step by step, with one clock. See who needs fewer placements, and why.
compare_nav = Compare
compare_kind = Problem
compare_lanes = Lanes
compare_lane = Lane { $letter }:
compare_lane_named = { $letter } ({ $name })
compare_lane_choose = How { $lane } searches
compare_lane_add = Add a lane
compare_lane_add_short = Lane
compare_lane_remove = Remove { $lane }
compare_board_of = Board of { $lane }
compare_open_studio = Open this moment in the studio
compare_open_studio_lane = Open this moment of { $lane } in the studio
compare_order_naive = reading order
compare_order_findmin = fewest first
compare_order_findmin_degree = fewest first + degree
compare_order_findmax = most first
compare_order_random = random order
compare_order_dom_wdeg = learns from dead ends
compare_without_elimination = without elimination
compare_seed = seed { $seed }
compare_as_printed = as printed
compare_rewritten = rewriting { $number }
compare_rewriting = Rewriting the puzzle…
compare_rewriting_number = Rewriting
compare_rewriting_next = Next
compare_rewriting_hint = The same puzzle with other digits and its rows and columns moved. 0 is the puzzle as it is.
compare_placements = Placements
compare_undos = Taken back
compare_depth = Depth
compare_result_solved =
    { $count ->
        [one] Solved after { $formatted } step
       *[other] Solved after { $formatted } steps
    }
compare_result_none =
    { $count ->
        [one] No solution: certain after { $formatted } step
       *[other] No solution: certain after { $formatted } steps
    }
compare_result_all =
    { $count ->
        [one] Everything tried after { $formatted } step; solutions: { $solutions }
       *[other] Everything tried after { $formatted } steps; solutions: { $solutions }
    }
compare_result_stuck =
    { $count ->
        [one] Elimination is stuck after { $formatted } step
       *[other] Elimination is stuck after { $formatted } steps
    }
compare_result_stopped =
    { $count ->
        [one] Stopped after { $formatted } step; its counts are lower bounds
       *[other] Stopped after { $formatted } steps; its counts are lower bounds
    }
compare_result_cut =
    { $count ->
        [one] The trace breaks off after { $formatted } step; its counts are lower bounds
       *[other] The trace breaks off after { $formatted } steps; its counts are lower bounds
    }
compare_result_failed = The search broke off; at least this far
compare_presets = Presets
compare_preset_two = Reading order against fewest first
compare_preset_two_line = One after another, or always where the fewest candidates are left
compare_preset_three = Reading order, fewest first, most first
compare_preset_three_line = And where the most candidates are left, which often runs into the limit
compare_preset_back = Step back, or jump back?
compare_preset_back_line = From a dead end to the latest decision, or to the latest that has a part in it; and a better order, which hardly needs either
compare_preset_models = The same puzzle, seen in different ways
compare_preset_models_line = One search, and what the model of the puzzle notices early
compare_preset_propagation = How far to look after each placement
compare_preset_propagation_line = Not at all, at the neighbours (forward checking), or until everything left has support (AC-3)
compare_preset_elimination = With and without elimination
compare_preset_elimination_line = The same order; one lane crosses out candidates after each placement
compare_preset_values = Two orders of values
compare_preset_values_line = As they come, or what looks best first
compare_preset_chance = Ascending or random values
compare_preset_chance_line = The same search with its values drawn by three seeds: how much is luck?
compare_preset_twins = One puzzle, written in two ways
compare_preset_twins_line = Digits exchanged, rows and columns moved: the same puzzle. Is it the same search?
compare_guess = Your guess
compare_guess_lane = Fewest placements
compare_guess_factor = By what factor?
compare_guess_same = about the same
compare_guess_times = { $times }×
compare_guess_go = Race
compare_started = The race has started.
compare_guess_skip = Show the result
compare_guess_first = Guess first
compare_guess_said = Your guess: { $lane } wins, and the others need about { $times } times as many.
compare_guess_said_same = Your guess: about the same.
compare_guess_right = No other choice was nearer.
compare_guess_lane_right = You named the right lane.
compare_guess_wrong = It came out differently.
compare_verdict_waits = Still searching.
compare_verdict_none = No lane finished, so there is no winner.
compare_verdict_same =
    { $count ->
        [one] All lanes needed { $formatted } placement.
       *[other] All lanes needed { $formatted } placements.
    }
compare_verdict_fewer =
    { $count ->
        [one] { $bestPlacements } placement with { $best }, { $otherPlacements } with { $other }: { $times } times as many.
       *[other] { $bestPlacements } placements with { $best }, { $otherPlacements } with { $other }: { $times } times as many.
    }
compare_verdict_close =
    { $count ->
        [one] { $bestPlacements } placement with { $best }, { $otherPlacements } with { $other }: hardly more.
       *[other] { $bestPlacements } placements with { $best }, { $otherPlacements } with { $other }: hardly more.
    }
compare_verdict_bound =
    { $count ->
        [one] { $bestPlacements } placement with { $best }. With { $other }, the search was stopped after { $otherPlacements }: at least { $times } times as many.
       *[other] { $bestPlacements } placements with { $best }. With { $other }, the search was stopped after { $otherPlacements }: at least { $times } times as many.
    }
compare_verdict_stopped_at = With { $other }, the search was stopped after { $otherPlacements }.
compare_verdict_stopped_early = With { $other }, the search was stopped too early to tell.
compare_verdict_back =
    { $count ->
        [one] With { $best } it went back once, with { $other } { $otherUndos } times.
       *[other] With { $best } it went back { $formatted } times, with { $other } { $otherUndos }.
    }
compare_verdict_back_bound =
    { $count ->
        [one] With { $best } it went back once, with { $other } at least { $otherUndos } times.
       *[other] With { $best } it went back { $formatted } times, with { $other } at least { $otherUndos }.
    }
compare_verdict_lost = This time { $loser } lost. It usually wins; here reading order happened to meet the right values sooner.
compare_conflict = The puzzle contradicts itself, so nothing is searched.
compare_searching = Searching…
compare_cancel = Stop
compare_clock = One tick is
compare_clock_steps = a step
compare_clock_placements = a placement
compare_clock_depth = a new depth
compare_clock_share = a share of each run
compare_clock_steps_hint = All lanes take the same number of steps
compare_clock_placements_hint = All lanes have placed equally often
compare_clock_depth_hint = Each lane at the moment it first reached this depth
compare_clock_share_hint = Each lane is scaled to its own end
compare_tick_step = step { $formatted }
compare_tick_placement = placement { $formatted }
compare_tick_depth = depth { $formatted }
compare_tick_share = { $formatted }%
compare_of_ticks = of { $length }
compare_rate_placements =
    { $count ->
        [one] { $formatted } placement/s
       *[other] { $formatted } placements/s
    }
compare_rate_depths =
    { $count ->
        [one] { $formatted } depth/s
       *[other] { $formatted } depths/s
    }
compare_rate_share =
    { $count ->
        [one] { $formatted }% per second
       *[other] { $formatted }% per second
    }
compare_curve = Curves
compare_curve_placements = Placements
compare_curve_depth = Depth
compare_log = Log scale
compare_chart_placements = Placements of each lane over time
compare_chart_depth = Depth of each lane over time
compare_difference = Go to the first place where { $one } and { $other } decide differently
compare_difference_short = First difference
compare_pictures = Show
compare_pictures_both = Boards and trees
compare_pictures_boards = Boards
compare_pictures_trees = Trees
compare_pictures_overlay = Boards laid over each other
compare_experiment = Experiment
compare_chart_options = Chart and guess
compare_more = More about this race
compare_verdict_more = With { $other }, { $otherPlacements } placements: { $times } times as many.
compare_verdict_more_bound = With { $other }, the search was stopped after { $otherPlacements } placements: at least { $times } times as many.
compare_share_link = Link to this moment
compare_back = Back to the race
compare_back_to_experiment = back to the experiment
compare_present_lanes = Lanes
compare_present_verdict = Verdict
compare_present_chart = Curves
compare_present_question = Which search needs the fewest placements?
compare_present_leave = Back to the page
compare_paused = Paused at { $tick }. Placements: { $counts }.
compare_hidden_singles = naked and hidden singles
compare_verdict_alone =
    { $count ->
        [one] { $formatted } placement with { $best }.
       *[other] { $formatted } placements with { $best }.
    }
compare_eliminate_start = at the start
compare_eliminate_every = after each placement
compare_eliminate_alone = without search
compare_overlay_label = Boards of { $first } and { $second }, laid over each other: { $counts }
compare_overlay_both = placed by both: { $formatted }
compare_overlay_differ = different values: { $formatted }
compare_overlay_first = Left halves
compare_overlay_second = Right halves
compare_overlay_rewritten = Lanes { $first } and { $second } search the puzzle written in different ways, so their boards cannot be laid over each other.
compare_presets_this = With this puzzle
compare_presets_other = With another puzzle
compare_own = the program
compare_own_yours = your program
compare_own_ordering = the ordering
compare_own_ordering_yours = your ordering
compare_trace = the trace
compare_trace_add = Trace
compare_trace_unfit = This trace is about another puzzle, so it cannot be raced here.
compare_trace_missing = The trace is not in this address, because it is too long for a link. Open its file in the studio, and press Race there.
compare_trace_none = With { $name }, the search ends without a solution, although there is one. In the studio, Check looks for the first event that is false.
compare_own_add = Program
compare_own_listing = The code of { $lane }
compare_own_code = Code
compare_own_gate = This lane is a program. It has not run yet: read it, then run it. It runs shut off from this page and from the network.
compare_own_run = Run the program
compare_own_run_first = Run the program first; then the race can be played.
compare_own_waits = The program has not run yet.
compare_own_unreadable = The program in this address cannot be read. The link may have been cut off.
compare_own_unfit = This program cannot be run on this puzzle: it needs a board with square boxes, or a chessboard without queens.
compare_own_unable = The program could not be run. Run it again, or reload the page.
compare_own_none =
    { $count ->
        [one] Returned { $value } after { $formatted } step: no solution
       *[other] Returned { $value } after { $formatted } steps: no solution
    }
compare_own_unfinished =
    { $count ->
        [one] Returned { $value } after { $formatted } step, but the board is not solved
       *[other] Returned { $value } after { $formatted } steps, but the board is not solved
    }
compare_own_cut =
    { $count ->
        [one] Stopped after { $formatted } step, in line { $line }
       *[other] Stopped after { $formatted } steps, in line { $line }
    }
compare_own_fault = Ended by an error: { $text }
compare_own_fault_line = Ended by an error in line { $line }: { $text }
compare_own_given = Ended in line { $line }: it wrote over the given in { $cell }
compare_own_deep = Ended in line { $line }: too many calls waited for one another
compare_own_wrong_none = The answer of { $name } is wrong: there is a solution.
compare_own_wrong_unfinished = The answer of { $name } is wrong: it returned { $value }, but the board is not solved.
compare_own_wrong_broken = There is no answer from { $name }: it ended by an error.
