tree_name = Decision tree
tree_tools = Decision tree tools
tree_view = How much of the tree is shown
tree_view_folded = Folded
tree_view_whole = Whole
tree_stubs = Rejected tries
tree_follow = Follow the search
tree_fit = Fit to the pane
tree_two_fingers = Move the tree with two fingers
tree_zoom_in = Zoom in
tree_zoom_out = Zoom out
tree_list = Decision tree: the path to the current node, and what lies beside it
tree_keys = Arrow keys move between nodes, Enter goes to the moment of a node or opens a folded one, O opens and folds, plus and minus zoom, 0 fits the tree to the pane.
tree_picture = Drawing of the whole tree. The list after it says what lies along the current path.
tree_computing =
    { $count ->
        [one] Laying out one node…
       *[other] Laying out { $formatted } nodes…
    }
tree_crowded = The picture is full: parts of it stay folded. Fold something to open something else.
tree_left_out =
    { $count ->
        [one] One node of small branches beside the path is not drawn.
       *[other] { $formatted } nodes of small branches beside the path are not drawn.
    }
tree_start = Start: nothing placed yet
tree_placement = { $variable } = { $value }
tree_bundle =
    { $count ->
        [one] One subtree beside the path
       *[other] { $formatted } subtrees beside the path
    }
tree_chain =
    { $count ->
        [one] One placement without a branch
       *[other] { $formatted } placements without a branch
    }
tree_item = { $what }: { $state }
tree_state_open = partial solution
tree_state_current = partial solution, the search is here
tree_state_failed = dead end
tree_state_pruned = pruned: no better solution can follow
tree_state_failed_at = dead end, no value fits { $variable }
tree_state_exhausted = everything below it failed
tree_state_skipped = skipped: a jump passed over it
tree_legend_skipped = skipped by a jump: it had no part in the dead end
tree_state_solved = a solution lies below it
tree_state_solution = solution
tree_state_folded = folded, all of it failed
tree_state_folded_solved = folded, with a solution in it
tree_state_folded_open = folded, the search is inside
tree_state_rejected = rejected: it clashes
tree_state_later = not reached yet
tree_forced = placed by elimination
tree_next = Next place: { $variable }
tree_below =
    { $count ->
        [one] One node below
       *[other] { $formatted } nodes below
    }
tree_below_none = Nothing below
tree_below_unknown = What was below it is not kept
tree_below_hidden =
    { $count ->
        [one] One node below, folded away
       *[other] { $formatted } nodes below, folded away
    }
tree_nodes =
    { $count ->
        [one] one node
       *[other] { $formatted } nodes
    }
tree_trail_start = Start
tree_path = The path here
tree_path_more =
    { $count ->
        [one] One earlier placement
       *[other] { $formatted } earlier placements
    }
tree_hint_seek = Click or Enter: go to this moment
tree_hint_open = Click or Enter: open it
tree_hint_fetch = Click or Enter: search it again and open it
tree_fold = Fold this subtree
tree_legend = What the shapes mean
tree_legend_path = the path to the current node
tree_legend_names = the label on a line is the value placed there; the name beside a mark is the place to fill there, and the mark says how that went
tree_legend_current = where the search is
tree_legend_exhausted = finished: everything below failed
tree_legend_solved = finished: a solution lies below
tree_legend_folded = folded subtree that failed; the number says how many nodes
tree_legend_folded_open = folded part of the path: the search is inside; the number says how many nodes are not drawn
tree_legend_folded_solved = folded subtree with a solution in it
tree_legend_chain = several placements without a branch; the number says how many
tree_legend_density = When zoomed out, one dot stands for all the nodes in its place.
