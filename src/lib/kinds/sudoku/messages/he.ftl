sudoku_example_easy = קלה
sudoku_example_easy_line = די בצמצום כדי למלא את כל התאים.
sudoku_example_hard = קשה
sudoku_example_hard_line = הצמצום נתקע כאן, והחיפוש חייב לנסות.
sudoku_example_clues_17 = 17 נתונים
sudoku_example_clues_17_line = אין לוח 9×9 עם פתרון יחיד ופחות נתונים.
sudoku_example_raster = שורה אחרי שורה
sudoku_example_raster_line = השורה הראשונה מתמלאת, והרבה אחר כך מתברר שהיא שגויה.
sudoku_example_tree = עץ שלם
sudoku_example_tree_line = עץ החלטות קטן מספיק כדי לראות את כולו.
sudoku_example_thesis = הסדר קובע
sudoku_example_thesis_line = אלפי הצבות שגויות בסדר השורות, ואף לא אחת עם findmin.
sudoku_example_no_solution = בלי פתרון
sudoku_example_no_solution_line = לוח 4×4 שלא מפר שום כלל, ובכל זאת לתא אחד לא מתאים שום ערך.
sudoku_example_several = כמה פתרונות
sudoku_example_several_line = ״עץ שלם״ בלי שניים מהנתונים: ארבעה פתרונות.
sudoku_example_against_naive = נגד סדר השורות
sudoku_example_against_naive_line = השורה הראשונה שלו היא 987654321, ובסדר עולה מנסים אותה אחרונה.
sudoku_example_size_4 = 4×4
sudoku_example_size_4_line = ארבעה נתונים: אין לוח 4×4 עם פתרון יחיד ופחות נתונים.
sudoku_example_size_6 = 6×6
sudoku_example_size_6_line = תיבות של שתי שורות ושלוש עמודות.
sudoku_example_size_12 = 12×12
sudoku_example_size_12_line = תיבות של שלוש שורות וארבע עמודות; אחרי 9 באות אותיות.
sudoku_example_size_16 = 16×16
sudoku_example_size_16_line = קשה ל-findmin לבדו, מהיר עם צמצום.
sudoku_example_size_25 = 25×25
sudoku_example_size_25_line = 625 תאים. בחרו findmin עם יחידים נסתרים.
sudoku_open_placeholder = 53..7....6..195....98....6.8…
sudoku_open_hint = שורה של 81 תווים, טבלה עם קווים או בלעדיהם, רשימת מועמדים, רשימה מתוך תוכנית, קובץ של תוכנת סודוקו, או קישור. הגודל מזוהה; 0 ונקודה הם תאים ריקים.
sudoku_empty = או התחילו מלוח ריק
sudoku_empty_go = לוח ריק
sudoku_size = גודל
sudoku_size_name = { $size }×{ $size }
sudoku_boxes = תיבות
sudoku_boxes_name = שורות: { $rows }, עמודות: { $columns }
sudoku_board_facts =
    { $count ->
        [one] { $size }×{ $size }, נתון אחד
        [two] { $size }×{ $size }, שני נתונים
       *[other] { $size }×{ $size }, { $formatted } נתונים
    }
sudoku_error_no_board = זה נראה כמו טקסט רגיל, לא כמו סודוקו.
sudoku_error_length =
    { $count ->
        [one] תו אחד הוא לא לוח. בלוח { $size }×{ $size } בשורה אחת יש { $expected }.
        [two] שני תווים בשורה אחת. בלוח { $size }×{ $size } יש { $expected }.
       *[other] { $formatted } תווים בשורה אחת. בלוח { $size }×{ $size } יש { $expected }.
    }
sudoku_error_row_length =
    { $count ->
        [one] בשורה { $row } של הלוח יש תא אחד במקום { $expected }.
        [two] בשורה { $row } של הלוח יש שני תאים במקום { $expected }.
       *[other] בשורה { $row } של הלוח יש { $formatted } תאים במקום { $expected }.
    }
sudoku_error_row_count =
    { $count ->
        [one] בלוח יש שורה אחת במקום { $expected }.
        [two] בלוח יש שתי שורות במקום { $expected }.
       *[other] בלוח יש { $formatted } שורות במקום { $expected }.
    }
sudoku_error_symbol = שורה { $row }, עמודה { $column }: ״{ $found }״ הוא לא ערך בלוח { $size }×{ $size }.
sudoku_error_syntax = ״{ $found }״ בעמודה { $column } לא שייך לרשימה.
sudoku_error_open_list = הרשימה נגמרת לפני שכל הסוגריים שלה נסגרו.
sudoku_error_short_rows = יש { $rows } שורות, אבל באף שורה אין יותר מ-{ $found } תאים. אם רווחים הם תאים ריקים, חסר רווח במקום כלשהו.
sudoku_error_too_big = הלוח הוא { $found }×{ $found }. הלוח הגדול ביותר שאפשר לקרוא הוא { $expected }×{ $expected }.
sudoku_error_variant = בסודוקו הזה יש כללים נוספים (״{ $found }״). אפשר לפתוח רק סודוקו רגיל.
sudoku_error_link = אין חידה בקישור הזה. העתיקו את החידה עצמה מהדף שלה.
sudoku_note_renamed = בטקסט הערכים הם מ-{ $first } עד { $last }. כאן הם מ-{ $firstHere } עד { $lastHere }: במקום { $first } כתוב { $firstHere }, ובמקום { $last } כתוב { $lastHere }.
sudoku_board_facts_pencil = { $facts }, עם רשימת המועמדים
sudoku_board_cell_given = { $symbol }, נתון
sudoku_board_cell_entry = { $symbol }, הזנתם
sudoku_board_cell_forced = { $symbol }, { $how }
sudoku_board_cell_tried = { $symbol }, נוסתה ונדחתה
sudoku_board_cell_ghost = ריק, { $symbol } הוסרה זה עתה
sudoku_board_cell_current = התא הנוכחי
sudoku_board_legend_group_values = ערכים
sudoku_board_legend_group_hints = סימוני עזר
sudoku_board_legend_given = נתון
sudoku_board_legend_entry = הזנתם אתם
sudoku_board_legend_conflict = מתנגש בתא אחר
sudoku_board_legend_current = התא הנוכחי
sudoku_board_legend_selected = התא שנבחר
sudoku_board_legend_peers = השורה, העמודה והתיבה שלו
sudoku_board_legend_pruned = מועמדים שנמחקו, האחרון מודגש
sudoku_board_pad = ספרות
sudoku_board_pad_symbol =
    { $count ->
        [one] { $symbol }, { $formatted }: נשארה הצבה אחת
        [two] { $symbol }, { $formatted }: נשארו שתי הצבות
       *[other] { $symbol }, { $formatted } הצבות נשארו
    }
sudoku_board_pad_complete = { $symbol }, כולן הוצבו
sudoku_board_pad_illegal = { $name }, תתנגש כאן
sudoku_board_pad_erase = מחיקה
sudoku_board_mini = לוח { $size }×{ $size }
sudoku_board_mini_filled =
    { $count ->
        [one] { $board }, תא אחד מלא
        [two] { $board }, שני תאים מלאים
       *[other] { $board }, { $formatted } תאים מלאים
    }
sudoku_says_start =
    { $count ->
        [one] תא אחד ריק.
        [two] שני תאים ריקים.
       *[other] { $formatted } תאים ריקים.
    }
sudoku_gender_variable = masculine
sudoku_gender_value = feminine
sudoku_says_rule_naive = החיפוש עובר עליהם לפי סדר השורות.
sudoku_says_tries =
    { $order ->
        [ascending] מנסים את הספרות בסדר עולה.
        [descending] מנסים את הספרות בסדר יורד.
        [random] מנסים את הספרות בסדר אקראי.
       *[other] מנסים קודם את הספרה שמשאירה לשאר התאים הכי הרבה מועמדים (LCV).
    }
sudoku_says_choose_naive = { $variable } הוא התא הריק הבא לפי סדר השורות.
sudoku_says_choose_only = נשאר רק תא ריק אחד: { $variable }.
sudoku_says_choose_random =
    { $count ->
        [one] נשאר רק תא ריק אחד: { $variable } (זרע { $seed }).
        [two] { $variable } הוגרל מתוך שני תאים ריקים (זרע { $seed }).
       *[other] { $variable } הוגרל מתוך { $formatted } תאים ריקים (זרע { $seed }).
    }
sudoku_says_tie =
    { $count ->
        [one] { " " }(גם ל-{ $other } יש { $candidates }; נבחר הראשון לפי סדר השורות)
        [two] { " " }(גם לשניים אחרים יש { $candidates }; נבחר הראשון לפי סדר השורות)
       *[other] { " " }(גם ל-{ $formatted } אחרים יש { $candidates }; נבחר הראשון לפי סדר השורות)
    }
sudoku_says_clash = היא כבר נמצאת { $list }
sudoku_says_clash_row = ב-{ $variable } שבאותה שורה
sudoku_says_clash_column = ב-{ $variable } שבאותה עמודה
sudoku_says_clash_box = ב-{ $variable } שבאותה תיבה
sudoku_says_clash_pencil = רשימת המועמדים שבטקסט לא מתירה אותה כאן
sudoku_says_clash_other = ב-{ $variable }
sudoku_says_place = { $value } עוד לא נמצאת בשורה, בעמודה או בתיבה של { $variable }, ולכן היא מוצבת שם.
sudoku_says_open =
    { $count ->
        [one] נשאר תא ריק אחד.
        [two] נשארו שני תאים ריקים.
       *[other] נשארו { $formatted } תאים ריקים.
    }
sudoku_says_open_none = כל התאים מלאים.
sudoku_says_solution = כל התאים מלאים ואין שום התנגשות: זה פתרון.
sudoku_says_solution_number = כל התאים מלאים ואין שום התנגשות: פתרון מספר { $formatted }.
sudoku_says_stuck =
    { $count ->
        [one] נתקע: הצמצום לא מוצא עוד דבר, ונשאר תא ריק אחד.
        [two] נתקע: הצמצום לא מוצא עוד דבר, ונשארו שני תאים ריקים.
       *[other] נתקע: הצמצום לא מוצא עוד דבר, ונשארו { $formatted } תאים ריקים.
    }
sudoku_says_unit_row = שורה { $number }
sudoku_says_unit_column = עמודה { $number }
sudoku_says_unit_box = תיבה { $number }
sudoku_title = סודוקו
sudoku_description = סודוקו שנפתר בגישוש נסוג, צעד אחרי צעד: הלוח, העץ, הקוד והסיבה.
sudoku_select_hint = בחרו תא כדי לראות את המועמדים שלו.
sudoku_format_grid = טבלת טקסט
sudoku_format_line = שורה אחת
sudoku_format_json = רשימה
sudoku_format_csv = גיליון
sudoku_line = בכל שורה, עמודה ותיבה מופיעה כל ספרה פעם אחת.
sudoku_contradiction_row =
    { $count ->
        [2] בשורה { $number } מופיעה { $symbol } פעמיים. שנו אחת מהן.
       *[other] בשורה { $number } מופיעה { $symbol } { $formatted } פעמים. השאירו אחת מהן.
    }
sudoku_contradiction_column =
    { $count ->
        [2] בעמודה { $number } מופיעה { $symbol } פעמיים. שנו אחת מהן.
       *[other] בעמודה { $number } מופיעה { $symbol } { $formatted } פעמים. השאירו אחת מהן.
    }
sudoku_contradiction_box =
    { $count ->
        [2] בתיבה { $number } מופיעה { $symbol } פעמיים. שנו אחת מהן.
       *[other] בתיבה { $number } מופיעה { $symbol } { $formatted } פעמים. השאירו אחת מהן.
    }
sudoku_set_easy50 = 50 הקלים
sudoku_set_easy50_line = 50 לוחות עם 22 עד 36 נתונים: פרויקט אוילר, בעיה 96
sudoku_set_hardest11 = 11 הקשים ביותר
sudoku_set_hardest11_line = 11 לוחות שכונו הקשים ביותר: הרשימה של פיטר נורוויג
sudoku_set_top95 = 95 קשים
sudoku_set_top95_line = 95 לוחות קשים עם 17 עד 26 נתונים: הרשימה של פיטר נורוויג
sudoku_set_17clue_500 = 17 נתונים
sudoku_set_17clue_500_line = 500 מהלוחות של גורדון רויל, עם מספר הנתונים הקטן ביותר האפשרי
sudoku_set_clues = לפי מספר הנתונים
sudoku_set_clues_line = 90 לוחות, עשרה לכל מספר נתונים: 62, 60, 53, 44, 35, 30, 27, 26 ו-17
sudoku_set_diagonal = סימטריים
sudoku_set_diagonal_line = 40 לוחות שהנתונים בהם סימטריים ביחס לאלכסון הראשי
sudoku_set_scattered = מפוזרים
sudoku_set_scattered_line = 40 לוחות עם אותם פתרונות ואותו מספר נתונים כמו הסימטריים, בלי דפוס
sudoku_set_16x16 = 16×16
sudoku_set_16x16_line = 55 לוחות בגודל 16×16: הדוגמאות של Gecode
sudoku_set_25x25 = 25×25
sudoku_set_25x25_line = 18 לוחות בגודל 25×25: הדוגמאות של Gecode
sudoku_race_findmin_loses = findmin מפסיד
sudoku_race_findmin_loses_line = כאן נדרשות עם findmin פי שמונה יותר הצבות מאשר בסדר השורות.
sudoku_race_against_naive = לוח שנבנה נגד סדר השורות
sudoku_race_jump = כשקפיצה לא מועילה
sudoku_race_jump_line = 73 הצבות בנסיגה צעד אחרי צעד ו-72 עם קפיצות; עם findmin 45, בשתי הדרכים
sudoku_race_against_naive_line = בסדר השורות החיפוש נעצר הרבה לפני הסוף.
sudoku_ask_variable = איזה תא החיפוש ממלא עכשיו?
sudoku_ask_value = איזו ספרה החיפוש מציב עכשיו ב-{ $variable }? או שאף ספרה לא מתאימה?
sudoku_ask_deadend = האם { $variable } הוא מבוי סתום, בלי ספרה שנשאר להציב?
sudoku_ask_return = ל-{ $variable } לא נשארה ספרה. לאיזה תא החיפוש חוזר?
