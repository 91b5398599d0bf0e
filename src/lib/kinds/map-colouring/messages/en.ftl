map_colouring_title = Map colouring
map_colouring_description = Watch a map being coloured by backtracking so that neighbours differ, forwards and backwards: the map with its constraint graph, the decision tree, the code and the reason for every step.
map_colouring_line = Graph colouring: neighbouring regions get different colours. Fewest first shines here.
map_colouring_facts = { $map }, { $colours } colours
map_colouring_australia = Australia
map_colouring_usa = USA
map_colouring_red = red
map_colouring_green = green
map_colouring_blue = blue
map_colouring_yellow = yellow
map_colouring_purple = purple
map_colouring_teal = teal
map_colouring_letters = RGBYPT
map_colouring_region = { $region }: { $content }
map_colouring_map = Map
map_colouring_colours = Colours
map_colouring_fewer = One colour fewer
map_colouring_more = One colour more
map_colouring_select_hint = Click a region to colour it, and again for the next colour.
map_colouring_example_australia = Australia
map_colouring_example_australia_line = The textbook map: six neighbours on the mainland, and Tasmania, which touches none.
map_colouring_example_australia_all = Australia, all
map_colouring_example_australia_all_line = All 18 ways: six for the mainland, times three for Tasmania.
map_colouring_example_australia_two = Australia in two colours
map_colouring_example_australia_two_line = No solution. Three regions that all touch need three colours.
map_colouring_example_usa = USA
map_colouring_example_usa_line = 48 states from A to Z: 4,909 colours are taken back before the first solution.
map_colouring_example_usa_jump = USA, jumping back
map_colouring_example_usa_jump_line = The same map in the same order. Each dead end goes straight back to its cause: 86 placements instead of 4,957.
map_colouring_example_usa_findmin = USA, fewest first
map_colouring_example_usa_findmin_line = The same map, the state with the fewest candidates first: nothing is ever taken back.
map_colouring_example_usa_three = USA in three colours
map_colouring_example_usa_three_line = No solution, because of Nevada and its five neighbours. Fewest first proves it in 159 placements, in 99 when the degree breaks ties. In reading order it takes 134,393,511.
map_colouring_example_usa_learn = Three colours, an order that learns
map_colouring_example_usa_learn_line = The same proof in 72 placements: borders that cause dead ends count for more (dom/wdeg).
map_colouring_open_placeholder =
    map: australia
    colours: 3
    WA = red
map_colouring_open_hint = First the map (australia or usa), then the number of colours (2 to 6), then the regions that are coloured, one on each line.
map_colouring_error_map = “{ $found }” names no map. Start with “map: australia” or “map: usa”.
map_colouring_error_colours = “{ $found }” is not a valid number of colours. Enter 2 to 6, before the first region.
map_colouring_error_line = “{ $found }” does not colour a region. Write it like “WA = red”.
map_colouring_error_region = The map has no region “{ $found }”.
map_colouring_error_twice = “{ $found }” is coloured twice.
map_colouring_error_colour = “{ $found }” is not one of the colours.
map_colouring_says_open =
    { $count ->
        [one] One region has no colour yet.
       *[other] { $formatted } regions have no colour yet.
    }
map_colouring_says_done = Every region has a colour.
map_colouring_says_rule = The search takes the regions in the order of their list.
map_colouring_says_next = { $variable } is the next region without a colour.
map_colouring_says_choose_only = { $variable } is the only region left without a colour.
map_colouring_says_choose_random =
    { $count ->
        [one] { $variable } is the only region left without a colour (seed { $seed }).
       *[other] { $variable } is drawn at random from { $formatted } regions without a colour (seed { $seed }).
    }
map_colouring_says_tries =
    { $order ->
        [ascending] Colours are tried in the order of their list.
        [descending] Colours are tried from the end of their list.
        [random] Colours are tried in random order.
       *[other] The colour that leaves the other regions the most candidates is tried first (LCV).
    }
map_colouring_says_clash = a neighbour already has that colour ({ $list })
map_colouring_says_object = { $colour }
map_colouring_says_place = { $variable } has no { $value } neighbour, so it becomes { $value }.
map_colouring_says_solution = Every region has a colour, and no neighbours share one: a solution.
map_colouring_says_solution_number = Every region has a colour, and no neighbours share one: solution number { $formatted }.
map_colouring_says_stuck =
    { $count ->
        [one] Stuck: elimination finds nothing more, and one region has no colour yet.
       *[other] Stuck: elimination finds nothing more, and { $formatted } regions have no colour yet.
    }
map_colouring_ask_variable = Which region does the search colour next?
map_colouring_ask_value = Which colour does the search give { $variable } next? Or does none fit?
map_colouring_ask_deadend = Is { $variable } a dead end, with no colour left that fits?
map_colouring_ask_return = { $variable } has no colour left. To which region does the search go back?
map_colouring_race_jump = Pennsylvania thrashes
map_colouring_race_jump_line = 4,957 placements step by step, 86 with jumps, 48 with fewest first
map_colouring_race_three = Three colours are too few
map_colouring_race_three_line = Proving it takes 134 million placements step by step, 27,470 with jumps and 159 with fewest first
map_colouring_race_learn = An order that learns
map_colouring_race_learn_line = The same proof: 159 placements with fewest first, 72 if the order learns from dead ends, 9 with arc consistency
