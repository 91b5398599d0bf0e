play_nav = משחק
play_lobby_page_title = משחק סודוקו: חידות שנוצרות במקום
play_lobby_description = חידת סודוקו חדשה ברמה שבחרתם, שנוצרת בדפדפן שלכם עם פתרון אחד בדיוק, ואפשר לשחק בה גם בלי רשת.
play_lobby_heading = סודוקו חדש, במיוחד בשבילכם.
play_lobby_lead = לחצו על רמה, והחידה תיווצר בדפדפן שלכם. יש לה פתרון אחד בדיוק, והיא נמדדת לפני שתקבלו אותה, כדי שהרמה תהיה נכונה.
play_lobby_noscript = החידות נוצרות ב-JavaScript, והוא כבוי בדפדפן הזה.
play_lobby_levels = בחירת רמה
play_lobby_level_easy = קל
play_lobby_level_medium = בינוני
play_lobby_level_hard = קשה
play_lobby_level_extreme = קיצוני
play_lobby_level_any = כל רמה
play_lobby_level_easy_text = תמיד יש שורה, עמודה או תיבה שבה נשאר לספרה מקום אחד בלבד. הרבה נתונים.
play_lobby_level_medium_text = גם כאן בלי ניחוש, אבל יש פחות נתונים, או שצריך למצוא גם תאים שנשאר להם מועמד אחד בלבד.
play_lobby_level_hard_text = גם כאן בלי ניחוש, אבל צריך יותר: זוגות של תאים, או ספרה שנעולה בחלק של תיבה, שורה או עמודה.
play_lobby_level_extreme_text = כל אלה לא מספיקים. כאן צריך לנחש, וגם חיפוש צריך.
play_lobby_level_new = חידה חדשה: { $level }
play_lobby_day = החידה היומית
play_lobby_day_text = היום כולם מקבלים את אותה חידה.
play_lobby_day_play = משחק
play_lobby_day_on = המשך
play_lobby_day_again = צפייה חוזרת
play_lobby_day_done = נפתרה היום
play_lobby_day_board = לוח החידה היומית
play_lobby_more = עוד דרכים לקבל חידה
play_lobby_own = חידה משלכם
play_lobby_own_text = הקלידו, הדביקו או פתחו סודוקו, ראו כמה פתרונות יש לו, וצפו בחיפוש שפותר אותו.
play_lobby_many = הרבה בבת אחת
play_lobby_many_text = קובץ של חידות, דפים להדפסה עם הפתרונות, או לוחות לניסוי.
play_lobby_making = צפייה ביצירת חידה
play_lobby_making_text = חיפוש ממלא את הלוח, ואז מסירים ממנו נתון אחרי נתון כל עוד יש רק פתרון אחד.
play_lobby_minimal = 17 נתונים או 40: שני הלוחות מינימליים
play_lobby_minimal_text = לוח מינימלי לא חייב להכיל מעט נתונים. הסירו נתון אחד וראו מה מתפרק.
play_lobby_order = לפי הזמנה
play_lobby_order_text = בחרו איך תהיה החידה. הזרע קובע איזו חידה תצא: אותן בחירות ואותו זרע יוצרים אותה חידה בכל מקום.
play_lobby_size = גודל
play_lobby_size_far = יצירת לוח גדול כזה עלולה להימשך זמן רב או לא להצליח; הדף יודיע על כך.
play_lobby_level = רמה
play_lobby_symmetry = סימטריה של הנתונים
play_lobby_symmetry_none = ללא
play_lobby_symmetry_half_turn = חצי סיבוב
play_lobby_symmetry_mirror = שיקוף
play_lobby_symmetry_diagonal = אלכסון
play_lobby_symmetry_quarters = רבעי סיבוב
play_lobby_symmetry_boxes = אלכסון ורבעי סיבוב דורשים תיבות ריבועיות.
play_lobby_clues = מספר הנתונים
play_lobby_clues_any = כמה שיוצא
play_lobby_clues_exact = בדיוק
play_lobby_clues_less = נתון אחד פחות
play_lobby_clues_more = נתון אחד יותר
play_lobby_minimal_wish = מינימלי: אי אפשר לוותר על שום נתון
play_lobby_seed = זרע
play_lobby_seed_another = זרע אחר
play_lobby_seed_wrong = מספר שלם מ-{ $min } עד { $max }.
play_lobby_make = יצירה ומשחק
play_lobby_address = הכתובת שלה, לשיתוף
play_lobby_hindrance_symmetry_shape = הסימטריה הזאת דורשת תיבות ריבועיות.
play_lobby_hindrance_no_level = אין חידת 4×4 קשה כל כך: את כולן אפשר לפתור בלי ניחוש. בחרו קלה או בינונית.
play_lobby_hindrance_too_few = עם פחות מ-{ $least } נתונים, לאף לוח בגודל הזה אין פתרון אחד בדיוק.
play_lobby_hindrance_easy_few = בחידה קלה בגודל הזה יש { $least } נתונים או יותר.
play_lobby_hindrance_too_many = עם יותר מ-{ $most } נתונים לא נשאר מה לעשות.
play_lobby_hindrance_symmetry_clues = הסימטריה הזאת לא מאפשרת { $clues } נתונים. הקרובים ביותר: { $nearest }.
play_lobby_minimal_title = 17 נתונים, 40 נתונים, ואף אחד לא מיותר
play_lobby_minimal_description = שני לוחות סודוקו מינימליים זה ליד זה, אחד עם 17 נתונים ואחד עם 40: מסירים נתון ורואים את שני הפתרונות שנוצרים.
play_lobby_minimal_lead = לוח עם פתרון יחיד הוא מינימלי אם אי אפשר לוותר על שום נתון: לא משנה איזה נתון מסירים, נוצר פתרון שני. לוח כזה לא חייב להכיל מעט נתונים. לחצו על נתון כדי להסיר אותו.
play_lobby_minimal_seventeen = 17 נתונים
play_lobby_minimal_seventeen_text = המספר הקטן ביותר האפשרי בלוח עם פתרון יחיד.
play_lobby_minimal_forty = 40 נתונים
play_lobby_minimal_forty_text = יותר מפי שניים, ועדיין אף אחד לא מיותר.
play_lobby_minimal_tested =
    { $count ->
        [one] עד כה נבדקו { $tried } מתוך נתון אחד, כשמסירים רק אותו.
        [two] עד כה נבדקו { $tried } מתוך שני נתונים, בכל פעם בלי אחד מהם.
       *[other] עד כה נבדקו { $tried } מתוך { $formatted } נתונים, בכל פעם בלי אחד מהם.
    }
play_lobby_minimal_all = נבדק ברגע זה: לא משנה איזה נתון מסירים, יש { $fewest } עד { $most } פתרונות. לכן הלוח מינימלי.
play_lobby_minimal_all_more = נבדק ברגע זה: לא משנה איזה נתון מסירים, יש יותר מ-{ $fewest } פתרונות. לכן הלוח מינימלי.
play_lobby_minimal_not = לא מינימלי: אפשר לוותר על נתון.
play_lobby_minimal_whole = עם כל הנתונים: פתרון אחד בדיוק.
play_lobby_minimal_clue = { $cell }: { $symbol }, הסרה
play_lobby_minimal_taken = בלי { $symbol } ב-{ $cell }: { $solutions }. הפתרון של הלוח ופתרון אחר נבדלים ב-{ $differing } תאים, ובהם רואים את שניהם.
play_lobby_minimal_solutions =
    { $count ->
        [one] פתרון אחד
        [two] שני פתרונות
       *[other] { $formatted } פתרונות
    }
play_lobby_minimal_solutions_more = יותר מ-{ $formatted } פתרונות
play_lobby_minimal_either = { $cell }: { $first } או { $second }
play_lobby_minimal_back = החזרת הנתון
play_lobby_minimal_first = הפתרון של הלוח
play_lobby_minimal_second = פתרון אחר
play_lobby_minimal_watch = צפייה בחיפוש על הלוח הזה
play_lobby_minimal_to_play = חזרה למשחק
play_lobby_minimal_all_partly = נבדק ברגע זה: לא משנה איזה נתון מסירים, יש בין { $fewest } ליותר מ-{ $most } פתרונות. לכן הלוח מינימלי.
play_lobby_continue = המשך
play_lobby_continue_game = המשך המשחק: { $about }
play_lobby_finished = משחקים שנפתרו
play_lobby_finished_game = צפייה במשחק שנפתר: { $about }
play_lobby_continue_all =
    { $count ->
        [one] הצגת עוד משחק אחד
        [two] הצגת עוד שני משחקים
       *[other] הצגת עוד { $formatted } משחקים
    }
play_lobby_game_own = חידה משלכם
play_lobby_game_progress = תאים: { $filled } מתוך { $open }
play_lobby_game_solved = נפתרה
play_lobby_game_board = { $size }, { $about }
play_lobby_game_delete = מחיקת המשחק: { $about }
play_lobby_game_delete_title = למחוק את המשחק הזה?
play_lobby_game_delete_text = המהלכים וההערות שבו יימחקו לתמיד. הסטטיסטיקה נשארת.
play_lobby_delete = מחיקה
play_lobby_keep = ביטול
play_lobby_not_kept = הדפדפן הזה לא שומר משחקים: הם קיימים עד שעוזבים את הדף.
play_lobby_statistics = במכשיר הזה
play_lobby_statistics_none = כאן נספרות חידות שנפתרו: הזמן הטוב ביותר והממוצע לפי רמה, וימים ברצף. שום דבר לא יוצא מהמכשיר הזה.
play_lobby_statistics_games = חידות שנפתרו
play_lobby_statistics_clean = בלי עזרה
play_lobby_statistics_time = זמן משחק
play_lobby_statistics_streak = ימים ברצף
play_lobby_statistics_longest = הרצף הארוך ביותר, בימים
play_lobby_statistics_level = רמה
play_lobby_statistics_count = נפתרו
play_lobby_statistics_best = הזמן הטוב ביותר
play_lobby_statistics_mean = זמן ממוצע
play_lobby_statistics_clean_note = חידה נספרת אם הפותר מילא פחות ממחציתה. בזמנים נספרות רק חידות שבהן הוא לא מילא דבר.
play_lobby_statistics_export = שמירה כקובץ
play_lobby_statistics_import = הוספה מקובץ
play_lobby_statistics_import_bad = אין בקובץ הזה סטטיסטיקה של הדף הזה.
play_lobby_statistics_imported =
    { $count ->
        [one] נוסף משחק אחד.
        [two] נוספו שני משחקים.
       *[other] נוספו { $formatted } משחקים.
    }
play_lobby_statistics_delete = מחיקת הסטטיסטיקה
play_lobby_statistics_delete_title = למחוק את הסטטיסטיקה?
play_lobby_statistics_delete_text = ספירת החידות, הזמנים והימים ברצף יתחילו שוב מאפס. משחקים שמורים נשארים.
play_many_title = הרבה חידות בבת אחת
play_many_description = עד אלף חידות סודוקו מאותו סוג, שנוצרות בדפדפן שלכם: כקובץ, כדפים להדפסה עם הפתרונות, או כלוחות של ניסוי.
play_many_lead = בחרו איך יהיו החידות, וכמה. לכל אחת פתרון אחד בדיוק, והיא ברמה שביקשתם.
play_many_count = כמה
play_many_seeds = לחידה הראשונה הזרע הזה, לשנייה הזרע הבא, וכן הלאה.
play_many_make =
    { $count ->
        [one] יצירת חידה אחת
        [two] יצירת שתי חידות
       *[other] יצירת { $formatted } חידות
    }
play_many_cancel = עצירה
play_many_progress = נוצרו { $made } מתוך { $count }
play_many_tries =
    { $count ->
        [one] נוסה לוח אחד
        [two] נוסו שני לוחות
       *[other] נוסו { $formatted } לוחות
    }
play_many_left = נשאר בערך { $time }
play_many_done =
    { $count ->
        [one] חידה אחת.
        [two] שתי חידות.
       *[other] { $formatted } חידות.
    }
play_many_none = לא נמצאה חידה כזאת. כדאי לבקש פחות.
play_many_failed = היצירה נקטעה. מה שנוצר קודם נשאר.
play_many_clues_same = { $formatted } נתונים
play_many_clues = { $fewest } עד { $most } נתונים
play_many_file = כקובץ
play_many_file_sdm = חידה בכל שורה (‎.sdm)
play_many_file_sdm_line = רוב תוכנות הסודוקו פותחות אותו.
play_many_file_csv = טבלה עם דירוגים (‎.csv)
play_many_file_csv_line = פתרונות, רמות, נתונים, ניחושים וזרעים.
play_many_file_json = עם כל מה שדרוש כדי ליצור אותן שוב (‎.json)
play_many_file_json_line = הבחירות, כל זרע, וצורת התיבות.
play_many_file_open = הסטודיו פותח את שלושתם.
play_many_file_boxes = רק בקובץ הזה כתובה צורת התיבות; באחרים, התוכנה שפותחת אותם צריכה לדעת אותה.
play_many_paper = על נייר
play_many_paper_each = חידות בכל עמוד
play_many_paper_solutions = פתרונות בעמודים האחרונים
play_many_paper_print = הדפסה
play_many_paper_pages =
    { $count ->
        [one] עמוד אחד
        [two] שני עמודים
       *[other] { $formatted } עמודים
    }
play_many_paper_first = בדפים מופיעות רק { $count } החידות הראשונות.
play_many_paper_preview = הדפים כפי שיודפסו
play_many_paper_solution = פתרונות
play_many_paper_page = עמוד { $page }
play_many_paper_puzzle = חידה { $number }: { $level }, { $clues } נתונים
play_many_paper_board = חידה { $number }
play_many_paper_solved = הפתרון של חידה { $number }
play_many_compare = השוואת חיפושים עליהן
play_many_compare_text = הן הופכות לקבוצת לוחות בניסוי: מודדים את סדר השורות מול findmin על כל אחת.
play_many_compare_first = רק { $count } הראשונות.
play_many_compare_go = העברה לניסוי
play_many_set = { $level }, לפי הזמנה: { $count }
play_many_reached = בניסיונות רבים לא נמצאו עוד חידות כאלה. הקרובה ביותר: { $level }, { $clues } נתונים.
play_way_title = הדרך שלכם
play_way_description = הדרך שלכם בפתרון סודוקו לצד שני חיפושים של אותה חידה: שעון אחד, שלושה לוחות, שלושה עצי החלטות, והמקום הראשון שבו החלטתם אחרת.
play_way_you = אתם
play_way_values =
    { $count ->
        [one] ערך אחד
        [two] שני ערכים
       *[other] { $formatted } ערכים
    }
play_way_times =
    { $count ->
        [one] פעם אחת
        [two] פעמיים
       *[other] { $formatted } פעמים
    }
play_way_done = הצבתם { $values } וחזרתם אחורה { $times }
play_way_done_never = הצבתם { $values } ולא חזרתם אחורה
play_way_other = { $name }: { $placements } ו-{ $undos }
play_way_other_bound = { $name }: לפחות { $placements } ו-{ $undos }, עד שנעצר
play_way_and = ;{ " " }
play_way_counts = { $own }; { $others }.
play_way_drawn = הגרף והעץ סופרים { $formatted }: ערכים שהפרו כלל מיד לא נספרים, וערכים שהוצבו שוב נספרים שוב.
play_way_broke =
    { $count ->
        [one] ערך אחד שהצבתם הפר כלל מיד.
        [two] שני ערכים שהצבתם הפרו כלל מיד.
       *[other] { $formatted } ערכים שהצבתם הפרו כלל מיד.
    }
play_way_unfinished =
    { $count ->
        [one] תא אחד עדיין ריק.
        [two] שני תאים עדיין ריקים.
       *[other] { $formatted } תאים עדיין ריקים.
    }
play_way_result =
    { $count ->
        [one] נפתרה במהלך אחד
        [two] נפתרה בשני מהלכים
       *[other] נפתרה ב-{ $formatted } מהלכים
    }
play_way_parted_at_once = כבר בבחירה הראשונה
play_way_parted_after =
    { $count ->
        [one] אחרי הצבה זהה אחת
        [two] אחרי שתי הצבות זהות
       *[other] אחרי { $formatted } הצבות זהות
    }
play_way_parted_cells = { $when }: אתם בחרתם ב-{ $cell }, והחיפוש ({ $name }) ב-{ $other }.
play_way_parted_values = { $when }: אתם הצבתם { $value } ב-{ $cell }, והחיפוש ({ $name }) הציב שם { $other }.
play_way_parted_stayed = { $when }: אתם הצבתם { $value } ב-{ $cell }, והחיפוש ({ $name }) המשיך אל { $other }.
play_way_parted_left = { $when }: אתם המשכתם אל { $cell }, והחיפוש ({ $name }) הציב { $value } ב-{ $other }.
play_way_parted_go = מעבר לשם: { $sentence }
play_way_same = עד המקום שאליו הגעתם, החיפוש ({ $name }) החליט כמוכם.
play_way_cut = בכתובת יש מקום רק ל-{ $formatted } המהלכים הראשונים.
play_way_compare = עוד חיפושים
play_way_compare_hint = מרוץ של חיפושים אחרים באותה חידה
play_way_wrong = אי אפשר להציג את הדרך שלכם
play_way_wrong_nothing = בכתובת אין חידה. כשחידה נפתרת, מופיע קישור שמוביל לכאן.
play_way_wrong_puzzle = אי אפשר לקרוא את החידה שבכתובת. כל תא הוא תו אחד, ותא ריק הוא נקודה: 81 תווים ללוח 9×9.
play_way_wrong_box = התיבה שבכתובת לא מתאימה לחידה.
play_way_wrong_moves = אי אפשר לקרוא את המהלכים שבכתובת. כל מהלך הוא שלושה תווים, לתא שהוא לא נתון ולערך מהלוח; אפשר לכל היותר { $formatted } מהלכים.
play_way_wrong_contradiction = הנתונים של החידה שבכתובת מפרים כלל, ולכן אין מה לחפש.
play_way_wrong_go = משחק סודוקו
play_way_dead_board = לוח החיפוש מ-{ $value } ב-{ $cell }
play_way_dead_start = נניח ש-{ $value } ב-{ $cell } נכונה. צפו במה שנובע מזה.
play_way_dead_forced = כל צעד נבע מקודמו, עד למבוי הסתום הזה. לכן { $value } ב-{ $cell } שגויה.
play_way_dead_none =
    { $count ->
        [one] הכול נוסה, והכול הסתיים במבוי סתום. לכן { $value } ב-{ $cell } שגויה.
        [two] הכול נוסה, והכול הסתיים בשני מבואות סתומים. לכן { $value } ב-{ $cell } שגויה.
       *[other] הכול נוסה, והכול הסתיים ב-{ $formatted } מבואות סתומים. לכן { $value } ב-{ $cell } שגויה.
    }
play_way_dead_broken = { $value } ב-{ $cell } מפרה כלל מיד, ולכן אין מה לחפש.
play_way_dead_solvable = מכאן יש פתרון.
play_way_dead_unknown = החיפוש נעצר לפני שניסה הכול.
play_way_dead_first = חזרה ללוח שלכם
play_way_dead_back = מהלך אחד אחורה
play_way_dead_next = מהלך אחד קדימה
play_way_dead_jump = אל המבוי הסתום הבא
play_way_dead_place = { $at } מתוך { $length }
play_way_dead_studio = צפייה בסטודיו
play_game_title = משחק סודוקו
play_game_description = סודוקו למשחק, עם הערות, צבעים, רמזים שמלמדים, והדרך שלכם לצד דרכו של חיפוש.
play_game_noscript = המשחק דורש JavaScript.
play_game_board = לוח
play_game_tools = כלים
play_game_undo = ביטול מהלך
play_game_redo = שחזור מהלך
play_game_notes = הערות
play_game_colours = צבעים
play_game_lock = ספרה קודם
play_game_hint = רמז
play_game_colours_pad = צבעים
play_game_colour_none = בלי צבע
play_game_colour_1 = כחול, פסים עולים
play_game_colour_2 = ורוד, קווים אופקיים
play_game_colour_3 = טורקיז, פסים יורדים
play_game_colour_4 = אוקר, קווים אנכיים
play_game_colour_5 = סגול, נקודות
play_game_colour_6 = אפור, רשת
play_game_cell_notes = הערות { $list }
play_game_cell_wrong = שגויה
play_game_cell_colour = { $colour }
play_game_choose_cell = קודם בחרו תא.
play_game_refused_character = אין { $found } בלוח הזה: יש בו רק { $first } עד { $last }.
play_game_refused_given = התא הזה שייך לחידה.
play_game_refused_filled = הערות נכתבות בתאים ריקים.
play_game_refused_paused = המשחק מושהה. קודם המשיכו אותו.
play_game_refused_over = החידה פתורה. כדי להמשיך, בטלו מהלך או התחילו מחדש.
play_game_refused_contradicts = שתי ספרות שוות נמצאות באותה שורה, עמודה או תיבה. תקנו את זה, ואז אפשר יהיה לפתור.
play_game_refused_dead_end = מכאן אין פתרון: הספרות המודגשות שגויות.
play_game_undone = בוטל.
play_game_redone = שוחזר.
play_game_nothing_undo = אין מה לבטל.
play_game_nothing_redo = אין מה לשחזר.
play_game_check = בדיקה
play_game_check_wrong =
    { $count ->
        [one] ספרה אחת שגויה. היא מודגשת.
        [two] שתי ספרות שגויות. הן מודגשות.
       *[other] { $formatted } ספרות שגויות. הן מודגשות.
    }
play_game_check_right = עד כאן הכול נכון.
play_game_check_notes =
    { $count ->
        [one] בתא אחד הספרה הנכונה חסרה בהערות. הוא מודגש.
        [two] בשני תאים הספרה הנכונה חסרה בהערות. הם מודגשים.
       *[other] ב-{ $formatted } תאים הספרה הנכונה חסרה בהערות. הם מודגשים.
    }
play_game_candidates_of = המועמדים של התא
play_game_candidates =
    { $count ->
        [one] ל-{ $cell } יש מועמד אחד: { $list }.
        [two] ל-{ $cell } יש שני מועמדים: { $list }.
       *[other] ל-{ $cell } יש { $formatted } מועמדים: { $list }.
    }
play_game_candidates_none = ל-{ $cell } לא נשאר אף מועמד: משהו שגוי.
play_game_candidates_filled = ב-{ $cell } יש { $symbol }.
play_game_solve_cell = פתרון התא הזה
play_game_solved_cell = { $symbol } הוצבה ב-{ $cell }.
play_game_solve = פתרון
play_game_reset = התחלה מחדש
play_game_fill_notes = מילוי כל ההערות
play_game_clear_notes = ניקוי כל ההערות
play_game_filled_notes = כל המועמדים נרשמו.
play_game_cleared_notes = ההערות נמחקו.
play_game_was_reset = הכול כמו בהתחלה. אפשר לבטל את זה.
play_game_was_solved = הפותר מילא את הלוח. אפשר לבטל את זה.
play_game_more = עוד
play_game_settings = הגדרות
play_game_setting_live = סימון מיידי של מה שמפר כלל
play_game_setting_tidy = מחיקת הערות שההצבה שוללת
play_game_setting_peers = הצללת השורה, העמודה והתיבה
play_game_setting_same = הדגשת ספרות שוות
play_game_setting_timer = הצגת הזמן
play_game_setting_symbol_first = ספרה קודם, ואז התאים שלה
play_game_time = זמן המשחק
play_game_pause = השהיה
play_game_paused = מושהה
play_game_resume = המשך
play_game_hint_more_why = למה?
play_game_hint_more_move = הצגת המהלך
play_game_hint_do = ביצוע
play_game_hint_look_row = הסתכלו על שורה { $number }.
play_game_hint_look_column = הסתכלו על עמודה { $number }.
play_game_hint_look_box = הסתכלו על תיבה { $number }.
play_game_hint_place_row = בשורה { $number } נשאר ל-{ $symbol } רק מקום אחד: התאים המוקפים שוללים את כל האחרים.
play_game_hint_place_column = בעמודה { $number } נשאר ל-{ $symbol } רק מקום אחד: התאים המוקפים שוללים את כל האחרים.
play_game_hint_place_box = בתיבה { $number } נשאר ל-{ $symbol } רק מקום אחד: התאים המוקפים שוללים את כל האחרים.
play_game_hint_one_candidate = ל-{ $cell } נשאר רק מועמד אחד: התאים המוקפים שוללים את כל האחרים.
play_game_hint_last_row = בשורה { $number } נשאר רק תא פנוי אחד.
play_game_hint_last_column = בעמודה { $number } נשאר רק תא פנוי אחד.
play_game_hint_last_box = בתיבה { $number } נשאר רק תא פנוי אחד.
play_game_hint_noted_row = לפי ההערות שלכם, בשורה { $number } נשאר ל-{ $symbol } רק מקום אחד.
play_game_hint_noted_column = לפי ההערות שלכם, בעמודה { $number } נשאר ל-{ $symbol } רק מקום אחד.
play_game_hint_noted_box = לפי ההערות שלכם, בתיבה { $number } נשאר ל-{ $symbol } רק מקום אחד.
play_game_hint_noted_candidate = לפי ההערות שלכם, ל-{ $cell } נשאר רק מועמד אחד.
play_game_hint_pointing_row = בתיבה { $box } יש ל-{ $symbol } מקום רק בשורה { $number }. לכן אין לה מקום אחר בשורה הזאת.
play_game_hint_pointing_column = בתיבה { $box } יש ל-{ $symbol } מקום רק בעמודה { $number }. לכן אין לה מקום אחר בעמודה הזאת.
play_game_hint_claiming_row = בשורה { $number } יש ל-{ $symbol } מקום רק בתיבה { $box }. לכן אין לה מקום אחר בתיבה הזאת.
play_game_hint_claiming_column = בעמודה { $number } יש ל-{ $symbol } מקום רק בתיבה { $box }. לכן אין לה מקום אחר בתיבה הזאת.
play_game_hint_naked_row = בתאים { $cells } נשארו רק המועמדים { $symbols }. לכן אין להם מקום אחר בשורה { $number }.
play_game_hint_naked_column = בתאים { $cells } נשארו רק המועמדים { $symbols }. לכן אין להם מקום אחר בעמודה { $number }.
play_game_hint_naked_box = בתאים { $cells } נשארו רק המועמדים { $symbols }. לכן אין להם מקום אחר בתיבה { $number }.
play_game_hint_hidden_row = בשורה { $number } אפשר להציב את { $symbols } רק בתאים { $cells }. לכן אין בתאים האלה שום דבר אחר.
play_game_hint_hidden_column = בעמודה { $number } אפשר להציב את { $symbols } רק בתאים { $cells }. לכן אין בתאים האלה שום דבר אחר.
play_game_hint_hidden_box = בתיבה { $number } אפשר להציב את { $symbols } רק בתאים { $cells }. לכן אין בתאים האלה שום דבר אחר.
play_game_hint_cross_out = מחקו מהמועמדים: { $list }.
play_game_hint_crossed = { $symbols } { $cells }
play_game_hint_writes_notes = שאר המועמדים של התאים האלה יירשמו אז בהערות.
play_game_hint_note_gone = בהערות של { $cell } חסרה הספרה הנכונה.
play_game_hint_clear_notes = מחקו את ההערות של { $cell } ובדקו אותו שוב.
play_game_hint_move = מציבים { $symbol } ב-{ $cell }.
play_game_hint_wrong_row = משהו בשורה { $number } שגוי.
play_game_hint_wrong_column = משהו בעמודה { $number } שגוי.
play_game_hint_wrong_box = משהו בתיבה { $number } שגוי.
play_game_hint_clashes = { $symbol } לא יכולה להיות ב-{ $cell }: היא כבר נמצאת { $list }.
play_game_hint_hopeless = { $symbol } ב-{ $cell } עדיין לא מפרה שום כלל. אבל מכאן החיפוש מגיע רק למבואות סתומים.
play_game_hint_watch = צפייה במה שקורה מכאן
play_game_hint_take_back = הסירו את { $symbol } מ-{ $cell }.
play_game_hint_no_single = אין עוד תא שערכו נובע מהכללים לבדם: לאף ספרה אין מקום יחיד, לאף תא אין מועמד יחיד, ולא נשארו מועמדים נעולים או זוגות.
play_game_hint_guess = מכאן ואילך חיפוש חייב לנחש. ניחוש ב-{ $cell } מקדם: { $list }.
play_game_hint_follow =
    { $count ->
        [one] אם { $symbol } ב-{ $cell }, נובע ממנה עוד תא אחד.
        [two] אם { $symbol } ב-{ $cell }, נובעים ממנה עוד שני תאים.
       *[other] אם { $symbol } ב-{ $cell }, נובעים ממנה עוד { $formatted } תאים.
    }
play_game_hint_solves = אם { $symbol } ב-{ $cell }, כל השאר נובע ממנה.
play_game_hint_do_guess = ביצוע הניחוש שעוזר
play_game_kept = נשמר במכשיר הזה
play_game_keep_again = שמירה חוזרת
play_game_notes_on = ההערות פעילות.
play_game_notes_off = ההערות כבויות.
play_game_colours_on = הצבעים פעילים.
play_game_colours_off = הצבעים כבויים.
play_game_lock_on = קודם בוחרים ספרה, ואז תאים.
play_game_lock_off = קודם בוחרים תא, ואז ספרה.
play_game_was_paused = השעון עומד.
play_game_was_resumed = השעון רץ שוב.
play_game_full_wrong =
    { $count ->
        [one] הלוח מלא, אבל ספרה אחת שגויה. הבדיקה מראה איזו.
        [two] הלוח מלא, אבל שתי ספרות שגויות. הבדיקה מראה אילו.
       *[other] הלוח מלא, אבל { $formatted } ספרות שגויות. הבדיקה מראה אילו.
    }
play_game_cell_solver = { $symbol }, מילא הפותר
play_game_keys_letters_note = כבו אותם אם אתם משתמשים בקלט קולי: אז האותיות שלמעלה והסימן ? לא עושים דבר. ספרות עדיין אפשר להקליד.
play_game_opening = פותחים את המשחק…
play_game_checking = בודקים אם יש פתרון אחד בדיוק…
play_game_making = יוצרים חידה…
play_game_making_tries =
    { $count ->
        [one] ניסיון אחד עד כה
        [two] שני ניסיונות עד כה
       *[other] { $formatted } ניסיונות עד כה
    }
play_game_cancel = ביטול
play_game_no_puzzle = איזו חידה?
play_game_no_puzzle_line = הכתובת הזאת לא מציינת חידה ולא משחק.
play_game_bad_puzzle = זו לא חידה
play_game_bad_puzzle_line = אי אפשר לקרוא את החידה שבכתובת: לוח הוא תו אחד לכל תא, ונקודה לתא ריק.
play_game_contradicts_title = הנתונים מתנגשים זה בזה
play_game_contradicts_line = שתי ספרות שוות נמצאות באותה שורה, עמודה או תיבה, ולכן אין פתרון.
play_game_none_title = לחידה הזאת אין פתרון
play_game_none_line = החיפוש ניסה הכול: אין דרך למלא את הלוח הזה לפי כל הכללים.
play_game_several_title = לחידה הזאת יש יותר מפתרון אחד
play_game_several_line = לחידה למשחק צריך להיות פתרון אחד בדיוק: אחרת אי אפשר לומר מה נכון.
play_game_unknown_title = קשה מדי לבדוק את החידה הזאת
play_game_unknown_line = החיפוש נעצר לפני שהתברר אם יש פתרון אחד בדיוק.
play_game_failed_title = לא היה אפשר לבדוק את החידה הזאת
play_game_failed_line = החיפוש לא הצליח להתחיל.
play_game_unknown_game = המשחק הזה לא נמצא כאן
play_game_unknown_game_line = אולי הוא שמור במכשיר אחר, או שהוא נמחק.
play_game_unmade_title = לא נוצרה חידה כזאת
play_game_again = ניסיון נוסף
play_game_to_lobby = בחירת חידה
play_game_to_studio = פתיחה בסטודיו
play_game_solved = נפתרה!
play_game_solved_by = נפתרה, עם עזרה
play_game_solved_all_help = הפותר מילא את החידה
play_game_end_you = אתם
play_game_end_findmin = findmin
play_game_end_naive = סדר השורות
play_game_end_time = הזמן: { $time }.
play_game_end_helps =
    { $count ->
        [one] הפותר הציב ספרה אחת.
        [two] הפותר הציב שתי ספרות.
       *[other] הפותר הציב { $formatted } ספרות.
    }
play_game_end_table = כמה נדרש לכם ולחיפוש
play_game_end_placed = הצבות
play_game_end_back = הסרות
play_game_end_watch = צפייה בדרך שלכם
play_game_end_another = עוד אחת כזאת
play_game_end_first = הראשונה שלכם ברמה הזאת.
play_game_end_best = הזמן הטוב ביותר שלכם ברמה הזאת עד כה.
play_game_end_nth =
    { $count ->
        [one] נפתרה חידה אחת ברמה הזאת; הזמן הטוב ביותר בלי עזרה: { $best }.
        [two] נפתרו שתי חידות ברמה הזאת; הזמן הטוב ביותר בלי עזרה: { $best }.
       *[other] נפתרו { $formatted } חידות ברמה הזאת; הזמן הטוב ביותר בלי עזרה: { $best }.
    }
play_game_about = על החידה הזאת
play_game_open_cells =
    { $count ->
        [one] תא אחד פתוח
        [two] שני תאים פתוחים
       *[other] { $formatted } תאים פתוחים
    }
play_game_name = { $level } · { $size }
play_game_facts_clues = נתונים
play_game_facts_of = { $number } מתוך { $all } תאים
play_game_facts_singles = בלי ניחוש
play_game_facts_singles_hidden = נפתרת בספרות שנשאר להן רק מקום אחד
play_game_facts_singles_all = נפתרת בספרות שנשאר להן רק מקום אחד ובתאים שנשאר להם רק מועמד אחד
play_game_facts_singles_pairs = נפתרת באלה יחד עם מועמדים נעולים וזוגות
play_game_facts_singles_none = לא נפתרת
play_game_facts_guesses = ניחושים במקרה הטוב ביותר
play_game_facts_at_least = { $number } או יותר
play_game_facts_needs = הצבות: { $placed }, הסרות: { $back }
play_game_facts_more = ההצבות: יותר מ-{ $placed }, ואז הספירה נעצרה
play_game_facts_seed = זרע
play_game_facts_link = קישור לחידה הזאת
play_game_undone_at = בוטל ב-{ $cell }.
play_game_redone_at = שוחזר ב-{ $cell }.
play_game_bad_wish = אי אפשר לקרוא את ההזמנה
play_game_bad_wish_line = הכתובת מבקשת חידה בדרך שאין לה משמעות כאן.
play_game_unmakeable = לא היה אפשר ליצור את החידה
play_game_cancelled = החידה לא נוצרה
play_game_unmade_impossible = לא תיתכן חידה כזאת.
play_game_unmade_gave_up =
    { $count ->
        [one] לא נמצאה בניסיון אחד.
        [two] לא נמצאה בשני ניסיונות.
       *[other] לא נמצאה ב-{ $formatted } ניסיונות.
    }
play_game_unmade_reached = הקרובה ביותר: { $level }, { $clues } נתונים.
play_game_unmade_play = משחק בקרובה ביותר
play_game_unmade_seed = ניסיון עם זרע אחר
play_game_unmade_change = שינוי ההזמנה
play_game_keys = מקשים
play_game_key_move = מעבר בין תאים
play_game_key_type = הקלדת ספרה
play_game_key_note = הקלדת הערה
play_game_key_erase = מחיקה
play_game_key_place = הצבת הספרה שנבחרה
play_many_csv_headings = חידה,פתרון,שורות בתיבה,עמודות בתיבה,רמה,נתונים,טכניקות,ניחושים,סימטריה,זרע
