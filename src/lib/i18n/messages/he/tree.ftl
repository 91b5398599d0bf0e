tree_name = עץ ההחלטות
tree_tools = הכלים של עץ ההחלטות
tree_view = כמה מהעץ מוצג
tree_view_folded = מקופל
tree_view_whole = שלם
tree_stubs = ניסיונות שנדחו
tree_follow = מעקב אחרי החיפוש
tree_fit = התאמה לחלונית
tree_two_fingers = הזיזו את העץ בשתי אצבעות
tree_zoom_in = הגדלה
tree_zoom_out = הקטנה
tree_list = עץ ההחלטות: המסלול אל הצומת הנוכחי, ומה שלצידו
tree_keys = מקשי החיצים עוברים בין צמתים, Enter קופץ לרגע של הצומת או פותח צומת מקופל, O פותח ומקפל, פלוס ומינוס מגדילים ומקטינים, 0 מתאים את העץ לחלונית.
tree_picture = ציור של העץ השלם. הרשימה שאחריו אומרת מה נמצא לאורך המסלול הנוכחי.
tree_computing =
    { $count ->
        [one] מסדרים צומת אחד…
        [two] מסדרים שני צמתים…
       *[other] מסדרים { $formatted } צמתים…
    }
tree_crowded = הציור מלא, וחלקים ממנו נשארים מקופלים. קפלו משהו כדי לפתוח משהו אחר.
tree_left_out =
    { $count ->
        [one] צומת אחד בענפים קטנים לצד המסלול לא מצויר.
        [two] שני צמתים בענפים קטנים לצד המסלול לא מצוירים.
       *[other] { $formatted } צמתים בענפים קטנים לצד המסלול לא מצוירים.
    }
tree_start = התחלה: עוד לא הוצב דבר
tree_placement = { $variable } = { $value }
tree_bundle =
    { $count ->
        [one] תת-עץ אחד לצד המסלול
        [two] שני תתי-עצים לצד המסלול
       *[other] { $formatted } תתי-עצים לצד המסלול
    }
tree_chain =
    { $count ->
        [one] הצבה אחת בלי הסתעפות
        [two] שתי הצבות בלי הסתעפות
       *[other] { $formatted } הצבות בלי הסתעפות
    }
tree_item = { $what }: { $state }
tree_state_open = פתרון חלקי
tree_state_current = פתרון חלקי, כאן נמצא החיפוש
tree_state_failed = מבוי סתום
tree_state_pruned = נגזם: לא ייתכן פתרון טוב יותר
tree_state_failed_at = מבוי סתום, שום ערך לא מתאים ל-{ $variable }
tree_state_exhausted = כל מה שמתחתיו נכשל
tree_state_skipped = דילוג: החיפוש קפץ מעליו
tree_legend_skipped = דילוג: החיפוש קפץ מעליו, כי לא היה לו חלק במבוי הסתום
tree_state_solved = יש פתרון מתחתיו
tree_state_solution = פתרון
tree_state_folded = מקופל, כולו נכשל
tree_state_folded_solved = מקופל, ויש בו פתרון
tree_state_folded_open = מקופל, והחיפוש בתוכו
tree_state_rejected = נדחה בגלל התנגשות
tree_state_later = החיפוש עוד לא הגיע לכאן
tree_forced = הצבה כפויה
tree_next = המשתנה הבא: { $variable }
tree_below =
    { $count ->
        [one] צומת אחד מתחתיו
        [two] שני צמתים מתחתיו
       *[other] { $formatted } צמתים מתחתיו
    }
tree_below_none = אין דבר מתחתיו
tree_below_unknown = מה שהיה מתחתיו לא נשמר
tree_below_hidden =
    { $count ->
        [one] צומת אחד מתחתיו, מקופל
        [two] שני צמתים מתחתיו, מקופלים
       *[other] { $formatted } צמתים מתחתיו, מקופלים
    }
tree_nodes =
    { $count ->
        [one] צומת אחד
        [two] שני צמתים
       *[other] { $formatted } צמתים
    }
tree_trail_start = התחלה
tree_path = המסלול לכאן
tree_path_more =
    { $count ->
        [one] הצבה אחת לפני כן
        [two] שתי הצבות לפני כן
       *[other] { $formatted } הצבות לפני כן
    }
tree_hint_seek = לחיצה או Enter: מעבר לרגע הזה
tree_hint_open = לחיצה או Enter: פתיחה
tree_hint_fetch = לחיצה או Enter: חיפוש בו מחדש, ופתיחה
tree_fold = קיפול תת-העץ
tree_legend = מה אומרות הצורות
tree_legend_path = המסלול אל הצומת הנוכחי
tree_legend_names = התווית על קו היא הערך שהוצב; השם ליד סימון הוא המקום שממלאים בו, והסימון אומר איך זה נגמר
tree_legend_current = כאן נמצא החיפוש
tree_legend_exhausted = הסתיים: כל מה שמתחתיו נכשל
tree_legend_solved = הסתיים: יש פתרון מתחתיו
tree_legend_folded = תת-עץ מקופל שנכשל; המספר אומר כמה צמתים יש בו
tree_legend_folded_open = חלק מקופל של המסלול: החיפוש נמצא בתוכו; המספר אומר כמה צמתים לא מצוירים
tree_legend_folded_solved = תת-עץ מקופל שיש בו פתרון
tree_legend_chain = כמה הצבות בלי הסתעפות; המספר אומר כמה
tree_legend_density = בתצוגה מוקטנת, נקודה אחת מייצגת את כל הצמתים שבמקומה.
