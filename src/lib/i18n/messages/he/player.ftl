player_bar = נגן
player_transport = הרצה
player_play = הפעלה
player_pause = השהיה
player_step_back = צעד אחורה
player_step_forward = צעד קדימה
player_start = אל ההתחלה
player_end = אל הסוף
player_end_recorded = אל סוף ההקלטה
player_run_to_end = הרצה עד הסוף
player_backtrack_back = הנסיגה הקודמת
player_backtrack_forward = הנסיגה הבאה
player_solution_back = הפתרון הקודם
player_solution_forward = הפתרון הבא
player_deadend_back = המבוי הסתום הקודם
player_deadend_forward = המבוי הסתום הבא
player_cell_back = השינוי הקודם של { $cell }
player_cell_forward = השינוי הבא של { $cell }
player_cell_back_any = השינוי הקודם של מה שנבחר
player_cell_forward_any = השינוי הבא של מה שנבחר
player_return = חזרה לעומק { $depth } או פחות
player_return_any = חזרה לעומק הזה
player_stop_forward = אל העצירה הבאה
player_jumps = קפיצות נוספות
player_more = פקדים נוספים
player_missed_forward = אין עוד אירוע כזה אחרי הצעד הזה.
player_missed_forward_recording = עד כה אין אירוע כזה אחרי הצעד הזה; החיפוש עוד נמשך.
player_missed_back = אין אירוע כזה לפני הצעד הזה.
player_jump_backtrack = נסיגה
player_jump_deadend = מבוי סתום
player_jump_solution = פתרון
player_jump_cell = שינוי של { $cell }
player_jump_cell_none = שינוי של מה שנבחר
player_jump_stop = העצירה הבאה
player_start_short = התחלה
player_end_short = סוף
player_step = צעד
player_of_length = מתוך { $length }
player_paused = נעצר בצעד { $position }.
player_depth = עומק { $depth }
player_depth_name = עומק
player_valuetext = צעד { $position } מתוך { $length }, עומק { $depth }
player_valuetext_recording = צעד { $position } מתוך { $length } עד כה, עומק { $depth }
player_scrubber = מיקום בהרצה
player_hover = צעד { $position }
player_recording = מקליטים…
player_waiting = ממתינים להקלטה…
player_awaiting = בדרך אל צעד { $position }…
player_following = עוקבים אחרי החיפוש עד סופו…
player_looking = מחפשים…
player_cancel_jump = ביטול
player_speed = מהירות
player_slower = לאט יותר
player_faster = מהר יותר
player_presets = בחירת מהירות
player_preset_read = לקריאה תוך כדי
player_preset_watch = לצפייה
player_preset_skim = לרפרוף
player_preset_fly = ממעוף הציפור
player_preset_most = הכי מהר שאפשר
player_rate_effective = { $effective } מתוך { $rate }
player_rate_effective_long = { $effective }; ביקשתם { $rate }
player_rate_move =
    { $count ->
        [one] מהלך אחד לשנייה
        [two] שני מהלכים לשנייה
       *[other] { $formatted } מהלכים לשנייה
    }
player_rate_decision =
    { $count ->
        [one] החלטה אחת לשנייה
        [two] שתי החלטות לשנייה
       *[other] { $formatted } החלטות לשנייה
    }
player_rate_backtrack =
    { $count ->
        [one] נסיגה אחת לשנייה
        [two] שתי נסיגות לשנייה
       *[other] { $formatted } נסיגות לשנייה
    }
player_grain = התקדמות לפי
player_grain_try = כל צעד
player_grain_cell = תא אחרי תא
player_grain_decision = החלטות
player_grain_backtrack = נסיגות
player_grain_try_hint = כל ניסיון, וכל מה שקורה מלבד זה
player_grain_cell_hint = כל צעד, אבל כל מה שהצבה אחת מוחקת נחשב מהלך אחד. לפני ההצבה הראשונה, כל תא נחשב מהלך אחד.
player_grain_decision_hint = הצבות, נסיגות ופתרונות
player_grain_backtrack_hint = רק כשהחיפוש נסוג
player_stops = הרצה עד
player_stops_count =
    { $count ->
        [one] הרצה עד: נקבעה עצירה אחת
        [two] הרצה עד: נקבעו שתי עצירות
       *[other] הרצה עד: נקבעו { $formatted } עצירות
    }
player_stops_lead = ההרצה נעצרת באירוע הראשון מאלה:
player_stop_backtrack = נסיגה
player_stop_deadend = מבוי סתום
player_stop_solution = פתרון
player_stop_cell = הצבה או הסרה ב-{ $cell }
player_stop_cell_selected = הצבה או הסרה ב-{ $cell } (מה שנבחר)
player_stop_cell_none = הצבה או הסרה במה שנבחר; קודם בחרו משהו על הלוח
player_stop_depth = החיפוש נסוג לעומק קטן מ-{ $depth }
player_stop_depth_field = החיפוש נסוג לעומק קטן מ-
player_stop_own_line = שורה { $line } של התוכנית שלכם
player_stop_line = שורת הקוד: { $line }
player_stop_lines_lead = כדי לעצור בשורת קוד, קבעו עצירה בתצוגת הקוד.
player_stop_active = העצירות שנקבעו
player_stop_none = עדיין אין: ההרצה תימשך עד הסוף.
player_stop_remove = הסרה: { $stop }
player_stop_clear = הסרת הכול
player_stop_paused = נעצר: { $stop }
player_marks = עצירה כאן
player_mark_here = עצירה כאן, עם הערה
player_mark_field = הערה לצעד { $position }
player_mark_placeholder = שאלה לכיתה (לא חובה)
player_mark_set = עצירה בצעד { $position }
player_mark_change = שינוי ההערה
player_mark_full = אין בכתובת מקום להערה נוספת. אפשר לקצר הערה או להסיר עצירה.
player_mark_note = צעד { $position }: { $note }
player_key_future = הסתרה או הצגה של ההמשך
player_future_hide = הסתרת ההמשך
player_future_hidden = ההמשך מוסתר.
player_line_choose = בחירת המשתנה הבא
player_line_reject = דחיית ערך
player_line_place = הצבת ערך
player_line_force = הצבת המועמד היחיד
player_line_eliminate = מחיקת מועמד
player_line_deadend = לא נשאר ערך
player_line_backtrack = הסרת ערך
player_line_solution = דיווח על פתרון
player_line_prune = גיזום: לא ייתכן פתרון טוב יותר
player_line_stuck = הצמצום נתקע
player_status = החיפוש
player_status_idle = עוד לא היה חיפוש
player_status_running = מחפשים
player_status_cancel = ביטול החיפוש
player_searched = חיפוש של { $steps }
player_count_steps =
    { $count ->
        [one] צעד אחד
        [two] שני צעדים
       *[other] { $formatted } צעדים
    }
player_count_nodes =
    { $count ->
        [one] צומת אחד
        [two] שני צמתים
       *[other] { $formatted } צמתים
    }
player_count_solutions =
    { $count ->
        [one] פתרון אחד
        [two] שני פתרונות
       *[other] { $formatted } פתרונות
    }
player_status_solved = נפתר
player_status_made = מוכן
player_status_solved_many =
    { $count ->
        [one] נמצא הפתרון שביקשתם
        [two] נמצאו שני הפתרונות שביקשתם
       *[other] נמצאו { $formatted } הפתרונות שביקשתם
    }
player_status_none = אין פתרון: נוסה הכול
player_status_exhausted =
    { $count ->
        [one] פתרון אחד בדיוק: נוסה הכול
        [two] שני פתרונות בדיוק: נוסה הכול
       *[other] { $formatted } פתרונות בדיוק: נוסה הכול
    }
player_status_stopped_steps =
    { $count ->
        [one] נעצר אחרי צעד אחד
        [two] נעצר אחרי שני צעדים
       *[other] נעצר אחרי { $formatted } צעדים
    }
player_status_stopped_backtracks = נעצר במגבלת הנסיגות, אחרי { $steps }
player_status_stopped_placements = נעצר במגבלת ההצבות, אחרי { $steps }
player_status_stopped_time = נעצר במגבלת הזמן, אחרי { $steps }
player_status_stopped_memory = הזיכרון נגמר אחרי { $steps }
player_status_stopped_failure = קרס אחרי { $steps }
player_status_stopped_user = עצרתם אחרי { $steps }
player_status_stopped_trace = המעקב נגמר אחרי { $steps }
player_status_unknown = לא ידוע אם יש פתרון
player_left_none = אין פתרון
player_left_only = הפתרון היחיד לא נמצא
player_left_some = יש פתרון, והוא לא נמצא
player_left_several = יש כמה פתרונות, ואף אחד מהם לא נמצא
player_left_found_only = הפתרון היחיד נמצא
player_left_found_one = אחד מכמה פתרונות נמצא
player_status_unknown_more =
    { $count ->
        [one] נמצא פתרון אחד; לא ידוע אם יש עוד
        [two] נמצאו שני פתרונות; לא ידוע אם יש עוד
       *[other] נמצאו { $formatted } פתרונות; לא ידוע אם יש עוד
    }
player_status_stuck = הצמצום נתקע; נשארו פתוחים: { $formatted }
player_status_stranded = מבוי סתום בלי דרך חזרה; נשארו פתוחים: { $formatted }
player_status_contradiction = סתירה: לא נשאר ערך ל-{ $cell }
player_status_crashed_unknown = החיפוש קרס. מה שהוקלט עדיין כאן.
player_status_crashed = החיפוש קרס: { $error }. מה שהוקלט עדיין כאן.
player_status_not_started = החיפוש לא הצליח להתחיל.
player_help = מקשים וסיור
player_keys = כל המקשים
player_keys_play = הרצה
player_keys_jump = קפיצות
player_keys_view = תצוגות
player_keys_edit = עריכה
player_key_space = רווח
player_key_toggle = הפעלה או השהיה
player_key_grain = מעבר בין צעדים, תאים, החלטות ונסיגות
player_key_fit = התאמת העץ לחלונית
player_key_follow = העץ עוקב אחרי החיפוש
player_key_present = הצגה במסך מלא
player_key_help = הצגת כל המקשים
player_keys_note = המקשים לא פועלים בזמן שמקלידים בשדה. פקד שמגיעים אליו במקש Tab שומר לעצמו את החיצים ואת מקש הרווח שלו; בלוח ובעץ, Esc מחזיר אותם לנגן. ← תמיד מוביל אחורה בזמן, בכל שפה.
player_keys_clicker = שלט מצגות מתקדם צעד וחוזר צעד. אם כפתור המסך השחור שלו שולח B, הוא מפעיל ומשהה.
player_keys_letters = מקשים של אות אחת
player_keys_letters_note = כבו אותם כשאתם משתמשים בקלט קולי: אז אותיות וסימנים כמו ⁨G⁩ או ⁨?⁩ לא עושים דבר.
player_status_best =
    { $aim ->
        [most] שווי הפתרון הטוב ביותר הוא { $cost }: הכול נוסה
       *[other] עלות הפתרון הטוב ביותר היא { $cost }: הכול נוסה
    }
player_status_unknown_best =
    { $aim ->
        [most] שווי הפתרון הטוב ביותר עד כה הוא { $cost }; לא ידוע אם יש טוב ממנו
       *[other] עלות הפתרון הטוב ביותר עד כה היא { $cost }; לא ידוע אם יש טוב ממנו
    }
