prevention_ask = What would have prevented this?
prevention_set = What forces it
prevention_set_value = This leaves { $variable } without a value: { $what }, ringed on the board. None of it can be left out.
prevention_set_contradiction = This leads elimination to a contradiction: { $what }, ringed on the board. None of it can be left out.
prevention_set_search = This rules out every solution: { $what }, ringed on the board. None of it can be left out.
prevention_set_below = Some values of { $variable } did not clash, but failed further down. So this is about all that lies below. It rules out every solution: { $what }, ringed on the board. None of it can be left out.
prevention_set_none = Nothing in particular: the puzzle has no solution, whatever is placed.
prevention_placements =
    { $count ->
        [one] one placement
       *[other] { $formatted } placements
    }
prevention_givens =
    { $count ->
        [one] one given value
       *[other] { $formatted } given values
    }
prevention_both = { $placements } and { $givens }
prevention_more =
    { $count ->
        [one] and one more
       *[other] and { $formatted } more
    }
prevention_placement = { $variable } = { $value }
prevention_wrong = The wrong decision
prevention_wrong_is = { $placement }: with the placements before it there is a solution, with it there is none.
prevention_wrong_none = None: the puzzle has no solution, whatever is decided.
prevention_wrong_between =
    { $count ->
        [one] It is { $first }: before it there is a solution, after it there is none.
       *[other] It is one of { $formatted } placements, from { $first } to { $last }: before them there is a solution, after them there is none.
    }
prevention_wrong_open = Whether the puzzle has a solution at all is not known yet.
prevention_rules = Stronger rules
prevention_rule = Rule
prevention_rule_hidden = naked and hidden singles
prevention_rule_every = { $rule }, after every placement
prevention_rule_model = { $label }: { $name }
prevention_earlier = Placements saved
prevention_whole = Whole run
prevention_this = This run
prevention_sees = seen after { $placement }
prevention_sees_start = seen before the first placement
prevention_refuses = { $placement } is never placed
prevention_blind = not seen here
prevention_crossed =
    { $count ->
        [one] one candidate crossed out by then
       *[other] { $formatted } candidates crossed out by then
    }
prevention_lands = goes back to { $placement }
prevention_lands_end = goes back to the start, and the search ends
prevention_skips =
    { $count ->
        [one] skips one placement
       *[other] skips { $formatted } placements
    }
prevention_skips_none = skips nothing here
prevention_on_path =
    { $count ->
        [one] one on this path
       *[other] { $formatted } on this path
    }
prevention_in_run =
    { $count ->
        [one] one in the run
       *[other] { $formatted } in the run
    }
prevention_run =
    { $count ->
        [one] one placement
       *[other] { $formatted } placements
    }
prevention_run_crossed =
    { $count ->
        [one] one candidate crossed out
       *[other] { $formatted } candidates crossed out
    }
prevention_run_stopped = stopped there
prevention_run_so_far = so far
prevention_working =
    { $count ->
        [one] Searching: one placement so far.
       *[other] Searching: { $formatted } placements so far.
    }
prevention_cancel = Stop
prevention_cancelled =
    { $count ->
        [one] Stopped after one placement. What is missing here is not known.
       *[other] Stopped after { $formatted } placements. What is missing here is not known.
    }
prevention_failed = Because of an error, this question could not be answered in full. Close the answer and ask again.
prevention_same = The same failure again
prevention_same_this =
    { $count ->
        [one] In this run the search fails once for this reason.
       *[other] In this run the search fails { $formatted } times for this reason ({ $number } so far).
    }
prevention_same_other =
    { $count ->
        [one] Followed back step by step, this failure comes from the placements below. In this run the search fails once because of them:
       *[other] Followed back step by step, this failure comes from the placements below. In this run the search fails { $formatted } times because of them ({ $number } so far):
    }
prevention_same_before = To the previous failure for this reason
prevention_same_after = To the next failure for this reason
