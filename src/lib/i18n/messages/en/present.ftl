present_start = Present
present_start_hint = Present: show chosen parts alone, in full screen
present_name = Presentation
present_leave = Back to the studio
present_parts = What is shown
present_parts_limit = One, two or three parts
present_sentence = Sentence
present_open = Open in Backtrail
