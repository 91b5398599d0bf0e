dives_title = Random dives into the tree
dives_one = One dive
dives_ten = Ten dives
dives_thousand = A thousand
dives_again = Start again
dives_start = A dive goes down into the tree once. At each node it counts the branches and takes one of them by chance.
dives_dead = Dive { $number } ends where nothing is left to try. Its guess for the whole tree:
dives_solved = Dive { $number } ends at a solution. Its guess for the whole tree:
dives_path = The branches on the way: { $branches }
dives_summary =
    { $count ->
        [one] { $formatted } dive guesses { $average }.
       *[other] { $formatted } dives guess from { $least } to { $most }; on average { $average }.
    }
dives_plot = What the dives guess
dives_axis = Placements in the whole tree, as the dives guess them
dives_average = average
dives_true = the whole tree
dives_count = Count the whole tree
dives_counting =
    { $count ->
        [one] { $formatted } placement so far
       *[other] { $formatted } placements so far
    }
dives_stop = Stop counting
dives_truth =
    { $count ->
        [one] The whole tree has { $formatted } placement.
       *[other] The whole tree has { $formatted } placements.
    }
dives_at_least =
    { $count ->
        [one] Stopped: the whole tree has at least { $formatted } placement.
       *[other] Stopped: the whole tree has at least { $formatted } placements.
    }
dives_high = The average guess is { $share } too high.
dives_low = The average guess is { $share } too low.
dives_close = The average guess is right to within one percent.
