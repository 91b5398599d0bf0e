program_run = הרצה
program_start = קוראים לתוכנית עבור התא הראשון.
program_choose = הקריאה עבור { $variable } מתחילה את הלולאה שלה.
program_reject_other = הבדיקה מסתכלת על { $other } במקום על { $variable }, ושם { $value } לא מתאימה.
program_place = מציבים { $value } ב-{ $variable }.
program_place_clash = מציבים { $value } ב-{ $variable }, אף שיש התנגשות: { $clash }.
program_overwrite = כותבים { $value } ב-{ $variable } במקום { $before }, שלא הוסרה.
program_spoil = כותבים { $value } על נתון, במקום { $before } ב-{ $variable }.
program_deadend = הלולאה של { $variable } כבר ניסתה את כל הערכים.
program_deadend_left = הלולאה של { $variable } כבר ניסתה את כל הערכים, והספרה { $value } עדיין כתובה שם.
program_take_back = מסירים את { $value } מ-{ $variable }.
program_erase = מוחקים נתון: { $value } ב-{ $variable }.
program_pass = { $variable } לא ריק, כי { $value } לא הוסרה משם. התוכנית חושבת שזה נתון, וממשיכה הלאה.
program_return = הקריאה עבור { $variable } מחזירה { $value }.
program_return_nothing = הקריאה עבור { $variable } מסתיימת ולא מחזירה כלום.
program_return_past = הקריאה שאחרי התא האחרון מחזירה { $value }.
program_return_past_nothing = הקריאה שאחרי התא האחרון מסתיימת ולא מחזירה כלום.
program_solution = כל התאים מלאים, ושום דבר לא מתנגש. הקריאה שאחרי התא האחרון מחזירה { $value }.
program_end_solved =
    { $count ->
        [one] התוכנית פתרה את החידה אחרי הצבה אחת.
        [two] התוכנית פתרה את החידה אחרי שתי הצבות.
       *[other] התוכנית פתרה את החידה אחרי { $formatted } הצבות.
    }
program_end_solved_none = החידה כבר הייתה פתורה, והתוכנית ראתה זאת.
program_end_false =
    { $count ->
        [one] התוכנית נעצרה אחרי הצבה אחת ואמרה שאין פתרון.
        [two] התוכנית נעצרה אחרי שתי הצבות ואמרה שאין פתרון.
       *[other] התוכנית נעצרה אחרי { $formatted } הצבות ואמרה שאין פתרון.
    }
program_end_false_none = התוכנית אמרה שאין פתרון, בלי אף הצבה.
program_end_nothing =
    { $count ->
        [one] התוכנית הסתיימה אחרי הצבה אחת ולא החזירה כלום.
        [two] התוכנית הסתיימה אחרי שתי הצבות ולא החזירה כלום.
       *[other] התוכנית הסתיימה אחרי { $formatted } הצבות ולא החזירה כלום.
    }
program_end_nothing_none = התוכנית לא החזירה כלום, ולא הציבה אף ערך.
program_end_true =
    { $count ->
        [one] אחרי הצבה אחת התוכנית אמרה שהחידה פתורה, והיא לא.
        [two] אחרי שתי הצבות התוכנית אמרה שהחידה פתורה, והיא לא.
       *[other] אחרי { $formatted } הצבות התוכנית אמרה שהחידה פתורה, והיא לא.
    }
program_end_true_none = התוכנית אמרה שהחידה פתורה, בלי אף הצבה.
program_end_name = התוכנית נקטעה בשורה { $line }: לשם { $name } אין כאן ערך.
program_end_board = התוכנית נקטעה בשורה { $line }: אין על הלוח תא אחרי התא האחרון.
program_end_endless = התוכנית קראה לעצמה בלי סוף. עצרנו אותה כשחיכו { $calls } קריאות.
program_end_stopped =
    { $count ->
        [one] התוכנית לא הגיעה לסוף. עצרנו אותה אחרי הצבה אחת.
        [two] התוכנית לא הגיעה לסוף. עצרנו אותה אחרי שתי הצבות.
       *[other] התוכנית לא הגיעה לסוף. עצרנו אותה אחרי { $formatted } הצבות.
    }
program_end_stopped_none = התוכנית לא הגיעה לסוף ולא הציבה אף ערך. עצרנו אותה.
program_note_never_back =
    { $count ->
        [one] היא לא הסירה אף ערך: אחד מהם עדיין כתוב על הלוח.
        [two] היא לא הסירה אף ערך: שניים מהם עדיין כתובים על הלוח.
       *[other] היא לא הסירה אף ערך: { $formatted } מהם עדיין כתובים על הלוח.
    }
program_note_left =
    { $count ->
        [one] היא השאירה על הלוח ערך אחד.
        [two] היא השאירה על הלוח שני ערכים.
       *[other] היא השאירה על הלוח { $formatted } ערכים.
    }
program_note_found = בדרך היא מצאה את הפתרון, ולא עצרה.
program_note_open =
    { $count ->
        [one] תא אחד עדיין ריק.
        [two] שני תאים עדיין ריקים.
       *[other] { $formatted } תאים עדיין ריקים.
    }
program_note_spoilt =
    { $count ->
        [one] היא שינתה נתון אחד.
        [two] היא שינתה שני נתונים.
       *[other] היא שינתה { $formatted } נתונים.
    }
program_note_clash = חלק מהערכים מתנגשים.
program_refused_open = אי אפשר להריץ את התוכנית: הסוגר המסולסל של שורה { $line } לא נסגר.
program_refused_outside = אי אפשר להריץ את התוכנית: הפונקציה נגמרת לפני שורה { $line }.
program_refused_no_loop = אי אפשר להריץ את התוכנית: בשורה { $line } כתוב continue, אבל היא לא בתוך לולאה.
program_refused_indented = אי אפשר להריץ את התוכנית: שורה { $line } מוזחת, אבל היא לא בתוך לולאה.
program_refused_empty = אי אפשר להריץ את התוכנית: אין כלום בלולאה של שורה { $line }.
program_begin = התוכנית עוד לא התחילה.
program_begin_call = הקריאה { $call } עומדת להתחיל.
program_chosen = התוכנית ממשיכה עם { $variable }.
program_reject_there = הבדיקה דוחה את { $value } עבור { $variable }, שבו הערך הזה כבר כתוב.
program_reject_own_rule = הכלל של התוכנית לא מרשה { $value } במקום { $variable }.
program_reject_wrongly = הבדיקה דוחה את { $value } עבור { $variable }, אף ששום דבר לא מתנגש.
program_give_way = התוכנית כותבת ערך חדש על { $value } ב-{ $variable }, בלי להסיר את הישן קודם.
program_kind_call = קריאה
program_kind_return = חזרה
program_kind_pass = לא ריק
program_call = הקריאה { $call } מתחילה.
program_return_first = הקריאה { $call } מחזירה { $value }.
program_return_to = הקריאה { $call } מחזירה { $value } אל { $caller }.
program_end_line = היא הייתה בשורה { $line }.
program_end_last_line = הצעדים האחרונים באו משורה { $line }.
program_end_last_lines = הצעדים האחרונים באו משורות { $from } עד { $to }.
program_end_done = הפונקציה { $name } הסתיימה.
program_end_returned = הפונקציה { $name } החזירה { $value }.
program_end_no_return = הפונקציה { $name } הסתיימה בלי return: { $value }.
program_end_returned_none = הפונקציה { $name } החזירה { $value }, בלי אף הצבה.
program_end_returned_after =
    { $count ->
        [one] הפונקציה { $name } החזירה { $value } אחרי הצבה אחת.
        [two] הפונקציה { $name } החזירה { $value } אחרי שתי הצבות.
       *[other] הפונקציה { $name } החזירה { $value } אחרי { $formatted } הצבות.
    }
program_end_solution_none = הפונקציה { $name } החזירה { $value }: הכול כבר היה כתוב.
program_end_solution =
    { $count ->
        [one] הפונקציה { $name } החזירה { $value } אחרי הצבה אחת, עם פתרון.
        [two] הפונקציה { $name } החזירה { $value } אחרי שתי הצבות, עם פתרון.
       *[other] הפונקציה { $name } החזירה { $value } אחרי { $formatted } הצבות, עם פתרון.
    }
program_end_but_cells =
    { $count ->
        [one] הפונקציה { $name } החזירה { $value }, אבל תא אחד ריק.
        [two] הפונקציה { $name } החזירה { $value }, אבל שני תאים ריקים.
       *[other] הפונקציה { $name } החזירה { $value }, אבל { $formatted } תאים ריקים.
    }
program_end_but_rows =
    { $count ->
        [one] הפונקציה { $name } החזירה { $value }, אבל בשורה אחת אין מלכה.
        [two] הפונקציה { $name } החזירה { $value }, אבל בשתי שורות אין מלכה.
       *[other] הפונקציה { $name } החזירה { $value }, אבל ב-{ $formatted } שורות אין מלכה.
    }
program_end_but_places =
    { $count ->
        [one] הפונקציה { $name } החזירה { $value }, אבל מקום אחד ריק.
        [two] הפונקציה { $name } החזירה { $value }, אבל שני מקומות ריקים.
       *[other] הפונקציה { $name } החזירה { $value }, אבל { $formatted } מקומות ריקים.
    }
program_end_but_clash = הפונקציה { $name } החזירה { $value }, אבל יש התנגשות בין { $first } לבין { $other }.
program_end_given = התוכנית כתבה על נתון, ב-{ $variable }. עצרנו אותה שם.
program_end_deep = עצרנו את התוכנית כשחיכו { $calls } קריאות זו לזו.
program_end_deep_same = כל האחרונות זהות: { $call }.
program_end_deep_room = אין מקום לעוד: גם מה שממתין ביניהן, כמו any(…) או גנרטור, תופס מקום.
program_end_time = עצרנו את התוכנית כי היא רצה יותר מדי זמן.
program_end_memory = עצרנו את התוכנית כי היא דרשה יותר מדי זיכרון.
program_end_user =
    { $count ->
        [one] עצרתם את התוכנית אחרי צעד אחד.
        [two] עצרתם את התוכנית אחרי שני צעדים.
       *[other] עצרתם את התוכנית אחרי { $formatted } צעדים.
    }
program_end_steps =
    { $count ->
        [one] התוכנית נעצרה אחרי צעד אחד.
        [two] התוכנית נעצרה אחרי שני צעדים.
       *[other] התוכנית נעצרה אחרי { $formatted } צעדים.
    }
program_end_steps_in =
    { $count ->
        [one] התוכנית נעצרה אחרי צעד אחד, ב-{ $variable }.
        [two] התוכנית נעצרה אחרי שני צעדים: { $last } האחרונים היו ב-{ $variable }.
       *[other] התוכנית נעצרה אחרי { $formatted } צעדים: { $last } האחרונים היו ב-{ $variable }.
    }
program_end_steps_two =
    { $count ->
        [one] התוכנית נעצרה אחרי צעד אחד, בין { $variable } לבין { $other }.
        [two] התוכנית נעצרה אחרי שני צעדים: { $last } האחרונים היו הלוך ושוב בין { $variable } לבין { $other }.
       *[other] התוכנית נעצרה אחרי { $formatted } צעדים: { $last } האחרונים היו הלוך ושוב בין { $variable } לבין { $other }.
    }
program_calls = מחסנית הקריאות של התוכנית
program_calls_none = עוד לא התחילה אף קריאה.
program_calls_line = שורה { $line }
program_calls_returned = החזירה
program_calls_more =
    { $count ->
        [one] עוד קריאה אחת מחכה מתחת.
        [two] עוד שתי קריאות מחכות מתחת.
       *[other] עוד { $formatted } קריאות מחכות מתחת.
    }
