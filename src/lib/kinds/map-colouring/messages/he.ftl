map_colouring_title = צביעת מפה
map_colouring_description = צפו במפה שנצבעת בגישוש נסוג כך שלאזורים שכנים צבעים שונים, קדימה ואחורה: המפה וגרף האילוצים שלה, עץ ההחלטות, הקוד והסיבה לכל צעד.
map_colouring_line = צביעת גרף: לאזורים שכנים צבעים שונים. כאן עוזר במיוחד להתחיל בהכי מעט מועמדים.
map_colouring_facts = { $map }, { $colours } צבעים
map_colouring_australia = אוסטרליה
map_colouring_usa = ארצות הברית
map_colouring_red = אדום
map_colouring_green = ירוק
map_colouring_blue = כחול
map_colouring_yellow = צהוב
map_colouring_purple = סגול
map_colouring_teal = טורקיז
map_colouring_letters = איכצסט
map_colouring_region = { $region }: { $content }
map_colouring_map = מפה
map_colouring_colours = צבעים
map_colouring_fewer = צבע אחד פחות
map_colouring_more = עוד צבע אחד
map_colouring_select_hint = לחצו על אזור כדי לצבוע אותו, ושוב כדי לעבור לצבע הבא.
map_colouring_example_australia = אוסטרליה
map_colouring_example_australia_line = המפה המוכרת מספרי הלימוד: שישה אזורים ביבשת, וטסמניה שאין לה שכנים.
map_colouring_example_australia_all = אוסטרליה, הכול
map_colouring_example_australia_all_line = כל 18 הדרכים: שש ליבשת, כפול שלוש לטסמניה.
map_colouring_example_australia_two = אוסטרליה בשני צבעים
map_colouring_example_australia_two_line = אין פתרון: לשלושה אזורים שכולם נוגעים זה בזה צריך שלושה צבעים.
map_colouring_example_usa = ארצות הברית
map_colouring_example_usa_line = 48 מדינות לפי סדר האלפבית האנגלי: עד הפתרון הראשון מסירים 4,909 צביעות.
map_colouring_example_usa_jump = ארצות הברית, קפיצה לאחור
map_colouring_example_usa_jump_line = אותה מפה באותו סדר. מכל מבוי סתום חוזרים ישר אל הסיבה: 86 הצבות במקום 4,957.
map_colouring_example_usa_findmin = ארצות הברית עם findmin
map_colouring_example_usa_findmin_line = אותה מפה, וקודם המדינה שנשארו לה הכי מעט צבעים: לא מסירים אף צביעה.
map_colouring_example_usa_three = ארצות הברית בשלושה צבעים
map_colouring_example_usa_three_line = אין פתרון, בגלל נבדה וחמש שכנותיה. findmin מוכיח את זה ב-159 הצבות, וב-99 כשהדרגה מכריעה בתיקו. לפי הסדר נדרשות 134,393,511.
map_colouring_example_usa_learn = שלושה צבעים, סדר שלומד
map_colouring_example_usa_learn_line = אותה הוכחה ב-72 הצבות: גבולות שגורמים למבואות סתומים נחשבים יותר (⁨dom/wdeg⁩).
map_colouring_open_placeholder =
    map: australia
    colours: 3
    WA = red
map_colouring_open_hint = קודם המפה (australia או usa), אחריה מספר הצבעים (2 עד 6), ואז האזורים הצבועים, אחד בכל שורה. שמות הצבעים באנגלית.
map_colouring_error_map = ״{ $found }״ הוא לא שם של מפה. התחילו ב-״map: australia״ או ב-״map: usa״.
map_colouring_error_colours = ״{ $found }״ הוא לא מספר צבעים מתאים. כתבו 2 עד 6, לפני האזור הראשון.
map_colouring_error_line = ״{ $found }״ לא צובע אזור. כתבו למשל ״WA = red״.
map_colouring_error_region = אין במפה אזור ״{ $found }״.
map_colouring_error_twice = ״{ $found }״ נצבע פעמיים.
map_colouring_error_colour = ״{ $found }״ הוא לא אחד הצבעים.
map_colouring_says_open =
    { $count ->
        [one] לאזור אחד עוד אין צבע.
        [two] לשני אזורים עוד אין צבע.
       *[other] ל-{ $formatted } אזורים עוד אין צבע.
    }
map_colouring_says_done = לכל אזור יש צבע.
map_colouring_says_rule = החיפוש עובר על האזורים לפי סדר הרשימה.
map_colouring_says_next = { $variable } הוא האזור הבא שאין לו צבע.
map_colouring_says_choose_only = נשאר רק אזור אחד בלי צבע: { $variable }.
map_colouring_says_choose_random =
    { $count ->
        [one] נשאר רק אזור אחד בלי צבע: { $variable } (זרע { $seed }).
        [two] ההגרלה בחרה ב-{ $variable } מתוך שני אזורים בלי צבע (זרע { $seed }).
       *[other] ההגרלה בחרה ב-{ $variable } מתוך { $formatted } אזורים בלי צבע (זרע { $seed }).
    }
map_colouring_says_tries =
    { $order ->
        [ascending] מנסים את הצבעים לפי סדר הרשימה.
        [descending] מנסים את הצבעים מסוף הרשימה.
        [random] מנסים את הצבעים בסדר אקראי.
       *[other] מנסים קודם את הצבע שמשאיר לשאר האזורים הכי הרבה מועמדים (LCV).
    }
map_colouring_says_clash = לאזור שכן כבר יש הצבע הזה ({ $list })
map_colouring_says_object = הצבע { $colour }
map_colouring_says_place = ל-{ $variable } אין שכן בצבע { $value }, ולכן זה הצבע שלו.
map_colouring_says_solution = לכל אזור יש צבע, ואין שני שכנים באותו צבע: זה פתרון.
map_colouring_says_solution_number = לכל אזור יש צבע, ואין שני שכנים באותו צבע: פתרון מספר { $formatted }.
map_colouring_says_stuck =
    { $count ->
        [one] נתקע: הצמצום לא מוצא עוד דבר, ולאזור אחד עוד אין צבע.
        [two] נתקע: הצמצום לא מוצא עוד דבר, ולשני אזורים עוד אין צבע.
       *[other] נתקע: הצמצום לא מוצא עוד דבר, ול-{ $formatted } אזורים עוד אין צבע.
    }
map_colouring_ask_variable = איזה אזור החיפוש צובע עכשיו?
map_colouring_ask_value = איזה צבע החיפוש נותן עכשיו ל-{ $variable }? או שאף צבע לא מתאים?
map_colouring_ask_deadend = האם { $variable } הוא מבוי סתום, בלי צבע שמתאים?
map_colouring_ask_return = ל-{ $variable } לא נשאר צבע. לאיזה אזור החיפוש חוזר?
map_colouring_race_jump = פנסילבניה נתקעת שוב ושוב
map_colouring_race_jump_line = 4,957 הצבות בנסיגה צעד אחרי צעד, 86 עם קפיצות, 48 עם findmin
map_colouring_race_three = שלושה צבעים לא מספיקים
map_colouring_race_three_line = כדי להוכיח את זה דרושות 134 מיליון הצבות בנסיגה צעד אחרי צעד, 27,470 עם קפיצות ו-159 עם findmin
map_colouring_race_learn = סדר שלומד
map_colouring_race_learn_line = אותה הוכחה: 159 הצבות עם findmin, 72 כשהסדר לומד ממבואות סתומים, 9 עם עקביות קשתות
