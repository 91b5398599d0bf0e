tikz_latex = LaTeX
tikz_latex_hint = TikZ for pdflatex: one picture, or a beamer slide with an overlay for each step. Its texts are English
tikz_thinned =
    { $count ->
        [one] One moment of the stretch is on the slide.
       *[other] { $formatted } moments of the stretch are on the slide: the most important ones.
    }
tikz_json = JSON
tikz_json_hint = The nodes of the tree for a program
tikz_dot = DOT
tikz_dot_hint = The tree for Graphviz
tikz_counts = CSV
tikz_counts_hint = The strategy and all counters, a line for each run
tikz_depths = CSV by depth
tikz_depths_hint = How many nodes the tree has at each depth
