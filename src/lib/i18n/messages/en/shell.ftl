shell_name = Backtrail
shell_close = Close
shell_from_disk = This page was opened as a file, and browsers do not run its scripts there. Serve its folder with a web server, and open the address of that.
shell_part_failed = A part of this page could not be loaded. Check the connection.
shell_part_outdated = The site has a new version, so a part of this page could not be loaded. Reload the page; it comes back at the same place.
shell_try_again = Try again
shell_reload = Reload
shell_skip = Skip to the content
shell_skip_to_board = Skip to the board
shell_nav = Main
shell_menu = Menu: pages, language, appearance
shell_home = Home
shell_studio = Studio
shell_studio_choose = Studio: choose a kind of problem
shell_studio_other = Studio { $kind }: choose another kind of problem
shell_language = { $name }: change the language
shell_theme = Appearance
shell_theme_name = Theme
shell_theme_system = System
shell_theme_light = Light
shell_theme_dark = Dark
shell_text = Text size
shell_text_normal = Normal
shell_text_large = Large
shell_text_larger = Larger
shell_footer = Free to use, change and share. Everything runs in your browser: no puzzle leaves it.
shell_rate =
    { $count ->
        [one] { $formatted } step/s
       *[other] { $formatted } steps/s
    }
shell_milliseconds = { $formatted } ms
shell_home_title = Backtrail: watch a search go wrong, and come back
shell_home_description = See how a computer solves Sudoku, queens and mazes by trying, failing and going back. Every step is on the board and in the tree, forwards and backwards, with its reason.
shell_hero_title = Watch a search go wrong, and come back.
shell_hero_text = A computer that solves a puzzle tries something, gets stuck, takes it back and tries again. Here it does so in front of you, on the board and in the decision tree. Stop it, step backwards, jump to any moment, and read why each step happened.
shell_begin = Start with three letters
shell_watch = Watch a search
shell_open_own = Open your own Sudoku
shell_kinds = The problems
shell_mini_label = A small search: { $title }
shell_mini_play = Play the searches
shell_mini_pause = Pause the searches
shell_scene_play = Play
shell_scene_pause = Pause
shell_scene_again = Again
shell_torn_label = A Sudoku during a search: its first row is filled, and later torn open
shell_torn_full = The first row looks finished.
shell_torn_wrong = It was wrong from the second cell on.
shell_twins = One puzzle, written twice
shell_twins_text = The board on the right is the one on the left with some rows, columns and digits exchanged. To you they are equally hard. A search that goes row by row does not agree.
shell_twins_label = The same search on both boards, on one clock
shell_twins_caption = The same search, on one clock.
shell_twins_why = Why is that?
shell_twins_count =
    { $count ->
        [one] { $formatted } placement
       *[other] { $formatted } placements
    }
shell_course = Every problem of a course, one click away
shell_course_list = List all
shell_course_permutations = Permutations
shell_course_combinations = Combinations
shell_course_subsets = Subsets
shell_course_brackets = Balanced parentheses
shell_course_satisfy = Satisfy every constraint
shell_course_queens = Eight queens
shell_course_sudoku = Sudoku
shell_course_colouring = Graph colouring: Australia
shell_course_cryptarithm = SEND + MORE = MONEY
shell_course_sum = Subset sum
shell_course_way = Find a path
shell_course_maze = Maze
shell_course_tour = Knight’s tour
shell_course_warnsdorff = Knight’s tour, Warnsdorff’s rule
shell_course_closed = Closed knight’s tour
shell_course_cycle = Hamiltonian cycle
shell_course_best = Find the best
shell_course_knapsack = 0/1 knapsack, branch and bound
shell_course_salesman = Travelling salesman
shell_course_shortest = Shortest path
shell_course_smarter = Search smarter
shell_course_fewest = Fewest first (MRV)
shell_course_forward = Forward checking
shell_course_arcs = Arc consistency (AC-3)
shell_course_jump = Conflict-directed backjumping
shell_course_learn = An order that learns (dom/wdeg)
shell_own_solver = Watch the search of your own solver
shell_ways = Where to start
shell_way_learn = Learn it step by step
shell_way_learn_text = { $chapters } chapters, from three letters to a solver that you could write yourself. The picture follows as you read, and asks what comes next.
shell_way_queens = Eight queens
shell_way_queens_text = Watch { $undos } queens being taken back before eight of them are safe.
shell_way_compare = Two orders, one Sudoku
shell_way_compare_text = Row by row, or always where least is left to choose? On one board: { $naive } digits placed against { $findmin }. Guess which is which, then watch why.
shell_way_measured = Fifty Sudokus, measured
shell_way_measured_text = Fifty easy Sudokus: row by row takes { $naive } placements, fewest choices first takes { $findmin }. Does it always win?
shell_way_own = Your own puzzle
shell_way_own_text = Type, paste or open a Sudoku, from { $smallest } to { $largest }. See whether it has one solution, several or none, and watch the search find out.
shell_way_play = Play
shell_way_play_text = Get a fresh Sudoku at the level you choose, with hints that explain themselves. When you are done, watch your own path next to the computer’s.
shell_way_keys = From the keyboard
shell_key_space = Space
shell_keys_play = play, pause
shell_keys_step = one step
shell_keys_backtrack = to a backtrack
shell_keys_all = all keys
shell_legend = How to read the tree
shell_shape_open = Partial solution
shell_shape_open_text = Nothing placed so far breaks a rule. A label on a line is the value placed there; the name beside a mark is the place to fill there.
shell_shape_fail = Dead end
shell_shape_fail_text = Nothing is left to try in the place beside the mark. The search turns back here.
shell_shape_solved = Solution
shell_shape_solved_text = Everything is placed, and no rule is broken.
shell_shape_folded = Folded subtree
shell_shape_folded_text = A part of the tree without a solution. The larger the triangle, the more it hides.
shell_storage_refused = This browser does not let Backtrail save settings: they last until you leave.
shell_missing_title = This trail ends here
shell_number_wrong = Enter a whole number from { $min } to { $max }.
shell_copy = Copy
shell_copied = Copied.
shell_copy_refused = The browser does not allow copying here. The text is selected: press Ctrl+C or ⌘C.
shell_missing_text = There is no page at { $address }.
shell_broken_title = This page could not be shown
shell_broken_text = Something went wrong in Backtrail. Load the page again; if that does not help, start from one of these.
shell_status = Status { $status }
shell_unkept_what =
    { $thing ->
        [settings] Settings are not kept on this device
        [chapter] The chapter is not kept on this device
        [set] The list of tasks is not kept on this device
        [homework] Your homework is not kept on this device
        [program] The program is not kept on this device
        [sentence] The sentence is not kept on this device
       *[game] The game is not kept on this device
    }
shell_unkept_refused = { $what }: the browser stores nothing for this site. Allow it to, then load the page again.
shell_unkept_full = { $what }: there is no room left. Delete something; the next change tries again.
shell_unkept_removed = { $what }: it was deleted in another tab. You can go on.
shell_unkept_newer = { $what }: a newer version of this page has been here. Load the page again.
shell_unkept_silent = { $what } so far: its storage does not answer. If that lasts, close other tabs of this site and load the page again.
shell_unkept_failed = { $what }: storing failed. The next change tries again.
shell_draft_followed =
    { $thing ->
        [chapter] Another tab has changed this chapter. You see what was done there.
        [set] Another tab has changed this list of tasks. You see what was done there.
        [homework] Another tab has changed this homework. You see what was done there.
        [program] Another tab has changed this program. You see what was done there.
       *[sentence] Another tab has changed this sentence. You see what was done there.
    }
shell_draft_parted =
    { $thing ->
        [chapter] Another tab has changed this chapter too. Both are kept, and this is yours.
        [set] Another tab has changed this list of tasks too. Both are kept, and this is yours.
        [homework] Another tab has changed this homework too. Both are kept, and this is yours.
        [program] Another tab has changed this program too. Both are kept, and this is yours.
       *[sentence] Another tab has changed this sentence too. Both are kept, and this is yours.
    }
shell_draft_beside =
    { $thing ->
        [chapter] Another chapter is kept beside this one.
        [set] Another list of tasks is kept beside this one.
        [homework] Another state of this homework is kept beside this one.
        [program] Another program is kept beside this one.
       *[sentence] Another sentence is kept beside this one.
    }
shell_draft_more = { $count } others are kept beside this one.
shell_draft_next = Switch
shell_draft_only = Keep only this one
shell_draft_unreadable =
    { $thing ->
        [chapter] Another version of this site has kept a chapter that this one cannot read. It stays as it is; what you do is kept beside it.
        [set] Another version of this site has kept a list of tasks that this one cannot read. It stays as it is; what you do is kept beside it.
        [homework] Another version of this site has kept homework that this one cannot read. It stays as it is; what you do is kept beside it.
        [program] Another version of this site has kept a program that this one cannot read. It stays as it is; what you do is kept beside it.
       *[sentence] Another version of this site has kept a sentence that this one cannot read. It stays as it is; what you do is kept beside it.
    }
