compare_title = השוואת חיפושים
compare_description = שניים עד ארבעה חיפושים של אותה חידה במרוץ: סדר השורות, findmin ו-findmax זה לצד זה, צעד אחרי צעד, בשעון אחד. רואים מי צריך פחות הצבות, ולמה.
compare_nav = השוואה
compare_kind = בעיה
compare_lanes = נתיבים
compare_lane = נתיב { $letter }:
compare_lane_named = ‏{ $letter } ({ $name })
compare_lane_choose = איך { $lane } מחפש
compare_lane_add = הוספת נתיב
compare_lane_add_short = נתיב
compare_lane_remove = הסרת { $lane }
compare_board_of = הלוח של { $lane }
compare_open_studio = פתיחת הרגע הזה בסטודיו
compare_open_studio_lane = פתיחת הרגע הזה של { $lane } בסטודיו
compare_order_naive = סדר השורות
compare_order_findmin = הכי מעט קודם
compare_order_findmin_degree = הכי מעט קודם + דרגה
compare_order_findmax = הכי הרבה קודם
compare_order_random = סדר אקראי
compare_order_dom_wdeg = לומד ממבואות סתומים
compare_without_elimination = ללא צמצום
compare_seed = זרע { $seed }
compare_as_printed = כפי שהודפסה
compare_rewritten = גרסה { $number }
compare_rewriting = גרסה חדשה של החידה נכתבת…
compare_rewriting_number = גרסה
compare_rewriting_next = הבאה
compare_rewriting_hint = אותה חידה בספרות אחרות ובשורות ועמודות שהוזזו. 0 הוא החידה כפי שהיא.
compare_placements = הצבות
compare_undos = הוסרו
compare_depth = עומק
compare_result_solved =
    { $count ->
        [one] נפתרה אחרי צעד אחד
        [two] נפתרה אחרי שני צעדים
       *[other] נפתרה אחרי { $formatted } צעדים
    }
compare_result_none =
    { $count ->
        [one] אין פתרון; הדבר ודאי אחרי צעד אחד
        [two] אין פתרון; הדבר ודאי אחרי שני צעדים
       *[other] אין פתרון; הדבר ודאי אחרי { $formatted } צעדים
    }
compare_result_all =
    { $count ->
        [one] הכול נוסה אחרי צעד אחד; פתרונות: { $solutions }
        [two] הכול נוסה אחרי שני צעדים; פתרונות: { $solutions }
       *[other] הכול נוסה אחרי { $formatted } צעדים; פתרונות: { $solutions }
    }
compare_result_stuck =
    { $count ->
        [one] הצמצום נתקע אחרי צעד אחד
        [two] הצמצום נתקע אחרי שני צעדים
       *[other] הצמצום נתקע אחרי { $formatted } צעדים
    }
compare_result_stopped =
    { $count ->
        [one] נעצר אחרי צעד אחד; המספרים הם חסמים תחתונים
        [two] נעצר אחרי שני צעדים; המספרים הם חסמים תחתונים
       *[other] נעצר אחרי { $formatted } צעדים; המספרים הם חסמים תחתונים
    }
compare_result_cut =
    { $count ->
        [one] המעקב נקטע אחרי צעד אחד; המספרים הם חסמים תחתונים
        [two] המעקב נקטע אחרי שני צעדים; המספרים הם חסמים תחתונים
       *[other] המעקב נקטע אחרי { $formatted } צעדים; המספרים הם חסמים תחתונים
    }
compare_result_failed = החיפוש נקטע; לפחות עד כאן
compare_presets = השוואות מוכנות
compare_preset_two = סדר השורות מול findmin
compare_preset_two_line = שורה אחרי שורה, או תמיד המשתנה שיש לו הכי מעט מועמדים
compare_preset_three = סדר השורות, findmin ו-findmax
compare_preset_three_line = וגם: קודם המשתנה שיש לו הכי הרבה מועמדים. החיפוש הזה נעצר לעיתים קרובות במגבלה
compare_preset_back = צעד אחורה או קפיצה אחורה?
compare_preset_back_line = ממבוי סתום אל ההחלטה האחרונה, או אל האחרונה שיש לה חלק בו; וגם סדר טוב יותר, שכמעט לא צריך לא את זו ולא את זו
compare_preset_models = אותה חידה בכמה מודלים
compare_preset_models_line = חיפוש אחד, ומה שהמודל של החידה מגלה מוקדם
compare_preset_propagation = כמה רחוק מסתכלים אחרי כל הצבה
compare_preset_propagation_line = בכלל לא, אצל השכנים (בדיקה קדימה), או עד שלכל מה שנשאר יש תמיכה (AC-3)
compare_preset_elimination = עם צמצום ובלעדיו
compare_preset_elimination_line = אותו סדר; נתיב אחד מוחק מועמדים אחרי כל הצבה
compare_preset_values = שני סדרי ערכים
compare_preset_values_line = לפי הסדר, או קודם מה שנראה הכי טוב
compare_preset_chance = ערכים בסדר עולה או אקראי
compare_preset_chance_line = אותו חיפוש, והערכים מוגרלים משלושה זרעים: כמה מזה מזל?
compare_preset_twins = חידה אחת, כתובה בשתי דרכים
compare_preset_twins_line = ספרות שהוחלפו זו בזו, שורות ועמודות שהוזזו: אותה חידה. האם זה אותו חיפוש?
compare_guess = הניחוש שלכם
compare_guess_lane = הכי מעט הצבות
compare_guess_factor = ופי כמה באחרים?
compare_guess_same = בערך אותו דבר
compare_guess_times = פי { $times }
compare_guess_go = לדרך
compare_started = המרוץ התחיל.
compare_guess_skip = הצגת התוצאה
compare_guess_first = קודם ניחוש
compare_guess_said = ניחשתם: { $lane }, ובאחרים בערך פי { $times }.
compare_guess_said_same = ניחשתם: בערך אותו דבר.
compare_guess_right = אף בחירה אחרת לא הייתה קרובה יותר.
compare_guess_lane_right = בחרתם בנתיב הנכון.
compare_guess_wrong = התוצאה הייתה אחרת.
compare_verdict_waits = עדיין מחפשים.
compare_verdict_none = אף נתיב לא הגיע לסופו, ולכן אין מנצח.
compare_verdict_same =
    { $count ->
        [one] בכל הנתיבים נדרשה הצבה אחת.
        [two] בכל הנתיבים נדרשו שתי הצבות.
       *[other] בכל הנתיבים נדרשו { $formatted } הצבות.
    }
compare_verdict_fewer = מספר ההצבות: { $bestPlacements } עם { $best }, { $otherPlacements } עם { $other }, פי { $times }.
compare_verdict_close = מספר ההצבות: { $bestPlacements } עם { $best }, { $otherPlacements } עם { $other }, כמעט אותו מספר.
compare_verdict_bound = מספר ההצבות: { $bestPlacements } עם { $best }. עם { $other } הספירה נעצרה ב-{ $otherPlacements }, לפחות פי { $times }.
compare_verdict_stopped_at = עם { $other } הספירה נעצרה ב-{ $otherPlacements }.
compare_verdict_stopped_early = החיפוש עם { $other } נעצר מוקדם מכדי לדעת.
compare_verdict_back = הוסרו: { $formatted } עם { $best }, { $otherUndos } עם { $other }.
compare_verdict_back_bound = הוסרו: { $formatted } עם { $best }, לפחות { $otherUndos } עם { $other }.
compare_verdict_lost = הפעם { $loser } הפסיד. בדרך כלל הוא מנצח; כאן סדר השורות פגש מהר יותר את הערכים הנכונים.
compare_conflict = בחידה יש התנגשות, ולכן אין מה לחפש.
compare_searching = מחפשים…
compare_cancel = עצירה
compare_clock = כל פעימה היא
compare_clock_steps = צעד
compare_clock_placements = הצבה
compare_clock_depth = עומק חדש
compare_clock_share = חלק מכל הרצה
compare_clock_steps_hint = כל הנתיבים עושים אותו מספר צעדים
compare_clock_placements_hint = בכל הנתיבים אותו מספר הצבות
compare_clock_depth_hint = כל נתיב ברגע שבו הגיע לראשונה לעומק הזה
compare_clock_share_hint = כל נתיב נמתח עד סופו שלו
compare_tick_step = צעד { $formatted }
compare_tick_placement = הצבה { $formatted }
compare_tick_depth = עומק { $formatted }
compare_tick_share = { $formatted }%
compare_of_ticks = מתוך { $length }
compare_rate_placements =
    { $count ->
        [one] הצבה אחת לשנייה
        [two] שתי הצבות לשנייה
       *[other] { $formatted } הצבות לשנייה
    }
compare_rate_depths =
    { $count ->
        [one] עומק אחד לשנייה
        [two] שני עומקים לשנייה
       *[other] { $formatted } עומקים לשנייה
    }
compare_rate_share = { $formatted }% לשנייה
compare_curve = עקומות
compare_curve_placements = הצבות
compare_curve_depth = עומק
compare_log = סולם לוגריתמי
compare_chart_placements = ההצבות בכל נתיב לאורך הזמן
compare_chart_depth = העומק בכל נתיב לאורך הזמן
compare_difference = אל ההבדל הראשון בין { $one } לבין { $other }
compare_difference_short = ההבדל הראשון
compare_pictures = תצוגה
compare_pictures_both = לוחות ועצים
compare_pictures_boards = לוחות
compare_pictures_trees = עצים
compare_pictures_overlay = לוחות זה על זה
compare_experiment = ניסוי
compare_chart_options = תרשים וניחוש
compare_more = עוד על המרוץ הזה
compare_verdict_more = עם { $other }: { $otherPlacements }, פי { $times }.
compare_verdict_more_bound = עם { $other } הספירה נעצרה ב-{ $otherPlacements }, לפחות פי { $times }.
compare_share_link = קישור לרגע הזה
compare_back = חזרה למרוץ
compare_back_to_experiment = חזרה לניסוי
compare_present_lanes = נתיבים
compare_present_verdict = התוצאה
compare_present_chart = עקומות
compare_present_question = איזה חיפוש ידרוש הכי פחות הצבות?
compare_present_leave = חזרה לדף
compare_paused = נעצר: { $tick }. הצבות: { $counts }.
compare_hidden_singles = יחידים גלויים ונסתרים
compare_verdict_alone =
    { $count ->
        [one] עם { $best } נדרשה הצבה אחת.
        [two] עם { $best } נדרשו שתי הצבות.
       *[other] עם { $best } נדרשו { $formatted } הצבות.
    }
compare_eliminate_start = בהתחלה
compare_eliminate_every = אחרי כל הצבה
compare_eliminate_alone = בלי חיפוש
compare_overlay_label = הלוחות של { $first } ושל { $second } זה על זה: { $counts }
compare_overlay_both = הוצבו בשניהם: { $formatted }
compare_overlay_differ = ערכים שונים: { $formatted }
compare_overlay_first = החצי השמאלי
compare_overlay_second = החצי הימני
compare_overlay_rewritten = בנתיב { $first } ובנתיב { $second } מחפשים באותה חידה כשהיא כתובה בדרכים שונות, ולכן אי אפשר להניח את הלוחות שלהם זה על זה.
compare_presets_this = עם החידה הזאת
compare_presets_other = עם חידה אחרת
compare_own = התוכנית
compare_own_yours = התוכנית שלכם
compare_own_ordering = הסדר מהקישור
compare_own_ordering_yours = הסדר שלכם
compare_trace = המעקב
compare_trace_add = מעקב
compare_trace_unfit = המעקב הזה עוסק בחידה אחרת, ולכן הוא לא יכול להשתתף במרוץ הזה.
compare_trace_missing = המעקב לא נמצא בכתובת, כי הוא ארוך מדי לקישור. פתחו את הקובץ שלו בסטודיו, ולחצו שם על ”מרוץ“.
compare_trace_none = אצל { $name } החיפוש מסתיים בלי פתרון, אף שיש פתרון. בסטודיו, ”בדיקה“ מחפשת את האירוע השגוי הראשון.
compare_own_add = תוכנית
compare_own_listing = הקוד של { $lane }
compare_own_code = קוד
compare_own_gate = הנתיב הזה הוא תוכנית, והיא עוד לא רצה. קראו אותה ואחר כך הריצו אותה. היא רצה מנותקת מהדף ומהרשת.
compare_own_run = הרצת התוכנית
compare_own_run_first = קודם מריצים את התוכנית, ואחר כך אפשר להפעיל את המרוץ.
compare_own_waits = התוכנית עוד לא רצה.
compare_own_unreadable = אי אפשר לקרוא את התוכנית שבכתובת. אולי הקישור נחתך.
compare_own_unfit = אי אפשר להריץ את התוכנית על החידה הזאת: היא צריכה לוח עם תיבות ריבועיות, או לוח שחמט בלי מלכות.
compare_own_unable = לא הצלחנו להריץ את התוכנית. נסו שוב, או טענו את הדף מחדש.
compare_own_none =
    { $count ->
        [one] החזירה { $value } אחרי צעד אחד: אין פתרון
        [two] החזירה { $value } אחרי שני צעדים: אין פתרון
       *[other] החזירה { $value } אחרי { $formatted } צעדים: אין פתרון
    }
compare_own_unfinished =
    { $count ->
        [one] החזירה { $value } אחרי צעד אחד, אבל הלוח לא פתור
        [two] החזירה { $value } אחרי שני צעדים, אבל הלוח לא פתור
       *[other] החזירה { $value } אחרי { $formatted } צעדים, אבל הלוח לא פתור
    }
compare_own_cut =
    { $count ->
        [one] נעצרה אחרי צעד אחד, בשורה { $line }
        [two] נעצרה אחרי שני צעדים, בשורה { $line }
       *[other] נעצרה אחרי { $formatted } צעדים, בשורה { $line }
    }
compare_own_fault = הסתיימה בשגיאה: { $text }
compare_own_fault_line = הסתיימה בשגיאה בשורה { $line }: { $text }
compare_own_given = הסתיימה בשורה { $line }: היא כתבה על הספרה הנתונה בתא { $cell }
compare_own_deep = הסתיימה בשורה { $line }: יותר מדי קריאות חיכו זו לזו
compare_own_wrong_none = התשובה של { $name } שגויה: יש פתרון.
compare_own_wrong_unfinished = התשובה של { $name } שגויה: היא החזירה { $value }, אבל הלוח לא פתור.
compare_own_wrong_broken = לא התקבלה תשובה של { $name }: ההרצה הסתיימה בשגיאה.
