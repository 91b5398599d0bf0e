slides_marks = Marks
slides_paper = PDF slides
slides_paper_hint = A page for each moment, through the print dialogue; save it as a PDF there
slides_html = HTML slides
slides_html_hint = One file that any browser shows without a network; keys and clickers turn its pages
slides_previous = Previous page
slides_next = Next page
