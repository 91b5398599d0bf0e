program_run = Run
program_start = The program is called for the first cell.
program_choose = The call for { $variable } begins its loop.
program_reject_other = The check looks at { $other } in place of { $variable }, and { $value } does not fit there.
program_place = { $value } is placed in { $variable }.
program_place_clash = { $value } is placed in { $variable }, although it clashes: { $clash }.
program_overwrite = { $value } is written over the { $before } in { $variable }, which was not taken back.
program_spoil = { $value } is written over a given, the { $before } in { $variable }.
program_deadend = The loop of { $variable } has tried every value.
program_deadend_left = The loop of { $variable } has tried every value, and { $value } still stands there.
program_take_back = { $value } is taken back from { $variable }.
program_erase = A given is wiped out: the { $value } in { $variable }.
program_pass = { $variable } is not empty, because its { $value } was not taken back. The program takes it for a given and goes on.
program_return = The call for { $variable } returns { $value }.
program_return_nothing = The call for { $variable } ends and returns nothing.
program_return_past = The call past the last cell returns { $value }.
program_return_past_nothing = The call past the last cell ends and returns nothing.
program_solution = Every cell is filled and nothing clashes. The call past the last cell returns { $value }.
program_end_solved =
    { $count ->
        [one] The program solved the puzzle after one placement.
       *[other] The program solved the puzzle after { $formatted } placements.
    }
program_end_solved_none = The program found the puzzle solved already.
program_end_false =
    { $count ->
        [one] The program stopped after one placement and said that there is no solution.
       *[other] The program stopped after { $formatted } placements and said that there is no solution.
    }
program_end_false_none = The program said that there is no solution, without a single placement.
program_end_nothing =
    { $count ->
        [one] The program ended after one placement and returned nothing.
       *[other] The program ended after { $formatted } placements and returned nothing.
    }
program_end_nothing_none = The program returned nothing, without a single placement.
program_end_true =
    { $count ->
        [one] After one placement the program said that the puzzle is solved, and it is not.
       *[other] After { $formatted } placements the program said that the puzzle is solved, and it is not.
    }
program_end_true_none = The program said that the puzzle is solved, without a single placement.
program_end_name = The program broke off in line { $line }: { $name } has no value there.
program_end_board = The program broke off in line { $line }: the board has no cell after the last one.
program_end_endless = The program called itself without end. We stopped it when { $calls } calls were waiting.
program_end_stopped =
    { $count ->
        [one] The program did not come to an end. We stopped it after one placement.
       *[other] The program did not come to an end. We stopped it after { $formatted } placements.
    }
program_end_stopped_none = The program did not come to an end, and placed nothing. We stopped it.
program_note_never_back =
    { $count ->
        [one] It never took a value back: one still stands on the board.
       *[other] It never took a value back: { $formatted } of them still stand on the board.
    }
program_note_left =
    { $count ->
        [one] It left one value on the board.
       *[other] It left { $formatted } values on the board.
    }
program_note_found = On its way it found the solution, and did not stop.
program_note_open =
    { $count ->
        [one] One cell is still empty.
       *[other] { $formatted } cells are still empty.
    }
program_note_spoilt =
    { $count ->
        [one] It changed one of the givens.
       *[other] It changed { $formatted } of the givens.
    }
program_note_clash = Some of the values clash.
program_refused_open = The program cannot run: the brace of line { $line } is never closed.
program_refused_outside = The program cannot run: the function ends before line { $line }.
program_refused_no_loop = The program cannot run: line { $line } says “continue”, but it is not in a loop.
program_refused_indented = The program cannot run: line { $line } is indented, but it is not in a loop.
program_refused_empty = The program cannot run: there is nothing in the loop of line { $line }.
program_begin = The program has not begun yet.
program_begin_call = { $call } is about to begin.
program_chosen = The program goes on with { $variable }.
program_reject_there = The check refuses { $value } for { $variable }, where it stands already.
program_reject_own_rule = The program's rule does not allow { $value } in { $variable }.
program_reject_wrongly = The check refuses { $value } for { $variable }, although nothing clashes.
program_give_way = The program writes over { $value } in { $variable }, without taking it back.
program_kind_call = Call
program_kind_return = Return
program_kind_pass = Not empty
program_call = { $call } begins.
program_return_first = { $call } returns { $value }.
program_return_to = { $call } returns { $value } to { $caller }.
program_end_line = It was in line { $line }.
program_end_last_line = The last steps came from line { $line }.
program_end_last_lines = The last steps came from lines { $from } to { $to }.
program_end_done = { $name } has ended.
program_end_returned = { $name } returned { $value }.
program_end_no_return = { $name } ended without return: { $value }.
program_end_returned_none = { $name } returned { $value } without a single placement.
program_end_returned_after =
    { $count ->
        [one] { $name } returned { $value } after one placement.
       *[other] { $name } returned { $value } after { $formatted } placements.
    }
program_end_solution_none = { $name } returned { $value }: all was there already.
program_end_solution =
    { $count ->
        [one] { $name } returned { $value } after one placement, with a solution.
       *[other] { $name } returned { $value } after { $formatted } placements, with a solution.
    }
program_end_but_cells =
    { $count ->
        [one] { $name } returned { $value }, but one cell is empty.
       *[other] { $name } returned { $value }, but { $formatted } cells are empty.
    }
program_end_but_rows =
    { $count ->
        [one] { $name } returned { $value }, but one row has no queen.
       *[other] { $name } returned { $value }, but { $formatted } rows have no queen.
    }
program_end_but_places =
    { $count ->
        [one] { $name } returned { $value }, but one place is empty.
       *[other] { $name } returned { $value }, but { $formatted } places are empty.
    }
program_end_but_clash = { $name } returned { $value }, but { $first } and { $other } clash.
program_end_given = The program wrote over a given, { $variable }. We stopped it there.
program_end_deep = We stopped the program when { $calls } calls waited for one another.
program_end_deep_same = The last ones are all the same: { $call }.
program_end_deep_room = There is no room for more: what waits between them, such as any(…) or a generator, takes room too.
program_end_time = We stopped the program because it took too long.
program_end_memory = We stopped the program because it needed too much memory.
program_end_user =
    { $count ->
        [one] You stopped the program after one step.
       *[other] You stopped the program after { $formatted } steps.
    }
program_end_steps =
    { $count ->
        [one] Stopped after one step.
       *[other] Stopped after { $formatted } steps.
    }
program_end_steps_in =
    { $count ->
        [one] Stopped after one step, in { $variable }.
       *[other] Stopped after { $formatted } steps: for the last { $last } it was in { $variable }.
    }
program_end_steps_two =
    { $count ->
        [one] Stopped after one step, in { $variable } or { $other }.
       *[other] Stopped after { $formatted } steps: for the last { $last } it went back and forth between { $variable } and { $other }.
    }
program_calls = Call stack of the program
program_calls_none = No call has begun yet.
program_calls_line = line { $line }
program_calls_returned = returned
program_calls_more =
    { $count ->
        [one] One more call waits below.
       *[other] { $formatted } more calls wait below.
    }
