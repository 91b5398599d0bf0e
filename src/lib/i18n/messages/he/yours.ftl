yours_title = כתבו חיפוש משלכם
yours_lead = תרגילים שבהם אתם כותבים את התוכנית, ב-JavaScript או ב-Python, ורואים מה היא עושה: על הלוח ובעץ, צעד אחרי צעד, קדימה ואחורה.
yours_door = ועכשיו כתבו בעצמכם
yours_door_line = התוכנית שלכם על הלוח ובעץ, ואם משהו בה השתבש, רואים באיזה צעד זה קרה.
yours_nav = תרגילים
yours_begin = התחלה: { $title }
yours_go_on = המשך: { $title }
yours_passed = עבר
yours_begun = התחלתם
yours_chapter = פרק { $number }: { $title }
yours_of_chapter = פרק { $number }
yours_needs = אחרי: { $titles }
yours_kept = מה שתכתבו נשאר במכשיר הזה, ולא נשלח לשום מקום.
yours_number = תרגיל { $number }
yours_questions = לפני שכותבים: שאלות למחשבה
yours_program = התוכנית שלכם
yours_language = שפת התכנות
yours_given = נתון: { $names }
yours_given_after = מה שמריץ את הפונקציה שלכם: { $names }
yours_form = מתחילים עם
yours_blanks = מקומות להשלמה
yours_empty = פונקציה ריקה
yours_restart = התחלה מחדש
yours_editor_leave = Ctrl+Enter מריץ את התוכנית. Esc ואחריו Tab יוצאים מהעורך.
yours_editor_stops = לחיצה על מספר שורה, או F9, קובעת בה עצירה.
yours_editor_loading = העורך נטען…
yours_editor_plain = העורך לא נטען. אפשר לכתוב גם בשדה הזה.
yours_hidden_direction = תו נסתר { $number }. הוא משנה את כיוון הטקסט שסביבו, ולכן השורה עשויה להיראות אחרת ממה שהיא.
yours_hidden_space = רווח { $number }. הוא נראה כמו רווח רגיל, אבל הוא תו אחר.
yours_hidden = תו נסתר { $number }. הוא לא נראה, אבל הוא חלק מהתוכנית.
yours_symbols = סימנים
yours_symbol_indent = הזחה
yours_predict = מה אתם צופים?
yours_predict_number = המספר שלכם
yours_predict_cell = לחצו על התא בלוח.
yours_predict_cell_name = התא שלכם
yours_predict_wrong_cell = כותבים תא של הלוח הזה לפי השורה והעמודה שלו: { $example }.
yours_predict_wrong_number = מספר שלם, למשל 12.
yours_predict_first = קודם אמרו מה אתם צופים. גם ניחוש מספיק, וכך תראו בהרצה יותר.
yours_predict_skip = הרצה בלי תחזית
yours_you_predicted = התחזית שלכם:
yours_it_was = מה שקרה:
yours_right_was = בתוכנית נכונה:
yours_right_as_predicted = נכון: זה מה שתוכנית נכונה נותנת.
yours_own_was = בתוכנית שלכם:
yours_as_predicted = בדיוק כמו בתחזית.
yours_contradicts = התמונה עומדת בצעד הראשון שהתחזית שלכם לא מאפשרת.
yours_run = הרצה
yours_run_on = מריצים על
yours_cancel = ביטול
yours_running = התוכנית רצה…
yours_loading_language = { $language } נטענת…
yours_testing = הבדיקות רצות…
yours_unable = אי אפשר להריץ כאן את התוכנית. טענו את הדף מחדש, או נסו דפדפן אחר.
yours_stage = ההרצה שלכם
yours_show_own = ההרצה שלכם
yours_show_test = הבדיקה
yours_show_race = ליד תוכנית נכונה
yours_which = מה מוצג
yours_printed = הודפס עד כאן
yours_printed_none = עדיין כלום.
yours_failed_title = בדיקה { $number } מתוך { $count }: עוד לא
yours_call = קריאה
yours_expected = מצופה
yours_expected_or = { $one } או { $other }
yours_got = הפונקציה שלכם
yours_got_returned = החזירה { $value }
yours_expect_return = תחזיר { $value }
yours_expect_solved = הלוח מלא ואין התנגשויות
yours_expect_same = הלוח נשאר כפי שהיה
yours_expect_value = בסוף { $value }
yours_got_fault = נקטעה בשורה { $line }
yours_got_fault_nowhere = נקטעה
yours_got_deep = קראה לעצמה { $calls } פעמים בלי לחזור
yours_got_given = כתבה על הספרה הנתונה בתא { $cell }
yours_no_return = הפונקציה החזירה { $value }, כמו פונקציה שמסתיימת בלי return.
yours_seen_compared = בשורה { $line } הסימן == משווה, ואף אחד לא משתמש בתשובה. כדי לכתוב ערך, השתמשו ב-= אחד.
yours_seen_for_each = ה-return בשורה { $line } מסיים רק את הפונקציה שבתוך forEach, ו-forEach זורקת את הערך שלו. בלולאת for … of, ה-return מסיים את הפונקציה שלכם.
yours_seen_printed = התוכנית מדפיסה את התשובה ולא מחזירה אותה. מי שקורא לפונקציה מקבל רק את מה שכתוב אחרי return.
yours_seen_taken_back = הלוח היה מלא ונכון, ואז התוכנית ביטלה הצבות, אף שהיא החזירה true. מבטלים הצבה של ספרה רק אם הקריאה שאחריה נכשלה.
yours_seen_written_first = הספרה הזו נכתבה קודם ונבדקה אחר כך. לכן הבדיקה מצאה אותה בתא עצמו ואמרה לא. בדקו קודם, ורק אז כתבו.
yours_seen_refused = הבדיקה אמרה לא לספרה הזו, והתוכנית כתבה אותה בכל זאת. בדקו את התנאי: הבדיקה מחזירה true אם מותר להציב את הספרה.
yours_seen_same = כל הקריאות זהות: { $call }. לכל אחת נשארה אותה עבודה כמו לזו שלפניה, ולכן אף אחת לא מסתיימת. ארגומנט או הלוח חייבים להשתנות מקריאה לקריאה.
yours_seen_last = הספרה { $value } לא נוסתה אף פעם. הקצה של range, או של לולאה עם <, לא נכלל בה.
yours_seen_remembers = כשהקריאה הזו רצה לבדה, היא עוברת את הבדיקה. כלומר, התוכנית זוכרת משהו מהקריאות שלפניה. משתנה מחוץ לפונקציה נשמר מקריאה לקריאה, וכך גם, ב-Python, רשימה שהיא ברירת המחדל של פרמטר.
yours_got_stopped = לא הגיעה לסוף
yours_got_clash = השאירה לוח שיש בו התנגשויות
yours_got_ground = השאירה { $value } על הלוח
yours_at_mistake = התמונה מראה את הצעד שבו זה קורה.
yours_at_parting = התמונה מראה את הצעד הראשון שתוכנית נכונה לא עושה.
yours_at_break = התמונה מראה איפה ההרצה נקטעה.
yours_at_end = התמונה מראה את סוף ההרצה.
yours_to_mistake = הצגת הצעד הזה
yours_hint_own = רמז לתוכנית שלכם
yours_hints_more = עוד רמזים לתרגיל
yours_again = חזרה לתוכנית
yours_hint = רמז { $number } מתוך { $count }
yours_hints = רמזים
yours_all_passed = עבר
yours_passed_line = התוכנית שלכם עושה מה שצריך בכולן.
yours_passed_before = כבר עברתם את התרגיל הזה.
yours_remark = הערה
yours_models = להשוואה עם שלכם: תוכניות נכונות
yours_model = תוכנית נכונה { $number }
yours_next_exercise = התרגיל הבא: { $title }
yours_next_stage = החלק הבא
yours_next_switch = השינוי הבא
yours_part = חלק { $number }
yours_parts = חלקי התרגיל
yours_switches = איזו שורה משתנה?
yours_tried = נוסה
yours_race_lead = שתי התוכניות על אותו לוח, מהלך אחרי מהלך, עד המקום שבו הן נפרדות.
yours_race_yours = שלכם
yours_race_right = תוכנית נכונה
yours_race_show = הצגה ליד תוכנית נכונה
yours_race_position = מהלך
yours_race_part = המהלך הראשון השונה
yours_print = הדפסה כדף עבודה
yours_name = שם
yours_my_prediction = התחזית שלי
yours_from_link = התוכנית הזאת הגיעה עם קישור. שום דבר לא רץ עד שלוחצים על „הרצה”, ושום דבר ממנה לא נשמר.
yours_steps =
    { $count ->
        [one] עד כאן צעד אחד
        [two] עד כאן שני צעדים
       *[other] עד כאן { $formatted } צעדים
    }
yours_all_tests =
    { $count ->
        [one] הבדיקה עברה.
        [two] שתי הבדיקות עברו.
       *[other] כל { $formatted } הבדיקות עברו.
    }
yours_got_changed =
    { $count ->
        [one] שינתה תא אחד בלוח
        [two] שינתה שני תאים בלוח
       *[other] שינתה { $formatted } תאים בלוח
    }
yours_got_empty =
    { $count ->
        [one] השאירה תא אחד ריק
        [two] השאירה שני תאים ריקים
       *[other] השאירה { $formatted } תאים ריקים
    }
yours_done_of = עברו { $passed } מתוך { $count }
yours_share_link = הכתובת של העבודה שלכם
yours_share_holds = הכתובת מכילה את התוכנית, את התחזיות, את מספר הרמזים שפתחתם ואת הבדיקות שעברתם. מי שפותח אותה רואה את התוכנית ויכול להריץ אותה. שום דבר לא נשלח.
yours_share_long = התוכנית ארוכה מדי לכתובת. קצרו אותה או העתיקו את הטקסט.
yours_picture_missed = לפני שהיא אמרה כן, היא לא הסתכלה על { $cells }.
yours_picture_counts = המספר בכל תא הוא מה שהפונקציה שלכם ספרה שם.
yours_picture_box = התיבה שלכם: מהתא { $first } עד התא { $last }.
yours_picture_box_empty = בתיבה שלכם אין תאים.
yours_picture_cell = הפונקציה שלכם בחרה את { $cell }.
yours_picture_read =
    { $count ->
        [one] צבוע: התא היחיד שהפונקציה שלכם הסתכלה עליו.
        [two] צבועים: שני התאים שהפונקציה שלכם הסתכלה עליהם.
       *[other] צבועים: { $formatted } התאים שהפונקציה שלכם הסתכלה עליהם.
    }
yours_present_leave = חזרה לתרגיל
yours_sentence = משפט
yours_own_text = חזרה לשלי
yours_race_findmin = מרוץ מול ״הכי מעט קודם״
yours_expect_board = תשאיר את הלוח שמוצג ליד
yours_got_board = השאירה לוח אחר
yours_beyond = הלאה
yours_bugs = חמישה באגים
yours_bugs_line = איך נראות חמש שגיאות שכמעט כולם עושים פעם אחת.
yours_adopt = שמירה כשלי
yours_changed = התוכנית השתנתה מאז התוצאה הזאת.
yours_broken = התוכנית לא הגיעה לבדיקות
yours_share_program = הכתובת של התוכנית שלכם
