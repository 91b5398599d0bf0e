play_nav = Play
play_lobby_page_title = Play Sudoku: puzzles made while you wait
play_lobby_description = Get a fresh Sudoku at the level you choose, made in your browser with exactly one solution. Works offline too.
play_lobby_heading = A new Sudoku, made for you.
play_lobby_lead = Press a level, and one is made in your browser. It has exactly one solution, and its level is measured before you get it.
play_lobby_noscript = Puzzles are made by JavaScript, which is off in this browser.
play_lobby_levels = Choose a level
play_lobby_level_easy = Easy
play_lobby_level_medium = Medium
play_lobby_level_hard = Hard
play_lobby_level_extreme = Extreme
play_lobby_level_any = Any level
play_lobby_level_easy_text = Some row, column or box always has just one place left for a digit. Many clues.
play_lobby_level_medium_text = Still no guessing. Fewer clues, or some cells that have to be worked out on their own.
play_lobby_level_hard_text = Still no guessing, but it takes more: pairs of cells, or a digit that is locked into part of a box, row or column.
play_lobby_level_extreme_text = All of that is not enough. Here you have to guess, and so does a search.
play_lobby_level_new = New puzzle: { $level }
play_lobby_day = Puzzle of the day
play_lobby_day_text = Everybody gets the same one today.
play_lobby_day_play = Play it
play_lobby_day_on = Go on
play_lobby_day_again = Look at it again
play_lobby_day_done = Solved today
play_lobby_day_board = The puzzle of the day
play_lobby_more = More ways to get a puzzle
play_lobby_own = A puzzle of your own
play_lobby_own_text = Type, paste or open a Sudoku, see how many solutions it has, and watch a search solve it.
play_lobby_many = Many at once
play_lobby_many_text = A file of puzzles, sheets to print with their solutions, or boards for an experiment.
play_lobby_making = Watch one being made
play_lobby_making_text = A search fills the board, then clue after clue is taken away as long as there is only one solution.
play_lobby_minimal = 17 clues or 40: both minimal
play_lobby_minimal_text = A minimal board need not have few clues. Take one away and see what falls apart.
play_lobby_order = Made to order
play_lobby_order_text = Choose what the puzzle should be like. The seed decides which one it becomes: the same choices and the same seed make the same puzzle everywhere.
play_lobby_size = Size
play_lobby_size_far = A board this large may take long, or not be found at all; the page will say so.
play_lobby_level = Level
play_lobby_symmetry = Symmetry of the clues
play_lobby_symmetry_none = None
play_lobby_symmetry_half_turn = Half turn
play_lobby_symmetry_mirror = Mirror
play_lobby_symmetry_diagonal = Diagonal
play_lobby_symmetry_quarters = Quarter turns
play_lobby_symmetry_boxes = Diagonal and quarter turns need square boxes.
play_lobby_clues = Number of clues
play_lobby_clues_any = As they come
play_lobby_clues_exact = Exactly
play_lobby_clues_less = One clue fewer
play_lobby_clues_more = One clue more
play_lobby_minimal_wish = Minimal: no clue can be left out
play_lobby_seed = Seed
play_lobby_seed_another = Another seed
play_lobby_seed_wrong = A whole number from { $min } to { $max }.
play_lobby_make = Make and play it
play_lobby_address = Its address, to share
play_lobby_hindrance_symmetry_shape = This symmetry needs square boxes.
play_lobby_hindrance_no_level = No 4×4 puzzle is that hard: every one can be solved without a guess. Choose easy or medium.
play_lobby_hindrance_too_few = With fewer than { $least } clues, no board of this size has exactly one solution.
play_lobby_hindrance_easy_few = An easy puzzle of this size has { $least } clues or more.
play_lobby_hindrance_too_many = With more than { $most } clues there is nothing left to do.
play_lobby_hindrance_symmetry_clues = This symmetry does not allow { $clues } clues. The nearest: { $nearest }.
play_lobby_minimal_title = 17 clues, 40 clues, and not one too many
play_lobby_minimal_description = Two minimal Sudokus beside each other, one with 17 clues and one with 40: take a clue away and see the two solutions that then exist.
play_lobby_minimal_lead = A board with one solution is minimal if no clue can be left out: whichever one you take away, there is a second solution. Such a board need not have few clues. Press a clue to take it away.
play_lobby_minimal_seventeen = 17 clues
play_lobby_minimal_seventeen_text = The fewest that a board with one solution can have.
play_lobby_minimal_forty = 40 clues
play_lobby_minimal_forty_text = More than twice as many, and still not one too many.
play_lobby_minimal_tested =
    { $count ->
        [one] Tried so far: { $tried } of { $formatted } clue, taken away alone.
       *[other] Tried so far: { $tried } of { $formatted } clues, each taken away alone.
    }
play_lobby_minimal_all = Tried just now: whichever clue is taken away, there are { $fewest } to { $most } solutions. So it is minimal.
play_lobby_minimal_all_more = Tried just now: whichever clue is taken away, there are more than { $fewest } solutions. So it is minimal.
play_lobby_minimal_not = Not minimal: a clue can be left out.
play_lobby_minimal_whole = With all its clues: exactly one solution.
play_lobby_minimal_clue = { $cell }: { $symbol }, take it away
play_lobby_minimal_taken = Without the { $symbol } in { $cell }: { $solutions }. The board’s own and another differ in { $differing } cells, which show both.
play_lobby_minimal_solutions =
    { $count ->
        [one] { $formatted } solution
       *[other] { $formatted } solutions
    }
play_lobby_minimal_solutions_more = more than { $formatted } solutions
play_lobby_minimal_either = { $cell }: { $first } or { $second }
play_lobby_minimal_back = Put it back
play_lobby_minimal_first = the board’s own solution
play_lobby_minimal_second = another solution
play_lobby_minimal_watch = Watch the search on this board
play_lobby_minimal_to_play = Back to Play
play_lobby_minimal_all_partly = Tried just now: whichever clue is taken away, there are from { $fewest } to more than { $most } solutions. So it is minimal.
play_lobby_continue = Continue
play_lobby_continue_game = Go on with the game: { $about }
play_lobby_finished = Finished
play_lobby_finished_game = Look at the solved game: { $about }
play_lobby_continue_all =
    { $count ->
        [one] Show { $formatted } more game
       *[other] Show { $formatted } more games
    }
play_lobby_game_own = A puzzle of your own
play_lobby_game_progress = { $filled } of { $open } cells
play_lobby_game_solved = solved
play_lobby_game_board = { $size }, { $about }
play_lobby_game_delete = Delete the game: { $about }
play_lobby_game_delete_title = Delete this game?
play_lobby_game_delete_text = Its moves and notes will be gone for good. The statistics stay.
play_lobby_delete = Delete
play_lobby_keep = Keep it
play_lobby_not_kept = This browser stores no games: they last until you leave the page.
play_lobby_statistics = On this device
play_lobby_statistics_none = Solved puzzles are counted here: best and mean times by level, and days in a row. Nothing leaves this device.
play_lobby_statistics_games = puzzles solved
play_lobby_statistics_clean = without help
play_lobby_statistics_time = played
play_lobby_statistics_streak = days in a row
play_lobby_statistics_longest = most days in a row
play_lobby_statistics_level = Level
play_lobby_statistics_count = Solved
play_lobby_statistics_best = Best time
play_lobby_statistics_mean = Mean time
play_lobby_statistics_clean_note = A puzzle counts if the solver filled less than half of it. Times are those of puzzles in which it filled nothing.
play_lobby_statistics_export = Save as a file
play_lobby_statistics_import = Add from a file
play_lobby_statistics_import_bad = This file holds no statistics of this page.
play_lobby_statistics_imported =
    { $count ->
        [one] { $formatted } game added.
       *[other] { $formatted } games added.
    }
play_lobby_statistics_delete = Delete the statistics
play_lobby_statistics_delete_title = Delete the statistics?
play_lobby_statistics_delete_text = The count of puzzles, the times and the days in a row start again from zero. Kept games stay.
play_many_title = Many puzzles at once
play_many_description = Make up to a thousand Sudokus of one kind in your browser: as a file, as sheets to print with their solutions, or as boards of an experiment.
play_many_lead = Choose what they should be like, and how many. Each has exactly one solution and is of the level you ask for.
play_many_count = How many
play_many_seeds = The first puzzle has this seed, the second the next one, and so on.
play_many_make =
    { $count ->
        [one] Make { $formatted } puzzle
       *[other] Make { $formatted } puzzles
    }
play_many_cancel = Stop
play_many_progress = { $made } of { $count } made
play_many_tries =
    { $count ->
        [one] { $formatted } board tried
       *[other] { $formatted } boards tried
    }
play_many_left = about { $time } left
play_many_done =
    { $count ->
        [one] { $formatted } puzzle.
       *[other] { $formatted } puzzles.
    }
play_many_none = No such puzzle was found. Ask for less.
play_many_failed = Making them was interrupted. What was made before stays.
play_many_clues_same = { $formatted } clues
play_many_clues = { $fewest } to { $most } clues
play_many_file = As a file
play_many_file_sdm = One puzzle per line (.sdm)
play_many_file_sdm_line = Most Sudoku programs open it.
play_many_file_csv = A table with ratings (.csv)
play_many_file_csv_line = Solutions, levels, clues, guesses and seeds.
play_many_file_json = With all it takes to make them again (.json)
play_many_file_json_line = The choices, each seed, and the shape of the boxes.
play_many_file_open = The studio opens all three.
play_many_file_boxes = Only this one tells the shape of the boxes; with the others, the program that opens them has to know it.
play_many_paper = On paper
play_many_paper_each = Puzzles to a page
play_many_paper_solutions = Solutions on the last pages
play_many_paper_print = Print
play_many_paper_pages =
    { $count ->
        [one] { $formatted } page
       *[other] { $formatted } pages
    }
play_many_paper_first = The sheets hold the first { $count } of them.
play_many_paper_preview = The sheets as they are printed
play_many_paper_solution = Solutions
play_many_paper_page = Page { $page }
play_many_paper_puzzle = Puzzle { $number }: { $level }, { $clues } clues
play_many_paper_board = Puzzle { $number }
play_many_paper_solved = Solution of puzzle { $number }
play_many_compare = Compare searches on them
play_many_compare_text = They become a set of boards in an experiment: reading order against fewest first, measured on every one.
play_many_compare_first = Only the first { $count } of them.
play_many_compare_go = Take them to an experiment
play_many_set = { $level }, { $count } made to order
play_many_reached = No more such puzzles were found in many tries. The nearest: { $level }, { $clues } clues.
play_way_title = Your way
play_way_description = Your own way through a Sudoku beside two searches of the same puzzle: one clock, three boards, three decision trees, and the first place where you decided differently.
play_way_you = You
play_way_values =
    { $count ->
        [one] one value
       *[other] { $formatted } values
    }
play_way_times =
    { $count ->
        [one] once
       *[other] { $formatted } times
    }
play_way_done = You placed { $values } and went back { $times }
play_way_done_never = You placed { $values } and never went back
play_way_other = { $name } { $placements } and { $undos }
play_way_other_bound = { $name } at least { $placements } and { $undos }, when it was stopped
play_way_and = ;{ " " }
play_way_counts = { $own }; { $others }.
play_way_drawn = The chart and the tree count { $formatted }: values that broke a rule at once are left out, and values placed again count again.
play_way_broke =
    { $count ->
        [one] One of your values broke a rule at once.
       *[other] { $formatted } of your values broke a rule at once.
    }
play_way_unfinished =
    { $count ->
        [one] One cell is still empty.
       *[other] { $formatted } cells are still empty.
    }
play_way_result =
    { $count ->
        [one] Solved in one move
       *[other] Solved in { $formatted } moves
    }
play_way_parted_at_once = At the very first choice
play_way_parted_after =
    { $count ->
        [one] After one placement in common
       *[other] After { $formatted } placements in common
    }
play_way_parted_cells = { $when }, you took { $cell }; { $name } took { $other }.
play_way_parted_values = { $when }, you put { $value } in { $cell }; { $name } put { $other } there.
play_way_parted_stayed = { $when }, you put { $value } in { $cell }; { $name } went on to { $other }.
play_way_parted_left = { $when }, you went on to { $cell }; { $name } put { $value } in { $other }.
play_way_parted_go = Go there: { $sentence }
play_way_same = As far as you went, { $name } decided like you.
play_way_cut = Only the first { $formatted } moves fit into the address.
play_way_compare = More searches
play_way_compare_hint = Race other searches of this puzzle
play_way_wrong = Your way cannot be shown
play_way_wrong_nothing = The address names no puzzle. When a game is solved, a link leads here.
play_way_wrong_puzzle = The puzzle in the address cannot be read. It is one character for each cell, with a dot for an empty one: 81 for a 9×9 board.
play_way_wrong_box = The box in the address does not fit its puzzle.
play_way_wrong_moves = The moves in the address cannot be read. Each is three characters, for a cell that is not given and a symbol of the board; there are at most { $formatted }.
play_way_wrong_contradiction = The givens of the puzzle in the address break a rule, so there is nothing to search.
play_way_wrong_go = Play a Sudoku
play_way_dead_board = Board of the search from { $value } in { $cell }
play_way_dead_start = Suppose { $value } is right in { $cell }. Watch what follows.
play_way_dead_forced = Each step followed from the one before, up to this dead end. So { $value } is wrong in { $cell }.
play_way_dead_none =
    { $count ->
        [one] Everything was tried, and it ended in a dead end. So { $value } is wrong in { $cell }.
       *[other] Everything was tried, and it ended in { $formatted } dead ends. So { $value } is wrong in { $cell }.
    }
play_way_dead_broken = { $value } in { $cell } breaks a rule at once, so there is nothing to search.
play_way_dead_solvable = From here there is a solution.
play_way_dead_unknown = The search was given up before it had tried everything.
play_way_dead_first = Back to your board
play_way_dead_back = One move back
play_way_dead_next = One move on
play_way_dead_jump = To the next dead end
play_way_dead_place = { $at } of { $length }
play_way_dead_studio = Watch it in the studio
play_game_title = Play a Sudoku
play_game_description = A Sudoku to play, with notes, colours, hints that teach, and your way beside that of a search.
play_game_noscript = Playing needs JavaScript.
play_game_board = Board
play_game_tools = Tools
play_game_undo = Undo
play_game_redo = Redo
play_game_notes = Notes
play_game_colours = Colours
play_game_lock = Digit first
play_game_hint = Hint
play_game_colours_pad = Colours
play_game_colour_none = No colour
play_game_colour_1 = blue, rising stripes
play_game_colour_2 = pink, level lines
play_game_colour_3 = turquoise, falling stripes
play_game_colour_4 = ochre, upright lines
play_game_colour_5 = violet, dots
play_game_colour_6 = grey, grid
play_game_cell_notes = notes { $list }
play_game_cell_wrong = wrong
play_game_cell_colour = { $colour }
play_game_choose_cell = Choose a cell first.
play_game_refused_character = { $found } is not on this board, which holds { $first } to { $last }.
play_game_refused_given = This cell belongs to the puzzle.
play_game_refused_filled = Notes go into empty cells.
play_game_refused_paused = The game is paused. Go on first.
play_game_refused_over = It is solved. Undo or start again to go on.
play_game_refused_contradicts = Two equal digits are in one row, column or box. Clear that up, then it can be solved.
play_game_refused_dead_end = From here there is no solution: the marked digits are wrong.
play_game_undone = Undone.
play_game_redone = Redone.
play_game_nothing_undo = There is nothing to undo.
play_game_nothing_redo = There is nothing to redo.
play_game_check = Check
play_game_check_wrong =
    { $count ->
        [one] { $formatted } digit is wrong. It is marked.
       *[other] { $formatted } digits are wrong. They are marked.
    }
play_game_check_right = All right so far.
play_game_check_notes =
    { $count ->
        [one] In { $formatted } cell, the right digit is missing from your notes. It is marked.
       *[other] In { $formatted } cells, the right digit is missing from your notes. They are marked.
    }
play_game_candidates_of = Candidates of this cell
play_game_candidates =
    { $count ->
        [one] { $cell } has one candidate: { $list }.
       *[other] { $cell } has { $formatted } candidates: { $list }.
    }
play_game_candidates_none = { $cell } has no candidate left: something is wrong.
play_game_candidates_filled = { $cell } holds { $symbol }.
play_game_solve_cell = Solve this cell
play_game_solved_cell = { $symbol } goes into { $cell }.
play_game_solve = Solve
play_game_reset = Start again
play_game_fill_notes = Fill in all notes
play_game_clear_notes = Clear all notes
play_game_filled_notes = All candidates are noted.
play_game_cleared_notes = The notes are gone.
play_game_was_reset = Everything is as at the start. You can undo that.
play_game_was_solved = The solver has filled the board. You can undo that.
play_game_more = More
play_game_settings = Settings
play_game_setting_live = Mark at once what breaks a rule
play_game_setting_tidy = Remove notes that a placement rules out
play_game_setting_peers = Shade row, column and box
play_game_setting_same = Highlight equal digits
play_game_setting_timer = Show the time
play_game_setting_symbol_first = Digit first, then its cells
play_game_time = Time played
play_game_pause = Pause
play_game_paused = Paused
play_game_resume = Go on
play_game_hint_more_why = Why?
play_game_hint_more_move = Show the move
play_game_hint_do = Do it
play_game_hint_look_row = Look at row { $number }.
play_game_hint_look_column = Look at column { $number }.
play_game_hint_look_box = Look at box { $number }.
play_game_hint_place_row = Row { $number } has only one place left for the { $symbol }: the ringed cells rule out all others.
play_game_hint_place_column = Column { $number } has only one place left for the { $symbol }: the ringed cells rule out all others.
play_game_hint_place_box = Box { $number } has only one place left for the { $symbol }: the ringed cells rule out all others.
play_game_hint_one_candidate = { $cell } has only one candidate left: the ringed cells rule out all others.
play_game_hint_last_row = Row { $number } has only one open cell left.
play_game_hint_last_column = Column { $number } has only one open cell left.
play_game_hint_last_box = Box { $number } has only one open cell left.
play_game_hint_noted_row = By your notes, row { $number } has only one place left for the { $symbol }.
play_game_hint_noted_column = By your notes, column { $number } has only one place left for the { $symbol }.
play_game_hint_noted_box = By your notes, box { $number } has only one place left for the { $symbol }.
play_game_hint_noted_candidate = By your notes, { $cell } has only one candidate left.
play_game_hint_pointing_row = In box { $box }, the { $symbol } fits only into row { $number }. So it is nowhere else in that row.
play_game_hint_pointing_column = In box { $box }, the { $symbol } fits only into column { $number }. So it is nowhere else in that column.
play_game_hint_claiming_row = In row { $number }, the { $symbol } fits only into box { $box }. So it is nowhere else in that box.
play_game_hint_claiming_column = In column { $number }, the { $symbol } fits only into box { $box }. So it is nowhere else in that box.
play_game_hint_naked_row = { $cells } can hold only { $symbols }. So these are nowhere else in row { $number }.
play_game_hint_naked_column = { $cells } can hold only { $symbols }. So these are nowhere else in column { $number }.
play_game_hint_naked_box = { $cells } can hold only { $symbols }. So these are nowhere else in box { $number }.
play_game_hint_hidden_row = In row { $number }, { $symbols } fit only into { $cells }. So these cells hold nothing else.
play_game_hint_hidden_column = In column { $number }, { $symbols } fit only into { $cells }. So these cells hold nothing else.
play_game_hint_hidden_box = In box { $number }, { $symbols } fit only into { $cells }. So these cells hold nothing else.
play_game_hint_cross_out = Cross out { $list }.
play_game_hint_crossed = { $symbols } in { $cells }
play_game_hint_writes_notes = What else these cells can hold is then noted.
play_game_hint_note_gone = In your notes of { $cell }, the right digit is missing.
play_game_hint_clear_notes = Clear the notes of { $cell } and look there again.
play_game_hint_move = { $symbol } goes into { $cell }.
play_game_hint_wrong_row = Something in row { $number } is wrong.
play_game_hint_wrong_column = Something in column { $number } is wrong.
play_game_hint_wrong_box = Something in box { $number } is wrong.
play_game_hint_clashes =
    { $count ->
        [one] { $symbol } cannot be in { $cell }: { $list } has it.
       *[other] { $symbol } cannot be in { $cell }: { $list } have it.
    }
play_game_hint_hopeless = { $symbol } in { $cell } breaks no rule yet. But from here a search meets only dead ends.
play_game_hint_watch = Watch where it leads
play_game_hint_take_back = Take the { $symbol } in { $cell } back.
play_game_hint_no_single = Nothing follows by itself any more: no digit has only one place, no cell only one candidate, and no locked candidates or pairs are left.
play_game_hint_guess = From here on a search has to guess. A guess in { $cell } leads on: { $list }.
play_game_hint_follow =
    { $count ->
        [one] With { $symbol } in { $cell }, { $formatted } more cell follows.
       *[other] With { $symbol } in { $cell }, { $formatted } more cells follow.
    }
play_game_hint_solves = With { $symbol } in { $cell }, everything else follows.
play_game_hint_do_guess = Make the guess that helps
play_game_kept = Kept on this device
play_game_keep_again = Keep it again
play_game_notes_on = Notes are on.
play_game_notes_off = Notes are off.
play_game_colours_on = Colours are on.
play_game_colours_off = Colours are off.
play_game_lock_on = First choose a digit, then its cells.
play_game_lock_off = First choose a cell, then its digit.
play_game_was_paused = The time stands still.
play_game_was_resumed = The time runs again.
play_game_full_wrong =
    { $count ->
        [one] The board is full, but { $formatted } digit is wrong. Check shows which.
       *[other] The board is full, but { $formatted } digits are wrong. Check shows which.
    }
play_game_cell_solver = { $symbol }, filled in by the solver
play_game_keys_letters_note = Switch them off if you use speech input: then the letters above and ? do nothing. Digits still type.
play_game_opening = Opening the game…
play_game_checking = Checking whether it has exactly one solution…
play_game_making = Making a puzzle…
play_game_making_tries =
    { $count ->
        [one] { $formatted } try so far
       *[other] { $formatted } tries so far
    }
play_game_cancel = Cancel
play_game_no_puzzle = Which puzzle?
play_game_no_puzzle_line = This address names no puzzle and no game.
play_game_bad_puzzle = This is not a puzzle
play_game_bad_puzzle_line = The puzzle in the address cannot be read: a board is one character for each cell, with a dot for an empty one.
play_game_contradicts_title = The givens contradict each other
play_game_contradicts_line = Two equal digits are in one row, column or box, so there is no solution.
play_game_none_title = This puzzle has no solution
play_game_none_line = The search has tried everything: there is no way to fill this board by the rules.
play_game_several_title = This puzzle has more than one solution
play_game_several_line = A puzzle to play needs exactly one: otherwise nobody can say what is right.
play_game_unknown_title = This puzzle is too hard to check
play_game_unknown_line = The search was given up before it was known whether there is exactly one solution.
play_game_failed_title = This puzzle could not be checked
play_game_failed_line = The search could not start.
play_game_unknown_game = This game is not here
play_game_unknown_game_line = It may be kept on another device, or it was deleted.
play_game_unmade_title = No such puzzle was made
play_game_again = Try again
play_game_to_lobby = Choose a puzzle
play_game_to_studio = Open it in the studio
play_game_solved = Solved!
play_game_solved_by = Solved, with help
play_game_solved_all_help = Solved by the solver
play_game_end_you = You
play_game_end_findmin = fewest first
play_game_end_naive = reading order
play_game_end_time = In { $time }.
play_game_end_helps =
    { $count ->
        [one] The solver placed { $formatted } digit.
       *[other] The solver placed { $formatted } digits.
    }
play_game_end_table = What you and the search needed
play_game_end_placed = placed
play_game_end_back = went back
play_game_end_watch = Watch your way
play_game_end_another = Another one like it
play_game_end_first = Your first at this level.
play_game_end_best = Your best time at this level so far.
play_game_end_nth =
    { $count ->
        [one] { $formatted } solved at this level; the best time without help is { $best }.
       *[other] { $formatted } solved at this level; the best time without help is { $best }.
    }
play_game_about = About this puzzle
play_game_open_cells =
    { $count ->
        [one] { $formatted } cell is open
       *[other] { $formatted } cells are open
    }
play_game_name = { $level } · { $size }
play_game_facts_clues = Clues
play_game_facts_of = { $number } of { $all } cells
play_game_facts_singles = Without a guess
play_game_facts_singles_hidden = solved by digits with only one place left
play_game_facts_singles_all = solved by digits with only one place left and cells with only one candidate
play_game_facts_singles_pairs = solved by these together with locked candidates and pairs
play_game_facts_singles_none = cannot be solved
play_game_facts_guesses = Guesses in the best case
play_game_facts_at_least = { $number } or more
play_game_facts_needs = placed { $placed }, went back { $back }
play_game_facts_more = placed more than { $placed }, then counting was stopped
play_game_facts_seed = Seed
play_game_facts_link = A link to this puzzle
play_game_undone_at = Undone in { $cell }.
play_game_redone_at = Redone in { $cell }.
play_game_bad_wish = This order cannot be read
play_game_bad_wish_line = The address asks for a puzzle in a way that means nothing here.
play_game_unmakeable = The puzzle could not be made
play_game_cancelled = Not made
play_game_unmade_impossible = There can be no such puzzle.
play_game_unmade_gave_up =
    { $count ->
        [one] Not found in { $formatted } try.
       *[other] Not found in { $formatted } tries.
    }
play_game_unmade_reached = The nearest: { $level }, { $clues } clues.
play_game_unmade_play = Play the nearest
play_game_unmade_seed = Try another seed
play_game_unmade_change = Change the order
play_game_keys = Keys
play_game_key_move = Move
play_game_key_type = Type a digit
play_game_key_note = Type a note
play_game_key_erase = Erase
play_game_key_place = Place the chosen digit
play_many_csv_headings = puzzle,solution,box_rows,box_columns,level,clues,techniques,guesses,symmetry,seed
