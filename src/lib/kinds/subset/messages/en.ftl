subset_title = Subset sum and knapsack
subset_description = Watch backtracking choose numbers that make a sum, or items for a knapsack, forwards and backwards: bars that fill a gauge, the bound of what is still possible, the decision tree, the code and the reason for every step.
subset_line = Take a number or leave it out. A bound sees early that a branch is lost.
subset_facts = Target { $target }, numbers: { $formatted }
subset_facts_knapsack = Capacity { $target }, items: { $formatted }
subset_take = in
subset_leave = out
subset_weight = weight
subset_profit = profit
subset_number = { $name }: { $content }
subset_item = { $name }, weight { $weight }, profit { $profit }: { $content }
subset_select_hint = Click an item to take it, again to leave it out, and once more to leave it open.
subset_values_ascending = take first
subset_values_descending = leave first
subset_values_preferred = as with cut items
subset_variant = Bound
subset_best = largest profit
subset_variant_over = none
subset_variant_over_hint = The search goes back only from a sum that is too large.
subset_variant_left = what is left
subset_variant_left_hint = It also goes back if everything that is left is too little: to reach the target, or to beat the best so far.
subset_variant_next = left and smallest
subset_variant_next_hint = It also goes back if even the smallest open number is too large: both bounds of Horowitz and Sahni.
subset_variant_fractional = cut items
subset_variant_fractional_hint = The bound is what the knapsack would hold if items could be cut: first what yields most for its weight.
subset_line_label = Numbers and target
subset_line_label_knapsack = Weight:profit, capacity
subset_sort = Sorted
subset_sort_given = as written
subset_sort_ascending = smallest first
subset_sort_descending = largest first
subset_sort_density = by density
subset_example_six = Six numbers, target 30
subset_example_six_line = Horowitz and Sahni's instance with both of their bounds: 25 placements find all three solutions and prove that there are no more.
subset_example_six_plain = Six numbers, no bound
subset_example_six_plain_line = The same numbers without a bound: the search goes back only from a sum that is too large. It takes 51 placements.
subset_example_none = No sum is odd
subset_example_none_line = All numbers are even and the target is odd. People see it at once; the search needs 595 placements, or 323 with the largest first.
subset_example_four = Knapsack of four
subset_example_four_line = Neapolitan's example: the best is 90, found and proven in 10 placements. The bound is the knapsack with one item cut.
subset_example_eight = Knapsack of eight
subset_example_eight_line = Horowitz and Sahni's instance, by density: 27 placements prove that 159 is the best, against 328 without a bound.
subset_example_eight_mixed = The same eight, mixed
subset_example_eight_mixed_line = The same items in another order: the first knapsacks are poorer, so the bound cuts later. It takes 57 placements.
subset_race_sums = Too large, too little
subset_race_sums_line = No sum is odd, but that has to be proven: without a bound, with what is left, and with the smallest number too.
subset_race_bounds = No bound, and two
subset_race_bounds_line = The same knapsack without a bound, with all that is left, and with cut items: the sharper the bound, the smaller the tree.
subset_race_first = Which value first?
subset_race_first_line = Take first, leave first, or as with cut items: a good knapsack found early cuts more.
subset_open_hint = A line with the numbers, an arrow and the target; for a knapsack weight:profit, as in “2:40 5:30 → 7”. Knapsack files are read too: “n c”, then “p w” for each item; a row of profits and a row of weights; or Pisinger’s.
subset_error_item = “{ $found }” is not an item. Write a whole number from 0 to { $most }, for a knapsack “weight:profit”.
subset_error_target = “{ $found }” is not a target. Write a whole number from 1.
subset_error_many = There are { $found } numbers. At most { $expected } are shown well.
subset_error_rows = There should be { $expected } items, but { $found } follow.
subset_error_count = “{ $found }” should be the number of items. Write a whole number.
subset_error_row = “{ $found }” is not an item. Expected here: profit and weight, whole numbers from 0 to { $most }, as in “40 2”. The number of the item may stand before them.
subset_error_pisinger = “{ $found }” is not an item. Expected here: its number, its profit, its weight, and 1 or 0, as in “1,40,2,1”.
subset_error_no_capacity = The capacity is missing. A line like “c 16” is expected below this one.
subset_error_mixed = Some items have a profit, others do not. Give one to all or to none.
subset_error_no_target = The target is missing. Write it after an arrow, as in “5 10 12 → 17”.
subset_error_no_items = There are no numbers before the arrow.
subset_note_readings = These rows can be read in several ways. A pair is an item’s weight:profit; numbers without a colon have to add up to the target.
subset_says_start = Which of the numbers add up to { $formatted }?
subset_says_start_knapsack = The knapsack holds { $target }. Which items go in?
subset_says_open =
    { $count ->
        [one] One is still open.
       *[other] { $formatted } are still open.
    }
subset_says_open_none = Everything is decided.
subset_says_rule = The search goes through them in their order.
subset_says_tries =
    { $order ->
        [ascending] First it takes each one, then it leaves it out.
        [descending] First it leaves each one out, then it takes it.
        [preferred] First it follows the fractional knapsack, in which items may be cut.
        [random] Whether it takes one first or leaves it out first is drawn at random.
       *[other] First it does what leaves the others the most candidates (LCV).
    }
subset_says_stuck =
    { $count ->
        [one] Stuck: elimination finds nothing more, and one is still open.
       *[other] Stuck: elimination finds nothing more, and { $formatted } are still open.
    }
subset_says_choose = { $variable } is next.
subset_says_choose_only = Only { $variable } is still open.
subset_says_choose_random =
    { $count ->
        [one] Only { $variable } is still open (seed { $seed }).
       *[other] { $variable } is drawn at random from the { $formatted } that are still open (seed { $seed }).
    }
subset_says_alone = { $weight } alone is more than { $target }
subset_says_over = { $sum } is more than { $target }
subset_says_last = the sum would be { $sum }, not { $target }
subset_says_under = with everything that is left, the sum reaches only { $reach } of { $target }
subset_says_next = the sum would be { $sum }, and every open number is larger than the { $missing } that are missing
subset_says_no_take = { $variable } does not fit: { $clash }.
subset_says_no_leave = { $variable } cannot be left out: { $clash }.
subset_says_take = { $variable } is taken: { $sum } of { $target }.
subset_says_pack = { $variable } is taken. Weight: { $sum } of { $target }. Profit: { $profit }.
subset_says_leave = { $variable } is left out.
subset_says_deadend = Neither taking { $variable } nor leaving it out leads any further.
subset_says_solution = The target is reached: { $sum }.
subset_says_packed = Packed. Weight: { $sum }. Profit: { $profit }.
subset_says_solution_number = Solution number { $formatted }.
subset_says_object = the choice “{ $value }”
subset_ask_variable = Which number does the search decide next?
subset_ask_value = What does the search do with { $variable }: take it, leave it out, or neither?
subset_ask_deadend = Is { $variable } a dead end that can be neither taken nor left out?
subset_ask_return = { $variable } can be neither taken nor left out. To which number does the search go back?
subset_legend_bars = Bars and marks
subset_legend_taken = taken
subset_legend_left = left out
subset_legend_open = open
subset_legend_beyond = too much
subset_legend_target = target or capacity
subset_legend_possible = still possible: the bound
subset_legend_missing = what is missing to the target, or to the best so far
subset_legend_cut = the item that the bound cuts
subset_legend_best = the best so far
subset_too_much = Too much is taken by hand: { $sum } is more than { $target }.
subset_too_little = Too much is left out by hand: with everything else, the sum is only { $reach } of { $target }.
