room_code = QR code of this moment
room_code_of = QR code of { $address }
room_code_how = Point a phone at the code to be where we are.
room_code_address = Address of this moment
room_code_dense = This address is long, so the code is dense: from the last rows, zoom in or come closer. Or copy the address and send it.
room_code_long = This address is too long for a QR code. Copy it and send it to the class.
room_key_code = Presented: QR code of this moment
room_key_second = Presented: a second window for the class
room_second = Second window for the class
room_second_close = Close the class’s window
room_second_blocked = The browser did not open the second window. Allow pop-ups for this site, beside the address, and try again.
room_full_screen = Full screen
room_desk = Only for you
room_desk_hint = The class sees the other window. Move it to the projector and make it full screen there. Keys and clicker work in both.
room_elapsed = Time since the start
room_clock_reset = Start the clock again
room_time = Time of day
room_note = Note at this step
room_next = Next steps
room_next_none = The run has no further steps.
room_next_fast = It plays.
room_next_mark =
    { $count ->
        [one] Next mark: in { $formatted } step
       *[other] Next mark: in { $formatted } steps
    }
room_code_shown = The class sees the QR code. Q hides it.
room_passage = The passage
room_answer = The answer
room_next_slide = Next slide
room_last_slide = This is the last slide.
room_question_next = A question:
room_picture = Picture
room_picture_words = How to read it
room_picture_before = Picture before
room_picture_after = Next picture
room_results_leave = Back to the results
