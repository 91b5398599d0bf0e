experiment_chart_picture = Picture
experiment_chart_table = Table
experiment_chart_svg = SVG
experiment_chart_svg_label = Save the picture as SVG
experiment_chart_png = PNG
experiment_chart_png_label = Save the picture as PNG
experiment_chart_failed = The browser could not draw this picture. Save it as SVG instead.
experiment_chart_bound = open mark: cut off by a limit, at least this many
experiment_chart_ratios = dashed lines: one count is 2, 10 or 100 times the other
experiment_chart_box = half of the runs lie in the box, the thick line is the median
experiment_chart_keys = The arrow keys go from point to point.
experiment_chart_keys_open = The arrow keys go from point to point, Enter opens the board in the race.
experiment_chart_open = Click: watch it in the race
experiment_times = { $factor }×
experiment_times_at_least = ≥ { $factor }×
experiment_times_at_most = ≤ { $factor }×
experiment_within = placements: at most { $formatted }
experiment_solved_of = { $strategy }: { $solved } of { $total }
experiment_spread = median { $median }, from { $least } to { $most }
experiment_spread_bounded = median at least { $median }, from { $least } to more than { $most }
experiment_open_in_race = Watch this board in the race
experiment_page_title = The experiment
experiment_page_description = Measure backtracking: run fewest first against reading order on dozens of Sudokus, rewrite one puzzle in many ways, and see the counts as pictures and tables.
experiment_title = The experiment
experiment_lead = One puzzle proves little. Measure many: which order needs fewer placements, by how much, and when does it lose?
experiment_to_race = See it on one puzzle: the race
experiment_presets = Press one, and it runs
experiment_noscript = The experiment runs in your browser and needs JavaScript.
experiment_link_wrong = This link could not be read. { $why }
experiment_preset_moment = { $formatted } searches, a moment
experiment_preset_seconds = { $formatted } searches, some seconds
experiment_preset_minute = { $formatted } searches, about a minute
experiment_preset_easy50 = Fewest first on 50 easy boards
experiment_preset_easy50_text = Against reading order: does it pay to fill the cell with the fewest candidates first?
experiment_preset_rewritten = One puzzle, rewritten 16 times
experiment_preset_rewritten_text = Digits exchanged, rows and columns swapped: the same puzzle. Is it as hard for a search?
experiment_preset_hardest11 = The 11 hardest
experiment_preset_hardest11_text = The boards that people find hardest: does fewest first still win?
experiment_preset_top95 = The top 95
experiment_preset_top95_text = Reading order makes hundreds of millions of placements here.
experiment_preset_lost = Where fewest first loses
experiment_preset_lost_text = A good rule of thumb is no law: these boards were picked because reading order was lucky on them.
experiment_preset_findmax = Most first: the worst order?
experiment_preset_findmax_text = The cell with the most candidates comes first. It hits the limit, so its counts are lower bounds.
experiment_preset_seeds = Random values: median and spread
experiment_preset_seeds_text = Chance is never one number: each board runs with many seeds.
experiment_preset_filling = Filling an empty board
experiment_preset_filling_text = Random digits, 25 seeds: does fewest candidates first go back less often?
experiment_preset_thesis = The thesis’s table
experiment_preset_thesis_text = Effort by number of clues, beside printed figures. Is there a hump?
experiment_preset_diagonal = Symmetric about a diagonal: slow?
experiment_preset_diagonal_text = A claim, tested: symmetric boards beside scattered ones with the same solutions.
experiment_preset_queens = Queens by n
experiment_preset_queens_text = How does the effort grow with the board, and is it always more?
experiment_preset_mazes = Mazes by size
experiment_preset_mazes_text = Does it help to try the way towards the exit first?
experiment_preset_own = Your own experiment
experiment_preset_own_text = Choose boards, strategies and limits, or open boards of your own.
experiment_own_title = Your own experiment
experiment_order_naive = reading order
experiment_order_findmin = fewest first
experiment_order_findmin_degree = fewest first + degree
experiment_order_findmax = most first
experiment_order_random = random order
experiment_values_random = random values
experiment_elimination_naked = naked singles
experiment_elimination_hidden = hidden singles
experiment_no_elimination = no elimination
experiment_naked_start = naked singles, at the start
experiment_naked_every = naked singles, every placement
experiment_hidden_start = + hidden singles, at the start
experiment_hidden_every = + hidden singles, every placement
experiment_set_up = What is measured: boards, strategies, limits
experiment_boards = Boards
experiment_kind = Kind of puzzle
experiment_strategies = Strategies
experiment_of_strategy = { $field }, strategy { $number }
experiment_add_strategy = Add a strategy
experiment_remove_strategy = Remove strategy { $number }
experiment_remove_set = Remove { $set }
experiment_how_often = How often, how long
experiment_seeds = Seeds
experiment_seeds_hint = How often each random strategy runs on each board
experiment_rewritings = Rewritings
experiment_rewritings_hint = How many rewritten versions of each board run as well
experiment_limits = Limits of each run
experiment_limits_text = A run stops when it reaches a limit. Its counts are then lower bounds.
experiment_own_boards = own boards
experiment_own_add = Add your own boards
experiment_own_label = Boards, pasted or from files
experiment_own_take = Add these
experiment_own_conflicts =
    { $count ->
        [one] This board contradicts itself, so there is nothing to search.
       *[other] These boards contradict themselves, so there is nothing to search.
    }
experiment_own_count =
    { $count ->
        [one] one board
       *[other] { $formatted } boards
    }
experiment_drop = Drop to open: an experiment or its results
experiment_run_group = Run the experiment
experiment_run = Run
experiment_pause = Pause
experiment_resume = Go on
experiment_cancel = Stop now
experiment_again =
    { $count ->
        [one] Try the failed run again
       *[other] Try { $formatted } failed runs again
    }
experiment_progress = Progress
experiment_ready = Ready to run
experiment_loading = Loading the boards…
experiment_running = Runs done: { $done } of { $total }
experiment_paused = Paused. Runs done: { $done } of { $total }
experiment_done =
    { $count ->
        [one] Done: one run
       *[other] Done: { $formatted } runs
    }
experiment_broken = This browser could not start the search. Reload the page.
experiment_left = about { $time } left
experiment_steps_so_far = steps: { $formatted }
experiment_not_kept = The browser keeps nothing: a reload loses these results.
experiment_verdict = What the numbers say
experiment_verdict_so_far = What the numbers say so far
experiment_fewer_all = On all { $boards } boards, { $judged } needed fewer placements than { $base }.
experiment_fewer_some = On { $fewer } of { $boards } boards, { $judged } needed fewer placements than { $base }.
experiment_fewer_one = On this board, { $base } needed { $factor } times as many placements as { $judged }.
experiment_fewer_one_bound = On this board, { $base } needed at least { $factor } times as many placements as { $judged }.
experiment_more_one = On this board, { $judged } needed { $factor } times as many placements as { $base }.
experiment_same_one = On this board, { $judged } and { $base } needed the same.
experiment_left_open_one = A limit leaves open which of them needs fewer placements.
experiment_faster_all = On all { $boards } boards, { $judged } was faster than { $base }.
experiment_faster_some = On { $fewer } of { $boards } boards, { $judged } was faster than { $base }.
experiment_faster_one = On this board, { $base } took { $factor } times as long as { $judged }.
experiment_slower_one = On this board, { $judged } took { $factor } times as long as { $base }.
experiment_median_fewer = Board by board, { $base } needed { $factor } times as many (the median).
experiment_median_fewer_bound = Board by board, { $base } needed at least { $factor } times as many (the median).
experiment_median_more = Board by board, { $judged } needed { $factor } times as many (the median).
experiment_median_same = Board by board, the median is a tie.
experiment_median_faster = Board by board, { $base } took { $factor } times as long (the median).
experiment_median_slower = Board by board, { $judged } took { $factor } times as long (the median).
experiment_same =
    { $count ->
        [one] On one board, both needed the same.
       *[other] On { $boards } boards, both needed the same.
    }
experiment_left_open =
    { $count ->
        [one] On one board, a limit stopped a search too early to tell.
       *[other] On { $boards } boards, a limit stopped a search too early to tell.
    }
experiment_lost =
    { $count ->
        [one] On one board { $judged } lost: { $factor } times as many on { $board }.
       *[other] On { $boards } boards { $judged } lost: worst on { $board }, with { $factor } times as many.
    }
experiment_lost_none = On no board did { $judged } need more than { $base }.
experiment_lost_race = Watch where it lost
experiment_won_race = Watch its biggest win
experiment_bounded = Runs that a limit cut off: { $bounded } of { $runs }. Their counts are lower bounds, drawn as open marks and written with ≥.
experiment_seeds_meaning = A random strategy ran with { $seeds } seeds on each board. What stands for a board is the median; the spread is in the pictures.
experiment_rewritten = { $strategy }: the same puzzle, written in { $ways } ways, needed between { $least } and { $most } placements.
experiment_rewritten_same = { $strategy }: the same puzzle, written in { $ways } ways, and each time the same number of placements: { $most }.
experiment_rewritten_factor = That is a factor of { $factor }.
experiment_rewritten_factor_bound = That is a factor of at least { $factor }.
experiment_rewritten_printed = As printed: { $count }.
experiment_rewritten_race = Watch the easiest and the hardest side by side
experiment_rewritten_meaning = Nothing about the puzzle has changed, only where it is written. How hard a board is for this search can depend more on where its rows and columns lie than on the puzzle.
experiment_pictures = Pictures
experiment_measure = Measure
experiment_compare = Compare
experiment_compare_with = with
experiment_tab_boards = Board by board
experiment_tab_solved = Solved within
experiment_tab_spread = Spread
experiment_tab_clues = Clues
experiment_tab_size = Size
experiment_tab_candidates = Candidates
experiment_tab_back = Taken back
experiment_tab_time = Does it save time?
experiment_picture_boards_title = { $judged } against { $base }, board by board
experiment_picture_boards_text = Each point is a board. Below the diagonal { $judged } needed less, above it { $base } did; the dashed lines are 2, 10 and 100 times apart.
experiment_side_less = { $strategy } needed less
experiment_picture_solved_title = Boards solved within a given number of placements
experiment_picture_solved_text = The further to the left a curve rises, the sooner that strategy is done. A curve that does not reach the top has runs without a solution or cut off by a limit.
experiment_picture_spread_title = Spread: { $effort }
experiment_picture_spread_text = Each mark is a run, from easy on the left to hard on the right.
experiment_picture_rewritten_text = Each mark is the same puzzle written in another way, from easy on the left to hard on the right.
experiment_picture_fact_text = Each mark is a board and a strategy.
experiment_picture_back_title = Taken back against placed
experiment_picture_back_text = Each mark is a run. Near the line, almost everything that was placed was taken back again.
experiment_picture_time_title = Does { $judged } save time too?
experiment_picture_time_text = Each point is a board. On the line, { $judged } saves as much time as placements; most points tend to lie below it, because each choice of { $judged } costs more. Below 1× on the upward axis, it took longer than { $base }. Short runs are measured several times; the shortest time counts.
experiment_axis = { $effort }, { $strategy }
experiment_axis_placements = Placements
experiment_axis_solved = Runs solved
experiment_axis_fewer = Placements: { $base } as a multiple of { $judged }
experiment_axis_faster = Time: { $base } as a multiple of { $judged }
experiment_apart = Where they disagree
experiment_apart_none = Nowhere: whoever needed fewer placements was also faster.
experiment_apart_some = Boards where the one with fewer placements took longer: { $boards } of { $all }.
experiment_time_none = No times were measured in this browser: results from a file have none.
experiment_fact_clues = Clues
experiment_fact_open = Places to decide
experiment_fact_candidates = Mean candidates of an empty cell
experiment_steps = Steps
experiment_eliminations = Eliminations
experiment_solutions = Solutions
experiment_longest_forward = Longest forward
experiment_longest_back = Longest back
experiment_time = Time
experiment_as_printed = as printed
experiment_seed = seed { $number }
experiment_board = { $set }, board { $number }
experiment_board_rewritten = { $board }, rewriting { $number }
experiment_of = { $part } of { $whole }
experiment_by_set = By set: { $effort }
experiment_by_run = Run by run
experiment_by_board = Board by board: { $effort }
experiment_rows = A row is
experiment_rows_boards = A board a row
experiment_rows_runs = A run a row
experiment_sets_table = Each strategy on each set: { $effort }
experiment_runs_table = All runs
experiment_boards_table = Every board: { $effort }
experiment_bound_sign = ≥ means: a limit cut runs off, so the true number is at least this.
experiment_table_hint = Press a heading to sort. A row opens its board in the race.
experiment_column_board = Board
experiment_column_strategy = Strategy
experiment_column_seed = Seed
experiment_column_set = Set
experiment_column_boards = Boards
experiment_column_solved = Solved
experiment_column_bounded = Cut off
experiment_column_bounded_hint = Runs that a limit cut off: their counts are lower bounds
experiment_column_median = Median
experiment_column_geometric = Geometric mean
experiment_column_least = Least
experiment_column_low = First quarter
experiment_column_high = Third quarter
experiment_column_most = Most
experiment_column_sum = Sum
experiment_column_time_sum = Time in all
experiment_column_against = { $base } needed
experiment_column_against_hint = The median over the boards: how many times as many as this strategy
experiment_column_ratio = { $base } / this run
experiment_column_ratio_hint = Placements of { $base }, divided by those of this run on the same board. Above 1, this run needed fewer.
experiment_column_ratio_of = { $base } / { $judged }
experiment_board_ratio_hint = What { $base } needed, divided by what { $judged } needed on the same board. Above 1, { $judged } needed less.
experiment_board_spread = { $median } ({ $spread })
experiment_board_spread_hint = The median over the seeds, and the least and the most
experiment_column_ratio_placements = Ratio of placements
experiment_column_ratio_time = Ratio of times
experiment_column_candidates = Candidates
experiment_column_outcome = Ended
experiment_column_share = Taken back
experiment_column_within = Placements, at most
experiment_times_fewer = { $factor } times as many
experiment_times_less = { $factor } times as much
experiment_times_fast = { $factor } times as long
experiment_times_long = 1/{ $factor } as long
experiment_times_fewer_bound = ≥ { $factor } times as many
experiment_times_more = 1/{ $factor } as many
experiment_times_more_bound = ≤ 1/{ $factor } as many
experiment_outcome_solved = solved
experiment_outcome_exhausted = everything tried
experiment_outcome_stuck = stuck
experiment_outcome_contradiction = contradiction
experiment_outcome_limit = cut off by a limit
experiment_outcome_time = out of time
experiment_outcome_failed = failed
experiment_take = Take it with you
experiment_take_results = Results
experiment_csv = CSV
experiment_json = JSON lines
experiment_take_results_text = CSV for a spreadsheet; JSON lines to open here again. Each picture above has its own SVG and PNG.
experiment_take_experiment = The experiment
experiment_link = Make a link
experiment_file = File
experiment_link_label = Link to this experiment
experiment_take_experiment_text = Whoever opens it measures the same boards in the same way and gets the same counts.
experiment_open = Open
experiment_open_files = Open an experiment or results
experiment_open_text = Several result files, such as shards from a cluster, are put together. You can also drop them on the page.
experiment_headless = Without a browser
experiment_headless_text = What takes hours here runs on any number of machines: save the experiment as a file, run a shard on each in a copy of the project’s source (its README says how), and open the results here. The rows are the same to the byte.
experiment_opened = Opened: { $file }
experiment_reading = Reading…
experiment_merged =
    { $count ->
        [one]
            { $missing ->
                [one] One row, one run missing.
               *[other] One row, { $missingFormatted } runs missing.
            }
       *[other]
            { $missing ->
                [one] { $formatted } rows, one run missing.
               *[other] { $formatted } rows, { $missingFormatted } runs missing.
            }
    }
experiment_refused = { $file } was not opened. { $why }
experiment_error_at = { $place }: { $what }
experiment_error_line = line { $line }
experiment_error_too_large = This is too large: at most { $expected } characters.
experiment_error_not_json = From here on, this is not JSON: a comma, a quotation mark or a bracket may be missing, or there is one too many.
experiment_error_repeated_field = The field “{ $found }” is here for the second time. Leave one of them.
experiment_error_no_file = This is a folder, or a file that is not there any more. Open a file.
experiment_error_wrong_format = This is not the Backtrail file that belongs here: its “format” must be “{ $expected }”.
experiment_error_wrong_version = It is damaged, or of a version that is not known here.
experiment_error_missing_field = This field is missing.
experiment_error_unknown_field = There is no field “{ $found }” here. There are: { $expected }.
experiment_error_wrong_type = Expected { $expected }, found { $found }.
experiment_error_too_low = { $found } is too low: at least { $expected }.
experiment_error_too_high = { $found } is too high: at most { $expected }.
experiment_error_too_long = Too long: at most { $expected }, and this has { $found }.
experiment_error_too_short = Too few: at least { $expected }.
experiment_error_unknown_option = { $found } is none of these: { $expected }.
experiment_error_unknown_kind = There is no kind of puzzle “{ $found }”. There are: { $expected }.
experiment_error_unknown_set = There is no set “{ $found }”. There are: { $expected }.
experiment_error_bad_board = This is not a board.
experiment_error_too_many_runs = { $found } runs are too many: at most { $expected }.
experiment_error_unknown_run = { $found } is no run of this experiment.
experiment_error_other_experiment = These are results of another experiment.
experiment_error_differs = Two rows of the same run, { $found }, contradict each other.
experiment_error_near = There is no “{ $found }” here. Is “{ $expected }” meant?
experiment_error_bad_parameter = This is not a board: its “{ $found }” cannot be read.
experiment_error_line_column = line { $line }, column { $column }
experiment_error_bad_link = The link was cut off or changed.
experiment_thesis_title = Beside the printed figures
experiment_thesis_text = A thesis from Serbia printed this table, five boards for each number of clues. Ours: the median over ten boards for each.
experiment_thesis_printed = Printed
experiment_thesis_ours = Ours, counted alike
experiment_thesis_steps = Steps
experiment_thesis_hump = The thesis sees a hump: few steps at both ends. Ours is a slope: the fewer clues, the more steps. Its 765 steps at 17 clues are fewer than ours at 27, counted alike.
experiment_thesis_counting = It counts every square that it enters as a step, given squares too, so that a board on which nothing is taken back has 81. The steps beside it are counted so. The first strategy here is its solver: it fills cells with one candidate at the start, then goes on in reading order.
experiment_thesis_boards = The thesis does not print its boards, so we use different ones, with fewer candidates. With five boards a few lucky ones decide: rewriting a single board can change its effort by a factor of more than a thousand.
experiment_name_raster = The raster board
experiment_name_lost = Lucky boards
experiment_name_empty = The empty board
experiment_picture_clues = { $effort } by number of clues
experiment_picture_size = { $effort } by size
experiment_picture_candidates = { $effort } by mean candidates
experiment_median_about = Board by board, the median is about a tie.
experiment_times_same = a tie
experiment_times_about = about a tie
experiment_thesis_placements = Placements
experiment_board_alone = Board { $number }
experiment_time_tiny = under { $time }
experiment_board_named = { $set }: { $name }
experiment_fewer_none = On no board did { $judged } need fewer placements than { $base }.
experiment_faster_none = On no board was { $judged } faster than { $base }.
experiment_median_more_bound = Board by board, { $judged } needed at least { $factor } times as many (the median).
experiment_lost_bound =
    { $count ->
        [one] On one board { $judged } lost: at least { $factor } times as many on { $board }.
       *[other] On { $boards } boards { $judged } lost: worst on { $board }, with at least { $factor } times as many.
    }
experiment_on_sets = { $strategy }, median placements: { $medians }.
experiment_on_set = { $count } on { $set }
experiment_link_no_preset = This link could not be read. There is no experiment “{ $name }” here. Choose one of these.
experiment_restored = What you measured last is still here.
experiment_hindrance_boards = No boards are chosen: choose at least one set.
experiment_hindrance_fields = Correct this first: { $fields }
experiment_error_number = Enter a number here: a whole one, or for seconds one with at most one decimal.
experiment_stopped = Stopped. Runs done: { $done } of { $total }
experiment_time_tiny_left =
    { $count ->
        [one] One board is left out: a search took less than { $time } there.
       *[other] { $boards } boards are left out: a search took less than { $time } there.
    }
experiment_time_unknown_left =
    { $count ->
        [one] One board is left out because its times are not known.
       *[other] { $boards } boards are left out because their times are not known.
    }
experiment_more_one_bound = On this board, { $judged } needed at least { $factor } times as many placements as { $base }.
experiment_faster_one_bound = On this board, { $base } took at least { $factor } times as long as { $judged }.
experiment_slower_one_bound = On this board, { $judged } took at least { $factor } times as long as { $base }.
experiment_none_one = On this board, { $less } needed no placements, unlike { $more }.
experiment_less_one = On this board, { $less } needed fewer placements than { $more }.
experiment_median_none = On at least half of the boards { $less } needed no placements.
experiment_lost_at =
    { $count ->
        [one] On one board { $judged } lost: { $board }.
       *[other] On { $boards } boards { $judged } lost: worst on { $board }.
    }
experiment_lost_to_none = There { $base } needed none.
experiment_times_to_none = down to none
experiment_times_from_none = up from none
experiment_none_undrawn =
    { $count ->
        [one] One board is in the table only: a strategy needed no placements there.
       *[other] { $boards } boards are in the table only: a strategy needed no placements there.
    }
experiment_error_broken_board = Board { $found } breaks the rules, so no search of it means anything.
experiment_ran_as = { $ran } (in place of { $asked })
experiment_misfit = { $asked } does not fit “{ $set }”: { $ran } runs there instead.
experiment_csv_headings = kind,set,board,name,rewriting,ordering,values,elimination,eliminate,back,variant,goal,seed,outcome,bound,steps,tries,placements,forced,undos,jumps,skipped,deadends,eliminations,solutions,deepest,longestForward,longestBack,milliseconds
experiment_own_ordering = own ordering
experiment_program = An ordering of your own
experiment_program_line = The address holds an ordering that a reader has written. It has not run: read it, then measure it on these boards, beside the strategies.
experiment_program_code = Its code
experiment_program_measure = Measure it too
experiment_program_boards = { $done } of { $count } boards are searched with it.
experiment_program_note = What is counted for it stays on this page: files and links hold the strategies only, the table as CSV holds it, too.
experiment_program_failed = On { $count } of the boards it did not come to its end.
experiment_program_skipped = It can be asked only about boards with square boxes; the others are left out.
