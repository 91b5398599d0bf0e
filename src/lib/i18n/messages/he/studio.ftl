studio_more = עוד
studio_more_hint = עוד: אסטרטגיה, עריכה, קוד, מונים, עצירות, הצגה בכיתה
studio_puzzle = חידה
studio_puzzle_more = עוד: פתיחה, שמירה, שיתוף
studio_strategy = אסטרטגיה
studio_board = לוח
studio_tree = עץ החלטות
studio_explain = פרטים
studio_order = סדר
studio_order_naive = סדר השורות (נאיבי)
studio_order_findmin = הכי מעט קודם (findmin)
studio_order_findmin_degree = הכי מעט קודם, תיקו לפי דרגה
studio_order_findmax = הכי הרבה קודם (findmax)
studio_order_random = אקראי
studio_order_dom_wdeg = לומד (dom/wdeg)
studio_order_naive_hint = המשתנה הפתוח הראשון לפי סדר השורות
studio_order_findmin_hint = המשתנה הפתוח שיש לו הכי מעט מועמדים: מינימום ערכים נותרים (MRV)
studio_order_findmin_degree_hint = המשתנה הפתוח שיש לו הכי מעט מועמדים; בתיקו, זה שיש לו הכי הרבה שכנים פתוחים
studio_order_findmax_hint = המשתנה הפתוח שיש לו הכי הרבה מועמדים
studio_order_random_hint = משתנה פתוח אקראי, לפי הזרע
studio_order_dom_wdeg_hint = המשתנה הפתוח שהיחס שלו בין מועמדים למשקל הוא הנמוך ביותר; כשמשתנה מאבד את הערך האחרון בגלל משתנה אחר, המשקל שביניהם גדל
studio_values = ערכים
studio_values_ascending = סדר עולה
studio_values_descending = סדר יורד
studio_values_random = סדר אקראי
studio_values_least = הכי פחות מגביל קודם
studio_values_least_hint = הערך שמשאיר לשאר המשתנים הכי הרבה מועמדים: הערך הכי פחות מגביל (LCV)
studio_values_preferred = המועדף קודם
studio_elimination = צמצום
studio_elimination_none = ללא
studio_elimination_naked = יחידים גלויים
studio_elimination_hidden = + יחידים נסתרים
studio_elimination_forward = בדיקה קדימה
studio_elimination_arcs = עקביות קשתות
studio_elimination_forward_hint = אחרי כל הצבה מוחקים אצל השכנים את מה שהיא אוסרת, ולא יותר
studio_elimination_arcs_hint = מוחקים כל ערך שאין לו תמיכה אצל שכן כלשהו, שוב ושוב, עד שלכל מה שנשאר יש תמיכה: AC-3 לאורך כל החיפוש
studio_elimination_naked_hint = בדיקה קדימה, ובמקום שנשאר בו מועמד אחד מציבים אותו
studio_elimination_hidden_hint = אותו הדבר, וכשנשאר לערך מקום אחד בשורה, בעמודה או בתיבה מציבים אותו שם
studio_fails = איפה החיפוש נכשל: מספר המבואות הסתומים בכל מקום עד כה
studio_back = נסיגה
studio_back_step = צעד אחרי צעד
studio_back_jump = קפיצה אל הסיבה
studio_back_step_hint = ממבוי סתום חוזרים אל ההחלטה האחרונה: נסיגה כרונולוגית
studio_back_jump_hint = ממבוי סתום חוזרים אל ההחלטה האחרונה שיש לה חלק בו: קפיצה לאחור לפי קבוצות התנגשות (conflict-directed backjumping)
studio_back_no_jump = כדי לקפוץ צריך לדעת למה נמחק כל ערך. עם יחידים נסתרים ועם עקביות קשתות הסיבות לא נשמרות, ולכן החיפוש נסוג צעד אחרי צעד.
studio_variant = מודל
studio_eliminate = מתי מבצעים צמצום
studio_eliminate_start = בהתחלה
studio_eliminate_every = אחרי כל הצבה
studio_eliminate_every_hint = אחרי כל הצבה, מוחקים את מה שהיא שוללת, ואחר כך את מה שנובע מזה: בדיקה קדימה והפצת אילוצים
studio_eliminate_alone = צמצום בלבד
studio_goal = מטרה
studio_goal_first = פתרון ראשון
studio_goal_all = כל הפתרונות
studio_goal_best = הפתרון הטוב ביותר
studio_limits = עוד: צמצום, נסיגה, מגבלות, זרע
studio_limits_set = עוד: צמצום, נסיגה, מגבלות, זרע. נקבעה מגבלה
studio_limits_text = החיפוש נעצר כשהוא מגיע למגבלה. השאירו ריק כדי לא להגביל.
studio_limit_none = ללא
studio_limit_steps = צעדים
studio_limit_backtracks = נסיגות
studio_limit_placements = הצבות
studio_limit_solutions = פתרונות
studio_limit_seconds = שניות
studio_limit_wrong = הקלידו 1 או יותר, או השאירו ריק.
studio_seed_wrong = הקלידו מספר שלם מ-0 עד { $max }.
studio_seed = זרע לבחירות אקראיות
studio_undo = ביטול העריכה האחרונה
studio_redo = ביצוע העריכה מחדש
studio_reset = חזרה לחידה המקורית
studio_clear = ניקוי
studio_board_more = עוד: איפוס, ניקוי, מועמדים
studio_pencil = מועמדים
studio_pencil_off = בלי מועמדים
studio_pencil_few = עד 3 מועמדים
studio_pencil_all = כל המועמדים
studio_legend = מה אומרים הסימונים
studio_cell_value = הערך ב-{ $cell } הוא { $value }.
studio_cell_open = { $cell } ריק.
studio_cell_barren = { $cell }: אף ערך לא מתאים.
studio_cell_candidates =
    { $count ->
        [one] ב-{ $cell } אפשר להציב רק { $values }.
        [two] ב-{ $cell } אפשר להציב { $values }.
       *[other] ב-{ $cell } אפשר להציב { $values }.
    }
studio_cell_solve = מילוי המקום הזה
studio_cell_solve_one_of = מילוי מתוך אחד הפתרונות
studio_contradiction = { $cells } מתנגשים זה בזה. שנו אחד מהם.
studio_contradiction_more =
    { $count ->
        [one] עוד אחד
        [two] עוד שניים
       *[other] עוד { $formatted }
    }
studio_count_looking = סופרים פתרונות…
studio_count_several = יש כמה פתרונות.
studio_count_one = יש פתרון אחד בדיוק.
studio_count_none = אין פתרון.
studio_count_at_least_one = יש פתרון; עדיין לא ידוע אם הוא היחיד.
studio_count_unknown = עדיין לא ידוע אם יש פתרון.
studio_count_failed = לא היה אפשר לספור את הפתרונות.
studio_address_error = חלק מהכתובת לא היה קריא והושמט: { $parts }
studio_address_partial = ייתכן שזו לא החידה הנכונה, ולכן לא מחפשים בה פתרון.
studio_address_accept = חיפוש פתרון בחידה הזאת
studio_address_unknown = בכתובת כתוב ״{ $name }״, ואין לזה משמעות כאן.
studio_address_meant = בכתובת כתוב ״{ $name }״, ואין לזה משמעות כאן. האם הכוונה ל-״{ $meant }״?
studio_address_repeated = בכתובת ״{ $name }״ מופיע יותר מפעם אחת. המופע הראשון קובע: { $counted }
studio_dismiss = סגירה
studio_resize_board = רוחב חלונית הלוח
studio_resize_explain = רוחב חלונית הפרטים
studio_pane_enlarge = הגדלה: { $pane }
studio_pane_restore = הצגת שאר החלוניות
studio_pane_close = סגירה: { $pane }
studio_pane_open = { $pane }: פתיחת החלונית
studio_code = קוד
studio_stack = מחסנית הקריאות
studio_counters = מונים
studio_share_link = קישור
studio_tree_empty = העץ יצמח כאן ברגע שיהיה אפשר לחפש.
studio_expand_failed = לא היה אפשר לחפש שוב בחלק הזה של העץ.
studio_layout_failed = לא היה אפשר לסדר את העץ השלם, ולכן הוא מקופל.
studio_noscript = הסטודיו דורש JavaScript.
studio_open = פתיחה…
studio_limits_title = מגבלות וזרע
studio_eliminate_nothing = בחרו קודם צמצום.
studio_open_label = פתיחה של חידה
studio_paper = הרגע על דף אחד
studio_paper_step = צעד { $step }
studio_title_of = סטודיו { $problem }
studio_solutions = פתרונות
studio_solutions_none = לא נמצא פתרון.
studio_solutions_none_yet = עדיין אין פתרון.
studio_solutions_count =
    { $count ->
        [one] פתרון אחד
        [two] שני פתרונות
       *[other] { $formatted } פתרונות
    }
studio_solutions_better =
    { $count ->
        [one] פתרון אחד, לא נמצא טוב ממנו
        [two] שני פתרונות, השני טוב מהראשון
       *[other] { $formatted } פתרונות, כל אחד טוב מקודמו
    }
studio_solutions_cut = מוצגים רק { $formatted } הראשונים.
studio_solutions_previous = הפתרונות הקודמים
studio_solutions_next = הפתרונות הבאים
studio_solution = { $number }: פתרון
studio_solution_cost =
    { $aim ->
        [most] { $number }, { $cost }: פתרון ושוויו
       *[other] { $number }, { $cost }: פתרון ועלותו
    }
studio_depths = צמתים לפי עומק
studio_depths_total =
    { $count ->
        [one] אחד בסך הכול
        [two] שניים בסך הכול
       *[other] { $formatted } בסך הכול
    }
studio_depth = עומק
studio_depth_nodes = צמתים בכל ההרצה
studio_explain_empty = ההסברים, הקוד והמונים יופיעו כאן ברגע שיהיה אפשר לחפש.
