prevention_ask = מה היה מונע את זה?
prevention_set = מה גורם לו
prevention_set_value = זה מספיק כדי שלא יישאר אף ערך ב-{ $variable }: { $what }, כמו שמסומן בטבעות על הלוח. שום דבר מזה לא מיותר.
prevention_set_contradiction = זה מספיק כדי שהצמצום יגיע לסתירה: { $what }, כמו שמסומן בטבעות על הלוח. שום דבר מזה לא מיותר.
prevention_set_search = זה מספיק כדי שלא יהיה אף פתרון: { $what }, כמו שמסומן בטבעות על הלוח. שום דבר מזה לא מיותר.
prevention_set_below = חלק מהערכים של { $variable } לא התנגשו, אלא נכשלו בהמשך. לכן התשובה היא על כל מה שנוסה בהמשך. זה מספיק כדי שלא יהיה אף פתרון: { $what }, כמו שמסומן בטבעות על הלוח. שום דבר מזה לא מיותר.
prevention_set_none = שום דבר מיוחד: לחידה אין פתרון, ולא משנה מה מציבים.
prevention_placements =
    { $count ->
        [one] הצבה אחת
        [two] שתי הצבות
       *[other] { $formatted } הצבות
    }
prevention_givens =
    { $count ->
        [one] ערך נתון אחד
        [two] שני ערכים נתונים
       *[other] { $formatted } ערכים נתונים
    }
prevention_both = { $placements } וגם { $givens }
prevention_more =
    { $count ->
        [one] ועוד אחד
        [two] ועוד שניים
       *[other] ועוד { $formatted }
    }
prevention_placement = { $variable } = { $value }
prevention_wrong = ההחלטה השגויה
prevention_wrong_is = { $placement }: עם ההצבות שלפניה עוד יש פתרון, ואיתה כבר אין.
prevention_wrong_none = אין כזאת: לחידה אין פתרון, ולא משנה מה מחליטים.
prevention_wrong_between =
    { $count ->
        [one] זאת ההצבה { $first }: לפניה יש פתרון, ואחריה אין.
        [two] היא אחת משתי הצבות, { $first } או { $last }: לפניהן יש פתרון, ואחריהן אין.
       *[other] היא אחת מ-{ $formatted } הצבות, הראשונה { $first } והאחרונה { $last }: לפניהן יש פתרון, ואחריהן אין.
    }
prevention_wrong_open = עדיין לא ידוע אם יש לחידה פתרון בכלל.
prevention_rules = כללים חזקים יותר
prevention_rule = כלל
prevention_rule_hidden = יחידים גלויים ונסתרים
prevention_rule_every = { $rule }, אחרי כל הצבה
prevention_rule_model = { $label }: { $name }
prevention_earlier = הצבות שנחסכות
prevention_whole = ההרצה כולה
prevention_this = ההרצה הזאת
prevention_sees = רואים את זה אחרי { $placement }
prevention_sees_start = רואים את זה לפני ההצבה הראשונה
prevention_refuses = לא מציבים את { $placement } בכלל
prevention_blind = לא רואים את זה כאן
prevention_crossed =
    { $count ->
        [one] מועמד אחד נמחק עד אז
        [two] שני מועמדים נמחקו עד אז
       *[other] { $formatted } מועמדים נמחקו עד אז
    }
prevention_lands = חוזרים אל { $placement }
prevention_lands_end = חוזרים להתחלה, והחיפוש נגמר
prevention_skips =
    { $count ->
        [one] מדלגים על הצבה אחת
        [two] מדלגים על שתי הצבות
       *[other] מדלגים על { $formatted } הצבות
    }
prevention_skips_none = לא מדלגים כאן על שום דבר
prevention_on_path =
    { $count ->
        [one] אחת במסלול הזה
        [two] שתיים במסלול הזה
       *[other] { $formatted } במסלול הזה
    }
prevention_in_run =
    { $count ->
        [one] אחת בהרצה עד כאן
        [two] שתיים בהרצה עד כאן
       *[other] { $formatted } בהרצה עד כאן
    }
prevention_run =
    { $count ->
        [one] הצבה אחת
        [two] שתי הצבות
       *[other] { $formatted } הצבות
    }
prevention_run_crossed =
    { $count ->
        [one] מועמד אחד נמחק
        [two] שני מועמדים נמחקו
       *[other] { $formatted } מועמדים נמחקו
    }
prevention_run_stopped = נעצרה שם
prevention_run_so_far = עד עכשיו
prevention_working =
    { $count ->
        [one] מחפשים: עד עכשיו הצבה אחת.
        [two] מחפשים: עד עכשיו שתי הצבות.
       *[other] מחפשים: עד עכשיו { $formatted } הצבות.
    }
prevention_cancel = עצירה
prevention_cancelled =
    { $count ->
        [one] נעצר אחרי הצבה אחת. מה שחסר כאן לא ידוע.
        [two] נעצר אחרי שתי הצבות. מה שחסר כאן לא ידוע.
       *[other] נעצר אחרי { $formatted } הצבות. מה שחסר כאן לא ידוע.
    }
prevention_failed = בגלל שגיאה לא התקבלה תשובה מלאה לשאלה. אפשר לסגור את התשובה ולשאול שוב.
prevention_same = שוב אותו כישלון
prevention_same_this =
    { $count ->
        [one] בהרצה הזאת החיפוש נכשל פעם אחת מהסיבה הזאת.
        [two] בהרצה הזאת החיפוש נכשל פעמיים מהסיבה הזאת (עד כאן: { $number }).
       *[other] בהרצה הזאת החיפוש נכשל { $formatted } פעמים מהסיבה הזאת (עד כאן: { $number }).
    }
prevention_same_other =
    { $count ->
        [one] אם עוקבים אחורה צעד אחרי צעד, הכישלון הזה נובע מההצבות הבאות. בהרצה הזאת החיפוש נכשל בגללן פעם אחת:
        [two] אם עוקבים אחורה צעד אחרי צעד, הכישלון הזה נובע מההצבות הבאות. בהרצה הזאת החיפוש נכשל בגללן פעמיים (עד כאן: { $number }):
       *[other] אם עוקבים אחורה צעד אחרי צעד, הכישלון הזה נובע מההצבות הבאות. בהרצה הזאת החיפוש נכשל בגללן { $formatted } פעמים (עד כאן: { $number }):
    }
prevention_same_before = לכישלון הקודם מאותה סיבה
prevention_same_after = לכישלון הבא מאותה סיבה
