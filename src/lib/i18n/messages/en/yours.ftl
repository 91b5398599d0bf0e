yours_title = Write your own search
yours_lead = Exercises in which you write the program, in JavaScript or Python, and see what it does: on the board, in the tree, step by step, forwards and backwards.
yours_door = Now write it yourself
yours_door_line = Your own program on the board and in the tree, and what it did wrong, shown at the step where it happened.
yours_nav = Exercises
yours_begin = Start: { $title }
yours_go_on = Go on: { $title }
yours_passed = passed
yours_begun = begun
yours_chapter = Chapter { $number }: { $title }
yours_of_chapter = Chapter { $number }
yours_needs = Comes after: { $titles }
yours_kept = What you write stays on this device. Nothing is sent anywhere.
yours_number = Exercise { $number }
yours_questions = Before you write: questions to think about
yours_program = Your program
yours_language = Programming language
yours_given = Given: { $names }
yours_given_after = Runs your function: { $names }
yours_form = Start from
yours_blanks = Blanks
yours_empty = An empty function
yours_restart = Start over
yours_editor_leave = Ctrl+Enter runs the program. Esc, then Tab leaves the editor.
yours_editor_stops = A press on a line number, or F9, sets a stop there.
yours_editor_loading = Loading the editor…
yours_editor_plain = The editor did not load. You can write in this field all the same.
yours_hidden_direction = Hidden character { $number }. It turns the direction of the text around it, so that the line may look other than it is.
yours_hidden_space = Space { $number }. It looks like an ordinary space, and it is another character.
yours_hidden = Hidden character { $number }. It cannot be seen, but it is part of the program.
yours_symbols = Signs
yours_symbol_indent = Indent
yours_predict = What do you expect?
yours_predict_number = Your number
yours_predict_cell = Press the cell on the board.
yours_predict_cell_name = Your cell
yours_predict_wrong_cell = A cell of this board, by its row and its column: { $example }.
yours_predict_wrong_number = A whole number, such as 12.
yours_predict_first = First say what you expect. A guess is enough; the run will show you more.
yours_predict_skip = Run without a prediction
yours_you_predicted = You predicted:
yours_it_was = It was:
yours_right_was = In a correct program:
yours_right_as_predicted = Right: that is what a correct program gives.
yours_own_was = In yours:
yours_as_predicted = As you predicted.
yours_contradicts = The picture stands at the first step that your prediction does not allow.
yours_run = Run
yours_run_on = Run on
yours_cancel = Cancel
yours_running = Running…
yours_loading_language = Loading { $language }…
yours_testing = Running the tests…
yours_unable = The program could not be run here. Load the page again, or try another browser.
yours_stage = Your run
yours_show_own = Your run
yours_show_test = The test
yours_show_race = Beside a correct program
yours_which = What is shown
yours_printed = Printed so far
yours_printed_none = Nothing yet.
yours_failed_title = Test { $number } of { $count }: not there yet
yours_call = Call
yours_expected = Expected
yours_expected_or = { $one } or { $other }
yours_got = Your function
yours_got_returned = returned { $value }
yours_expect_return = returns { $value }
yours_expect_solved = the board is full and nothing clashes
yours_expect_same = the board is as it was
yours_expect_value = { $value } at the end
yours_got_fault = broke off in line { $line }
yours_got_fault_nowhere = broke off
yours_got_deep = called itself { $calls } times without coming back
yours_got_given = wrote over the given of { $cell }
yours_no_return = The function returned { $value }, as a function does that ends without return.
yours_seen_compared = In line { $line }, == compares, and nothing is done with the answer. To write a value, use a single =.
yours_seen_for_each = The return in line { $line } ends only the function inside forEach, and forEach throws its value away. In a loop with for … of, return ends your function.
yours_seen_printed = The program prints the answer and does not return it. Whoever calls the function gets only what stands after return.
yours_seen_taken_back = The board was full and right, and then the program took digits back, although it returned true. Take a digit back only if the call after it has failed.
yours_seen_written_first = This digit was written first and checked afterwards. So the check found it in the cell itself and said no. Check first, then write.
yours_seen_refused = The check said no to this digit, and the program wrote it all the same. Look at the condition: the check says true if a digit may be placed.
yours_seen_same = All calls are the same: { $call }. Each has just as much left to do as the one before, so none ever ends. An argument or the board has to change from call to call.
yours_seen_last = { $value } was never tried. The end of a range, or of a loop with <, is itself not included.
yours_seen_remembers = Run alone, this call passes the test. So the program remembers something of the calls before it. A variable outside the function lives on from call to call, and so does, in Python, a list that is the default of a parameter.
yours_got_stopped = did not come to an end
yours_got_clash = left a board on which digits clash
yours_got_ground = left { $value } on the board
yours_at_mistake = The picture shows the step where this happens.
yours_at_parting = The picture shows the first step that a correct program would not take.
yours_at_break = The picture shows where the run broke off.
yours_at_end = The picture shows the end of the run.
yours_to_mistake = Show that step
yours_hint_own = A hint about your program
yours_hints_more = More hints for this exercise
yours_again = Back to the program
yours_hint = Hint { $number } of { $count }
yours_hints = Hints
yours_all_passed = Passed
yours_passed_line = Your program does what it should on all of them.
yours_passed_before = You have passed this exercise.
yours_remark = A remark
yours_models = Compare yours with correct programs
yours_model = Correct program { $number }
yours_next_exercise = Next exercise: { $title }
yours_next_stage = Next part
yours_next_switch = Next change
yours_part = Part { $number }
yours_parts = Parts of the exercise
yours_switches = Which line is changed?
yours_tried = tried
yours_race_lead = Both programs on the same board, move by move, up to the place where they part.
yours_race_yours = Yours
yours_race_right = A correct program
yours_race_show = Show beside a correct program
yours_race_position = Move
yours_race_part = The first move that differs
yours_print = Print as a worksheet
yours_name = Name
yours_my_prediction = My prediction
yours_from_link = This program came with a link. Nothing runs until you press Run, and nothing of it is kept.
yours_steps =
    { $count ->
        [one] { $formatted } step so far
       *[other] { $formatted } steps so far
    }
yours_all_tests =
    { $count ->
        [one] The test is passed.
       *[other] All { $formatted } tests are passed.
    }
yours_got_changed =
    { $count ->
        [one] left one cell of the board changed
       *[other] left { $formatted } cells of the board changed
    }
yours_got_empty =
    { $count ->
        [one] left one cell empty
       *[other] left { $formatted } cells empty
    }
yours_done_of = { $passed } of { $count } passed
yours_share_link = The address of your work
yours_share_holds = The address holds your program, your predictions, how many hints you opened and which tests you passed. Whoever opens it sees the program and can run it. Nothing is sent anywhere.
yours_share_long = Your program is too long for an address. Shorten it, or copy the text.
yours_picture_missed = Before it said yes, it had not looked at { $cells }.
yours_picture_counts = The number in a cell is what your function counted there.
yours_picture_box = Your box goes from { $first } to { $last }.
yours_picture_box_empty = Your box has no cells.
yours_picture_cell = Your function chose { $cell }.
yours_picture_read =
    { $count ->
        [one] Tinted: the one cell that your function looked at.
       *[other] Tinted: the { $formatted } cells that your function looked at.
    }
yours_present_leave = Back to the exercise
yours_sentence = Sentence
yours_own_text = Back to my own
yours_race_findmin = Race it against fewest first
yours_expect_board = leaves the board that is shown beside
yours_got_board = left another board
yours_beyond = Further on
yours_bugs = Five bugs
yours_bugs_line = What five mistakes look like that almost everybody makes once.
yours_adopt = Keep it as mine
yours_changed = The program has changed since this result.
yours_broken = The program did not get to the tests
yours_share_program = The address of your program
