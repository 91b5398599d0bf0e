maze_title = Maze
maze_description = Watch backtracking find its way out of a maze, branch and bound find the shortest path, and mazes being carved.
maze_name = Maze { $columns }×{ $rows }
maze_name_carve = Carving { $columns }×{ $rows }
maze_facts =
    { $count ->
        [one] { $columns }×{ $rows }, one open square
       *[other] { $columns }×{ $rows }, { $formatted } open squares
    }
maze_facts_carve = { $columns }×{ $rows } cells, not carved yet
maze_example_small = Small
maze_example_small_line = One way out, and two dead ends before it.
maze_example_two_ways = Two paths
maze_example_two_ways_line = The first path found is not the shortest, so branch and bound keeps looking.
maze_example_room = Room
maze_example_room_line = Countless paths; the Manhattan lower bound prunes nearly all of them.
maze_example_carve = Carving
maze_example_carve_line = Backtracking makes a maze: it moves on to unvisited cells and goes back where there are none.
maze_example_carve_large = Carving, large
maze_example_carve_large_line = The same on 24×16 cells; watch it at high speed.
maze_example_large = Large, with loops
maze_example_large_line = The first path found takes 290 steps, the shortest 146.
maze_example_no_way = No way out
maze_example_no_way_line = The goal is walled in; the search has to try everything to find out.
maze_example_all = All paths
maze_example_all_line = Four ways out, two of them the shortest.
maze_format_text = Text
maze_values_preferred = nearest to the goal first
maze_open_hint = A drawing: # or █ for walls, a space or a dot for open squares; or thin walls, +--+ or box drawing; or rows of 0 and 1. S or A is the start, G, E or B the goal; if they are missing, you choose them. At most 61×61 squares.
maze_error_size = This maze is { $columns }×{ $rows }; the largest allowed is { $expected }×{ $expected }.
maze_error_two_starts = “{ $found }” in column { $column } is a second start. A maze has one start.
maze_error_two_goals = “{ $found }” in column { $column } is a second goal. A maze has one goal.
maze_error_symbol = “{ $found }” in column { $column } means nothing in this maze.
maze_error_no_maze = No maze was found in this text. Draw walls with # and open squares with spaces or dots.
maze_error_closed = This maze has no room for a start and a goal: it needs two open squares.
maze_error_cells = This maze has { $columns }×{ $rows } cells; the largest allowed is { $expected }×{ $expected }.
maze_error_lines = “{ $found }” in column { $column } does not fit: the walls of this drawing do not meet on a grid of cells.
maze_ends_missing = The text does not say where the maze starts and ends. Choose below.
maze_start_missing = The text does not say where the maze starts. Choose below.
maze_goal_missing = The text does not say where the maze ends. Choose below.
maze_mark_missing_many =
    { $count ->
        [one] One maze has no start or no goal in the text; the openings or the outermost open squares were taken.
       *[other] { $formatted } mazes have no start or no goal in the text; the openings or the outermost open squares were taken.
    }
maze_rows_walled = Short lines were filled with walls.
maze_rows_opened = Short lines were filled with open squares.
maze_ones_walls = 1 was read as a wall, 0 as an open square.
maze_ones_open = 1 was read as an open square, 0 as a wall.
maze_wide = Every square of the text is two characters wide.
maze_choose = Start and goal
maze_choose_start = Start
maze_choose_goal = Goal
maze_choose_board = Squares of the maze
maze_choose_hint = Press an open square to move the { $end } there. With the keyboard: arrow keys move, Enter puts the { $end } there.
maze_choose_end_start = start
maze_choose_end_goal = goal
maze_choose_now = Start: { $start }. Goal: { $goal }.
maze_choose_invert = Exchange walls and open squares
maze_empty = Or start without walls
maze_empty_go = Empty maze
maze_size = Size
maze_size_squares = { $columns }×{ $rows }
maze_size_small = small
maze_size_medium = medium
maze_size_large = large
maze_size_largest = very large
maze_new = New maze
maze_new_go = Create
maze_new_watch = Watch it being carved
maze_loops = Loops
maze_loops_less = One loop fewer
maze_loops_more = One loop more
maze_loops_hint = Walls removed at the end. Each one opens another way round.
maze_solve = Find the way out
maze_solve_hint = Once the maze is carved, it can be searched.
maze_draw = Draw
maze_draw_hint = Draw and erase walls on the board, drag S and G
maze_draw_how = Click or drag on squares to add or remove walls; drag S and G. With the keyboard: arrow keys move, Enter adds or removes a wall, S and G move the start and the goal.
maze_direction_up = up
maze_direction_right = right
maze_direction_down = down
maze_direction_left = left
maze_manhattan = Manhattan lower bound
maze_manhattan_hint = For the goal “best solution”: a path is pruned as soon as its length plus the Manhattan distance to the goal, ignoring walls, reaches the best so far.
maze_place = row { $row }, column { $column }
maze_square = { $place }: { $content }
maze_square_wall = wall
maze_square_goal = goal
maze_square_open = open
maze_square_closed = still closed
maze_square_path = on the path, after step { $step }
maze_square_solved = on the way out, after step { $step }
maze_square_head = current position
maze_square_taken = just left
maze_square_left = visited and left
maze_square_led = left, part of a way out found before
maze_square_unseen = not visited yet
maze_square_tried = tried, not possible
maze_square_best = on the shortest path so far
maze_board_hint = Arrow keys move, Enter adds or removes a wall, S and G move the start and the goal here.
maze_legend = The marks on the maze
maze_legend_group_maze = The maze
maze_legend_group_search = What the search does
maze_legend_group_paths = Paths
maze_legend_wall = Wall
maze_legend_unseen = Not visited yet
maze_legend_left = Visited and left
maze_legend_led = Left: part of a way out found before
maze_legend_head = Current position
maze_legend_open = Open from here, not tried yet (candidates)
maze_legend_wall_tried = Tried: there is a wall
maze_legend_path_tried = Tried: already on the path
maze_legend_seen_tried = Tried: that cell was visited before
maze_legend_taken = Step taken back
maze_legend_deadend = Dead end: no direction is left
maze_legend_prune = Pruned: nothing shorter can follow
maze_legend_path = The path so far: the partial solution
maze_legend_best = The shortest path found so far
maze_legend_solved = A way out
maze_legend_numbers = Step numbers: shown when Candidates is set to “all”
maze_legend_closed = Cells that are still closed
maze_legend_carved = Carved: cells and passages
maze_note_shortest =
    { $count ->
        [one] Breadth-first search: the shortest path costs { $length }; it visited one square.
       *[other] Breadth-first search: the shortest path costs { $length }; it visited { $formatted } squares.
    }
maze_note_none = Breadth-first search: no path leads to the goal.
maze_note_nothing = No path found so far.
maze_note_longer = The best found so far costs { $length }: { $more } more than that.
maze_note_equal = The best found costs { $length }: it is the shortest.
maze_note_carved =
    { $count ->
        [one] One of { $cells } cells is open.
       *[other] { $formatted } of { $cells } cells are open.
    }
maze_mini = Maze { $columns }×{ $rows }
maze_mini_carve = { $columns }×{ $rows } cells, not carved yet
maze_says_start = Find a path from { $start } to { $goal }.
maze_gender_variable = neuter
maze_gender_value = neuter
maze_says_rule = Each step goes to a neighbouring square that is open and not yet on the path.
maze_says_order = Directions are tried in the order { $order }.
maze_says_nearest = The direction that ends nearest to the goal is tried first.
maze_says_choose = Next step: { $variable }, from { $place }.
maze_says_clash_wall = there is a wall
maze_says_clash_edge = the maze ends there
maze_says_clash_path = the path already passes through that square and leaves it with { $variable }
maze_says_place = { $value } is open: { $variable } goes to { $place }.
maze_says_deadend = No direction is left at { $place }.
maze_says_solution = The goal is reached: a way out.
maze_says_solution_number = The goal is reached: way out number { $formatted }.
maze_says_prune = This path already costs { $bound }, and the best so far costs { $best }: nothing shorter can follow.
maze_says_prune_manhattan = With the Manhattan distance to the goal, this path costs at least { $bound }, and the best so far costs { $best }: nothing shorter can follow.
maze_says_carve_start =
    { $count ->
        [one] One cell, walled in.
       *[other] { $formatted } cells, all walled in; carving starts in the first.
    }
maze_says_carve_rule = Each step breaks through to a neighbouring cell that was not visited yet.
maze_says_carve_clash_edge = the maze ends there
maze_says_carve_clash_seen = that cell was visited before
maze_says_carve_place = { $value } leads to an unvisited cell: { $variable } breaks through to { $place }.
maze_says_carve_solution = Every cell was visited: the maze is carved, with exactly one path between any two cells.
maze_says_carve_loops =
    { $count ->
        [one] Every cell was visited: the maze is carved. One more wall, marked with a ring, is removed, which opens another way round.
       *[other] Every cell was visited: the maze is carved. { $formatted } more walls, marked with rings, are removed; each opens another way round.
    }
maze_legend_ends = Start and goal
maze_line = The way out, the shortest path, and how mazes are made.
maze_set_perfect = Mazes without loops
maze_set_perfect_line = 30 mazes from 4×4 to 30×30 cells, with one path between any two cells
maze_set_loops = Mazes with loops
maze_set_loops_line = the same 30 mazes with as many loops as a side has cells
maze_overlay_way = path: { $lane }
maze_ask_variable = Which step is next?
maze_ask_value = In which direction does { $variable } of the path go? Or is there no way on?
maze_ask_deadend = Is this a dead end, with no direction left to try?
maze_ask_return = There is no way on from here. Which step does the search take back?
