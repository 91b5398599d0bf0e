round_trip_title = Round trip
round_trip_description = Watch a search for a round trip through all cities, the Hamiltonian cycle and the travelling salesman, forwards and backwards: the map, the decision tree, the bounds, the code and the reason for every step.
round_trip_line = The Hamiltonian cycle and the travelling salesman: every city once and back, on any roads or on the shortest.
round_trip_name = { $cities } cities
round_trip_facts = { $cities } cities, { $roads } roads
round_trip_facts_lengths = { $cities } cities, { $roads } roads with lengths
round_trip_stop = stop { $number } of the trip
round_trip_city = { $city }: { $content }
round_trip_content_open = not on the trip yet
round_trip_content_lost = cut off: no trip can pass through it any more
round_trip_content_stop = stop { $number }, { $content }
round_trip_sum = Travelled { $length }
round_trip_sum_rest = Travelled { $length }, at least { $rest } to go: { $total }
round_trip_sum_best = Shortest so far: { $best }
round_trip_start = Start
round_trip_once = Each trip once
round_trip_once_hint = A trip and the same trip backwards count as one: the second stop comes before the last in the list of cities.
round_trip_draw = Draw
round_trip_draw_hint = Draw cities and roads, and remove them
round_trip_draw_how = Click the ground to add a city; click two cities to join or part them; Delete removes a city.
round_trip_select_hint = Click cities to begin the trip by hand.
round_trip_example_textbook = Six cities
round_trip_example_textbook_line = A Hamiltonian cycle in the graph of Levitin's textbook, found on the second branch.
round_trip_example_dodecahedron = Dodecahedron
round_trip_example_dodecahedron_line = Hamilton's Icosian Game of 1857: every corner once. There are 30 round trips.
round_trip_example_petersen = Petersen's graph
round_trip_example_petersen_line = No Hamiltonian cycle, although three roads leave each of the 10 cities: 249 placements prove it.
round_trip_example_towns = Two towns, one gate
round_trip_example_towns_line = Every way between the towns leads through E, so there is no trip. The search learns that late, again and again.
round_trip_example_cities = Travelling salesman
round_trip_example_cities_line = The shortest trip through ten cities. A stronger bound cuts earlier: 219,303 placements with the weakest, 576 with the second, 199 with the one-tree.
round_trip_bound = Bound
round_trip_best = shortest trip
round_trip_variant_length = Travelled so far
round_trip_variant_length_hint = A branch is cut when the roads travelled so far are as long as the best trip.
round_trip_variant_cheapest = Cheapest roads out
round_trip_variant_cheapest_hint = The length so far, plus the shortest road out of each city that is still to be left.
round_trip_variant_one_tree = One-tree
round_trip_variant_one_tree_hint = The length so far, plus the shortest roads that join the cities left, and the shortest to both ends of the trip: a one-tree, without Held and Karp’s ascent.
round_trip_race_bounds = Three bounds
round_trip_race_bounds_line = Ten cities, the nearest first: 219,303 placements with the weakest bound, 576 with the second, 199 with the one-tree.
round_trip_race_order = One end or both
round_trip_race_order_line = Two towns, one gate: 1,936 placements in reading order. Fewest first lets the trip grow from both ends, and 64 prove that they cannot meet.
round_trip_race_jump = Step by step or jumping
round_trip_race_jump_line = All trips on the dodecahedron: 12,405 placements step by step, 6,918 with jumps to the cause.
round_trip_race_no_jump = Jumping that gains nothing
round_trip_race_no_jump_line = Petersen’s graph: 249 placements either way, because every dead end depends on the city just before it.
round_trip_open_placeholder =
    A B 5
    B C 3
    C A 4
round_trip_open_hint = One road on each line, with or without its length. Cities with coordinates, a matrix of lengths, or a file of TSPLIB or DIMACS with up to 32 cities work too.
round_trip_error_line = “{ $found }” is no road and no city. Write a road as “A B” or “A B 5”.
round_trip_error_length = “{ $found }” has no valid length. Give all roads a whole number up to 99,999, or none of them.
round_trip_error_twice = “{ $found }” contradicts an earlier line.
round_trip_error_city = “{ $found }” does not name a city. Names have up to 8 letters and digits.
round_trip_error_type = “{ $found }” is not supported. Distances can be EUC_2D, CEIL_2D, MAN_2D, MAX_2D, ATT, GEO or an explicit matrix.
round_trip_error_many = There are more than 32 cities.
round_trip_error_asymmetric = The way there and the way back differ in length.
round_trip_error_numbers = There are { $formatted } numbers; { $expected } were expected.
round_trip_error_few = A round trip needs at least three cities.
round_trip_error_node = “{ $found }” is not the number of a city, or appears twice.
round_trip_error_problem = “{ $found }” is not supported. TYPE can be TSP, with roads of the same length both ways, or HCP.
round_trip_error_section = “{ $found }” is not supported. Without it, this would be another problem.
round_trip_error_dimension = The line DIMENSION, with the number of cities, is missing.
round_trip_error_head = The number of cities is { $expected } here, but the lines below name { $formatted }.
round_trip_error_roads = The number of roads is { $expected } here, but { $formatted } follow.
round_trip_note_head = Line { $line } was read as the number of cities and the number of roads, not as a road.
round_trip_note_points = Each line was read as a city with its point, not as a road with its length.
round_trip_note_multiplied = Lengths are the distances times { $factor }, rounded to whole numbers.
round_trip_note_divided = Lengths are the distances divided by { $factor }, rounded to whole numbers.
round_trip_gender = neuter
round_trip_says_start = Find a round trip that begins at { $start } and visits each of the other { $formatted } cities once.
round_trip_says_open =
    { $count ->
        [one] One city is left.
       *[other] { $formatted } cities are left.
    }
round_trip_says_done = Every city is on the trip.
round_trip_says_rule = The trip grows city by city.
round_trip_says_next = { $variable } is next: the trip is now at { $city }.
round_trip_says_next_free = { $variable } is the next open stop.
round_trip_says_choose_random =
    { $count ->
        [one] { $variable } is the only open stop (seed { $seed }).
       *[other] { $variable } is drawn at random from { $formatted } open stops (seed { $seed }).
    }
round_trip_says_used = it is on the trip already ({ $variable })
round_trip_says_road = no road joins it and { $city } ({ $variable })
round_trip_says_reverse = such a trip is counted in the other direction, because of { $variable }
round_trip_says_place = { $value } is not on the trip yet and a road leads there: it becomes { $variable }.
round_trip_says_solution = Every city is on the trip, and a road leads back to the start: { $way }.
round_trip_says_solution_number = Every city is on the trip, and a road leads back to the start: round trip number { $formatted }, { $way }.
round_trip_says_prune = Every trip that begins like this is at least { $bound } long, and the shortest so far is { $best }: nothing shorter can follow.
round_trip_says_tries =
    { $order ->
        [ascending] Cities are tried in the order of their list.
        [descending] Cities are tried from the end of their list.
        [random] Cities are tried in random order.
       *[other] The city that leaves the other stops the most candidates is tried first (LCV).
    }
round_trip_says_stuck =
    { $count ->
        [one] Stuck: elimination finds nothing more, and one stop is still open.
       *[other] Stuck: elimination finds nothing more, and { $formatted } stops are still open.
    }
round_trip_says_nearest = The nearest city is tried first.
round_trip_says_loneliest = The city with the fewest roads to cities left is tried first.
round_trip_ask_variable = Which stop of the trip is decided next?
round_trip_ask_value = Which city becomes { $variable } next? Or does none fit?
round_trip_ask_deadend = Is { $variable } a dead end, with no city left that fits?
round_trip_ask_return = No city fits at { $variable }. To which stop does the search go back?
round_trip_legend_set = The start, or set by hand
round_trip_legend_deadend = No way on from here
round_trip_legend_lost = Cut off: no trip can pass through it any more
round_trip_legend_roads = Roads
round_trip_legend_way = The trip so far
round_trip_legend_rest = Counted by the bound for what is left
round_trip_legend_best = The shortest trip so far
round_trip_overlay_way = trip: { $lane }
