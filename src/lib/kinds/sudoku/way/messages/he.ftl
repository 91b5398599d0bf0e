way_title = הדרך שלכם
way_description = מה הוצב ומה הוסר בפתרון ידני של סודוקו, צעד אחרי צעד.
way_example_detours = עיקופים
way_example_detours_line = לוח 4×4 עם שתי הפרות של הכללים ושני ערכים שהוסרו.
way_facts =
    { $count ->
        [one] { $size }×{ $size }, מהלך אחד
        [two] { $size }×{ $size }, שני מהלכים
       *[other] { $size }×{ $size }, { $formatted } מהלכים
    }
way_error_no_way = זו לא דרך של פתרון ידני.
way_format_address = כתובת
way_open_placeholder = puzzle=53..7….&moves=022…
way_open_hint = החלק של הכתובת שאחרי סימן השאלה: החידה, ושלושה תווים לכל מהלך.
way_placed_again = הצבה חוזרת
way_taken_back = הצבה שהוסרה
way_says_start =
    { $count ->
        [one] מכאן התחלתם. תא אחד ריק.
        [two] מכאן התחלתם. שני תאים ריקים.
       *[other] מכאן התחלתם. { $formatted } תאים ריקים.
    }
way_says_choose = פניתם אל { $variable }.
way_says_reject = הצבתם { $value } ב-{ $variable }, וזה מפר כלל: { $clash }.
way_says_place = הצבתם { $value } ב-{ $variable }.
way_says_force = { $value } נשארה ב-{ $variable }: לא שיניתם אותה.
way_says_back = הסרתם את { $value } מ-{ $variable }.
way_says_back_later = כדי להגיע לערך מוקדם יותר, מסירים בינתיים את { $value } מ-{ $variable }: חיפוש חוזר אחורה רק לפי הסדר.
