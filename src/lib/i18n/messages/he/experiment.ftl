experiment_chart_picture = תרשים
experiment_chart_table = טבלה
experiment_chart_svg = SVG
experiment_chart_svg_label = שמירת התרשים כ-SVG
experiment_chart_png = PNG
experiment_chart_png_label = שמירת התרשים כ-PNG
experiment_chart_failed = הדפדפן לא הצליח לצייר את התרשים. אפשר לשמור אותו כ-SVG.
experiment_chart_bound = סימון חלול: ההרצה נעצרה במגבלה, לפחות המספר הזה
experiment_chart_ratios = קווים מקווקווים: מספר אחד גדול פי 2, פי 10 או פי 100 מהאחר
experiment_chart_box = מחצית ההרצות נמצאות בתוך התיבה, הקו העבה הוא החציון
experiment_chart_keys = מקשי החיצים עוברים מנקודה לנקודה.
experiment_chart_keys_open = מקשי החיצים עוברים מנקודה לנקודה, Enter פותח את הלוח במרוץ.
experiment_chart_open = לחיצה: צפייה במרוץ
experiment_times = פי { $factor }
experiment_times_at_least = לפחות פי { $factor }
experiment_times_at_most = לכל היותר פי { $factor }
experiment_within = הצבות: עד { $formatted }
experiment_solved_of = { $strategy }: { $solved } מתוך { $total }
experiment_spread = חציון { $median }, מ-{ $least } עד { $most }
experiment_spread_bounded = חציון { $median } לפחות, מ-{ $least } עד יותר מ-{ $most }
experiment_open_in_race = צפייה בלוח הזה במרוץ
experiment_page_title = הניסוי
experiment_page_description = מודדים גישוש נסוג: מריצים את findmin מול סדר השורות על עשרות לוחות סודוקו, כותבים גרסאות רבות של אותה חידה, ורואים את המספרים בתרשימים ובטבלאות.
experiment_title = הניסוי
experiment_lead = חידה אחת מוכיחה מעט. מדדו רבות: איזה סדר דורש פחות הצבות, פי כמה, ומתי הוא מפסיד?
experiment_to_race = צפייה בחידה אחת: המרוץ
experiment_presets = לחצו על ניסוי, והוא ירוץ
experiment_noscript = הניסוי רץ בדפדפן שלכם ודורש JavaScript.
experiment_link_wrong = אי אפשר לקרוא את הקישור הזה. { $why }
experiment_preset_moment = { $formatted } חיפושים, רגע אחד
experiment_preset_seconds = { $formatted } חיפושים, כמה שניות
experiment_preset_minute = { $formatted } חיפושים, כדקה
experiment_preset_easy50 = findmin מול סדר השורות על 50 לוחות קלים
experiment_preset_easy50_text = האם כדאי למלא קודם את התא שיש לו הכי מעט מועמדים?
experiment_preset_rewritten = חידה אחת ועוד 16 גרסאות שלה
experiment_preset_rewritten_text = ספרות הוחלפו זו בזו, ושורות ועמודות הוזזו: אותה חידה. האם היא קשה באותה מידה לחיפוש?
experiment_preset_hardest11 = 11 הקשים ביותר
experiment_preset_hardest11_text = הלוחות הקשים ביותר לבני אדם: האם findmin עדיין מנצח?
experiment_preset_top95 = 95 הקשים
experiment_preset_top95_text = בסדר השורות נדרשות כאן מאות מיליוני הצבות.
experiment_preset_lost = איפה findmin מפסיד
experiment_preset_lost_text = כלל אצבע טוב הוא לא חוק: לוחות שנבחרו כי בהם לסדר השורות היה מזל.
experiment_preset_findmax = findmax: הסדר הגרוע ביותר?
experiment_preset_findmax_text = קודם התא שיש לו הכי הרבה מועמדים. החיפוש נעצר במגבלה, ולכן המספרים שלו הם חסמים תחתונים.
experiment_preset_seeds = ערכים אקראיים: חציון ופיזור
experiment_preset_seeds_text = מקריות היא אף פעם לא מספר אחד: כל לוח רץ עם זרעים רבים.
experiment_preset_filling = מילוי לוח ריק
experiment_preset_filling_text = ספרות אקראיות, 25 זרעים: כשממלאים קודם את התא שיש לו הכי מעט מועמדים, חוזרים אחורה פחות?
experiment_preset_thesis = הטבלה של התזה
experiment_preset_thesis_text = המאמץ לפי מספר הנתונים, ליד המספרים שהודפסו. האם יש גבנון?
experiment_preset_diagonal = סימטרי ביחס לאלכסון: איטי?
experiment_preset_diagonal_text = טענה במבחן: לוחות סימטריים ליד לוחות מפוזרים עם אותם פתרונות.
experiment_preset_queens = מלכות לפי n
experiment_preset_queens_text = איך גדל המאמץ עם הלוח, והאם הוא תמיד גדל?
experiment_preset_mazes = מבוכים לפי גודל
experiment_preset_mazes_text = האם עוזר לנסות קודם את הכיוון אל היציאה?
experiment_preset_own = ניסוי משלכם
experiment_preset_own_text = בחרו לוחות, אסטרטגיות ומגבלות, או פתחו לוחות משלכם.
experiment_own_title = ניסוי משלכם
experiment_order_naive = סדר השורות
experiment_order_findmin = findmin
experiment_order_findmin_degree = findmin + דרגה
experiment_order_findmax = findmax
experiment_order_random = סדר אקראי
experiment_values_random = סדר ערכים אקראי
experiment_elimination_naked = יחידים גלויים
experiment_elimination_hidden = יחידים נסתרים
experiment_no_elimination = ללא צמצום
experiment_naked_start = יחידים גלויים, בהתחלה
experiment_naked_every = יחידים גלויים, אחרי כל הצבה
experiment_hidden_start = + יחידים נסתרים, בהתחלה
experiment_hidden_every = + יחידים נסתרים, אחרי כל הצבה
experiment_set_up = מה נמדד: לוחות, אסטרטגיות, מגבלות
experiment_boards = לוחות
experiment_kind = סוג החידה
experiment_strategies = אסטרטגיות
experiment_of_strategy = { $field }, אסטרטגיה { $number }
experiment_add_strategy = הוספת אסטרטגיה
experiment_remove_strategy = הסרת אסטרטגיה { $number }
experiment_remove_set = הסרת { $set }
experiment_how_often = כמה פעמים, כמה זמן
experiment_seeds = זרעים
experiment_seeds_hint = הרצות של כל אסטרטגיה אקראית על כל לוח
experiment_rewritings = גרסאות
experiment_rewritings_hint = כמה גרסאות נוספות של כל לוח רצות
experiment_limits = מגבלות לכל הרצה
experiment_limits_text = הרצה שמגיעה למגבלה נעצרת, ואז המספרים שלה הם חסמים תחתונים.
experiment_own_boards = לוחות שלכם
experiment_own_add = הוספת לוחות משלכם
experiment_own_label = לוחות, מודבקים או מקבצים
experiment_own_take = הוספה
experiment_own_conflicts =
    { $count ->
        [one] בלוח הזה יש התנגשות, ולכן אין מה לחפש.
        [two] בלוחות האלה יש התנגשויות, ולכן אין מה לחפש.
       *[other] בלוחות האלה יש התנגשויות, ולכן אין מה לחפש.
    }
experiment_own_count =
    { $count ->
        [one] לוח אחד
        [two] שני לוחות
       *[other] { $formatted } לוחות
    }
experiment_drop = שחררו כדי לפתוח: ניסוי או תוצאות
experiment_run_group = הרצת הניסוי
experiment_run = הרצה
experiment_pause = השהיה
experiment_resume = המשך
experiment_cancel = עצירה
experiment_again =
    { $count ->
        [one] ניסיון חוזר להרצה שנכשלה
        [two] ניסיון חוזר לשתי ההרצות שנכשלו
       *[other] ניסיון חוזר ל-{ $formatted } הרצות שנכשלו
    }
experiment_progress = התקדמות
experiment_ready = מוכן להרצה
experiment_loading = הלוחות נטענים…
experiment_running = הרצות: { $done } מתוך { $total }
experiment_paused = מושהה. הרצות: { $done } מתוך { $total }
experiment_done =
    { $count ->
        [one] הסתיים: הרצה אחת
        [two] הסתיים: שתי הרצות
       *[other] הסתיים: { $formatted } הרצות
    }
experiment_broken = הדפדפן לא הצליח להפעיל את החיפוש. טענו את הדף מחדש.
experiment_left = נשאר בערך { $time }
experiment_steps_so_far = צעדים: { $formatted }
experiment_not_kept = הדפדפן לא שומר דבר: בטעינה מחדש התוצאות יאבדו.
experiment_verdict = מה אומרים המספרים
experiment_verdict_so_far = מה אומרים המספרים עד כה
experiment_fewer_all = בכל { $boards } הלוחות נדרשו פחות הצבות עם { $judged } מאשר עם { $base }.
experiment_fewer_some = ב-{ $fewer } מתוך { $boards } לוחות נדרשו פחות הצבות עם { $judged } מאשר עם { $base }.
experiment_fewer_one = בלוח הזה נדרשו פי { $factor } יותר הצבות עם { $base } מאשר עם { $judged }.
experiment_fewer_one_bound = בלוח הזה נדרשו לפחות פי { $factor } יותר הצבות עם { $base } מאשר עם { $judged }.
experiment_more_one = בלוח הזה נדרשו פי { $factor } יותר הצבות עם { $judged } מאשר עם { $base }.
experiment_same_one = בלוח הזה אין הבדל בין { $judged } לבין { $base }.
experiment_left_open_one = בגלל מגבלה לא ידוע עם מי מהם נדרשות פחות הצבות.
experiment_faster_all = בכל { $boards } הלוחות החיפוש מהיר יותר עם { $judged } מאשר עם { $base }.
experiment_faster_some = ב-{ $fewer } מתוך { $boards } לוחות החיפוש מהיר יותר עם { $judged } מאשר עם { $base }.
experiment_faster_one = בלוח הזה החיפוש עם { $judged } מהיר פי { $factor } מהחיפוש עם { $base }.
experiment_slower_one = בלוח הזה החיפוש עם { $judged } נמשך פי { $factor } יותר זמן מהחיפוש עם { $base }.
experiment_median_fewer = בהשוואה לוח מול לוח, עם { $base } נדרשו פי { $factor } יותר הצבות (החציון).
experiment_median_fewer_bound = בהשוואה לוח מול לוח, עם { $base } נדרשו לפחות פי { $factor } יותר הצבות (החציון).
experiment_median_more = בהשוואה לוח מול לוח, עם { $judged } נדרשו פי { $factor } יותר הצבות (החציון).
experiment_median_same = בהשוואה לוח מול לוח, החציון: תיקו.
experiment_median_faster = בהשוואה לוח מול לוח, עם { $base } נדרש פי { $factor } יותר זמן (החציון).
experiment_median_slower = בהשוואה לוח מול לוח, עם { $judged } נדרש פי { $factor } יותר זמן (החציון).
experiment_same =
    { $count ->
        [one] בלוח אחד אין הבדל ביניהם.
        [two] בשני לוחות אין הבדל ביניהם.
       *[other] ב-{ $boards } לוחות אין הבדל ביניהם.
    }
experiment_left_open =
    { $count ->
        [one] בלוח אחד מגבלה עצרה חיפוש מוקדם מכדי לדעת.
        [two] בשני לוחות מגבלה עצרה חיפוש מוקדם מכדי לדעת.
       *[other] ב-{ $boards } לוחות מגבלה עצרה חיפוש מוקדם מכדי לדעת.
    }
experiment_lost =
    { $count ->
        [one] בלוח אחד נדרש יותר עם { $judged }: { $board }, פי { $factor } יותר.
        [two] בשני לוחות נדרש יותר עם { $judged }. הגרוע מהם: { $board }, פי { $factor } יותר.
       *[other] ב-{ $boards } לוחות נדרש יותר עם { $judged }. הגרוע מכולם: { $board }, פי { $factor } יותר.
    }
experiment_lost_none = באף לוח לא נדרש יותר עם { $judged } מאשר עם { $base }.
experiment_lost_race = צפייה בלוח של ההפסד
experiment_won_race = צפייה בלוח של הניצחון הגדול
experiment_bounded = הרצות שנעצרו במגבלה: { $bounded } מתוך { $runs }. המספרים שלהן הם חסמים תחתונים: בתרשים הסימון חלול, ובטבלה כתוב ⁦≥⁩.
experiment_seeds_meaning = כל אסטרטגיה אקראית רצה על כל לוח. מספר הזרעים: { $seeds }. את הלוח מייצג החציון, והפיזור מופיע בתרשימים.
experiment_rewritten = { $strategy }: מספר ההצבות לאותה חידה היה בין { $least } ל-{ $most }. מספר הגרסאות: { $ways }.
experiment_rewritten_same = { $strategy }: אותה חידה, ובכל גרסה אותו מספר הצבות: { $most }. מספר הגרסאות: { $ways }.
experiment_rewritten_factor = זהו הבדל של פי { $factor }.
experiment_rewritten_factor_bound = זהו הבדל של פי { $factor } לפחות.
experiment_rewritten_printed = כפי שהודפסה: { $count }.
experiment_rewritten_race = צפייה בגרסה הקלה ביותר ובקשה ביותר זו לצד זו
experiment_rewritten_meaning = שום דבר בחידה לא השתנה, רק המקום שבו היא כתובה. הקושי של לוח בחיפוש הזה יכול להיות תלוי במקום של השורות והעמודות יותר מאשר בחידה עצמה.
experiment_pictures = תרשימים
experiment_measure = מדד
experiment_compare = השוואה של
experiment_compare_with = עם
experiment_tab_boards = לוח מול לוח
experiment_tab_solved = נפתרו בתוך
experiment_tab_spread = פיזור
experiment_tab_clues = נתונים
experiment_tab_size = גודל
experiment_tab_candidates = מועמדים
experiment_tab_back = הוסרו
experiment_tab_time = האם זה חוסך זמן?
experiment_picture_boards_title = { $judged } מול { $base }, לוח מול לוח
experiment_picture_boards_text = כל נקודה היא לוח. מתחת לאלכסון נדרש פחות עם { $judged }, ומעליו עם { $base }; הקווים המקווקווים מציינים פי 2, פי 10 ופי 100.
experiment_side_less = נדרש פחות עם { $strategy }
experiment_picture_solved_title = כמה לוחות נפתרים במספר נתון של הצבות
experiment_picture_solved_text = ככל שעקומה עולה יותר משמאל, האסטרטגיה מסיימת מוקדם יותר. עקומה שלא מגיעה לראש כוללת הרצות בלי פתרון או כאלה שנעצרו במגבלה.
experiment_picture_spread_title = פיזור: { $effort }
experiment_picture_spread_text = כל סימון הוא הרצה, מהקלה משמאל אל הקשה מימין.
experiment_picture_rewritten_text = כל סימון הוא גרסה אחרת של אותה חידה, מהקלה משמאל אל הקשה מימין.
experiment_picture_fact_text = כל סימון הוא לוח ואסטרטגיה.
experiment_picture_back_title = הוסרו מול הצבות
experiment_picture_back_text = כל סימון הוא הרצה. ליד הקו, כמעט כל מה שהוצב גם הוסר.
experiment_picture_time_title = האם נחסך גם זמן עם { $judged }?
experiment_picture_time_text = כל נקודה היא לוח. על הקו, הזמן והמספר של ההצבות קטנים באותה מידה עם { $judged }; רוב הנקודות נמצאות בדרך כלל מתחתיו, כי כל בחירה של { $judged } עולה יותר. מתחת לפי 1 בציר האנכי, החיפוש נמשך יותר זמן מאשר עם { $base }. הרצות קצרות נמדדות כמה פעמים, והזמן הקצר ביותר קובע.
experiment_axis = { $effort }, { $strategy }
experiment_axis_placements = הצבות
experiment_axis_solved = הרצות שנפתרו
experiment_axis_fewer = הצבות: פי כמה נדרש עם { $base } לעומת { $judged }
experiment_axis_faster = זמן: פי כמה נדרש עם { $base } לעומת { $judged }
experiment_apart = איפה הם חלוקים
experiment_apart_none = בשום מקום: פחות הצבות היו תמיד גם מהירות יותר.
experiment_apart_some = לוחות שבהם פחות הצבות נמשכו יותר זמן: { $boards } מתוך { $all }.
experiment_time_none = לא נמדדו זמנים בדפדפן הזה: בתוצאות מקובץ אין זמנים.
experiment_fact_clues = נתונים
experiment_fact_open = משתנים להחלטה
experiment_fact_candidates = ממוצע המועמדים לתא ריק
experiment_steps = צעדים
experiment_eliminations = מועמדים שנמחקו
experiment_solutions = פתרונות
experiment_longest_forward = הרצף הארוך ביותר קדימה
experiment_longest_back = הרצף הארוך ביותר אחורה
experiment_time = זמן
experiment_as_printed = כפי שהודפס
experiment_seed = זרע { $number }
experiment_board = { $set }, לוח { $number }
experiment_board_rewritten = { $board }, גרסה { $number }
experiment_of = { $part } מתוך { $whole }
experiment_by_set = לפי קבוצה: { $effort }
experiment_by_run = הרצה אחרי הרצה
experiment_by_board = לוח אחרי לוח: { $effort }
experiment_rows = מה בכל שורה
experiment_rows_boards = לוח בכל שורה
experiment_rows_runs = הרצה בכל שורה
experiment_sets_table = כל אסטרטגיה על כל קבוצה: { $effort }
experiment_runs_table = כל ההרצות
experiment_boards_table = כל הלוחות: { $effort }
experiment_bound_sign = ⁦≥⁩ אומר: מגבלה עצרה הרצות, ולכן המספר האמיתי הוא לפחות זה.
experiment_table_hint = לחיצה על כותרת ממיינת. שורה פותחת את הלוח שלה במרוץ.
experiment_column_board = לוח
experiment_column_strategy = אסטרטגיה
experiment_column_seed = זרע
experiment_column_set = קבוצה
experiment_column_boards = לוחות
experiment_column_solved = נפתרו
experiment_column_bounded = נעצרו
experiment_column_bounded_hint = הרצות שנעצרו במגבלה: המספרים שלהן הם חסמים תחתונים
experiment_column_median = חציון
experiment_column_geometric = ממוצע גאומטרי
experiment_column_least = מזערי
experiment_column_low = רבעון ראשון
experiment_column_high = רבעון שלישי
experiment_column_most = מרבי
experiment_column_sum = סכום
experiment_column_time_sum = זמן כולל
experiment_column_against = נדרש עם { $base }
experiment_column_against_hint = החציון על פני הלוחות: פי כמה יותר נדרש שם מאשר עם האסטרטגיה הזאת
experiment_column_ratio = { $base } / ההרצה הזאת
experiment_column_ratio_hint = ההצבות של { $base } חלקי אלה של ההרצה הזאת על אותו לוח. מעל 1, בהרצה הזאת נדרש פחות.
experiment_column_ratio_of = { $base } / { $judged }
experiment_board_ratio_hint = המספר של { $base } חלקי המספר של { $judged } באותו לוח. מעל 1, עם { $judged } נדרש פחות.
experiment_board_spread = { $median } ({ $spread })
experiment_board_spread_hint = החציון על פני הזרעים, והערכים המזערי והמרבי
experiment_column_ratio_placements = יחס ההצבות
experiment_column_ratio_time = יחס הזמנים
experiment_column_candidates = מועמדים
experiment_column_outcome = איך הסתיים
experiment_column_share = הוסרו
experiment_column_within = הצבות, לכל היותר
experiment_times_fewer = פי { $factor } יותר
experiment_times_less = פי { $factor } יותר
experiment_times_fast = פי { $factor } יותר זמן
experiment_times_long = ⁦1/{ $factor }⁩ מהזמן
experiment_times_fewer_bound = לפחות פי { $factor } יותר
experiment_times_more = ⁦1/{ $factor }⁩ מזה
experiment_times_more_bound = לכל היותר ⁦1/{ $factor }⁩ מזה
experiment_outcome_solved = נפתר
experiment_outcome_exhausted = הכול נוסה
experiment_outcome_stuck = נתקע
experiment_outcome_contradiction = סתירה
experiment_outcome_limit = נעצר במגבלה
experiment_outcome_time = נגמר הזמן
experiment_outcome_failed = נכשל
experiment_take = שמירה ושיתוף
experiment_take_results = תוצאות
experiment_csv = CSV
experiment_json = JSON בשורות
experiment_take_results_text = CSV לגיליון אלקטרוני; JSON בשורות כדי לפתוח כאן שוב. לכל תרשים למעלה יש SVG ו-PNG משלו.
experiment_take_experiment = הניסוי
experiment_link = יצירת קישור
experiment_file = קובץ
experiment_link_label = קישור לניסוי הזה
experiment_take_experiment_text = מי שפותח אותו מודד את אותם לוחות באותה דרך ומקבל את אותם מספרים.
experiment_open = פתיחה
experiment_open_files = פתיחת ניסוי או תוצאות
experiment_open_text = כמה קובצי תוצאות, למשל חלקים מאשכול מחשבים, מצורפים יחד. אפשר גם לגרור אותם אל הדף.
experiment_headless = בלי דפדפן
experiment_headless_text = מה שנמשך כאן שעות אפשר להריץ על כמה מחשבים במקביל: שמרו את הניסוי כקובץ, הריצו חלק בכל מחשב בתוך עותק של קוד המקור של הפרויקט (קובץ ה-⁨README⁩ שלו מסביר איך), ופתחו כאן את התוצאות. השורות זהות עד הבייט (byte) האחרון.
experiment_opened = נפתח: { $file }
experiment_reading = קריאה…
experiment_merged =
    { $count ->
        [one] שורה אחת. הרצות חסרות: { $missingFormatted }.
        [two] שתי שורות. הרצות חסרות: { $missingFormatted }.
       *[other] { $formatted } שורות. הרצות חסרות: { $missingFormatted }.
    }
experiment_refused = { $file } לא נפתח. { $why }
experiment_error_at = { $place }: { $what }
experiment_error_line = שורה { $line }
experiment_error_too_large = זה גדול מדי: לכל היותר { $expected } תווים.
experiment_error_not_json = מכאן והלאה זה לא JSON: אולי חסרים פסיק, מירכאות או סוגריים, ואולי הם מיותרים.
experiment_error_repeated_field = השדה ״{ $found }״ מופיע כאן בפעם השנייה. השאירו רק אחד.
experiment_error_no_file = זו תיקייה, או קובץ שכבר לא נמצא. פתחו קובץ.
experiment_error_wrong_format = זה לא קובץ Backtrail שמתאים לכאן: השדה ״format״ צריך להיות ״{ $expected }״.
experiment_error_wrong_version = הוא פגום, או בגרסה שלא מוכרת כאן.
experiment_error_missing_field = השדה הזה חסר.
experiment_error_unknown_field = אין כאן שדה בשם ״{ $found }״. יש: { $expected }.
experiment_error_wrong_type = צריך להיות כאן { $expected }, ונמצא { $found }.
experiment_error_too_low = { $found } נמוך מדי: לפחות { $expected }.
experiment_error_too_high = { $found } גבוה מדי: לכל היותר { $expected }.
experiment_error_too_long = ארוך מדי: לכל היותר { $expected }, ויש כאן { $found }.
experiment_error_too_short = מעט מדי: לפחות { $expected }.
experiment_error_unknown_option = { $found } הוא לא אחד מאלה: { $expected }.
experiment_error_unknown_kind = אין סוג חידה בשם ״{ $found }״. יש: { $expected }.
experiment_error_unknown_set = אין קבוצה בשם ״{ $found }״. יש: { $expected }.
experiment_error_bad_board = זה לא לוח.
experiment_error_too_many_runs = יותר מדי הרצות, { $found }: לכל היותר { $expected }.
experiment_error_unknown_run = { $found } היא לא הרצה של הניסוי הזה.
experiment_error_other_experiment = אלה תוצאות של ניסוי אחר.
experiment_error_differs = שתי שורות של אותה הרצה, { $found }, סותרות זו את זו.
experiment_error_near = אין כאן ״{ $found }״. האם הכוונה ל-״{ $expected }״?
experiment_error_bad_parameter = זה לא לוח: אי אפשר לקרוא את ״{ $found }״ שלו.
experiment_error_line_column = שורה { $line }, עמודה { $column }
experiment_error_bad_link = הקישור נקטע או שונה.
experiment_thesis_title = ליד המספרים שהודפסו
experiment_thesis_text = תזה סרבית הדפיסה את הטבלה הזאת, חמישה לוחות לכל מספר נתונים. אצלנו: החציון על עשרה לוחות לכל מספר.
experiment_thesis_printed = הודפס
experiment_thesis_ours = אצלנו, באותה ספירה
experiment_thesis_steps = צעדים
experiment_thesis_hump = בתזה נראה גבנון: מעט צעדים בשני הקצוות. אצלנו זה מדרון: ככל שיש פחות נתונים, יש יותר צעדים. 765 הצעדים שלה ב-17 נתונים הם פחות משלנו ב-27, באותה ספירה.
experiment_thesis_counting = היא סופרת כצעד כל תא שהיא נכנסת אליו, גם תאים נתונים, ולכן ללוח בלי אף צעד אחורה יש 81. הצעדים שלידם נספרו כך. האסטרטגיה הראשונה כאן היא הפותר שלה: בהתחלה היא ממלאת תאים עם מועמד יחיד, וממשיכה לפי סדר השורות.
experiment_thesis_boards = הלוחות שלה לא הודפסו, ולכן שלנו אחרים, ובהם פחות מועמדים. כשיש רק חמישה לוחות, די בכמה לוחות ברי מזל כדי להכריע: גרסה אחרת של לוח אחד יכולה לשנות את המאמץ ביותר מפי אלף.
experiment_name_raster = לוח ״שורה אחרי שורה״
experiment_name_lost = לוחות ברי מזל
experiment_name_empty = הלוח הריק
experiment_picture_clues = { $effort } לפי מספר הנתונים
experiment_picture_size = { $effort } לפי גודל
experiment_picture_candidates = { $effort } לפי ממוצע המועמדים
experiment_median_about = בהשוואה לוח מול לוח, החציון: כמעט תיקו.
experiment_times_same = תיקו
experiment_times_about = כמעט תיקו
experiment_thesis_placements = הצבות
experiment_board_alone = לוח { $number }
experiment_time_tiny = פחות מ-{ $time }
experiment_board_named = { $set }: { $name }
experiment_fewer_none = באף לוח לא נדרשו פחות הצבות עם { $judged } מאשר עם { $base }.
experiment_faster_none = באף לוח החיפוש לא מהיר יותר עם { $judged } מאשר עם { $base }.
experiment_median_more_bound = בהשוואה לוח מול לוח, עם { $judged } נדרשו לפחות פי { $factor } יותר הצבות (החציון).
experiment_lost_bound =
    { $count ->
        [one] בלוח אחד נדרש יותר עם { $judged }: { $board }, לפחות פי { $factor } יותר.
        [two] בשני לוחות נדרש יותר עם { $judged }. הגרוע מהם: { $board }, לפחות פי { $factor } יותר.
       *[other] ב-{ $boards } לוחות נדרש יותר עם { $judged }. הגרוע מכולם: { $board }, לפחות פי { $factor } יותר.
    }
experiment_on_sets = { $strategy }, חציון ההצבות: { $medians }.
experiment_on_set = { $count } בקבוצה { $set }
experiment_link_no_preset = אי אפשר לקרוא את הקישור הזה. אין כאן ניסוי בשם ״{ $name }״. בחרו אחד מאלה.
experiment_restored = מה שמדדתם לאחרונה עדיין כאן.
experiment_hindrance_boards = לא נבחרו לוחות: בחרו לפחות קבוצה אחת.
experiment_hindrance_fields = צריך לתקן קודם: { $fields }
experiment_error_number = הקלידו כאן מספר: שלם, ובשניות עם ספרה אחת לכל היותר אחרי הנקודה.
experiment_stopped = נעצר. הרצות: { $done } מתוך { $total }
experiment_time_tiny_left =
    { $count ->
        [one] לוח אחד לא נכלל: חיפוש בו נמשך פחות מ-{ $time }.
        [two] שני לוחות לא נכללים: חיפוש בהם נמשך פחות מ-{ $time }.
       *[other] { $boards } לוחות לא נכללים: חיפוש בהם נמשך פחות מ-{ $time }.
    }
experiment_time_unknown_left =
    { $count ->
        [one] לוח אחד לא נכלל כי הזמנים שלו לא ידועים.
        [two] שני לוחות לא נכללים כי הזמנים שלהם לא ידועים.
       *[other] { $boards } לוחות לא נכללים כי הזמנים שלהם לא ידועים.
    }
experiment_more_one_bound = בלוח הזה נדרשו לפחות פי { $factor } יותר הצבות עם { $judged } מאשר עם { $base }.
experiment_faster_one_bound = בלוח הזה החיפוש עם { $judged } מהיר לפחות פי { $factor } מהחיפוש עם { $base }.
experiment_slower_one_bound = בלוח הזה החיפוש עם { $judged } נמשך לפחות פי { $factor } יותר זמן מהחיפוש עם { $base }.
experiment_none_one = בלוח הזה לא נדרשה אף הצבה עם { $less }, בניגוד לחיפוש עם { $more }.
experiment_less_one = בלוח הזה נדרשו פחות הצבות עם { $less } מאשר עם { $more }.
experiment_median_none = לפחות במחצית הלוחות לא נדרשה אף הצבה עם { $less }.
experiment_lost_at =
    { $count ->
        [one] בלוח אחד נדרש יותר עם { $judged }: { $board }.
        [two] בשני לוחות נדרש יותר עם { $judged }. הגרוע מהם: { $board }.
       *[other] ב-{ $boards } לוחות נדרש יותר עם { $judged }. הגרוע מכולם: { $board }.
    }
experiment_lost_to_none = שם לא נדרשה אף הצבה עם { $base }.
experiment_times_to_none = כאן אפס
experiment_times_from_none = שם אפס
experiment_none_undrawn =
    { $count ->
        [one] לוח אחד מופיע בטבלה בלבד: עם אחת האסטרטגיות לא נדרשה בו אף הצבה.
        [two] שני לוחות מופיעים בטבלה בלבד: עם אחת האסטרטגיות לא נדרשה בהם אף הצבה.
       *[other] { $boards } לוחות מופיעים בטבלה בלבד: עם אחת האסטרטגיות לא נדרשה בהם אף הצבה.
    }
experiment_error_broken_board = בלוח { $found } יש התנגשות, ולכן אין טעם לחפש בו.
experiment_ran_as = { $ran } (במקום { $asked })
experiment_misfit = { $asked } לא מתאים לקבוצה ״{ $set }״: במקומו רץ שם { $ran }.
experiment_csv_headings = סוג החידה,קבוצה,לוח,שם,גרסה,סדר,סדר הערכים,צמצום,מתי מבצעים צמצום,נסיגה,מודל,מטרה,זרע,איך הסתיים,חסם תחתון,צעדים,ניסיונות,הצבות,הצבות כפויות,הוסרו,קפיצות,דילוגים,מבואות סתומים,מועמדים שנמחקו,פתרונות,העומק המרבי,הרצף הארוך ביותר קדימה,הרצף הארוך ביותר אחורה,אלפיות שנייה
experiment_own_ordering = סדר משלכם
experiment_program = סדר משלכם
experiment_program_line = בכתובת יש סדר שמישהו כתב. הוא עוד לא רץ: קראו אותו, ואחר כך מדדו אותו על הלוחות האלה לצד השיטות.
experiment_program_code = הקוד שלו
experiment_program_measure = מדידה גם שלו
experiment_program_boards = לוחות שנפתרו איתו: { $done } מתוך { $count }.
experiment_program_note = מה שנספר עבורו נשאר בדף הזה: בקבצים ובקישורים יש רק השיטות, ובטבלת ה-CSV גם הוא מופיע.
experiment_program_failed = לוחות שבהם הוא לא הגיע לסוף: { $count }.
experiment_program_skipped = אפשר לשאול אותו רק על לוחות עם ריבועים שווי צלעות; האחרים לא נכללים.
