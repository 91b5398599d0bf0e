watch_note = The solver says: “{ $text }”
watch_restart = Restart: all values are taken back, and the search begins again.
watch_idle = The solver takes back a value here that is not placed.
watch_reject = The solver rejects { $value } for { $variable }.
watch_reject_because = The solver rejects { $value } for { $variable }, because of { $list }.
watch_reject_wrongly = The solver rejects { $value } for { $variable }, although it clashes with nothing that is placed.
watch_place = { $variable } gets the value { $value }.
watch_place_clash = { $variable } gets the value { $value }, although { $clash }.
watch_place_given = { $variable } gets the value { $value }, although { $found } is given there.
watch_place_filled = { $variable } gets the value { $value }, although { $found } is already there.
watch_place_outside = { $variable } gets the value { $value }, although it can never have it.
watch_force = Propagation gives { $variable } the value { $value }.
watch_eliminate = { $value } is no longer a candidate of { $variable }.
watch_eliminate_because = The solver removes { $value } from the candidates of { $variable }, because of { $cause }.
watch_deadend = Dead end: { $variable } has no value left.
watch_deadend_said = The trace says that { $variable } has no value left.
watch_deadend_place = The trace says that { $value } has no place left.
watch_used = The solver is done with { $variable }. Some of its values led to solutions.
watch_fail = The trace says that this node fails.
watch_done = The solver is done with this node.
watch_back = { $value } is taken back from { $variable }.
watch_back_further = The solver goes back further: { $value } is taken back from { $variable }.
watch_back_on = The solver goes on: { $value } is taken back from { $variable }.
watch_back_other = The solver takes back { $value } from { $variable }, although { $found } is there.
watch_bound = The trace says that nothing better can follow: the bound is { $bound }.
watch_bound_best =
    { $aim ->
        [most] The trace says that nothing better can follow: the bound is { $bound }, and the best so far is worth { $best }.
       *[other] The trace says that nothing better can follow: the bound is { $bound }, and the best so far costs { $best }.
    }
watch_solution = The trace calls this a solution.
watch_solution_cost =
    { $aim ->
        [most] The trace calls this a solution that is worth { $formatted }.
       *[other] The trace calls this a solution that costs { $formatted }.
    }
watch_solution_clash = The trace calls this a solution, but there is a clash at { $variable }: { $clash }.
watch_solution_none = The trace calls this a solution, but it is none.
watch_state_unsaid = not mentioned here so far
watch_state_refused = rejected by the solver
watch_lost = { $variable } has no candidate left: this branch is lost.
watch_cost =
    { $aim ->
        [most] The trace says that it is worth { $formatted }.
       *[other] The trace says that it costs { $formatted }.
    }
watch_claim_all =
    { $count ->
        [one] The trace says that everything was tried: one solution
       *[other] The trace says that everything was tried: { $formatted } solutions
    }
watch_claim_none = The trace says that everything was tried: no solution
watch_claim_best =
    { $aim ->
        [most] The trace says that everything was tried: the best solution is worth { $formatted }
       *[other] The trace says that everything was tried: the best solution costs { $formatted }
    }
watch_claim_best_yet =
    { $aim ->
        [most] the best solution in the trace is worth { $formatted }
       *[other] the best solution in the trace costs { $formatted }
    }
watch_claim_found =
    { $count ->
        [one] The trace says that the solver has what it looked for: one solution
       *[other] The trace says that the solver has what it looked for: { $formatted } solutions
    }
watch_claim_found_none = The trace says that the solver has what it looked for, but there is no solution in it
watch_claim_stuck = The trace says that elimination is stuck: { $formatted } still open
watch_claim_stranded = The trace says that the solver cannot go back: { $formatted } still open
watch_claim_contradiction = The trace says that { $variable } has no candidate left
watch_claim_cut = The solver was stopped after { $steps }
watch_claim_further =
    { $count ->
        [one] one solution is in the trace; it is not known whether there are more
       *[other] { $formatted } solutions are in the trace; it is not known whether there are more
    }
watch_kind_note = Note
watch_kind_restart = Restart
watch_title = A trace
watch_by = A trace of { $solver }
watch_by_unknown = A trace of another solver
watch_events =
    { $count ->
        [one] { $formatted } event
       *[other] { $formatted } events
    }
watch_no_end = The file has no end, so how the search ended is not known.
watch_too_many = The file has more events; these are the first { $formatted }.
watch_not_here = A trace was shown here. It is too long for an address: open its file again. Until then, a search of ours is shown.
watch_not_in_link = The trace is too long for a link. After a reload, open the file again.
watch_share_without = This link does not contain the trace, which is too long for a link. Send its file instead.
watch_leave = Close
watch_leave_hint = Close the trace, and let our own search solve this puzzle
watch_leave_table_hint = Close the trace, and open another
watch_race = Race
watch_race_hint = Race this trace against our searches, on one clock
watch_check = Check
watch_check_hint = Look for the first event that is false
watch_opening = Opening the trace …
watch_cancel = Cancel
watch_share_read = { $percent } read
watch_failed = The trace could not be opened: { $error }
watch_worker_failed = The trace could not be opened, because this browser could not start the part that reads it.
watch_other_kind = The trace in this address is about another kind of problem.
watch_line = Line { $line }: { $error }
watch_error_too_large = the file is too large. At most { $expected } can be opened.
watch_error_unreadable = the file cannot be read or unpacked.
watch_error_not_text = the file is not text in UTF-8.
watch_error_utf_16 = the file is text in UTF-16. Save it as UTF-8.
watch_error_empty = nothing happens in it: it has no variables or no values.
watch_error_blank = the file is empty.
watch_error_header_json = this line is not JSON.
watch_error_header_lines = the header has to be on one line, and each event on a line of its own.
watch_error_not_a_trace = { $field } is missing.
watch_error_begins = A trace begins with a line such as { $example }.
watch_error_version = this is version { $found } of the format; version { $expected } can be opened.
watch_error_field = “{ $found }” in the header must look like this: { $example }
watch_error_field_text = “{ $found }” in the header must be a text of at most { $expected } characters.
watch_error_field_first = “first” in the header must be two whole numbers, where the variables and where the values begin: { $example }
watch_error_field_goal = “goal” in the header is not one of those that there are.
watch_error_unknown_field = a header has no field “{ $found }”.
watch_error_largest = for this kind the smallest cost is best, so “goal” cannot be “largest”.
watch_error_kind = there is no kind of problem called “{ $found }”.
watch_error_setup = the header does not say which puzzle of the kind “{ $found }” is searched.
watch_error_parameter = “{ $found }” in “setup” is not as it must be.
watch_error_parameter_entry = entry { $place } of “{ $found }” in “setup” is not as it must be: “{ $entry }”.
watch_error_parameter_type = “{ $found }” in “setup” must be a text or a number.
watch_error_unknown_parameter = the setup of this kind has no “{ $found }”.
watch_error_puzzle = “{ $found }” is not one puzzle of this kind.
watch_error_contradiction = the puzzle in the header breaks its own rules.
watch_error_name_empty = a name is empty.
watch_error_name_long = the name that begins with “{ $found }” has more than { $expected } characters.
watch_error_name_type = “{ $found }” cannot be a name: a name is a text or a number.
watch_error_name_twice = the name “{ $found }” is in the list twice.
watch_error_log = “{ $found }” is not a node of a search log.
watch_error_not_json = “{ $found }” is not one event, such as { $example }.
watch_error_long_line = the line has more than { $expected } characters.
watch_error_word = there is no event called “{ $found }”.
watch_error_arguments = “{ $found }” has too many arguments: it can have { $expected }.
watch_error_missing =
    { $what ->
        [variable] the variable is missing.
        [value] the value is missing.
        [bound] the cost is missing.
       *[other] the text is missing.
    }
watch_error_variable = “{ $found }” is not one of the variables.
watch_error_value = “{ $found }” is not one of the values.
watch_error_variable_number = “{ $found }” is not the number of a variable: the numbers are { $from } to { $to }.
watch_error_value_number = “{ $found }” is not the number of a value: the numbers are { $from } to { $to }.
watch_error_variable_text = “{ $found }” is a text, but variables are numbers here: { $from } to { $to }.
watch_error_value_text = “{ $found }” is a text, but values are numbers here: { $from } to { $to }.
watch_error_first = They begin at 0, unless the header says otherwise, for example { $example }.
watch_error_many_variables = there are more than { $expected } variables.
watch_error_many_values = there are more than { $expected } values, and more cannot be shown. Write a variable for each value instead, such as “{ $row }”, with the values “{ $yes }” and “{ $no }”.
watch_error_number = “{ $found }” is not a whole number from { $from } to { $to }, without quotation marks.
watch_error_note = a note is a text of at most { $expected } characters.
watch_error_deep = more than { $expected } values are in place here at once.
watch_error_end = “{ $found }” is not an end of a search.
watch_error_end_missing = the end is missing: a word that says how the search ended.
watch_error_cut = “{ $found }” is not a reason why a search is cut short.
watch_error_after_end = “{ $found }” comes after the end.
watch_error_meant = Is “{ $expected }” meant?
watch_error_possible = You can write { $list }.
watch_error_example = For example: { $example }
watch_checking = Checking the trace …
watch_share_checked = { $percent } checked
watch_check_failed = The check could not be run in this browser.
watch_lie = Event { $event } (line { $line }) is false: { $text }
watch_lie_end = The end of the trace is false: { $text }
watch_lie_show = Show it
watch_sound =
    { $count ->
        [one] Nothing false found in one event.
       *[other] Nothing false found in { $formatted } events.
    }
watch_unjudged = Not checked: { $list }.
watch_lie_given = { $value } is placed in { $variable }, which is a given and has { $expected }.
watch_lie_chosen = { $variable } is chosen, but it already has { $expected }.
watch_lie_has_value = { $value } is placed in { $variable }, which already has { $expected }.
watch_lie_domain = { $variable } can never have the value { $value }.
watch_lie_eliminated = { $value } is placed in { $variable }, where it was eliminated before.
watch_lie_not_next = { $variable } gets a value, but { $expected } is next: the variables come in their order here.
watch_lie_clash = { $value } is placed in { $variable }, where it clashes with { $list }.
watch_lie_clash_puzzle = { $value } is placed in { $variable }, which the puzzle itself forbids.
watch_lie_takeback_nothing = A value is taken back that is not placed.
watch_lie_takeback_order = { $variable } is taken back, but { $expected } was placed after it.
watch_lie_takeback_value = { $value } is taken back from { $variable }, which has { $expected }.
watch_lie_untested = The jump over { $variable } is said to leave { $found } values untested; at most { $expected } are left there.
watch_lie_untested_nowhere = Values of { $variable } are said to be left untested, but no jump passes over it.
watch_lie_fits = { $value } is rejected for { $variable }, but it clashes with nothing.
watch_lie_reason_open = { $list } is given as a reason, but has no value.
watch_lie_reason = { $list } is given as a reason, but does not forbid { $value } for { $variable }.
watch_lie_gone = { $value } is eliminated from { $variable }, where it was eliminated before.
watch_lie_cause = { $list } is given as the cause, but does not forbid { $value } for { $variable }.
watch_lie_unit = { $value } is forced into { $variable }, but it has another place: { $list }.
watch_lie_unit_none = The unit that is named has nothing to do with { $variable } and { $value }.
watch_lie_value_left = { $variable } is called a dead end, but { $value } is left: it was not tried, and nothing forbids it.
watch_lie_place_left = { $value } is said to have no place left, but it has one: { $list }.
watch_lie_solution_failed = The node is said to fail, but its placements are a solution.
watch_lie_solution_open = This is called a solution. { $open }
watch_lie_no_solution = This is called a solution, but it breaks the rules.
watch_lie_solution_twice = This solution was already found at event { $event }.
watch_lie_cost =
    { $aim ->
        [most] This solution is worth { $expected }, not { $found }.
       *[other] This solution costs { $expected }, not { $found }.
    }
watch_lie_bound = With the bound { $found }, a solution better than the best so far ({ $expected }) can still follow.
watch_lie_better_follows =
    { $aim ->
        [most] The trace says that what follows is worth at most { $found }, but a solution worth { $expected } can follow.
       *[other] The trace says that what follows costs at least { $found }, but a solution that costs { $expected } can follow.
    }
watch_lie_nothing_open = The search is said to be stuck, but no variable is open.
watch_lie_end_found = it says that the solver found what it looked for, but the trace has no solution.
watch_lie_end_open = it says that the number of open variables is { $found }, but it is { $expected }.
watch_lie_end_contradiction = it says that { $variable } has no candidate left, but it has one.
watch_lie_missing =
    { $count ->
        [one] it says that there are no other solutions, but there is one, and the trace does not have it.
       *[other] it says that there are no other solutions, but there are { $formatted }, and the trace has { $found }.
    }
watch_lie_missing_least =
    { $count ->
        [one] it says that there are no other solutions, but there is at least one, and the trace does not have it.
       *[other] it says that there are no other solutions, but there are at least { $formatted }, and the trace has { $found }.
    }
watch_lie_not_best =
    { $aim ->
        [most] it says that everything was tried, but the best solution is worth { $expected }, and the trace does not have it.
       *[other] it says that everything was tried, but the best solution costs { $expected }, and the trace does not have it.
    }
watch_unjudged_constraints = whether values fit, whether dead ends and solutions are what they are called, whether bounds are right, and whether everything was tried: the trace does not say what the constraints are
watch_unjudged_method = rejected values, dead ends and solutions, because this puzzle has a method of its own
watch_unjudged_eliminations =
    { $count ->
        [one] one elimination without a cause
       *[other] { $formatted } eliminations without a cause
    }
watch_unjudged_forced =
    { $count ->
        [one] one forced value
       *[other] { $formatted } forced values
    }
watch_unjudged_failures =
    { $count ->
        [one] one dead end that does not say where no value is left
       *[other] { $formatted } dead ends that do not say where no value is left
    }
watch_unjudged_bounds =
    { $count ->
        [one] one bound, because solutions have no cost here
       *[other] { $formatted } bounds, because solutions have no cost here
    }
watch_unjudged_bounds_long =
    { $count ->
        [one] one bound, because our own search for something better takes too long
       *[other] { $formatted } bounds, because our own search for something better takes too long
    }
watch_unjudged_costs =
    { $count ->
        [one] one cost
       *[other] { $formatted } costs
    }
watch_unjudged_all = whether the trace has all solutions, because our own search takes too long
watch_export = Trace
watch_export_hint = Every step, as JSON Lines. The studio opens such a file again.
watch_export_cut = The run has more than { $formatted } steps; the file has the first ones.
watch_page_title = Watch any solver
watch_page_description = Open the trace of any solver, yours or Gecode’s, and step through its search forwards and backwards, with board and decision tree.
watch_page_lead = A solver writes down what it does, one line for each step. Open that file here to see its board and its decision tree: step forwards and backwards, set breakpoints, and check for the first step that is wrong.
watch_drop = Drop a trace file anywhere on this page
watch_choose = Choose a file
watch_paste = You can also paste its text.
watch_bounds = Up to { $events } events: { $text } of text, or { $gzipped } gzipped. Nothing in the file is executed, and it does not leave this device.
watch_examples = Examples
watch_example_gecode = Gecode: eight queens
watch_example_gecode_line = A real run of Gecode, with all that its propagation removes. It finds all 92 solutions.
watch_example_python = A Sudoku solver in Python
watch_example_python_line = The program below solves the board of chapter 4. The studio shows it with its own board and sentences.
watch_example_slip = The same, with a slip
watch_example_slip_line = The same solver with a mistake in it. Press Check, and the first wrong step is found.
watch_first = Your first trace in two minutes
watch_first_download = Save these two files in one folder: the recorder, which is all you need, and a Sudoku solver that uses it.
watch_first_run = Run the solver:
watch_first_drop = Drop { $file } on this page.
watch_first_yours = In a solver of your own, add the marked lines: one where a value is placed, one where it is taken back, one for a solution, one for the end. All others can be left out.
watch_language = Programming language
watch_code_of = The program { $file }
watch_copy_code = Copy
watch_solvers = MiniZinc, Gecode, Chuffed, Choco
watch_solvers_text = These solvers can send their search to CP-Profiler. A small converter listens in its place and writes a trace. It needs Python and nothing else.
watch_solvers_get = Save the converter, and start it:
watch_solvers_run = In another window, run the model and let it connect to port { $port }:
watch_solvers_needs = This works with Gecode 6.3 or newer and with Chuffed, if they were built with CP-Profiler support. Debian’s Gecode was not: minizinc then answers “Unrecognized option”.
watch_solvers_logs = Without that support, this page still opens Chuffed’s node-log.log, and searches that CP-Profiler has saved.
watch_format = The format
watch_format_text = Each line is one JSON value: first a header, then an array for each event, and finally the end. A variable or a value is a number or, in a table, a name.
watch_format_header = The header names one of our kinds and its puzzle, or the variables and values of a table:
watch_format_first = Numbers count from 0, unless “first” says otherwise: with [0,1], variables count from 0 and values from 1.
watch_format_events = Events
watch_format_word = Word
watch_format_letter = Letter
watch_format_arguments = Arguments
watch_format_meaning = Meaning
watch_format_optional = Arguments in brackets can be left out.
watch_format_costs = A cost is what you would print: a length, or a profit. In a table, the smallest is best, unless the header has { $goal }.
watch_argument_variable = variable
watch_argument_value = value
watch_argument_reasons = list of variables
watch_argument_cause = variable
watch_argument_cost = cost
watch_argument_note = text
watch_event_choose = this variable is next
watch_event_reject = the value was tested and does not fit; the variables that forbid it
watch_event_place = the value is tried there: a node of the tree
watch_event_force = propagation left only this value; the unit, such as a row, where it has no other place
watch_event_eliminate = propagation removed a candidate; the variable that caused it
watch_event_deadend = no value is left there, or the node failed if no variable is named; last, the variable that took the last value
watch_event_takeback = takes back the latest placement; how many of its values were never tested
watch_event_jump = takes back the first placement that a jump passes over; how many of its values were never tested
watch_event_bound = nothing better than this can follow, and it is no better than the best so far
watch_event_solution = the placements are a solution; its cost, or its worth where the most is best
watch_event_restart = everything is taken back, and the search begins again
watch_event_stuck = elimination finds nothing more
watch_event_note = what the solver wants to say
watch_format_end = The last line is { $all } if everything was tried, { $found } if the solver has what it looked for, or { $cut } if it was stopped.
watch_format_kinds = What the numbers stand for
watch_format_kind = Kind
watch_format_variables = Variables
watch_format_values = Values
watch_format_more = Export writes any run of the studio in this format, so that you can see how it is done.
watch_kind_sudoku_variables = the cells, in reading order
watch_kind_sudoku_values = the symbols, in order
watch_kind_queens_variables = the rows
watch_kind_queens_values = the columns
watch_kind_map_colouring_variables = the regions, in the order below
watch_kind_map_colouring_values = the colours
watch_kind_maze_variables = the steps of the path
watch_kind_maze_values = the directions: north, east, south, west
watch_kind_sequence_variables = the positions
watch_kind_sequence_values = the letters
watch_kind_knights_tour_variables = the moves
watch_kind_knights_tour_values = the eight jumps, in the order below
watch_kind_round_trip_variables = the stops
watch_kind_round_trip_values = the towns, in the order of “cities”
watch_kind_subset_variables = the numbers or things
watch_kind_subset_values = 0: take it, 1: leave it
watch_kind_cryptarithm_variables = the letters: column by column from the ones, each from the top
watch_kind_cryptarithm_values = the digits
watch_kind_own_variables = the variables, in the order of “names”
watch_kind_own_values = the values, in the order of “domain”
watch_nav = Watch any solver
watch_frame_unreadable = The trace in the address of this frame cannot be read.
watch_kind_making_variables = the cells, in reading order
watch_kind_making_values = the symbols, in order
watch_example_zebra = Gecode: the zebra puzzle
watch_example_zebra_line = A real run on a puzzle that has no board here: a table of its variables and values.
watch_format_goal = “goal” in the header says what the solver looks for: { $list }.
watch_format_cuts = After { $cut }, a third entry can say why: { $list }.
watch_format_limits = There can be { $events } events at most, { $placements } placements at a time, and { $line } characters in a line, { $note } in a note and { $name } in a name. A table has at most { $variables } variables and { $values } values. Numbers are whole, up to { $number }. The file has at most { $gzipped } MB gzipped, { $text } MB as text.
watch_format_setups = A header for each kind
watch_argument_unit = number of a unit
watch_argument_untested = number of values
watch_setup_sudoku = The rows from the top; a point or 0 is an empty cell.
watch_setup_queens = “size” is the number of rows.
watch_setup_map_colouring = “map” is australia or usa, “colours” is 2 to 6. The regions of Australia are { $list }; those of the USA are in the order of their postal codes.
watch_setup_maze = The rows from the top: x is a wall, o is open, S the start, G the goal.
watch_setup_sequence = The letters in their order. “length” is the number of positions, { $formatted } if it is left out; “rule” is { $list }.
watch_setup_knights_tour = Columns and rows. The knight starts at a1, at the bottom left, or where “path” says. The jumps are { $list }.
watch_setup_round_trip = Each town: its name, how far it is from the left, how far from the top. Each road: two towns, as digits of their places in that list (0 to 9, then a to v). “lengths” instead of “roads” adds the length: 0112 is 12 from the first town to the second.
watch_setup_subset = “items” are the numbers, “target” is their sum. In a knapsack, 2_40 weighs 2 and yields 40, and “target” is the most that it can carry.
watch_setup_cryptarithm = The numbers of the sum; the last one is the result.
watch_setup_making = “making” is how a Sudoku is made: { $list }. “draw” is the number of the draw.
watch_setup_own = The names, joined by commas. “clashes” is what Share in the studio writes; without it, everything is allowed.
