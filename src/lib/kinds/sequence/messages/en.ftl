sequence_title = ABC sequence
sequence_description = Watch backtracking fill a row of letters so that neighbours follow a rule you choose, forwards and backwards: the strip, the decision tree, the code and the reason for every step.
sequence_line = Letters in a row under a rule: permutations, combinations, subsets, parentheses.
sequence_name =
    { $count ->
        [one] One letter of { $letters }
       *[other] { $formatted } letters of { $letters }
    }
sequence_facts = { $name }. { $rule }
sequence_example_first_backtrack = A, B, C backwards
sequence_example_first_backtrack_line = C is tried first, and no letter can follow it: a dead end, and the search goes back.
sequence_example_abc = ABC
sequence_example_abc_line = A, AA✗, AB, ABA✗, ABB✗, ABC✓: the whole search at a glance.
sequence_example_abc_all = ABC, every try
sequence_example_abc_all_line = Is there a second solution? 21 tries to be sure that there is none.
sequence_example_aba = ABA
sequence_example_aba_line = “Different” instead of “later”: now the first solution is a different one.
sequence_example_abcde = ABCDE
sequence_example_abcde_line = Five letters, one solution, and every path that fails before the end.
sequence_example_melody = A melody
sequence_example_melody_line = From C to B in six notes: no note follows itself, no step is larger than two.
sequence_example_permutations = Permutations
sequence_example_permutations_line = No letter twice and no other rule: all 4! = 24 orders of four letters.
sequence_example_permutations_seven = Permutations of seven
sequence_example_permutations_seven_line = 7! = 5,040. Only the letters and the length are different: the program is the same.
sequence_example_combinations = Combinations
sequence_example_combinations_line = Three of five letters, each later than the one before: the same program, another rule, 10 ways.
sequence_example_subsets = Subsets
sequence_example_subsets_line = 1 takes a thing, 0 leaves it out: no rule at all, 2⁴ = 16 subsets and no dead end.
sequence_example_brackets = Balanced brackets
sequence_example_brackets_line = Three pairs: of 64 rows of brackets, 5 balance (a Catalan number). A bracket is not placed if the row could never balance after it.
sequence_example_no_solution = No solution
sequence_example_no_solution_line = Three letters cannot rise through four places.
sequence_example_ladder = The ladder
sequence_example_ladder_line = Only the last letter is given. Fewest first starts from it; reading order starts at the other end and keeps falling off.
sequence_format_rules = rules and letters
sequence_open_placeholder =
    letters: ABC
    length: 3
    rule: later
sequence_open_hint = The letters alone (ABC), or lines: letters, length, rule (later, different, any, balanced), apart (1 to 25), once (yes), typed (A.C, a dot for an open place).
sequence_error_alphabet_empty = Type at least one letter.
sequence_error_alphabet_long =
    { $count ->
        [one] At most { $expected } letters are allowed; these are { $formatted }.
       *[other] At most { $expected } letters are allowed; these are { $formatted }.
    }
sequence_error_alphabet_letter = There is an invisible character ({ $found }).
sequence_error_alphabet_twice = “{ $found }” appears twice.
sequence_error_key = “{ $found }” is not a known word. A line starts with letters, length, rule, apart, once or typed.
sequence_error_key_twice = “{ $found }” appears twice.
sequence_error_letters_twice = There is a second line of letters. Write all letters on one line.
sequence_error_length = “{ $found }” is not a valid length: enter a whole number from 1 to { $max }.
sequence_error_rule = “{ $found }” is not a valid rule: use later, different, any or balanced.
sequence_error_apart = “{ $found }” is not a valid distance: enter a whole number from 1 to { $max }.
sequence_error_once = “{ $found }” is neither yes nor no.
sequence_error_typed_letter = “{ $found }” is not one of the letters.
sequence_error_typed_long =
    { $count ->
        [one] One letter is typed, but there are { $expected } places.
       *[other] { $formatted } letters are typed, but there are { $expected } places.
    }
sequence_rule_any = Any letter may follow any other.
sequence_rule_one = { $first }.
sequence_rule_two = { $first }, and { $second }.
sequence_rule_three = { $first }, { $second }, and { $third }.
sequence_rule_later = Each letter is later than the one before
sequence_rule_different = Neighbouring letters are different
sequence_rule_balanced = Brackets balance: the first letter opens, the second closes
sequence_rule_apart_first =
    { $count ->
        [one] Neighbours are at most one letter apart
       *[other] Neighbours are at most { $formatted } letters apart
    }
sequence_rule_apart =
    { $count ->
        [one] neighbours are at most one letter apart
       *[other] neighbours are at most { $formatted } letters apart
    }
sequence_rule_once_first = No letter occurs twice
sequence_rule_once = no letter occurs twice
sequence_controls = Letters and rules
sequence_alphabet = Letters
sequence_length = Length
sequence_length_less = One place fewer
sequence_length_more = One place more
sequence_rules = { $rule } Rules
sequence_order = Each letter
sequence_order_later = later than the one before
sequence_order_different = different from it
sequence_order_any = any
sequence_order_balanced = a bracket, all balanced
sequence_arrangements = One program, four rules
sequence_apart = Neighbours no further apart than
sequence_apart_most = Largest distance between neighbours
sequence_apart_less = One letter closer
sequence_apart_more = One letter further apart
sequence_once = No letter twice
sequence_select_hint = Click a place and type a letter; Delete empties it.
sequence_position = { $name }: { $content }
sequence_position_typed = { $letter }, typed by you
sequence_position_tried = { $letter }, tried: it breaks a rule
sequence_position_deadend = dead end, no letter left to try
sequence_position_barren = no candidates left
sequence_position_clash = breaks a rule with the letter being tried
sequence_position_current = current place
sequence_position_candidates = candidates { $list }
sequence_position_left = left to try { $list }
sequence_position_rejected = rejected { $list }
sequence_position_failed = failed { $list }
sequence_position_skipped = skipped by a jump { $list }
sequence_position_done = taken back after a solution { $list }
sequence_position_pruned = eliminated { $list }
sequence_mini = Strip: { $letters }
sequence_pad = Letters to type
sequence_pad_illegal = { $letter }, would break a rule here
sequence_pad_erase = Empty the place
sequence_broken_later = { $second } is not later than { $first }
sequence_broken_different = { $second } is not different from { $first }
sequence_broken_apart =
    { $count ->
        [one] { $first } and { $second } are more than one letter apart
       *[other] { $first } and { $second } are more than { $formatted } letters apart
    }
sequence_broken_once = { $other } already has { $letter }
sequence_broken_balanced = the brackets cannot be balanced
sequence_contradiction = { $broken }. Change one of them.
sequence_legend_group_column = The letters below a place
sequence_legend_group_typed = Typed
sequence_legend_tried = Tried and rejected; a bracket links it to the letter it clashes with
sequence_legend_deadend = Dead end: no letter left to try
sequence_legend_current = Current place
sequence_legend_typed = Typed by you
sequence_legend_conflict = Breaks a rule with another typed letter
sequence_legend_selected = Selected place
sequence_legend_legal = Candidate: breaks no rule
sequence_legend_illegal = Would break a rule
sequence_legend_left = Left to try
sequence_legend_rejected = Tried and rejected
sequence_legend_failed = Placed, failed and taken back
sequence_legend_done = Taken back after leading to a solution
sequence_legend_in_place = In place
sequence_legend_pruned = Crossed out by elimination
sequence_values_ascending = alphabetical
sequence_values_descending = reverse alphabetical
sequence_order_naive = From left to right
sequence_order_findmin = The place with the fewest candidates: minimum remaining values (MRV)
sequence_order_findmax = The place with the most candidates
sequence_order_random = A random open place, drawn with the seed
sequence_says_start =
    { $count ->
        [one] One place is open.
       *[other] { $formatted } places are open.
    }
sequence_gender_variable = neuter
sequence_gender_value = neuter
sequence_says_start_rule = { $open } { $rule }
sequence_says_open_none = Every place has a letter.
sequence_says_open =
    { $count ->
        [one] One place is still open.
       *[other] { $formatted } places are still open.
    }
sequence_says_rule_naive = The search fills them from left to right.
sequence_says_tries_ascending = Letters are tried in alphabetical order.
sequence_says_tries_descending = Letters are tried in reverse alphabetical order.
sequence_says_tries_random = Letters are tried in random order.
sequence_says_tries_least_constraining = The letter that leaves the others the most candidates is tried first (least constraining value, LCV).
sequence_says_choose_naive = The next place is { $variable }.
sequence_says_choose_only = { $variable } is the only open place left.
sequence_says_choose_random =
    { $count ->
        [one] { $variable } is the only open place (seed { $seed }).
       *[other] { $variable } is drawn at random from { $formatted } open places (seed { $seed }).
    }
sequence_says_tie =
    { $count ->
        [one] { " " }({ $other } has { $candidates } too; the one further left is taken)
       *[other] { " " }({ $formatted } others have { $candidates } too; the leftmost is taken)
    }
sequence_says_follow = { $value } cannot follow { $other }: { $rule }
sequence_says_precede = { $value } cannot come before { $other }: { $rule }
sequence_says_taken = { $value } is already at { $variable }, and no letter may occur twice
sequence_says_none_open = { $value } closes nothing: no bracket is open before it
sequence_says_many_open = { $value } would leave { $open } open, and the places left to close them are { $left }
sequence_says_unbalanced = { $value } cannot be balanced here, because of { $list }
sequence_says_never_balanced = { $value } can never be balanced here
sequence_says_must_later = each letter must be later than the one before
sequence_says_must_different = neighbouring letters must be different
sequence_says_must_apart =
    { $count ->
        [one] neighbours may be at most one letter apart
       *[other] neighbours may be at most { $formatted } letters apart
    }
sequence_says_and = { $first }; { $second }
sequence_says_reject = { $clash }.
sequence_says_reject_plain = { $value } cannot go in { $variable }.
sequence_says_place = { $value } breaks no rule at { $variable }, so it is placed there.
sequence_says_place_later = { $value } is later than { $other }, so it is placed at { $variable }.
sequence_says_place_different = { $value } is different from { $other }, so it is placed at { $variable }.
sequence_says_solution = { $letters }: every place has a letter and no rule is broken.
sequence_says_solution_number = { $letters }: every place has a letter and no rule is broken. It is solution number { $formatted }.
sequence_says_stuck =
    { $count ->
        [one] Stuck: elimination finds nothing more, and one place is still open.
       *[other] Stuck: elimination finds nothing more, and { $formatted } places are still open.
    }
sequence_ask_variable = Which place does the search fill next?
sequence_ask_value = Which letter does the search put into { $variable } next? Or does none fit?
sequence_ask_deadend = Is { $variable } a dead end, with no letter left that fits?
sequence_ask_return = { $variable } has no letter left. To which place does the search go back?
