learn_nav = לימוד
learn_stage = במה
learn_back_to_text = חזרה לטקסט
learn_open_studio = פתיחת הרגע הזה בסטודיו
learn_studio = סטודיו
learn_address = הכתובת של הפסקה הזאת
learn_summary = בקצרה
learn_contents = תוכן העניינים
learn_answered = שאלות שנענו: { $answered } מתוך { $questions }
learn_settings = אופן הקריאה
learn_follow_scroll = הגלילה מזיזה את התמונה
learn_ask_everywhere = שאלה לפני שממשיכים
learn_progress = התקדמות הקריאה
learn_ask_here = שאלה כאן
learn_title = לימוד
learn_description = מדריך לגישוש נסוג שבו אפשר לראות כל משפט מתרחש: אותיות, מלכות, מבוכים וסודוקו, מהמבוי הסתום הראשון ועד לכתיבת הפותר.
learn_begin = אל הפרק הראשון
learn_go_on = המשך הקריאה: { $title }
learn_extent =
    { $count ->
        [one] פרק אחד, { $hours } שעות בערך
        [two] שני פרקים, { $hours } שעות בערך
       *[other] { $formatted } פרקים, { $hours } שעות בערך בסך הכול
    }
learn_minutes =
    { $count ->
        [one] דקה
        [two] שתי דקות
       *[other] { $formatted } דקות
    }
learn_questions =
    { $count ->
        [one] שאלה אחת
        [two] שתי שאלות
       *[other] { $formatted } שאלות
    }
learn_read = נקרא
learn_read_so_far = נקראו { $share }
learn_words = המילים, והשמות האחרים שלהן
learn_present_words = מילים
learn_present_first = תמונה ראשונה
learn_present_others = תמונות נוספות
learn_present_leave = חזרה לטקסט
learn_print_again = התמונות והשאלות עוד לא הגיעו. הדפיסו את הדף שוב.
learn_print = הדפסת הפרק
learn_place = { $place } מתוך { $places }
learn_next_place = הבא
learn_previous_place = הקודם
learn_next_chapter = הפרק הבא: { $title }
learn_previous_chapter = הפרק הקודם: { $title }
learn_back = חזרה למדריך
learn_moved_title = הפרק הזה הפך לשני פרקים
learn_order_program = התוכנית שלכם
learn_order_pool = שורות לבחירה
learn_order_empty = לחצו על שורה למטה, או גררו אותה לכאן.
learn_order_help = כדי להזיז שורה, גררו אותה, או עברו אליה והשתמשו במקשים ↑ ו-↓. המקש Delete מוציא אותה.
learn_order_up = הזזה למעלה
learn_order_down = הזזה למטה
learn_order_take_out = הוצאה
learn_order_at = עכשיו זו שורה { $line }
learn_order_taken_out = השורה הוצאה מהתוכנית
learn_order_check = בדיקה
learn_order_show = הצגת הפתרון
learn_order_restart = התחלה מחדש
learn_order_done = הושלם
learn_order_right = כל שורה במקומה. התוכנית הזאת פותרת את החידה.
learn_order_right_too = גם התוכנית שלכם נכונה.
learn_order_shown = זו אחת הדרכים לכתוב אותה.
learn_order_unfinished = עד כאן הכול נכון, אבל התוכנית עוד לא הושלמה.
learn_order_wrong = שורה { $line } לא שייכת לתוכנית הזאת.
learn_order_missing = משהו חסר לפני שורה { $line }.
learn_order_misplaced = המקום של שורה { $line } לא כאן.
learn_order_too_deep = ההזחה שלה עמוקה מדי למקום הזה.
learn_order_too_shallow = ההזחה שלה לא עמוקה מספיק למקום הזה.
learn_order_before = קראו את התוכנית מההתחלה: מה צריך לקרות לפני השורה הזאת?
learn_solve_by_hand = פתרון ידני
learn_solve_on = המשך הפתרון הידני
learn_unveil = המשך בלי לענות
learn_address_of = הכתובת של הפסקה הזאת: { $words }
learn_ask_here_of = שאלה כאן: { $words }
learn_skip_to_stage = דילוג אל הבמה
learn_skip_to_text = המשך הקריאה
learn_key_stage = מהטקסט אל הבמה ובחזרה
learn_key_previous = המקום הקודם בטקסט
learn_key_next = המקום הבא בטקסט; בשאלה פתוחה לוחצים פעמיים
learn_key_start = תחילת הפרק
learn_key_end = סוף הפרק
learn_steps_back =
    { $count ->
        [one] נסיגה אחת
        [two] שתי נסיגות ברצף
       *[other] { $formatted } נסיגות ברצף
    }
