tikz_latex = LaTeX
tikz_latex_hint = TikZ ל-pdflatex: תמונה אחת, או שקף beamer שבו כל צעד מופיע בתורו. הטקסטים באנגלית
tikz_thinned =
    { $count ->
        [one] רגע אחד מהקטע נמצא בשקף.
        [two] שני רגעים מהקטע נמצאים בשקף: החשובים ביותר.
       *[other] { $formatted } רגעים מהקטע נמצאים בשקף: החשובים ביותר.
    }
tikz_json = JSON
tikz_json_hint = צומתי העץ, לתוכנית מחשב
tikz_dot = DOT
tikz_dot_hint = העץ בשביל Graphviz
tikz_counts = CSV
tikz_counts_hint = האסטרטגיה וכל המונים, שורה לכל הרצה
tikz_depths = CSV לפי עומק
tikz_depths_hint = כמה צמתים יש לעץ בכל עומק
