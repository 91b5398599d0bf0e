learn_nav = Learn
learn_stage = Stage
learn_back_to_text = Back to the text
learn_open_studio = Open this moment in the studio
learn_studio = Studio
learn_address = Link to this paragraph
learn_summary = In short
learn_contents = Contents
learn_answered = { $answered } of { $questions } questions answered
learn_settings = Reading options
learn_follow_scroll = Scrolling moves the picture
learn_ask_everywhere = Ask me before going on
learn_progress = Read so far
learn_ask_here = Ask me a question here
learn_title = Learn
learn_description = A tutorial on backtracking in which you can watch every step as you read about it: letters, queens, mazes and Sudoku, from the first dead end to writing the solver.
learn_begin = Start with the first chapter
learn_go_on = Go on: { $title }
learn_extent =
    { $count ->
        [one] { $formatted } chapter, about { $hours } hours in all
       *[other] { $formatted } chapters, about { $hours } hours in all
    }
learn_minutes =
    { $count ->
        [one] { $formatted } minute
       *[other] { $formatted } minutes
    }
learn_questions =
    { $count ->
        [one] { $formatted } question
       *[other] { $formatted } questions
    }
learn_read = read
learn_read_so_far = { $share } read
learn_words = Words, and their other names
learn_present_words = Words
learn_present_first = First picture
learn_present_others = Other pictures
learn_present_leave = Back to the text
learn_print_again = The pictures and questions had not arrived yet. Print the page again.
learn_print = Print this chapter
learn_place = { $place } of { $places }
learn_next_place = Next
learn_previous_place = Previous
learn_next_chapter = Next chapter: { $title }
learn_previous_chapter = Previous chapter: { $title }
learn_back = Back to the tutorial
learn_moved_title = This chapter has become two
learn_order_program = Your program
learn_order_pool = Lines to choose from
learn_order_empty = Press a line below, or drag it here.
learn_order_help = Drag a line to move it, or go to it and use ↑ and ↓. Delete takes it out.
learn_order_up = Move up
learn_order_down = Move down
learn_order_take_out = Take out
learn_order_at = Now line { $line }
learn_order_taken_out = Taken out
learn_order_check = Check
learn_order_show = Show the solution
learn_order_restart = Start again
learn_order_done = Done
learn_order_right = Every line is in its place. This program solves the puzzle.
learn_order_right_too = Your program is right too.
learn_order_shown = This is one way to write it.
learn_order_unfinished = Right so far, but the program is not finished.
learn_order_wrong = Line { $line } does not belong in this program.
learn_order_missing = Something is missing before line { $line }.
learn_order_misplaced = Line { $line } does not come next here.
learn_order_too_deep = Its indentation is too deep for this place.
learn_order_too_shallow = Its indentation is not deep enough for this place.
learn_order_before = Read the program from the top: what has to happen before this line?
learn_solve_by_hand = Be the solver
learn_solve_on = Go on with your search
learn_unveil = Read on without answering
learn_address_of = Link to this paragraph: { $words }
learn_ask_here_of = Ask me a question here: { $words }
learn_skip_to_stage = Skip to the stage
learn_skip_to_text = Go on reading
learn_key_stage = From the text to the stage, and back
learn_key_previous = Previous place in the text
learn_key_next = Next place in the text; at an open question, press twice
learn_key_start = Beginning of the chapter
learn_key_end = End of the chapter
learn_steps_back =
    { $count ->
        [one] { $formatted } value taken back
       *[other] { $formatted } values taken back in a row
    }
