queens_title = N מלכות
queens_description = צפו במלכות שמוצבות על לוח שחמט בגישוש נסוג כך שאף אחת לא מאיימת על אחרת, קדימה ואחורה: הלוח, עץ ההחלטות, הקוד והסיבה לכל צעד.
queens_name =
    { $count ->
        [one] מלכה אחת
        [two] שתי מלכות
       *[other] { $formatted } מלכות
    }
queens_facts =
    { $count ->
        [one] { $size }×{ $size }, מלכה אחת על הלוח
        [two] { $size }×{ $size }, שתי מלכות על הלוח
       *[other] { $size }×{ $size }, { $formatted } מלכות על הלוח
    }
queens_example_eight = שמונה מלכות
queens_example_eight_line = הבעיה הקלאסית: 876 ניסיונות עד הפתרון הראשון.
queens_example_eight_all = שמונה מלכות, כל הפתרונות
queens_example_eight_all_line = כל 92 הפתרונות; שנים עשר בלי סיבובים ושיקופים.
queens_example_four = ארבע מלכות
queens_example_four_line = כל העץ נכנס למסך, עם כל משבצת שנדחתה.
queens_example_four_thesis = המשבצת שנשכחה
queens_example_four_thesis_line = ארבע מלכות, השתיים הראשונות בעמודות 1 ו-4. האם שורה שלוש תקועה? לא, המשבצת השנייה בה פנויה: שורה ארבע היא שנכשלת.
queens_example_two = שתי מלכות
queens_example_two_line = אין פתרון: בכל מקום שבו הראשונה עומדת, היא מאיימת על כל השורה השנייה.
queens_example_three = שלוש מלכות
queens_example_three_line = גם כאן אין פתרון, אבל צריך כמה נסיגות כדי לדעת את זה בוודאות.
queens_example_six = שש מלכות
queens_example_six_line = קשה יותר מחמש ומשבע: רק ארבעה פתרונות.
queens_example_twelve_all = שתים עשרה מלכות, כל הפתרונות
queens_example_twelve_all_line = 14,200 פתרונות, ועץ גדול מכדי לראות את כולו.
queens_example_twenty = עשרים מלכות
queens_example_twenty_line = שורה אחרי שורה נדרשים 199,636 צמתים. נסו findmin.
queens_example_sixteen_findmin = שש-עשרה מלכות עם findmin
queens_example_sixteen_findmin_line = קודם השורה שנשארו בה הכי מעט משבצות פנויות, וכך מגיעים למבוי סתום מוקדם.
queens_example_centre = קודם המרכז
queens_example_centre_line = בכל שורה מנסים מהאמצע כלפי חוץ.
queens_format_columns = עמודות, שורה אחרי שורה
queens_format_board = לוח טקסט
queens_open_placeholder = 2 4 1 3
queens_open_hint = מספר מ-1 עד 32 ללוח ריק בגודל הזה; או העמודה של כל מלכה, שורה אחרי שורה, ונקודה לשורה בלי מלכה; או ציור, שורת טקסט לכל שורה, ⁨Q⁩ למלכה ונקודה למשבצת ריקה; או ⁨FEN⁩, או משבצות כמו ⁨a1⁩.
queens_error_size = ״{ $found }״ הוא לא גודל של לוח: בלוח יש 1 עד { $expected } שורות.
queens_error_row_length =
    { $count ->
        [one] משבצת אחת בשורה, במקום { $expected }.
        [two] שתי משבצות בשורה, במקום { $expected }.
       *[other] { $formatted } משבצות בשורה, במקום { $expected }.
    }
queens_error_row_count = נמצאו שורות: { $formatted }. צריך: { $expected }.
queens_error_two_queens = בשורה הזאת יש שתי מלכות; מותרת רק אחת.
queens_error_symbol = ״{ $found }״ בתו { $column } הוא לא משבצת ולא עמודה.
queens_error_column = אין עמודה { $found }: בלוח עם { $expected } שורות העמודות הן 1 עד { $expected }.
queens_error_no_board = לא נמצא לוח בטקסט הזה.
queens_error_piece = ״{ $found }״ בתו { $column } הוא כלי שחמט אחר; בלוח הזה יש מלכות בלבד.
queens_error_row = אין שורה { $found }: בלוח עם { $expected } עמודות השורות הן 1 עד { $expected }.
queens_read_from_zero = העמודות בטקסט הזה נספרות מ-0.
queens_read_row_first = המספר הראשון בכל זוג נקרא כשורה והשני כעמודה.
queens_read_smallest = בטקסט לא כתוב מה גודל הלוח; נבחר הלוח הקטן ביותר שמתאים.
queens_read_symbol = ״{ $found }״ נקרא כמלכה.
queens_read_one_a_line = כל שורה בטקסט נקראה כעמודה של מלכה אחת.
queens_size = מלכות
queens_size_less = מלכה אחת פחות
queens_size_more = מלכה אחת יותר
queens_line = אף מלכה לא תאיים על אחרת: המקרה הקלאסי של גישוש נסוג.
queens_hint = לחצו על משבצת כדי להציב מלכה או להסיר אותה.
queens_values_ascending = משמאל לימין
queens_values_descending = מימין לשמאל
queens_values_preferred = קודם המרכז
queens_row = שורה { $number }
queens_column = עמודה { $number }
queens_order_naive = שורה אחרי שורה, מלמעלה
queens_order_findmin = השורה עם הכי מעט משבצות פנויות: מינימום ערכים נותרים (MRV)
queens_order_findmax = השורה עם הכי הרבה משבצות פנויות
queens_queen = מלכה
queens_square_free = פנויה
queens_square_attacked = מאוימת בידי המלכה ב-{ $row }
queens_square_attacked_by =
    { $count ->
        [one] מאוימת בידי מלכה אחת
        [two] מאוימת בידי שתי מלכות
       *[other] מאוימת בידי { $formatted } מלכות
    }
queens_square_conflict = מאיימת על מלכה אחרת
queens_square_clash = מאיימת על המשבצת שמנסים
queens_square_current = המשבצת הנוכחית
queens_legend_group_squares = משבצות
queens_legend_group_row = המשבצות של שורה
queens_legend_settled = כנ״ל, בשורה שכבר יש בה מלכה
queens_legend_barren = לא נשארה משבצת בשורה
queens_legend_attacked = מאוימת; שורות שיש בהן מלכה לא מסומנות
queens_legend_lines = מי מאיימת עליה: הצביעו על המשבצת, או החזיקו עליה אצבע
queens_legend_count = כמה מלכות מאיימות עליה
queens_legend_free = פנויה (מועמד)
queens_gender_variable = feminine
queens_gender_value = feminine
queens_says_rule_naive = החיפוש עובר שורה אחרי שורה, מלמעלה.
queens_says_choose_naive = { $variable } היא השורה הריקה הבאה מלמעלה.
queens_says_choose_only = נשארה רק שורה ריקה אחת: { $variable }.
queens_says_choose_random =
    { $count ->
        [one] נשארה רק שורה ריקה אחת: { $variable } (זרע { $seed }).
        [two] { $variable } הוגרלה מתוך שתי שורות ריקות (זרע { $seed }).
       *[other] { $variable } הוגרלה מתוך { $formatted } שורות ריקות (זרע { $seed }).
    }
queens_says_clash_column = המלכה ב-{ $variable } מאיימת לאורך העמודה
queens_says_clash_diagonal = המלכה ב-{ $variable } מאיימת לאורך האלכסון
queens_says_square = שורה { $row }, עמודה { $column }
queens_says_reject = אי אפשר להציב מלכה ב{ $square }: { $clash }.
queens_contradiction = המלכות בשורות { $first } ו-{ $second } מאיימות זו על זו. הזיזו אחת מהן.
queens_says_place = אף מלכה לא מאיימת על המשבצת ב{ $square }, ולכן מוצבת שם מלכה.
queens_says_tries =
    { $order ->
        [ascending] מנסים את המשבצות משמאל לימין.
        [descending] מנסים את המשבצות מימין לשמאל.
        [preferred] מנסים את המשבצות מהמרכז החוצה.
        [random] מנסים את המשבצות בסדר אקראי.
       *[other] מנסים קודם את המשבצת שמשאירה לשאר השורות הכי הרבה מועמדים (LCV).
    }
queens_says_open =
    { $count ->
        [one] נשארה שורה ריקה אחת.
        [two] נשארו שתי שורות ריקות.
       *[other] נשארו { $formatted } שורות ריקות.
    }
queens_says_open_none = בכל שורה יש מלכה.
queens_says_solution = בכל שורה יש מלכה ואף אחת לא מאיימת על אחרת: זה פתרון.
queens_says_solution_number = בכל שורה יש מלכה ואף אחת לא מאיימת על אחרת: פתרון מספר { $formatted }.
queens_says_stuck =
    { $count ->
        [one] נתקע: הצמצום לא מוצא עוד דבר, ושורה אחת נשארה ריקה.
        [two] נתקע: הצמצום לא מוצא עוד דבר, ושתי שורות נשארו ריקות.
       *[other] נתקע: הצמצום לא מוצא עוד דבר, ו-{ $formatted } שורות נשארו ריקות.
    }
queens_says_unit = עמודה { $number }
queens_solutions_fundamentals = יסודיים: { $formatted }
queens_solutions_fundamental = יסודיים בלבד
queens_solutions_fundamental_meaning = שיקופים וסיבובים של פתרון נחשבים לאותו פתרון.
queens_set_board =
    { $count ->
        [one] מלכה אחת
        [two] שתי מלכות
       *[other] { $formatted } מלכות
    }
queens_set_sizes = מלכות לפי n
queens_set_sizes_line = 17 לוחות ריקים, מ-4 עד 20 מלכות
queens_ask_variable = באיזו שורה החיפוש מציב עכשיו מלכה?
queens_ask_value = באיזו עמודה החיפוש מציב עכשיו את המלכה של { $variable }? או שאין משבצת פנויה?
queens_ask_deadend = האם { $variable } היא מבוי סתום, בלי משבצת שנשאר לנסות?
queens_ask_return = ל-{ $variable } לא נשארה משבצת. לאיזו שורה החיפוש חוזר?
