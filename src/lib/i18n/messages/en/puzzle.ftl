puzzle_open = Open a puzzle
puzzle_open_label = Paste or type a puzzle
puzzle_play = Play it
puzzle_open_go = Open
puzzle_open_file = Choose files
puzzle_open_drop = or drop them anywhere on the page
puzzle_drop = Drop files to open their puzzles
puzzle_open_long = { $name } is too long to show here.
puzzle_open_text_back = Restore the previous text
puzzle_found =
    { $count ->
        [one] One puzzle found
       *[other] { $formatted } puzzles found
    }
puzzle_found_choose = Which one?
puzzle_found_cut = There are more; only the first { $formatted } are listed.
puzzle_found_unread = No puzzle could be read from { $files }.
puzzle_found_more_files =
    { $count ->
        [one] one more file
       *[other] { $formatted } more files
    }
puzzle_found_range = { $first }–{ $last } of { $total }
puzzle_found_previous = Previous puzzles
puzzle_found_next = Next puzzles
puzzle_found_back = Back to the text
puzzle_number = Puzzle { $number }
puzzle_error_line = Line { $line }: { $text }
puzzle_error_too_large = The text is longer than { $formatted } characters, the most that can be read.
puzzle_error_picture = A picture cannot be read. Type the puzzle, or paste it as text.
puzzle_error_not_text = This is not a text file, so there is no puzzle in it.
puzzle_error_unreadable = The file could not be read.
puzzle_error_parser_failed = This text cannot be read: “{ $found }”. That is a fault of this site; please report it, with the text.
puzzle_error_reader_failed = The text was not read: the part of this site that reads it could not be loaded, or failed. Check the connection and try again.
puzzle_error_empty = There is no puzzle here, only blank lines or comments.
puzzle_error_other_kind = This link leads to another kind of problem. Open it in the browser’s address bar.
puzzle_error_own_link = This link is damaged: its puzzle cannot be read.
puzzle_note_left_out =
    { $count ->
        [one] Line { $lines } was left out.
       *[other] Lines { $lines } were left out.
    }
puzzle_note_left_out_more =
    { $count ->
        [one] Lines { $lines } and one more were left out.
       *[other] Lines { $lines } and { $formatted } more were left out.
    }
puzzle_open_long_text = The text is too long to show here.
puzzle_open_wrong_lines = The line with the mistake, and the lines around it
puzzle_open_look = Look at the puzzle before you open it:
puzzle_save = Copy or download
puzzle_copied = Copied.
puzzle_copy_refused = The browser did not allow copying. Copy it from here:
puzzle_copy_text = The puzzle as text
puzzle_examples_of = { $name }. Puzzle and examples
puzzle_open_reading = Reading…
puzzle_open_cancel = Stop reading
puzzle_copy_as = Copy as { $format }
puzzle_download_as = Download as { $format } (.{ $extension })
