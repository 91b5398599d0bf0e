shell_name = Backtrail
shell_close = סגירה
shell_from_disk = הדף הזה נפתח כקובץ, וכך הדפדפן לא מריץ את הסקריפטים שלו. הגישו את התיקייה שלו משרת אינטרנט, ופתחו את הכתובת של השרת.
shell_part_failed = חלק מהדף הזה לא נטען. בדקו את החיבור לרשת.
shell_part_outdated = לאתר יש גרסה חדשה, ולכן חלק מהדף הזה לא נטען. טענו את הדף מחדש; הוא יחזור לאותו מקום.
shell_try_again = ניסיון נוסף
shell_reload = טעינה מחדש
shell_skip = דילוג לתוכן
shell_skip_to_board = דילוג אל הלוח
shell_nav = ניווט ראשי
shell_menu = תפריט: דפים, שפה, מראה
shell_home = דף הבית
shell_studio = סטודיו
shell_studio_choose = סטודיו: בחירת סוג הבעיה
shell_studio_other = סטודיו { $kind }: בחירת סוג בעיה אחר
shell_language = { $name }: החלפת שפה
shell_theme = מראה
shell_theme_name = ערכת צבעים
shell_theme_system = לפי המערכת
shell_theme_light = בהיר
shell_theme_dark = כהה
shell_text = גודל הטקסט
shell_text_normal = רגיל
shell_text_large = גדול
shell_text_larger = גדול יותר
shell_footer = חופשי לשימוש, לשינוי ולהפצה. הכול רץ בדפדפן שלכם: אף חידה לא יוצאת ממנו.
shell_rate =
    { $count ->
        [one] צעד אחד לשנייה
        [two] שני צעדים לשנייה
       *[other] { $formatted } צעדים לשנייה
    }
shell_milliseconds = ⁦{ $formatted } ms⁩
shell_home_title = Backtrail: רואים חיפוש טועה בדרך, וחוזר
shell_home_description = ראו איך מחשב פותר סודוקו, מלכות ומבוכים: הוא מנסה, נכשל וחוזר אחורה. כל צעד על הלוח ובעץ ההחלטות, קדימה ואחורה, עם הסיבה שלו.
shell_hero_title = רואים חיפוש טועה בדרך, וחוזר.
shell_hero_text = מחשב שפותר חידה בגישוש נסוג (backtracking) מנסה משהו, נתקע, מסיר אותו ומנסה שוב. כאן הוא עושה את זה לנגד עיניכם, על הלוח ובעץ ההחלטות. עצרו אותו, צעדו אחורה, קפצו לכל רגע, וקראו למה קרה כל צעד.
shell_begin = התחלה בשלוש אותיות
shell_watch = צפייה בחיפוש
shell_open_own = פתיחת סודוקו משלכם
shell_kinds = הבעיות
shell_mini_label = חיפוש קטן: { $title }
shell_mini_play = הפעלת החיפושים
shell_mini_pause = השהיית החיפושים
shell_scene_play = הפעלה
shell_scene_pause = השהיה
shell_scene_again = שוב
shell_torn_label = סודוקו בזמן חיפוש: השורה הראשונה מתמלאת, ואחר כך נקרעת
shell_torn_full = השורה הראשונה נראית גמורה.
shell_torn_wrong = היא הייתה שגויה מהתא השני והלאה.
shell_twins = חידה אחת, שני לוחות
shell_twins_text = הלוח מימין הוא הלוח משמאל, אחרי שהחליפו בו שורות, עמודות וספרות. בשבילכם שניהם קשים באותה מידה. חיפוש שהולך שורה אחרי שורה לא מסכים.
shell_twins_label = אותו חיפוש בשני הלוחות, עם שעון אחד
shell_twins_caption = אותו חיפוש, שעון אחד.
shell_twins_why = איך זה ייתכן?
shell_twins_count =
    { $count ->
        [one] הצבה אחת
        [two] שתי הצבות
       *[other] { $formatted } הצבות
    }
shell_course = הבעיות של הקורס, כל אחת בלחיצה אחת
shell_course_list = למנות הכול
shell_course_permutations = תמורות
shell_course_combinations = צירופים
shell_course_subsets = תת-קבוצות
shell_course_brackets = סוגריים מאוזנים
shell_course_satisfy = לקיים את כל האילוצים
shell_course_queens = שמונה מלכות
shell_course_sudoku = סודוקו
shell_course_colouring = צביעת גרף: אוסטרליה
shell_course_cryptarithm = SEND + MORE = MONEY
shell_course_sum = סכום חלקי
shell_course_way = למצוא דרך
shell_course_maze = מבוך
shell_course_tour = מסע הפרש
shell_course_warnsdorff = מסע הפרש, הכלל של ורנסדורף
shell_course_closed = מסע פרש סגור
shell_course_cycle = מעגל המילטון
shell_course_best = למצוא את הטוב ביותר
shell_course_knapsack = בעיית התרמיל 0/1, ענף וחסם
shell_course_salesman = הסוכן הנוסע
shell_course_shortest = המסלול הקצר ביותר
shell_course_smarter = לחפש בחוכמה
shell_course_fewest = הכי מעט קודם (MRV)
shell_course_forward = בדיקה קדימה
shell_course_arcs = עקביות קשתות (AC-3)
shell_course_jump = קפיצה לאחור (CBJ)
shell_course_learn = סדר שלומד (dom/wdeg)
shell_own_solver = צפייה בחיפוש של פותר משלכם
shell_ways = מאיפה מתחילים
shell_way_learn = לימוד צעד אחרי צעד
shell_way_learn_text = { $chapters } פרקים, משלוש אותיות ועד לפותר שתוכלו לכתוב בעצמכם. התמונה מתקדמת עם הקריאה, ושואלת מה יבוא עכשיו.
shell_way_queens = שמונה מלכות
shell_way_queens_text = צפו איך החיפוש מסיר { $undos } מלכות, עד ששמונה עומדות בבטחה.
shell_way_compare = שני סדרים, סודוקו אחד
shell_way_compare_text = שורה אחרי שורה, או תמיד במקום שנשאר בו הכי מעט לבחור? על אותו לוח: { $naive } הצבות מול { $findmin }. נחשו איזה מספר שייך לאיזה סדר, וצפו כדי להבין את הסיבה.
shell_way_measured = חמישים חידות, במספרים
shell_way_measured_text = חמישים חידות סודוקו קלות: שורה אחרי שורה נדרשות { $naive } הצבות. כשמתחילים תמיד במקום שיש בו הכי מעט לבחור, מספיקות { $findmin }. האם זה תמיד כך?
shell_way_own = חידה משלכם
shell_way_own_text = הקלידו, הדביקו או פתחו סודוקו, מ-{ $smallest } עד { $largest }. ראו אם יש לו פתרון אחד, כמה או אף אחד, וצפו בחיפוש שמגלה את זה.
shell_way_play = משחק
shell_way_play_text = קבלו סודוקו חדש ברמה שביקשתם, עם רמזים שמסבירים את עצמם. בסוף, ראו את הדרך שלכם לצד הדרך של המחשב.
shell_way_keys = מהמקלדת
shell_key_space = רווח
shell_keys_play = הפעלה, השהיה
shell_keys_step = צעד אחד
shell_keys_backtrack = אל נסיגה
shell_keys_all = כל המקשים
shell_legend = איך קוראים את העץ
shell_shape_open = פתרון חלקי
shell_shape_open_text = מה שהוצב עד כה לא מפר שום כלל. התווית על קו היא הערך שהוצב; השם ליד סימון הוא המקום שממלאים בו.
shell_shape_fail = מבוי סתום
shell_shape_fail_text = לא נשאר מה לנסות במקום שליד הסימון. מכאן החיפוש נסוג.
shell_shape_solved = פתרון
shell_shape_solved_text = הכול הוצב, ושום כלל לא הופר.
shell_shape_folded = תת-עץ מקופל
shell_shape_folded_text = חלק מהעץ שאין בו פתרון. ככל שהמשולש גדול יותר, כך הוא מסתיר יותר.
shell_storage_refused = הדפדפן הזה לא מאפשר ל-Backtrail לשמור הגדרות: הן תקפות עד שעוזבים את הדף.
shell_missing_title = השביל נגמר כאן
shell_number_wrong = הקלידו מספר שלם מ-{ $min } עד { $max }.
shell_copy = העתקה
shell_copied = הועתק.
shell_copy_refused = הדפדפן לא מאפשר להעתיק כאן. הטקסט מסומן: אפשר ללחוץ ⁨Ctrl+C⁩ או ⁨⌘C⁩.
shell_missing_text = אין דף בכתובת { $address }.
shell_broken_title = אי אפשר להציג את הדף
shell_broken_text = משהו השתבש ב-Backtrail. טענו את הדף שוב; אם זה לא עוזר, התחילו מכאן.
shell_status = קוד { $status }
shell_unkept_what =
    { $thing ->
        [settings] ההגדרות לא נשמרות במכשיר הזה
        [chapter] הפרק לא נשמר במכשיר הזה
        [set] רשימת המשימות לא נשמרת במכשיר הזה
        [homework] שיעורי הבית לא נשמרים במכשיר הזה
        [program] התוכנית לא נשמרת במכשיר הזה
        [sentence] המשפט לא נשמר במכשיר הזה
       *[game] המשחק לא נשמר במכשיר הזה
    }
shell_unkept_refused = { $what }: הדפדפן לא שומר דבר עבור האתר. אפשרו לו לשמור וטענו את הדף מחדש.
shell_unkept_full = { $what }: לא נשאר מקום. פנו מקום; השינוי הבא ינסה לשמור שוב.
shell_unkept_removed = { $what }: המחיקה נעשתה בלשונית אחרת. אפשר להמשיך.
shell_unkept_newer = { $what }: גרסה חדשה יותר של הדף כבר פעלה כאן. טענו את הדף מחדש.
shell_unkept_silent = { $what } בינתיים: האחסון לא מגיב. אם זה נמשך, סגרו לשוניות אחרות של האתר וטענו את הדף מחדש.
shell_unkept_failed = { $what }: השמירה נכשלה. השינוי הבא ינסה לשמור שוב.
shell_draft_followed =
    { $thing ->
        [chapter] הפרק השתנה בלשונית אחרת. כאן מוצג מה שנעשה שם.
        [set] רשימת המשימות השתנתה בלשונית אחרת. כאן מוצג מה שנעשה שם.
        [homework] שיעורי הבית השתנו בלשונית אחרת. כאן מוצג מה שנעשה שם.
        [program] התוכנית השתנתה בלשונית אחרת. כאן מוצג מה שנעשה שם.
       *[sentence] המשפט השתנה בלשונית אחרת. כאן מוצג מה שנעשה שם.
    }
shell_draft_parted =
    { $thing ->
        [chapter] הפרק השתנה גם בלשונית אחרת. שני הפרקים נשמרים, וזה שלכם.
        [set] רשימת המשימות השתנתה גם בלשונית אחרת. שתי הרשימות נשמרות, וזו שלכם.
        [homework] שיעורי הבית השתנו גם בלשונית אחרת. שני המצבים נשמרים, וזה שלכם.
        [program] התוכנית השתנתה גם בלשונית אחרת. שתי התוכניות נשמרות, וזו שלכם.
       *[sentence] המשפט השתנה גם בלשונית אחרת. שני המשפטים נשמרים, וזה שלכם.
    }
shell_draft_beside =
    { $thing ->
        [chapter] פרק נוסף שמור לצד הפרק הזה.
        [set] רשימת משימות נוספת שמורה לצד הרשימה הזאת.
        [homework] מצב נוסף של שיעורי הבית שמור לצד המצב הזה.
        [program] תוכנית נוספת שמורה לצד התוכנית הזאת.
       *[sentence] משפט נוסף שמור לצד המשפט הזה.
    }
shell_draft_more = לצד מה שמוצג שמורים עוד { $count }.
shell_draft_next = החלפה
shell_draft_only = לשמור רק את המוצג
shell_draft_unreadable =
    { $thing ->
        [chapter] גרסה אחרת של האתר שמרה כאן פרק שהגרסה הזאת לא יכולה לקרוא. הוא נשאר כמות שהוא, ומה שתעשו נשמר לצידו.
        [set] גרסה אחרת של האתר שמרה כאן רשימת משימות שהגרסה הזאת לא יכולה לקרוא. היא נשארת כמות שהיא, ומה שתעשו נשמר לצידה.
        [homework] גרסה אחרת של האתר שמרה כאן שיעורי בית שהגרסה הזאת לא יכולה לקרוא. הם נשארים כמות שהם, ומה שתעשו נשמר לצידם.
        [program] גרסה אחרת של האתר שמרה כאן תוכנית שהגרסה הזאת לא יכולה לקרוא. היא נשארת כמות שהיא, ומה שתעשו נשמר לצידה.
       *[sentence] גרסה אחרת של האתר שמרה כאן משפט שהגרסה הזאת לא יכולה לקרוא. הוא נשאר כמות שהוא, ומה שתעשו נשמר לצידו.
    }
