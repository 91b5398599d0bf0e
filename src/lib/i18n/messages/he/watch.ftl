watch_note = הפותר אומר: ”{ $text }“
watch_restart = התחלה מחדש: כל הערכים מוסרים, והחיפוש מתחיל שוב.
watch_idle = הפותר מסיר כאן ערך שלא הוצב.
watch_reject = הפותר דוחה את הערך { $value } עבור { $variable }.
watch_reject_because = הפותר דוחה את הערך { $value } עבור { $variable }, בגלל { $list }.
watch_reject_wrongly = הפותר דוחה את הערך { $value } עבור { $variable }, אף שאין התנגשות עם מה שהוצב.
watch_place = המשתנה { $variable } מקבל את הערך { $value }.
watch_place_clash = מציבים { $value } עבור { $variable }, אף ש{ $clash }.
watch_place_given = מציבים { $value } עבור { $variable }, אף שנתון שם { $found }.
watch_place_filled = מציבים { $value } עבור { $variable }, אף שכבר יש שם { $found }.
watch_place_outside = מציבים { $value } עבור { $variable }, אף שהערך הזה אף פעם לא אפשרי שם.
watch_force = ההסקה מציבה { $value } עבור { $variable }.
watch_eliminate = הערך { $value } כבר לא מועמד עבור { $variable }.
watch_eliminate_because = הפותר מוציא את הערך { $value } מהמועמדים של { $variable }, בגלל { $cause }.
watch_deadend = מבוי סתום: לא נשאר ערך עבור { $variable }.
watch_deadend_said = לפי המעקב, לא נשאר ערך עבור { $variable }.
watch_deadend_place = לפי המעקב, לא נשאר מקום עבור { $value }.
watch_used = הפותר סיים עם { $variable }. חלק מהערכים שם הובילו לפתרונות.
watch_fail = לפי המעקב, הצומת הזה נכשל.
watch_done = הפותר סיים עם הצומת הזה.
watch_back = מסירים את { $value } מ-{ $variable }.
watch_back_further = הפותר חוזר עוד אחורה: מסירים את { $value } מ-{ $variable }.
watch_back_on = הפותר ממשיך: מסירים את { $value } מ-{ $variable }.
watch_back_other = הפותר מסיר את { $value } מ-{ $variable }, אף שיש שם { $found }.
watch_bound = לפי המעקב, מכאן לא יכול לבוא פתרון טוב יותר: החסם הוא { $bound }.
watch_bound_best =
    { $aim ->
        [most] לפי המעקב, מכאן לא יכול לבוא פתרון טוב יותר: החסם הוא { $bound }, והשווי של הטוב ביותר עד כה הוא { $best }.
       *[other] לפי המעקב, מכאן לא יכול לבוא פתרון טוב יותר: החסם הוא { $bound }, והעלות של הטוב ביותר עד כה היא { $best }.
    }
watch_solution = לפי המעקב, זה פתרון.
watch_solution_cost =
    { $aim ->
        [most] לפי המעקב, זה פתרון, והשווי שלו הוא { $formatted }.
       *[other] לפי המעקב, זה פתרון, והעלות שלו היא { $formatted }.
    }
watch_solution_clash = לפי המעקב זה פתרון, אבל יש התנגשות אצל { $variable }: { $clash }.
watch_solution_none = לפי המעקב זה פתרון, אבל זה לא נכון.
watch_state_unsaid = לא הוזכר כאן עד כה
watch_state_refused = נדחה בידי הפותר
watch_lost = ל-{ $variable } לא נשאר אף מועמד: הענף הזה אבוד.
watch_cost =
    { $aim ->
        [most] לפי המעקב, השווי הוא { $formatted }.
       *[other] לפי המעקב, העלות היא { $formatted }.
    }
watch_claim_all =
    { $count ->
        [one] לפי המעקב נוסה הכול: פתרון אחד
        [two] לפי המעקב נוסה הכול: שני פתרונות
       *[other] לפי המעקב נוסה הכול: { $formatted } פתרונות
    }
watch_claim_none = לפי המעקב נוסה הכול: אין פתרון
watch_claim_best =
    { $aim ->
        [most] לפי המעקב נוסה הכול: השווי של הפתרון הטוב ביותר הוא { $formatted }
       *[other] לפי המעקב נוסה הכול: העלות של הפתרון הטוב ביותר היא { $formatted }
    }
watch_claim_best_yet =
    { $aim ->
        [most] השווי של הפתרון הטוב ביותר במעקב הוא { $formatted }
       *[other] העלות של הפתרון הטוב ביותר במעקב היא { $formatted }
    }
watch_claim_found =
    { $count ->
        [one] לפי המעקב, לפותר יש מה שחיפש: פתרון אחד
        [two] לפי המעקב, לפותר יש מה שחיפש: שני פתרונות
       *[other] לפי המעקב, לפותר יש מה שחיפש: { $formatted } פתרונות
    }
watch_claim_found_none = לפי המעקב, לפותר יש מה שחיפש, אבל אין במעקב פתרון
watch_claim_stuck = לפי המעקב, הצמצום נתקע; נשארו פתוחים: { $formatted }
watch_claim_stranded = לפי המעקב, לפותר אין דרך חזרה; נשארו פתוחים: { $formatted }
watch_claim_contradiction = לפי המעקב, ל-{ $variable } לא נשאר אף מועמד
watch_claim_cut = הפותר נעצר אחרי { $steps }
watch_claim_further =
    { $count ->
        [one] במעקב יש פתרון אחד; לא ידוע אם יש עוד
        [two] במעקב יש שני פתרונות; לא ידוע אם יש עוד
       *[other] במעקב יש { $formatted } פתרונות; לא ידוע אם יש עוד
    }
watch_kind_note = הערה
watch_kind_restart = התחלה מחדש
watch_title = מעקב
watch_by = מעקב אחרי { $solver }
watch_by_unknown = מעקב אחרי פותר אחר
watch_events =
    { $count ->
        [one] אירוע אחד
        [two] שני אירועים
       *[other] { $formatted } אירועים
    }
watch_no_end = לקובץ אין סוף, ולכן לא ידוע איך החיפוש הסתיים.
watch_too_many = בקובץ יש אירועים נוספים. מספר האירועים שמוצגים כאן: { $formatted }.
watch_not_here = כאן הוצג מעקב שארוך מדי לכתובת: צריך לפתוח את הקובץ שלו שוב. בינתיים מוצג כאן חיפוש שלנו.
watch_not_in_link = המעקב ארוך מדי לקישור. אחרי טעינה מחדש צריך לפתוח את הקובץ שוב.
watch_share_without = המעקב ארוך מדי, ולכן הוא לא נמצא בקישור הזה. שלחו את הקובץ שלו במקום זאת.
watch_leave = סגירה
watch_leave_hint = סגירת המעקב, והפעלת החיפוש שלנו על החידה
watch_leave_table_hint = סגירת המעקב, ופתיחת מעקב אחר
watch_race = מרוץ
watch_race_hint = מרוץ של המעקב מול החיפושים שלנו, לפי שעון אחד
watch_check = בדיקה
watch_check_hint = חיפוש האירוע השגוי הראשון
watch_opening = פותחים את המעקב…
watch_cancel = ביטול
watch_share_read = נקראו { $percent }
watch_failed = לא הצלחנו לפתוח את המעקב: { $error }
watch_worker_failed = לא הצלחנו לפתוח את המעקב: הדפדפן לא הצליח להפעיל את החלק שקורא אותו.
watch_other_kind = המעקב שבכתובת הזאת עוסק בסוג אחר של בעיה.
watch_line = שורה { $line }: { $error }
watch_error_too_large = הקובץ גדול מדי. אפשר לפתוח לכל היותר { $expected }.
watch_error_unreadable = אי אפשר לקרוא את הקובץ או לפרוס אותו.
watch_error_not_text = הקובץ הוא לא טקסט ב-UTF-8.
watch_error_utf_16 = הקובץ הוא טקסט ב-UTF-16. כדאי לשמור אותו ב-UTF-8.
watch_error_empty = לא קורה בו דבר: אין בו משתנים, או שאין בו ערכים.
watch_error_blank = הקובץ ריק.
watch_error_header_json = השורה הזאת היא לא JSON.
watch_error_header_lines = הכותרת צריכה להיות בשורה אחת, וכל אירוע בשורה משלו.
watch_error_not_a_trace = חסר { $field }.
watch_error_begins = מעקב מתחיל בשורה כמו { $example }.
watch_error_version = זו גרסה { $found } של הפורמט; אפשר לפתוח את גרסה { $expected }.
watch_error_field = ”{ $found }“ בכותרת צריך להיראות כך: { $example }
watch_error_field_text = ”{ $found }“ בכותרת צריך להיות טקסט של עד { $expected } תווים.
watch_error_field_first = ”first“ בכותרת צריך להיות שני מספרים שלמים, שמהם מתחילים המשתנים והערכים: { $example }
watch_error_field_goal = ”goal“ בכותרת הוא לא אחת המטרות הקיימות.
watch_error_unknown_field = אין בכותרת שדה בשם ”{ $found }“.
watch_error_largest = בסוג הזה העלות הקטנה ביותר היא הטובה ביותר, ולכן ”goal“ לא יכול להיות ”largest“.
watch_error_kind = אין סוג בעיה בשם ”{ $found }“.
watch_error_setup = הכותרת לא אומרת באיזו חידה מהסוג ”{ $found }“ מדובר.
watch_error_parameter = ”{ $found }“ בתוך ”setup“ לא תקין.
watch_error_parameter_entry = פריט { $place } ב-”{ $found }“ שבתוך ”setup“ לא תקין: ”{ $entry }“.
watch_error_parameter_type = ”{ $found }“ בתוך ”setup“ צריך להיות טקסט או מספר.
watch_error_unknown_parameter = אין ”{ $found }“ בתוך ”setup“ של הסוג הזה.
watch_error_puzzle = ”{ $found }“ הוא לא חידה אחת מהסוג הזה.
watch_error_contradiction = החידה שבכותרת מפרה את הכללים שלה.
watch_error_name_empty = יש שם ריק.
watch_error_name_long = בשם שמתחיל ב-”{ $found }“ יש יותר מ-{ $expected } תווים.
watch_error_name_type = ”{ $found }“ לא יכול להיות שם: שם הוא טקסט או מספר.
watch_error_name_twice = השם ”{ $found }“ מופיע ברשימה פעמיים.
watch_error_log = ”{ $found }“ הוא לא צומת של יומן חיפוש.
watch_error_not_json = ”{ $found }“ הוא לא אירוע אחד, כמו { $example }.
watch_error_long_line = בשורה יש יותר מ-{ $expected } תווים.
watch_error_word = אין אירוע בשם ”{ $found }“.
watch_error_arguments = ל-”{ $found }“ יש יותר מדי ארגומנטים: אפשר לכל היותר { $expected }.
watch_error_missing =
    { $what ->
        [variable] המשתנה חסר.
        [value] הערך חסר.
        [bound] העלות חסרה.
       *[other] הטקסט חסר.
    }
watch_error_variable = ”{ $found }“ הוא לא אחד המשתנים.
watch_error_value = ”{ $found }“ הוא לא אחד הערכים.
watch_error_variable_number = ”{ $found }“ הוא לא מספר של משתנה: המספרים הם { $from } עד { $to }.
watch_error_value_number = ”{ $found }“ הוא לא מספר של ערך: המספרים הם { $from } עד { $to }.
watch_error_variable_text = ”{ $found }“ הוא טקסט, אבל כאן המשתנים הם מספרים: { $from } עד { $to }.
watch_error_value_text = ”{ $found }“ הוא טקסט, אבל כאן הערכים הם מספרים: { $from } עד { $to }.
watch_error_first = הם מתחילים ב-0, אלא אם בכותרת כתוב אחרת, לדוגמה { $example }.
watch_error_many_variables = יש יותר מ-{ $expected } משתנים.
watch_error_many_values = יש יותר מ-{ $expected } ערכים, ויותר מזה אי אפשר להראות. במקום זאת אפשר לכתוב משתנה לכל ערך, כמו ”{ $row }“, עם הערכים ”{ $yes }“ ו-”{ $no }“.
watch_error_number = ”{ $found }“ הוא לא מספר שלם בטווח { $from } עד { $to }, בלי מירכאות.
watch_error_note = הערה היא טקסט של עד { $expected } תווים.
watch_error_deep = כאן מוצבים בבת אחת יותר מ-{ $expected } ערכים.
watch_error_end = ”{ $found }“ הוא לא סוף של חיפוש.
watch_error_end_missing = הסוף חסר: מילה שאומרת איך החיפוש הסתיים.
watch_error_cut = ”{ $found }“ הוא לא סיבה לקטיעה של חיפוש.
watch_error_after_end = ”{ $found }“ מופיע אחרי הסוף.
watch_error_meant = אולי הכוונה היא ל-”{ $expected }“?
watch_error_possible = אפשר לכתוב { $list }.
watch_error_example = לדוגמה: { $example }
watch_checking = בודקים את המעקב…
watch_share_checked = נבדקו { $percent }
watch_check_failed = לא הצלחנו להריץ את הבדיקה בדפדפן הזה.
watch_lie = אירוע { $event } (שורה { $line }) שגוי: { $text }
watch_lie_end = סוף המעקב שגוי: { $text }
watch_lie_show = הצגת האירוע
watch_sound =
    { $count ->
        [one] לא נמצאה טעות באירוע אחד.
        [two] לא נמצאה טעות בשני אירועים.
       *[other] לא נמצאה טעות ב-{ $formatted } אירועים.
    }
watch_unjudged = לא נבדק: { $list }.
watch_lie_given = הערך { $value } מוצב עבור { $variable }, אבל זה נתון שערכו { $expected }.
watch_lie_chosen = המשתנה { $variable } נבחר, אבל כבר יש לו הערך { $expected }.
watch_lie_has_value = הערך { $value } מוצב עבור { $variable }, אבל כבר מוצב שם הערך { $expected }.
watch_lie_domain = הערך { $value } לא אפשרי עבור { $variable }.
watch_lie_eliminated = הערך { $value } מוצב עבור { $variable }, אף שכבר נמחק מהמועמדים.
watch_lie_not_next = מוצב ערך עבור { $variable }, אבל עכשיו התור של { $expected }: כאן המשתנים באים לפי הסדר.
watch_lie_clash = הערך { $value } מוצב עבור { $variable } ומתנגש עם { $list }.
watch_lie_clash_puzzle = הערך { $value } מוצב עבור { $variable }, אף שהחידה עצמה אוסרת אותו.
watch_lie_takeback_nothing = הפותר מסיר ערך שלא הוצב.
watch_lie_takeback_order = הפותר מסיר את הערך של { $variable }, אבל אחריו הוצב ערך עבור { $expected }.
watch_lie_takeback_value = הפותר מסיר את הערך { $value } של { $variable }, אבל הערך שם הוא { $expected }.
watch_lie_untested = נאמר שהקפיצה מעל { $variable } משאירה { $found } ערכים בלי בדיקה, אבל נשארו שם לכל היותר { $expected }.
watch_lie_untested_nowhere = נאמר שערכים של { $variable } נשארו בלי בדיקה, אבל שום קפיצה לא עוברת מעליו.
watch_lie_fits = הערך { $value } נדחה עבור { $variable }, אבל הוא לא מתנגש עם שום דבר.
watch_lie_reason_open = הסיבה שצוינה היא { $list }, אבל אין שם ערך.
watch_lie_reason = הסיבה שצוינה היא { $list }, אבל היא לא אוסרת את הערך { $value } עבור { $variable }.
watch_lie_gone = הערך { $value } נמחק ממועמדי { $variable }, אף שכבר נמחק קודם.
watch_lie_cause = הסיבה שצוינה היא { $list }, אבל היא לא אוסרת את הערך { $value } עבור { $variable }.
watch_lie_unit = הערך { $value } מוצב עבור { $variable } מחוסר ברירה, אבל יש לו מקום אחר: { $list }.
watch_lie_unit_none = היחידה שצוינה לא קשורה אל { $variable } ואל { $value }.
watch_lie_value_left = לפי המעקב { $variable } במבוי סתום, אבל נשאר הערך { $value }: לא ניסו אותו, ושום דבר לא אוסר אותו.
watch_lie_place_left = לפי המעקב לא נשאר מקום עבור { $value }, אבל נשאר מקום: { $list }.
watch_lie_solution_failed = לפי המעקב הצומת נכשל, אבל ההצבות בו הן פתרון.
watch_lie_solution_open = זה מתואר כפתרון. { $open }
watch_lie_no_solution = זה מתואר כפתרון, אבל הוא מפר את הכללים.
watch_lie_solution_twice = הפתרון הזה כבר נמצא באירוע { $event }.
watch_lie_cost =
    { $aim ->
        [most] השווי של הפתרון הזה הוא { $expected }, לא { $found }.
       *[other] העלות של הפתרון הזה היא { $expected }, לא { $found }.
    }
watch_lie_bound = כשהחסם הוא { $found }, עוד יכול לבוא פתרון טוב יותר מהטוב ביותר עד כה ({ $expected }).
watch_lie_better_follows =
    { $aim ->
        [most] לפי המעקב, השווי של כל פתרון שיכול לבוא מכאן הוא { $found } לכל היותר, אבל יכול לבוא פתרון ששוויו { $expected }.
       *[other] לפי המעקב, העלות של כל פתרון שיכול לבוא מכאן היא { $found } לפחות, אבל יכול לבוא פתרון שעלותו { $expected }.
    }
watch_lie_nothing_open = לפי המעקב החיפוש תקוע, אבל אין משתנה פתוח.
watch_lie_end_found = לפיו הפותר מצא את מה שחיפש, אבל במעקב אין פתרון.
watch_lie_end_open = לפיו מספר המשתנים הפתוחים הוא { $found }, אבל הוא { $expected }.
watch_lie_end_contradiction = לפיו לא נשאר מועמד עבור { $variable }, אבל נשאר לו מועמד.
watch_lie_missing =
    { $count ->
        [one] לפיו אין עוד פתרונות, אבל יש פתרון אחד, והוא לא נמצא במעקב.
        [two] לפיו אין עוד פתרונות, אבל יש שני פתרונות. מספר הפתרונות במעקב: { $found }.
       *[other] לפיו אין עוד פתרונות, אבל יש { $formatted } פתרונות. מספר הפתרונות במעקב: { $found }.
    }
watch_lie_missing_least =
    { $count ->
        [one] לפיו אין עוד פתרונות, אבל יש לפחות פתרון אחד, והוא לא נמצא במעקב.
        [two] לפיו אין עוד פתרונות, אבל יש לפחות שני פתרונות. מספר הפתרונות במעקב: { $found }.
       *[other] לפיו אין עוד פתרונות, אבל יש לפחות { $formatted } פתרונות. מספר הפתרונות במעקב: { $found }.
    }
watch_lie_not_best =
    { $aim ->
        [most] לפיו הכול נוסה, אבל השווי של הפתרון הטוב ביותר הוא { $expected }, והוא לא נמצא במעקב.
       *[other] לפיו הכול נוסה, אבל העלות של הפתרון הטוב ביותר היא { $expected }, והוא לא נמצא במעקב.
    }
watch_unjudged_constraints = אם הערכים מתאימים, אם מבואות סתומים ופתרונות הם באמת כאלה, אם החסמים נכונים ואם נוסה הכול: המעקב לא אומר מהם האילוצים
watch_unjudged_method = ערכים שנדחו, מבואות סתומים ופתרונות, כי לחידה הזו יש שיטה משלה
watch_unjudged_eliminations =
    { $count ->
        [one] הסרת מועמד אחת בלי סיבה
        [two] שתי הסרות של מועמדים בלי סיבה
       *[other] { $formatted } הסרות של מועמדים בלי סיבה
    }
watch_unjudged_forced =
    { $count ->
        [one] ערך כפוי אחד
        [two] שני ערכים כפויים
       *[other] { $formatted } ערכים כפויים
    }
watch_unjudged_failures =
    { $count ->
        [one] מבוי סתום אחד שלא אומר איפה לא נשאר ערך
        [two] שני מבואות סתומים שלא אומרים איפה לא נשאר ערך
       *[other] { $formatted } מבואות סתומים שלא אומרים איפה לא נשאר ערך
    }
watch_unjudged_bounds =
    { $count ->
        [one] חסם אחד, כי כאן אין לפתרונות עלות
        [two] שני חסמים, כי כאן אין לפתרונות עלות
       *[other] { $formatted } חסמים, כי כאן אין לפתרונות עלות
    }
watch_unjudged_bounds_long =
    { $count ->
        [one] חסם אחד, כי החיפוש שלנו אחר פתרון טוב יותר נמשך זמן רב מדי
        [two] שני חסמים, כי החיפוש שלנו אחר פתרון טוב יותר נמשך זמן רב מדי
       *[other] { $formatted } חסמים, כי החיפוש שלנו אחר פתרון טוב יותר נמשך זמן רב מדי
    }
watch_unjudged_costs =
    { $count ->
        [one] עלות אחת
        [two] שתי עלויות
       *[other] { $formatted } עלויות
    }
watch_unjudged_all = אם במעקב נמצאים כל הפתרונות, כי החיפוש שלנו נמשך זמן רב מדי
watch_export = מעקב
watch_export_hint = כל הצעדים, בפורמט JSON Lines. הסטודיו יודע לפתוח קובץ כזה.
watch_export_cut = מספר הצעדים גדול מ-{ $formatted }; הקובץ מכיל רק את הראשונים.
watch_page_title = צפייה בכל פותר
watch_page_description = פותחים מעקב של כל פותר, שלכם או של Gecode, וצועדים בחיפוש שלו קדימה ואחורה, עם לוח ועץ החלטות.
watch_page_lead = הפותר רושם מה הוא עושה, שורה לכל צעד. פתחו כאן את הקובץ כדי לראות את הלוח ואת עץ ההחלטות: אפשר לצעוד קדימה ואחורה, לקבוע נקודות עצירה ולבדוק מהו הצעד השגוי הראשון.
watch_drop = גררו קובץ מעקב לכל מקום בדף
watch_choose = בחירת קובץ
watch_paste = אפשר גם להדביק את התוכן שלו.
watch_bounds = עד { $events } אירועים: { $text } של טקסט, או { $gzipped } בדחיסת gzip. שום דבר מהקובץ לא מופעל, והוא לא יוצא מהמכשיר.
watch_examples = דוגמאות
watch_example_gecode = Gecode: שמונה מלכות
watch_example_gecode_line = חיפוש אמיתי של Gecode, עם כל מה שההסקה שלו מסירה. הוא מוצא את כל 92 הפתרונות.
watch_example_python = פותר סודוקו ב-Python
watch_example_python_line = התוכנית שלמטה פותרת את הלוח מפרק 4. הסטודיו מראה אותה עם הלוח והמשפטים שלו.
watch_example_slip = אותו הדבר, עם טעות
watch_example_slip_line = אותו פותר, ויש בו טעות. לחצו על ”בדיקה“ כדי למצוא את הצעד השגוי הראשון.
watch_first = המעקב הראשון שלכם בשתי דקות
watch_first_download = שמרו שני קבצים בתיקייה אחת: את הרשם, שהוא כל מה שצריך, ופותר סודוקו שמשתמש בו.
watch_first_run = הריצו את הפותר:
watch_first_drop = גררו את { $file } אל הדף הזה.
watch_first_yours = בפותר משלכם הוסיפו את השורות המסומנות: אחת במקום שבו מציבים ערך, אחת במקום שבו מסירים אותו, אחת לפתרון ואחת לסוף. על כל השאר אפשר לוותר.
watch_language = שפת תכנות
watch_code_of = התוכנית { $file }
watch_copy_code = העתקה
watch_solvers = MiniZinc, Gecode, Chuffed, Choco
watch_solvers_text = הפותרנים האלה יודעים לשלוח את החיפוש שלהם אל CP-Profiler. ממיר קטן מאזין במקומו וכותב קובץ מעקב. הוא צריך רק Python.
watch_solvers_get = שמרו את הממיר והפעילו אותו:
watch_solvers_run = בחלון אחר הריצו את המודל, כך שיתחבר אל פורט { $port }:
watch_solvers_needs = זה עובד עם Gecode מגרסה 6.3 ומעלה ועם Chuffed, אם הם נבנו עם תמיכה ב-CP-Profiler. ה-Gecode של Debian לא נבנה כך, ואז minizinc עונה: ⁦Unrecognized option⁩.
watch_solvers_logs = גם בלי התמיכה הזו אפשר לפתוח בדף הזה קובץ node-log.log של Chuffed, וגם חיפוש ש-CP-Profiler שמר.
watch_format = הפורמט
watch_format_text = כל שורה היא ערך JSON אחד: כותרת, אחר כך מערך לכל אירוע, ולבסוף הסוף. משתנים וערכים הם מספרים, ובטבלה גם שמות.
watch_format_header = הכותרת מציינת אחד מסוגי הבעיות שלנו ואת החידה, או את המשתנים והערכים של טבלה:
watch_format_first = סופרים מ-0, אלא אם השדה first אומר אחרת: עם [0,1] המשתנים נספרים מ-0 והערכים מ-1.
watch_format_events = אירועים
watch_format_word = מילה
watch_format_letter = אות
watch_format_arguments = ארגומנטים
watch_format_meaning = משמעות
watch_format_optional = על ארגומנטים בסוגריים מרובעים אפשר לוותר.
watch_format_costs = עלות היא מה שהייתם מדפיסים: אורך, או רווח. בטבלה הקטנה ביותר היא הטובה ביותר, אלא אם בכותרת כתוב { $goal }.
watch_argument_variable = משתנה
watch_argument_value = ערך
watch_argument_reasons = רשימת משתנים
watch_argument_cause = משתנה
watch_argument_cost = עלות
watch_argument_note = טקסט
watch_event_choose = המשתנה הזה הוא הבא
watch_event_reject = הערך נבדק ולא מתאים; המשתנים שאוסרים אותו
watch_event_place = מנסים שם את הערך: צומת בעץ
watch_event_force = ההסקה השאירה רק את הערך הזה; היחידה, למשל שורה, שבה אין לו מקום אחר
watch_event_eliminate = ההסקה הסירה מועמד; המשתנה שגרם לכך
watch_event_deadend = לא נשאר שם ערך, או שהצומת נכשל אם אין משתנה; בסוף המשתנה שלקח את הערך האחרון
watch_event_takeback = מסיר את ההצבה האחרונה; כמה מהערכים לא נבדקו שם
watch_event_jump = מסיר את ההצבה הראשונה שקפיצה אחורה מדלגת עליה; כמה מהערכים לא נבדקו שם
watch_event_bound = מכאן לא יכול לבוא פתרון טוב מזה, וזה לא טוב מהטוב ביותר עד כה
watch_event_solution = ההצבות הן פתרון; העלות שלו, או השווי שלו אם הטוב ביותר הוא הגדול ביותר
watch_event_restart = הכול מוסר, והחיפוש מתחיל שוב
watch_event_stuck = הצמצום לא מוצא עוד שום דבר
watch_event_note = מה שהפותר רוצה לומר
watch_format_end = השורה האחרונה היא { $all } אם הכול נוסה, { $found } אם הפותר מצא את מה שחיפש, או { $cut } אם הוא נעצר.
watch_format_kinds = מה המספרים מציינים
watch_format_kind = סוג
watch_format_variables = משתנים
watch_format_values = ערכים
watch_format_more = הייצוא כותב כל חיפוש של הסטודיו בפורמט הזה, וכך אפשר לראות איך זה נעשה.
watch_kind_sudoku_variables = התאים, שורה אחרי שורה
watch_kind_sudoku_values = הסמלים, לפי הסדר
watch_kind_queens_variables = השורות
watch_kind_queens_values = העמודות
watch_kind_map_colouring_variables = האזורים, לפי הסדר שלמטה
watch_kind_map_colouring_values = הצבעים
watch_kind_maze_variables = צעדי המסלול
watch_kind_maze_values = הכיוונים: צפון, מזרח, דרום, מערב
watch_kind_sequence_variables = המקומות
watch_kind_sequence_values = האותיות
watch_kind_knights_tour_variables = המהלכים
watch_kind_knights_tour_values = שמונה הקפיצות, לפי הסדר שלמטה
watch_kind_round_trip_variables = התחנות
watch_kind_round_trip_values = הערים, לפי הסדר שבשדה cities
watch_kind_subset_variables = המספרים או החפצים
watch_kind_subset_values = 0: לקחת, 1: להשאיר
watch_kind_cryptarithm_variables = האותיות: טור אחרי טור מהאחדות, וכל טור מלמעלה
watch_kind_cryptarithm_values = הספרות
watch_kind_own_variables = המשתנים, לפי הסדר שבשדה names
watch_kind_own_values = הערכים, לפי הסדר שבשדה domain
watch_nav = צפייה בכל פותר
watch_frame_unreadable = אי אפשר לקרוא את המעקב שבכתובת של המסגרת.
watch_kind_making_variables = התאים, שורה אחרי שורה
watch_kind_making_values = הסמלים, לפי הסדר
watch_example_zebra = Gecode: חידת הזברה
watch_example_zebra_line = חיפוש אמיתי על חידה שאין לה כאן לוח: טבלה של המשתנים והערכים שלה.
watch_format_goal = השדה goal בכותרת אומר מה הפותר מחפש: { $list }.
watch_format_cuts = אחרי { $cut } אפשר לכתוב גם למה: { $list }.
watch_format_limits = מספר האירועים הוא לכל היותר { $events }, מספר ההצבות בבת אחת לכל היותר { $placements }, ובשורה יש עד { $line } תווים, בהערה עד { $note } ובשם עד { $name }. בטבלה יש לכל היותר { $variables } משתנים, ולכל היותר { $values } ערכים. המספרים שלמים, עד { $number }. גודל הקובץ הוא עד { $gzipped } MB ב-gzip, ועד { $text } MB כטקסט.
watch_format_setups = כותרת לכל סוג
watch_argument_unit = מספר של יחידה
watch_argument_untested = מספר של ערכים
watch_setup_sudoku = השורות מלמעלה; נקודה או 0 הם תא ריק.
watch_setup_queens = השדה size הוא מספר השורות.
watch_setup_map_colouring = השדה map הוא australia או usa, והשדה colours הוא 2 עד 6. האזורים של אוסטרליה הם { $list }; של ארצות הברית לפי סדר קודי הדואר.
watch_setup_maze = השורות מלמעלה: x הוא קיר, o פתוח, S ההתחלה, G המטרה.
watch_setup_sequence = האותיות לפי הסדר. השדה length הוא מספר המקומות, { $formatted } אם הוא חסר; השדה rule הוא { $list }.
watch_setup_knights_tour = עמודות ושורות. הפרש מתחיל ב-a1, למטה משמאל, או במקום שבשדה path. הקפיצות הן { $list }.
watch_setup_round_trip = לכל עיר: השם, המרחק משמאל והמרחק מלמעלה. לכל דרך: שתי ערים, כל אחת בספרה של מקומה ברשימה (0 עד 9, ואחר כך a עד v). השדה lengths במקום roads מוסיף אורך: 0112 הוא 12 מהעיר הראשונה לשנייה.
watch_setup_subset = השדה items הוא המספרים, והשדה target הוא הסכום. בתרמיל, 2_40 שוקל 2 ומניב 40, והשדה target הוא המשקל הגדול ביותר.
watch_setup_cryptarithm = המספרים בתרגיל; האחרון הוא התוצאה.
watch_setup_making = השדה making הוא הדרך שבה נוצר הסודוקו: { $list }. השדה draw הוא מספר ההגרלה.
watch_setup_own = השמות, ובין כל שניים פסיק. את השדה clashes כותב הסטודיו; בלעדיו הכול מותר.
