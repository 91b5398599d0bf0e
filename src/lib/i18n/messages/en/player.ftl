player_bar = Player
player_transport = Playback
player_play = Play
player_pause = Pause
player_step_back = Step back
player_step_forward = Step forward
player_start = Go to the start
player_end = Go to the end
player_end_recorded = Go to the end of the recording
player_run_to_end = Run to the end
player_backtrack_back = Previous backtrack
player_backtrack_forward = Next backtrack
player_solution_back = Previous solution
player_solution_forward = Next solution
player_deadend_back = Previous dead end
player_deadend_forward = Next dead end
player_cell_back = Previous change to { $cell }
player_cell_forward = Next change to { $cell }
player_cell_back_any = Previous change to the selection
player_cell_forward_any = Next change to the selection
player_return = Return to depth { $depth } or less
player_return_any = Return to this depth
player_stop_forward = Go to the next stop
player_jumps = More jumps
player_more = More controls
player_missed_forward =
    { $jump ->
        [backtrack] No later backtrack.
        [deadend] No later dead end.
        [solution] No later solution.
       *[other] Nothing like that later.
    }
player_missed_forward_recording = None later so far; the search is still running.
player_missed_back =
    { $jump ->
        [backtrack] No earlier backtrack.
        [deadend] No earlier dead end.
        [solution] No earlier solution.
       *[other] Nothing like that earlier.
    }
player_jump_backtrack = Backtrack
player_jump_deadend = Dead end
player_jump_solution = Solution
player_jump_cell = Change to { $cell }
player_jump_cell_none = Change to the selection
player_jump_stop = Next stop
player_start_short = Start
player_end_short = End
player_step = Step
player_of_length = of { $length }
player_paused = Paused at step { $position }.
player_depth = depth { $depth }
player_depth_name = Depth
player_valuetext = step { $position } of { $length }, depth { $depth }
player_valuetext_recording = step { $position } of { $length } so far, depth { $depth }
player_scrubber = Position in the run
player_hover = step { $position }
player_recording = recording…
player_waiting = Waiting for the recording…
player_awaiting = Going to step { $position }…
player_following = Following the search to the end…
player_looking = Looking…
player_cancel_jump = Cancel
player_speed = Speed
player_slower = Slower
player_faster = Faster
player_presets = Choose a speed
player_preset_read = read along
player_preset_watch = watch
player_preset_skim = skim
player_preset_fly = fly over
player_preset_most = as fast as possible
player_rate_effective = { $effective } of { $rate }
player_rate_effective_long = { $effective }; you asked for { $rate }
player_rate_move =
    { $count ->
        [one] { $formatted } move/s
       *[other] { $formatted } moves/s
    }
player_rate_decision =
    { $count ->
        [one] { $formatted } decision/s
       *[other] { $formatted } decisions/s
    }
player_rate_backtrack =
    { $count ->
        [one] { $formatted } backtrack/s
       *[other] { $formatted } backtracks/s
    }
player_grain = Move by
player_grain_try = Every step
player_grain_cell = Cell by cell
player_grain_decision = Decisions
player_grain_backtrack = Backtracks
player_grain_try_hint = Every try, and everything else that happens
player_grain_cell_hint = Every step, except that everything one placement crosses out counts as one move. Before the first placement, each cell counts as one.
player_grain_decision_hint = Placements, backtracks and solutions
player_grain_backtrack_hint = Only where the search goes back
player_stops = Play until
player_stops_count =
    { $count ->
        [one] Play until: { $formatted } stop set
       *[other] Play until: { $formatted } stops set
    }
player_stops_lead = Playback pauses at the first of these:
player_stop_backtrack = a backtrack
player_stop_deadend = a dead end
player_stop_solution = a solution
player_stop_cell = { $cell } is filled or emptied
player_stop_cell_selected = { $cell } (selected) is filled or emptied
player_stop_cell_none = the selection is filled or emptied; select something on the board first
player_stop_depth = the search goes back above depth { $depth }
player_stop_depth_field = the search goes back above depth
player_stop_own_line = line { $line } of your program
player_stop_line = line of code: { $line }
player_stop_lines_lead = To stop at a line of code, set a stop in the code view.
player_stop_active = Active stops
player_stop_none = None yet: playback runs to the end.
player_stop_remove = Remove: { $stop }
player_stop_clear = Remove all
player_stop_paused = Paused: { $stop }
player_marks = Stop here
player_mark_here = Stop here, with a note
player_mark_field = Note for step { $position }
player_mark_placeholder = A question for the class (optional)
player_mark_set = Stop at step { $position }
player_mark_change = Change the note
player_mark_full = The address has no room for another note. Shorten one or remove a stop.
player_mark_note = step { $position }: { $note }
player_key_future = Hide or show what comes next
player_future_hide = Hide what comes next
player_future_hidden = What comes next is hidden.
player_line_choose = choose the next place
player_line_reject = reject a value
player_line_place = place a value
player_line_force = place the only candidate
player_line_eliminate = cross out a candidate
player_line_deadend = no value is left
player_line_backtrack = take a value back
player_line_solution = report a solution
player_line_prune = prune: no better solution can follow
player_line_stuck = elimination is stuck
player_status = The search
player_status_idle = No search yet
player_status_running = Searching
player_status_cancel = Cancel the search
player_searched = searched: { $steps }
player_count_steps =
    { $count ->
        [one] { $formatted } step
       *[other] { $formatted } steps
    }
player_count_nodes =
    { $count ->
        [one] { $formatted } node
       *[other] { $formatted } nodes
    }
player_count_solutions =
    { $count ->
        [one] { $formatted } solution
       *[other] { $formatted } solutions
    }
player_status_solved = Solved
player_status_made = Made
player_status_solved_many =
    { $count ->
        [one] Found the one solution you asked for
       *[other] Found the { $formatted } solutions you asked for
    }
player_status_none = No solution: everything was tried
player_status_exhausted =
    { $count ->
        [one] Exactly { $formatted } solution: everything was tried
       *[other] Exactly { $formatted } solutions: everything was tried
    }
player_status_stopped_steps =
    { $count ->
        [one] Stopped after { $formatted } step
       *[other] Stopped after { $formatted } steps
    }
player_status_stopped_backtracks = Stopped at the backtrack limit, after { $steps }
player_status_stopped_placements = Stopped at the placement limit, after { $steps }
player_status_stopped_time = Stopped at the time limit, after { $steps }
player_status_stopped_memory = Memory ran out after { $steps }
player_status_stopped_failure = Crashed after { $steps }
player_status_stopped_user = You stopped it after { $steps }
player_status_stopped_trace = The trace ends after { $steps }
player_status_unknown = it is not known whether there is a solution
player_left_none = there is no solution
player_left_only = the only solution was not found
player_left_some = there is a solution, which was not found
player_left_several = there are several solutions, none of which was found
player_left_found_only = the only solution was found
player_left_found_one = one of several solutions was found
player_status_unknown_more =
    { $count ->
        [one] { $formatted } solution found; it is not known whether there are more
       *[other] { $formatted } solutions found; it is not known whether there are more
    }
player_status_stuck = Elimination is stuck: { $formatted } still open
player_status_stranded = Stuck, and no way back: { $formatted } still open
player_status_contradiction = Contradiction: no value is left for { $cell }
player_status_crashed_unknown = The search crashed. What was recorded is still here.
player_status_crashed = The search crashed: { $error }. What was recorded is still here.
player_status_not_started = The search could not start.
player_help = Keys and tour
player_keys = All keys
player_keys_play = Playing
player_keys_jump = Jumping
player_keys_view = Views
player_keys_edit = Editing
player_key_space = Space
player_key_toggle = Play or pause
player_key_grain = Switch between steps, cells, decisions and backtracks
player_key_fit = Fit the tree to its pane
player_key_follow = Make the tree follow the search
player_key_present = Present, in full screen
player_key_help = Show all keys
player_keys_note = These keys do nothing while you type in a field. A control that you reach with Tab keeps its own arrows and Space; on the board and in the tree, Esc gives them back. ← always goes back in time, in every language.
player_keys_clicker = A clicker for slides steps forward and back. If its button for a black screen sends B, it plays and pauses.
player_keys_letters = Single-letter keys
player_keys_letters_note = Switch them off if you use speech input: then letters and signs such as G or ? do nothing.
player_status_best =
    { $aim ->
        [most] The best solution is worth { $cost }: everything was tried
       *[other] The best solution costs { $cost }: everything was tried
    }
player_status_unknown_best =
    { $aim ->
        [most] the best so far is worth { $cost }; it is not known whether there is a better one
       *[other] the best so far costs { $cost }; it is not known whether there is a better one
    }
