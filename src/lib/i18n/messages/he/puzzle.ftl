puzzle_open = פתיחת חידה
puzzle_open_label = הדביקו או הקלידו חידה
puzzle_play = משחק בחידה
puzzle_open_go = פתיחה
puzzle_open_file = בחירת קבצים
puzzle_open_drop = או גררו קבצים לכל מקום בדף
puzzle_drop = שחררו את הקבצים כדי לפתוח את החידות שבהם
puzzle_open_long = הקובץ { $name } ארוך מכדי להציג אותו כאן.
puzzle_open_text_back = החזרת הטקסט הקודם
puzzle_found =
    { $count ->
        [one] נמצאה חידה אחת
        [two] נמצאו שתי חידות
       *[other] נמצאו { $formatted } חידות
    }
puzzle_found_choose = איזו מהן?
puzzle_found_cut = יש עוד; מוצגות רק { $formatted } הראשונות.
puzzle_found_unread = לא היה אפשר לקרוא חידה מתוך { $files }.
puzzle_found_more_files =
    { $count ->
        [one] עוד קובץ אחד
        [two] עוד שני קבצים
       *[other] עוד { $formatted } קבצים
    }
puzzle_found_range = ⁨{ $first }–{ $last }⁩ מתוך { $total }
puzzle_found_previous = החידות הקודמות
puzzle_found_next = החידות הבאות
puzzle_found_back = חזרה לטקסט
puzzle_number = חידה { $number }
puzzle_error_line = שורה { $line } בטקסט: { $text }
puzzle_error_too_large = הטקסט ארוך מ-{ $formatted } תווים, המספר הגדול ביותר שאפשר לקרוא.
puzzle_error_picture = אי אפשר לקרוא תמונה. הקלידו את החידה או הדביקו אותה כטקסט.
puzzle_error_not_text = זה לא קובץ טקסט, ולכן אין בו חידה.
puzzle_error_unreadable = לא היה אפשר לקרוא את הקובץ.
puzzle_error_parser_failed = אי אפשר לקרוא את הטקסט הזה: ״{ $found }״. זו תקלה של האתר; אנא דווחו עליה, עם הטקסט.
puzzle_error_reader_failed = הטקסט לא נקרא: החלק באתר שקורא אותו לא נטען או נכשל. בדקו את החיבור לרשת ונסו שוב.
puzzle_error_empty = אין כאן חידה, רק שורות ריקות או הערות.
puzzle_error_other_kind = הקישור מוביל לסוג אחר של בעיה. פתחו אותו בשורת הכתובת של הדפדפן.
puzzle_error_own_link = הקישור פגום: אי אפשר לקרוא ממנו את החידה.
puzzle_note_left_out =
    { $count ->
        [one] שורה { $lines } הושמטה.
        [two] שורות { $lines } הושמטו.
       *[other] שורות { $lines } הושמטו.
    }
puzzle_note_left_out_more =
    { $count ->
        [one] שורות { $lines } ועוד שורה אחת הושמטו.
        [two] שורות { $lines } ועוד שתי שורות הושמטו.
       *[other] שורות { $lines } ועוד { $formatted } שורות הושמטו.
    }
puzzle_open_long_text = הטקסט ארוך מכדי להציג אותו כאן.
puzzle_open_wrong_lines = השורה השגויה והשורות שלידה
puzzle_open_look = בדקו את החידה לפני הפתיחה:
puzzle_save = העתקה או הורדה
puzzle_copied = הועתק.
puzzle_copy_refused = הדפדפן לא מאפשר להעתיק. אפשר להעתיק מכאן:
puzzle_copy_text = החידה כטקסט
puzzle_examples_of = { $name }. החידה ודוגמאות
puzzle_open_reading = קוראים…
puzzle_open_cancel = עצירת הקריאה
puzzle_copy_as = העתקה בתור { $format }
puzzle_download_as = הורדה בתור { $format } (‎.{ $extension })
