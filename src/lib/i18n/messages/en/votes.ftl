votes_title = Votes without a network
votes_lead = Each learner holds up a printed card and turns it to an answer. The camera of your computer counts the cards. Nobody needs a phone.
votes_letter_a = A
votes_letter_b = B
votes_letter_c = C
votes_letter_d = D
votes_camera_hint = Point the camera of your computer at the class. The pictures are counted on this device; nothing is stored or sent.
votes_start = Start the camera
votes_start_again = Try again
votes_stop = Stop the camera
votes_picture = Picture of the camera
votes_camera = Camera
votes_camera_number = Camera { $number }
votes_insecure = This browser gives no camera to this page. That needs a secure address (https, or this computer itself).
votes_refused = The camera was refused. Allow it for this page in the browser’s settings, beside the address.
votes_none = No camera was found. Connect one, or use a computer that has one.
votes_busy = The camera does not answer. Another program may be using it: close that one.
votes_unread = The pictures of the camera cannot be read in this browser.
votes_dark = The picture is too dark. Switch on more light, or turn the camera away from the window.
votes_bright = The picture is too bright. Turn the camera away from lamp and window.
votes_flat = The picture shows hardly anything. Is the camera covered?
votes_no_card = No card is in sight. Hold the cards up, flat towards the camera, fingers only at the edges.
votes_missing = Still missing: { $missing }. Their cards may be covered, bent, or between two answers.
votes_voted = { $voted } of { $students } have voted
votes_hidden = Hidden
votes_count =
    { $count ->
        [one] { $formatted } vote
       *[other] { $formatted } votes
    }
votes_show = Show the votes
votes_hide = Hide the votes
votes_reset = New question
votes_cards = The cards
votes_cards_how = Each learner gets the card with their number, once for the whole course. The letter at the upper side is the answer:
votes_turn_0 = as printed
votes_turn_1 = after a quarter turn to the right
votes_turn_2 = upside down
votes_turn_3 = after a quarter turn to the left
votes_students = Learners
votes_most = There are at most { $most } cards.
votes_size = Size
votes_size_half = Two on a page
votes_size_full = One on a page
votes_reach = How far the cards can be read: with a camera of 1,080 lines, both sizes from 10 m; with one of 720 lines, two on a page from 7 m and one on a page from 10 m.
votes_print = Print the cards
votes_private = A vote counts when the camera has seen the same card twice with the same answer. Nothing is stored: when you close this page, all of it is gone.
votes_from_question = Count votes with cards
