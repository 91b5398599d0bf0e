making_title = סודוקו חדש
making_line = סודוקו נוצר: לוח מתמלא, ואז מתרוקן כל עוד יש רק פתרון אחד.
making_description = צפו ביצירת סודוקו צעד אחרי צעד: חיפוש ממלא לוח ריק, דרכים שלא עובדות, והסרת ספרות כל עוד יש רק פתרון אחד.
making_name = סודוקו חדש ⁦{ $size }×{ $size }⁩
making_mini = סודוקו שנוצר, ⁦{ $size }×{ $size }⁩
making_mode = במה צופים
making_mode_fill = מילוי
making_mode_blind = מילוי עיוור
making_mode_redraw = הגרלה מחדש
making_mode_dig = דילול
making_mode_fill_line = חיפוש ממלא לוח ריק: קודם התא שיש לו הכי מעט מועמדים, ספרה אקראית, ובמבוי סתום חוזרים אחורה.
making_mode_blind_line = תאים אקראיים, ספרות אקראיות, בלי לחזור אף פעם: נתקעים.
making_mode_redraw_line = במבוי סתום מסירים את הספרה האחרונה ומגרילים שוב, בלי לזכור דבר.
making_mode_dig_line = מסירים ספרות מלוח מלא כל עוד יש רק פתרון אחד.
making_example_fill = מילוי
making_example_blind = מילוי עיוור
making_example_redraw = הגרלה מחדש
making_example_dig = דילול
making_example_first_digit = תמיד הספרה הראשונה
making_example_first_digit_line = ״בלי אקראיות זה לא נגמר״: נכון להגרלה מחדש, לא לחיפוש.
making_example_half_turn = דילול בזוגות
making_example_half_turn_line = סימטרי בחצי סיבוב, עד שאי אפשר להסיר אף זוג נתונים.
making_seed = זרע
making_seed_wrong = מספר שלם מ-1 עד { $most }
making_another_hint = זרע אחר: לוח אחר
making_options = אפשרויות
making_size = גודל
making_cells = התא הבא
making_cells_fewest = הכי מעט מועמדים
making_cells_random = אקראי
making_cells_reading = לפי סדר השורות
making_ascending = תמיד הספרה הראשונה שמתאימה
making_symmetry = סימטריה
making_symmetry_none = ללא
making_symmetry_half_turn = חצי סיבוב
making_symmetry_mirror = שיקוף
making_symmetry_diagonal = אלכסון
making_symmetry_quarters = רבעי סיבוב
making_symmetry_hint = מסירים או משאירים יחד נתונים שסימטריים זה לזה. אלכסון ורבעי סיבוב דורשים תיבות ריבועיות.
making_attempts = ניסיונות כושלים מותרים
making_attempts_less = ניסיון כושל אחד פחות
making_attempts_more = ניסיון כושל אחד יותר
making_minimal = עד ללוח מינימלי
making_minimal_hint = בודקים כל ספרה, גם אם רבות חייבות להישאר
making_clues = עצירה במספר נתונים
making_clues_less = נתון אחד פחות
making_clues_more = נתון אחד יותר
making_clues_hint = 0: בלי מגבלה
making_dig_this = דילול הלוח הזה
making_dig_this_hint = כשהלוח מלא אפשר להסיר ממנו ספרות
making_solve = פתרון בסטודיו
making_play = משחק בחידה
making_step_place = הסרה
making_step_deadend = נשארת
making_step_backtrack = החזרה
making_step_solution = מוכן
making_says_blind_start =
    { $count ->
        [one] תא ריק אחד.
        [two] שני תאים ריקים.
       *[other] { $formatted } תאים ריקים.
    }
making_says_blind_rule = תאים אקראיים מקבלים ספרות אקראיות, לפי הכללים בלבד. לא מסירים שום ספרה.
making_says_redraw_rule = מגרילים ספרות לתא אחרי תא. במבוי סתום מסירים את האחרונה ומגרילים שוב, בלי לזכור דבר.
making_says_redraw_rule_first = כל תא מקבל את הספרה הראשונה שמתאימה. במבוי סתום מסירים את האחרונה ומציבים שוב, בלי לזכור דבר.
making_says_choose_random =
    { $count ->
        [one] נשאר רק תא ריק אחד: { $variable }.
        [two] { $variable } הוגרל מבין שני תאים ריקים.
       *[other] { $variable } הוגרל מבין { $formatted } תאים ריקים.
    }
making_says_choose_reading = { $variable } הוא התא הריק הבא לפי סדר השורות.
making_says_choose_fewest =
    { $count ->
        [one] ל-{ $variable } יש הכי מעט מועמדים: נשאר רק אחד.
        [two] ל-{ $variable } יש הכי מעט מועמדים: שניים.
       *[other] ל-{ $variable } יש הכי מעט מועמדים: { $formatted }.
    }
making_says_choose_fewest_none = ל-{ $variable } יש הכי מעט מועמדים: לא נשאר אף אחד.
making_says_reject = { $value } הוגרלה, אבל היא לא מתאימה כאן: { $clash }.
making_says_reject_first = { $value } לא מתאימה כאן: { $clash }.
making_says_place = { $variable }: { $value } הוגרלה.
making_says_place_first = { $variable }: { $value } היא הספרה הראשונה שמתאימה.
making_says_empty =
    { $count ->
        [one] תא אחד עדיין ריק.
        [two] שני תאים עדיין ריקים.
       *[other] { $formatted } תאים עדיין ריקים.
    }
making_says_empty_none = אין עוד תאים ריקים.
making_says_deadend = ל-{ $variable } לא נשארה ספרה חוקית.
making_says_stuck =
    { $count ->
        [one] לשיטה הזאת אין דרך חזרה: היא נתקעה, ותא אחד ריק.
        [two] לשיטה הזאת אין דרך חזרה: היא נתקעה, ושני תאים ריקים.
       *[other] לשיטה הזאת אין דרך חזרה: היא נתקעה, ו-{ $formatted } תאים ריקים.
    }
making_says_empty_last = לכן מסירים את הספרה שהוצבה אחרונה.
making_says_taken_back = מסירים את { $value } מ-{ $variable } ושוכחים.
making_says_same_again =
    { $count ->
        [one] ל-{ $variable } יש שוב רק הספרה הזאת: ההגרלה הבאה חייבת להיות זהה.
        [two] ל-{ $variable } יש שוב שתי ספרות, וביניהן זו שנכשלה.
       *[other] ל-{ $variable } יש שוב { $formatted } ספרות, וביניהן זו שנכשלה.
    }
making_says_may_repeat = ההגרלה הבאה עשויה להיות זהה.
making_says_first_again = { $value } היא שוב הספרה הראשונה שמתאימה שם, ולכן היא חייבת לחזור.
making_says_full = הלוח מלא, ואין שום התנגשות.
making_says_stopped = נעצר. צעדים: { $steps }, הצבות: { $formatted }.
making_says_trapped = כך זה היה נמשך לנצח: מסירים ספרה, ואותה ספרה חוזרת. רק חיפוש שזוכר נסוג רחוק יותר.
making_says_never_back = אי אפשר לדעת כאן מתי כל הספרות של תא נכשלו. חיפוש זוכר אותן, ואז נסוג רחוק יותר.
making_says_dig_start =
    { $count ->
        [one] לוח מלא ובו ספרה אחת.
        [two] לוח מלא ובו שתי ספרות.
       *[other] לוח מלא ובו { $formatted } ספרות.
    }
making_says_dig_rule = מסירים ספרה אחרי ספרה בסדר אקראי. אם נוצר פתרון שני, מחזירים את הספרה.
making_says_dig_rule_set = מסירים קבוצות של ספרות סימטריות בסדר אקראי. אם נוצר פתרון שני, מחזירים את הקבוצה.
making_says_dig_pattern = המילוי של לוח בגודל הזה הופסק, ולכן הלוח הוא תבנית מעורבבת.
making_says_dig_attempts =
    { $count ->
        [one] ניסיון נכשל כשספרה חייבת להישאר; הניסיון הכושל הראשון מסיים את הדילול.
        [two] ניסיון נכשל כשספרה חייבת להישאר; הדילול נגמר אחרי שני ניסיונות כושלים.
       *[other] ניסיון נכשל כשספרה חייבת להישאר; הדילול נגמר אחרי { $formatted } ניסיונות כושלים.
    }
making_says_dig_choose = { $variable }: האם אפשר להסיר את { $value }?
making_says_dig_with = גם { $variable }, לפי הסימטריה: האם אפשר להסיר את { $value }?
making_says_dig_try = { $value } הוסרה. האם עדיין יש רק פתרון אחד?
making_says_dig_try_more = { $value } הוסרה. לפי הסימטריה, { $count } הספרות של הקבוצה יוצאות יחד או נשארות יחד.
making_says_taken = אפשר להסיר את { $value }: עדיין יש פתרון אחד.
making_says_taken_set = אפשר להסיר את { $count } הספרות האלה: עדיין יש פתרון אחד.
making_says_clues =
    { $count ->
        [one] נשאר נתון אחד.
        [two] נשארו שני נתונים.
       *[other] נשארו { $formatted } נתונים.
    }
making_says_kept =
    { $count ->
        [one] { $value } חייבת להישאר: בלעדיה יש שני פתרונות. הם נבדלים בתא אחד.
        [two] { $value } חייבת להישאר: בלעדיה יש שני פתרונות. הם נבדלים בשני תאים.
       *[other] { $value } חייבת להישאר: בלעדיה יש שני פתרונות. הם נבדלים ב-{ $formatted } תאים.
    }
making_says_kept_set =
    { $count ->
        [one] { $cells } הספרות האלה חייבות להישאר: בלעדיהן יש שני פתרונות. הם נבדלים בתא אחד.
        [two] { $cells } הספרות האלה חייבות להישאר: בלעדיהן יש שני פתרונות. הם נבדלים בשני תאים.
       *[other] { $cells } הספרות האלה חייבות להישאר: בלעדיהן יש שני פתרונות. הם נבדלים ב-{ $formatted } תאים.
    }
making_says_unknown = הבדיקה אם יש פתרון שני הופסקה, ולכן לא מסירים כאן דבר.
making_says_put_back = { $value } חוזרת ל-{ $variable }: בלעדיה יש פתרון שני.
making_says_put_back_set = { $value } חוזרת אל { $variable }: בלי הקבוצה שלה יש פתרון שני.
making_says_put_back_unknown = { $value } חוזרת אל { $variable }: לא ידוע אם אפשר להסיר אותה.
making_says_used = זה ניסיון כושל { $count } מתוך { $attempts }.
making_says_stayed =
    { $count ->
        [one] עד כה ספרה אחת הייתה חייבת להישאר.
        [two] עד כה שתי ספרות היו חייבות להישאר.
       *[other] עד כה { $formatted } ספרות היו חייבות להישאר.
    }
making_says_stayed_set =
    { $count ->
        [one] עד כה קבוצה אחת של ספרות הייתה חייבת להישאר.
        [two] עד כה שתי קבוצות של ספרות היו חייבות להישאר.
       *[other] עד כה { $formatted } קבוצות של ספרות היו חייבות להישאר.
    }
making_says_end =
    { $count ->
        [one] החידה מוכנה: נתון אחד, פתרון אחד בדיוק.
        [two] החידה מוכנה: שני נתונים, פתרון אחד בדיוק.
       *[other] החידה מוכנה: { $formatted } נתונים, פתרון אחד בדיוק.
    }
making_says_end_attempts = מספר הניסיונות הכושלים המותר נוצל.
making_says_end_clues = הגענו למספר הנתונים המבוקש.
making_says_end_minimal = כל הספרות נבדקו: הלוח מינימלי, אי אפשר להסיר אף נתון.
making_says_end_minimal_set = הכול נבדק: אי אפשר להסיר אף קבוצה של נתונים סימטריים.
making_says_end_unknown =
    { $count ->
        [one] כל הספרות נבדקו, אבל בדיקה אחת הופסקה.
        [two] כל הספרות נבדקו, אבל שתי בדיקות הופסקו.
       *[other] כל הספרות נבדקו, אבל { $formatted } בדיקות הופסקו.
    }
making_says_end_gave_up =
    { $count ->
        [one] הדילול נגמר כאן: בדיקה אחת הופסקה. קשה לבדוק לוחות בגודל הזה.
        [two] הדילול נגמר כאן: שתי בדיקות הופסקו. קשה לבדוק לוחות בגודל הזה.
       *[other] הדילול נגמר כאן: { $formatted } בדיקות הופסקו. קשה לבדוק לוחות בגודל הזה.
    }
making_cell_full = { $symbol }, עוד לא נבדקה
making_cell_stays = { $symbol }, הייתה חייבת להישאר
making_cell_unknown = { $symbol }, נשארה: הבדיקה הופסקה
making_cell_asked = { $symbol }, הוסרה זה עתה
making_cell_back = { $symbol }, הוחזרה
making_cell_gone = ריק
making_cell_differs = { $first } בפתרון אחד, { $second } באחר
making_cell_current = נבדקת עכשיו
making_legend_group = דילול
making_legend_clue = ספרה שעוד לא נבדקה
making_legend_asked = הוסרה זה עתה: האם הפתרון עדיין יחיד?
making_legend_gone = הוסרה סופית
making_legend_stays = הייתה חייבת להישאר
making_legend_unknown = נשארה כי הבדיקה שלה הופסקה
making_legend_differs = איפה נבדלים שני הפתרונות: הראשון משמאל, השני מימין
making_legend_current = הספרה שנבדקת עכשיו
making_note_fill = כשממלאים קודם את התא שיש לו הכי מעט מועמדים, חוזרים אחורה פחות? כן: חציון ההסרות ב-25 זרעים הוא { $fewest }, ובסדר השורות { $naive }. כשממלאים קודם את התא שיש לו הכי הרבה מועמדים, הלוח לא מתמלא גם אחרי { $limit } הצבות.
making_note_measure = מדידה
making_note_counting = סופרים אלף ניסיונות…
making_note_tries =
    { $count ->
        [one] אלף ניסיונות: אחד מילא את הלוח בלי מבוי סתום; בממוצע { $average } תאים.
        [two] אלף ניסיונות: שניים מילאו את הלוח בלי מבוי סתום; בממוצע { $average } תאים.
       *[other] אלף ניסיונות: { $formatted } מילאו את הלוח בלי מבוי סתום; בממוצע { $average } תאים.
    }
making_note_tries_none = אלף ניסיונות: אף אחד לא מילא את הלוח; בממוצע { $average } תאים, לכל היותר { $most }.
making_note_histogram = היסטוגרמה
making_note_histogram_title = כמה רחוק הגיעו אלף ניסיונות
making_note_histogram_cells = תאים שמולאו לפני המבוי הסתום הראשון
making_note_histogram_seeds = זרעים { $first } עד { $last }.
making_note_histogram_average = ממוצע: { $average }
making_note_cost = החיפוש שזוכר, באותו זרע: הלוח מלא. הצבות: { $placements }.
making_note_cost_stopped = גם החיפוש שזוכר לא מילא את הלוח. הצבות עד שנעצר: { $placements }.
making_note_redraw = כאן: { $placements } עד כה.
making_note_why = כשממלאים קודם את התא שיש לו הכי מעט מועמדים, לתא שמולא לפני מבוי סתום נשארה רק ספרה אחת, והגרלה נוספת מביאה אותה שוב. לכן ניסיון ממלא את הלוח מיד או אף פעם.
making_note_dig =
    { $count ->
        [one] נשאר נתון אחד.
        [two] נשארו שני נתונים.
       *[other] נשארו { $formatted } נתונים.
    }
making_note_stayed = ניסיונות כושלים: { $count } מתוך { $attempts }.
making_note_stayed_any =
    { $count ->
        [one] ספרה אחת הייתה חייבת להישאר.
        [two] שתי ספרות היו חייבות להישאר.
       *[other] { $formatted } ספרות היו חייבות להישאר.
    }
making_note_stayed_any_set =
    { $count ->
        [one] קבוצה אחת של ספרות הייתה חייבת להישאר.
        [two] שתי קבוצות של ספרות היו חייבות להישאר.
       *[other] { $formatted } קבוצות של ספרות היו חייבות להישאר.
    }
making_facts = { $mode }, ⁦{ $size }×{ $size }⁩
making_format = טקסט
making_open_placeholder = making=dig&draw=7&symmetry=half-turn
making_open_hint = לוח סודוקו מלא לדילול, בכל צורה רגילה, או הטקסט שנשמר כאן.
making_error_none = לא נמצא לוח מלא בטקסט הזה. לוח עם תאים ריקים אפשר לפתוח בדף הסודוקו.
making_error_size = בלוחות כאן יש { $least } עד { $most } ערכים.
making_ask_variable = איזה תא הבא בתור?
making_ask_value = מה קורה עכשיו ב-{ $variable }? או ששום דבר לא מתאים?
making_ask_deadend = האם { $variable } הוא מבוי סתום?
making_ask_return = ל-{ $variable } לא נשאר דבר. לאן חוזרים?
