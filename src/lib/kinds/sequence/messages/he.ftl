sequence_title = סדרת ABC
sequence_description = צפו בגישוש נסוג ממלא שורה של אותיות כך שאותיות שכנות יקיימו כלל שאתם קובעים, קדימה ואחורה: הרצועה, עץ ההחלטות, הקוד והסיבה לכל צעד.
sequence_line = אותיות בשורה לפי כלל: תמורות, צירופים, תת-קבוצות, סוגריים.
sequence_name =
    { $count ->
        [one] אות אחת מתוך { $letters }
        [two] שתי אותיות מתוך { $letters }
       *[other] { $formatted } אותיות מתוך { $letters }
    }
sequence_facts = { $name }. { $rule }
sequence_example_first_backtrack = A, B, C מהסוף
sequence_example_first_backtrack_line = C היא הניסיון הראשון, ואף אות לא יכולה לבוא אחריה: מבוי סתום, והחיפוש חוזר אחורה.
sequence_example_abc = ABC
sequence_example_abc_line = ⁦A, AA✗, AB, ABA✗, ABB✗, ABC✓⁩: כל החיפוש במבט אחד.
sequence_example_abc_all = ABC, כל הניסיונות
sequence_example_abc_all_line = האם יש פתרון שני? 21 ניסיונות כדי לדעת בוודאות שאין.
sequence_example_aba = ABA
sequence_example_aba_line = ״שונה״ במקום ״מאוחרת״: הפתרון הראשון כבר אחר.
sequence_example_abcde = ABCDE
sequence_example_abcde_line = חמש אותיות, פתרון אחד, וכל הדרכים שנכשלות לפני הסוף.
sequence_example_melody = מנגינה
sequence_example_melody_line = מ-C אל B בשישה צלילים: אף צליל לא חוזר מיד, ואף צעד לא גדול משניים.
sequence_example_permutations = תמורות
sequence_example_permutations_line = אף אות לא מופיעה פעמיים ואין כלל נוסף: כל ⁦4! = 24⁩ הסידורים של ארבע אותיות.
sequence_example_permutations_seven = תמורות של שבע
sequence_example_permutations_seven_line = ⁦7! = 5,040⁩. רק האותיות והאורך שונים: התוכנית היא אותה תוכנית.
sequence_example_combinations = צירופים
sequence_example_combinations_line = שלוש מתוך חמש אותיות, כל אחת מאוחרת מזו שלפניה: אותה תוכנית, כלל אחר, 10 דרכים.
sequence_example_subsets = תת-קבוצות
sequence_example_subsets_line = 1 לוקח דבר ו-0 משאיר אותו בחוץ: אין שום כלל, ⁦2⁴ = 16⁩ תת-קבוצות ואין מבוי סתום.
sequence_example_brackets = סוגריים מאוזנים
sequence_example_brackets_line = שלושה זוגות: מתוך 64 שורות של סוגריים, 5 מאוזנות (מספר קטלן). לא מציבים סוגר שאחריו השורה כבר לא תוכל להתאזן.
sequence_example_no_solution = אין פתרון
sequence_example_no_solution_line = שלוש אותיות לא יכולות לעלות לאורך ארבעה מקומות.
sequence_example_ladder = הסולם
sequence_example_ladder_line = ידועה רק האות האחרונה. findmin מתחיל ממנה; סדר השורות מתחיל בקצה השני, ונופל שוב ושוב.
sequence_format_rules = כללים ואותיות
sequence_open_placeholder =
    letters: ABC
    length: 3
    rule: later
sequence_open_hint = האותיות לבדן (ABC), או שורות: ⁨letters⁩, ⁨length⁩, ⁨rule⁩ (⁨later⁩, ⁨different⁩, ⁨any⁩, ⁨balanced⁩), ⁨apart⁩ (1 עד 25), ⁨once⁩ (⁨yes⁩), ⁨typed⁩ (⁨A.C⁩, נקודה למקום פתוח).
sequence_error_alphabet_empty = הקלידו לפחות אות אחת.
sequence_error_alphabet_long = מותרות לכל היותר { $expected } אותיות; כאן יש { $formatted }.
sequence_error_alphabet_letter = יש כאן תו בלתי נראה ({ $found }).
sequence_error_alphabet_twice = ״{ $found }״ מופיעה פעמיים.
sequence_error_key = ״{ $found }״ היא לא מילה מוכרת. שורה נפתחת ב-⁨letters⁩, ⁨length⁩, ⁨rule⁩, ⁨apart⁩, ⁨once⁩ או ⁨typed⁩.
sequence_error_key_twice = ״{ $found }״ מופיעה פעמיים.
sequence_error_letters_twice = יש שורה שנייה של אותיות. כתבו את כל האותיות בשורה אחת.
sequence_error_length = ״{ $found }״ הוא לא אורך תקין: כתבו מספר שלם מ-1 עד { $max }.
sequence_error_rule = ״{ $found }״ הוא לא כלל מוכר: כתבו ⁨later⁩, ⁨different⁩, ⁨any⁩ או ⁨balanced⁩.
sequence_error_apart = ״{ $found }״ הוא לא מרחק תקין: כתבו מספר שלם מ-1 עד { $max }.
sequence_error_once = ״{ $found }״ הוא לא ⁨yes⁩ ולא ⁨no⁩.
sequence_error_typed_letter = ״{ $found }״ היא לא אחת האותיות.
sequence_error_typed_long =
    { $count ->
        [one] הוקלדה אות אחת, אבל יש { $expected } מקומות.
        [two] הוקלדו שתי אותיות, אבל יש { $expected } מקומות.
       *[other] הוקלדו { $formatted } אותיות, אבל יש { $expected } מקומות.
    }
sequence_rule_any = כל אות יכולה לבוא אחרי כל אות.
sequence_rule_one = { $first }.
sequence_rule_two = { $first }, ו{ $second }.
sequence_rule_three = { $first }, { $second }, ו{ $third }.
sequence_rule_later = כל אות מאוחרת מזו שלפניה
sequence_rule_different = אותיות שכנות שונות זו מזו
sequence_rule_balanced = הסוגריים מאוזנים: האות הראשונה פותחת והשנייה סוגרת
sequence_rule_apart_first =
    { $count ->
        [one] המרחק בין שכנות הוא לכל היותר אות אחת
        [two] המרחק בין שכנות הוא לכל היותר שתי אותיות
       *[other] המרחק בין שכנות הוא לכל היותר { $formatted } אותיות
    }
sequence_rule_apart =
    { $count ->
        [one] המרחק בין שכנות הוא לכל היותר אות אחת
        [two] המרחק בין שכנות הוא לכל היותר שתי אותיות
       *[other] המרחק בין שכנות הוא לכל היותר { $formatted } אותיות
    }
sequence_rule_once_first = אף אות לא מופיעה פעמיים
sequence_rule_once = אף אות לא מופיעה פעמיים
sequence_controls = אותיות וכללים
sequence_alphabet = אותיות
sequence_length = אורך
sequence_length_less = מקום אחד פחות
sequence_length_more = מקום אחד יותר
sequence_rules = { $rule } כללים
sequence_order = כל אות
sequence_order_later = מאוחרת מזו שלפניה
sequence_order_different = שונה ממנה
sequence_order_any = כלשהי
sequence_order_balanced = סוגר, והכול מאוזן
sequence_arrangements = תוכנית אחת, ארבעה כללים
sequence_apart = מרחק בין שכנות לכל היותר
sequence_apart_most = המרחק הגדול ביותר בין שכנות
sequence_apart_less = מרחק קטן באות אחת
sequence_apart_more = מרחק גדול באות אחת
sequence_once = כל אות לכל היותר פעם אחת
sequence_select_hint = לחצו על מקום והקלידו אות; Delete מרוקן אותו.
sequence_position = { $name }: { $content }
sequence_position_typed = { $letter }, הקלדתם
sequence_position_tried = { $letter }, נוסתה: היא מפרה כלל
sequence_position_deadend = מבוי סתום, לא נשארה אות לנסות
sequence_position_barren = לא נשארו מועמדים
sequence_position_clash = מפר כלל יחד עם האות שמנסים
sequence_position_current = המקום הנוכחי
sequence_position_candidates = מועמדים: { $list }
sequence_position_left = נשארו לנסות: { $list }
sequence_position_rejected = נדחו: { $list }
sequence_position_failed = נכשלו: { $list }
sequence_position_skipped = הקפיצה דילגה עליהן: { $list }
sequence_position_done = הוסרו אחרי פתרון: { $list }
sequence_position_pruned = נמחקו: { $list }
sequence_mini = רצועה: { $letters }
sequence_pad = אותיות להקלדה
sequence_pad_illegal = { $letter }, תפר כאן כלל
sequence_pad_erase = ריקון המקום
sequence_broken_later = { $second } לא מאוחרת מ-{ $first }
sequence_broken_different = { $second } לא שונה מ-{ $first }
sequence_broken_apart =
    { $count ->
        [one] המרחק בין { $first } ל-{ $second } גדול מאות אחת
        [two] המרחק בין { $first } ל-{ $second } גדול משתי אותיות
       *[other] המרחק בין { $first } ל-{ $second } גדול מ-{ $formatted } אותיות
    }
sequence_broken_once = { $letter } כבר נמצאת ב-{ $other }
sequence_broken_balanced = אי אפשר לאזן את הסוגריים
sequence_contradiction = { $broken }. שנו אחת מהן.
sequence_legend_group_column = האותיות שמתחת למקום
sequence_legend_group_typed = הוקלד
sequence_legend_tried = נוסתה ונדחתה; סוגר מחבר אותה לאות שהיא מתנגשת איתה
sequence_legend_deadend = מבוי סתום: לא נשארה אות לנסות
sequence_legend_current = המקום הנוכחי
sequence_legend_typed = הקלדתם אתם
sequence_legend_conflict = מפרה כלל יחד עם אות אחרת שהוקלדה
sequence_legend_selected = המקום שנבחר
sequence_legend_legal = מועמד: אות שלא מפרה כלל
sequence_legend_illegal = תפר כלל
sequence_legend_left = נשארה לנסות
sequence_legend_rejected = נוסתה ונדחתה
sequence_legend_failed = הוצבה, נכשלה והוסרה
sequence_legend_done = הוסרה אחרי שהובילה לפתרון
sequence_legend_in_place = במקומה
sequence_legend_pruned = נמחקה בצמצום
sequence_values_ascending = לפי האלפבית
sequence_values_descending = מהסוף להתחלה
sequence_order_naive = משמאל לימין
sequence_order_findmin = המקום עם הכי מעט מועמדים: מינימום ערכים נותרים (MRV)
sequence_order_findmax = המקום עם הכי הרבה מועמדים
sequence_order_random = מקום פתוח אקראי, לפי הזרע
sequence_says_start =
    { $count ->
        [one] מקום אחד פתוח.
        [two] שני מקומות פתוחים.
       *[other] { $formatted } מקומות פתוחים.
    }
sequence_gender_variable = masculine
sequence_gender_value = feminine
sequence_says_start_rule = { $open } { $rule }
sequence_says_open_none = בכל מקום יש אות.
sequence_says_open =
    { $count ->
        [one] נשאר מקום פתוח אחד.
        [two] נשארו שני מקומות פתוחים.
       *[other] נשארו { $formatted } מקומות פתוחים.
    }
sequence_says_rule_naive = החיפוש ממלא אותם משמאל לימין.
sequence_says_tries_ascending = מנסים את האותיות לפי האלפבית.
sequence_says_tries_descending = מנסים את האותיות מסוף האלפבית להתחלה.
sequence_says_tries_random = מנסים את האותיות בסדר אקראי.
sequence_says_tries_least_constraining = מנסים קודם את האות שמשאירה לאחרים הכי הרבה מועמדים (הערך הכי פחות מגביל, LCV).
sequence_says_choose_naive = המקום הבא הוא { $variable }.
sequence_says_choose_only = נשאר רק מקום פתוח אחד: { $variable }.
sequence_says_choose_random =
    { $count ->
        [one] נשאר רק מקום פתוח אחד: { $variable } (זרע { $seed }).
        [two] { $variable } הוגרל מתוך שני מקומות פתוחים (זרע { $seed }).
       *[other] { $variable } הוגרל מתוך { $formatted } מקומות פתוחים (זרע { $seed }).
    }
sequence_says_tie =
    { $count ->
        [one] { " " }(גם ל-{ $other } יש { $candidates }; נבחר השמאלי)
        [two] { " " }(גם לשניים אחרים יש { $candidates }; נבחר השמאלי)
       *[other] { " " }(גם ל-{ $formatted } אחרים יש { $candidates }; נבחר השמאלי)
    }
sequence_says_follow = { $value } לא יכולה לבוא אחרי { $other }: { $rule }
sequence_says_precede = { $value } לא יכולה לבוא לפני { $other }: { $rule }
sequence_says_taken = { $value } כבר נמצאת ב-{ $variable }, ואף אות לא יכולה להופיע פעמיים
sequence_says_none_open = { $value } לא סוגר דבר: אין לפניו סוגר פתוח
sequence_says_many_open = אחרי { $value } יהיו סוגריים פתוחים: { $open }, ומקומות לסגור אותם: { $left }
sequence_says_unbalanced = אי אפשר לאזן כאן את { $value }, בגלל { $list }
sequence_says_never_balanced = אי אפשר לאזן כאן את { $value } בשום דרך
sequence_says_must_later = כל אות חייבת להיות מאוחרת מזו שלפניה
sequence_says_must_different = אותיות שכנות חייבות להיות שונות זו מזו
sequence_says_must_apart =
    { $count ->
        [one] המרחק בין שכנות יכול להיות לכל היותר אות אחת
        [two] המרחק בין שכנות יכול להיות לכל היותר שתי אותיות
       *[other] המרחק בין שכנות יכול להיות לכל היותר { $formatted } אותיות
    }
sequence_says_and = { $first }; { $second }
sequence_says_reject = { $clash }.
sequence_says_reject_plain = { $value } לא יכולה לעמוד ב-{ $variable }.
sequence_says_place = { $value } לא מפרה שום כלל ב-{ $variable }, ולכן היא מוצבת שם.
sequence_says_place_later = { $value } מאוחרת מ-{ $other }, ולכן היא מוצבת ב-{ $variable }.
sequence_says_place_different = { $value } שונה מ-{ $other }, ולכן היא מוצבת ב-{ $variable }.
sequence_says_solution = { $letters }: בכל מקום יש אות ושום כלל לא הופר.
sequence_says_solution_number = { $letters }: בכל מקום יש אות ושום כלל לא הופר. זהו פתרון מספר { $formatted }.
sequence_says_stuck =
    { $count ->
        [one] נתקע: הצמצום לא מוצא עוד דבר, ונשאר מקום פתוח אחד.
        [two] נתקע: הצמצום לא מוצא עוד דבר, ונשארו שני מקומות פתוחים.
       *[other] נתקע: הצמצום לא מוצא עוד דבר, ונשארו { $formatted } מקומות פתוחים.
    }
sequence_ask_variable = איזה מקום החיפוש ממלא עכשיו?
sequence_ask_value = איזו אות החיפוש מציב עכשיו ב-{ $variable }? או שאף אות לא מתאימה?
sequence_ask_deadend = האם { $variable } הוא מבוי סתום, בלי אות שמתאימה?
sequence_ask_return = ל-{ $variable } לא נשארה אות. לאיזה מקום החיפוש חוזר?
