explain_name = למה
explain_gender_variable = masculine
explain_gender_value = masculine
explain_kind_start = התחלה
explain_kind_choose = בחירה
explain_kind_reject = דחייה
explain_kind_place = הצבה
explain_kind_force = הצבה כפויה
explain_kind_eliminate = מחיקת מועמד
explain_kind_deadend = מבוי סתום
explain_kind_used = הכול נוסה
explain_kind_backtrack = נסיגה
explain_kind_solution = פתרון
explain_kind_prune = גיזום
explain_kind_stuck = הצמצום נתקע
explain_kind_end = סוף
explain_plain_start =
    { $count ->
        [one] משתנה אחד פתוח.
        [two] שני משתנים פתוחים.
       *[other] { $formatted } משתנים פתוחים.
    }
explain_plain_rule_naive = החיפוש עובר עליהם לפי הסדר.
explain_rule_findmin =
    { $gender ->
        [feminine] החיפוש בוחר בכל פעם את זו שיש לה הכי מעט מועמדים (MRV).
       *[other] החיפוש בוחר בכל פעם את זה שיש לו הכי מעט מועמדים (MRV).
    }
explain_rule_findmin_degree =
    { $gender ->
        [feminine] החיפוש בוחר בכל פעם את זו שיש לה הכי מעט מועמדים, ובתיקו את זו שיש לה הכי הרבה שכנים פתוחים.
       *[other] החיפוש בוחר בכל פעם את זה שיש לו הכי מעט מועמדים, ובתיקו את זה שיש לו הכי הרבה שכנים פתוחים.
    }
explain_rule_dom_wdeg =
    { $gender ->
        [feminine] החיפוש בוחר בכל פעם את זו שהיחס שלה בין מועמדים למשקל הוא הנמוך ביותר (dom/wdeg). מבואות סתומים מוסיפים משקל.
       *[other] החיפוש בוחר בכל פעם את זה שהיחס שלו בין מועמדים למשקל הוא הנמוך ביותר (dom/wdeg). מבואות סתומים מוסיפים משקל.
    }
explain_rule_findmax =
    { $gender ->
        [feminine] החיפוש בוחר בכל פעם את זו שיש לה הכי הרבה מועמדים.
       *[other] החיפוש בוחר בכל פעם את זה שיש לו הכי הרבה מועמדים.
    }
explain_rule_random =
    { $gender ->
        [feminine] החיפוש בוחר אותן באקראי (זרע { $seed }).
       *[other] החיפוש בוחר אותם באקראי (זרע { $seed }).
    }
explain_values_ascending = מנסים את הערכים בסדר עולה.
explain_values_descending = מנסים את הערכים בסדר יורד.
explain_values_random = מנסים את הערכים בסדר אקראי.
explain_values_least_constraining = מנסים קודם את הערך שמשאיר לשאר המשתנים הכי הרבה מועמדים (LCV).
explain_values_preferred = מנסים קודם את הערך המבטיח ביותר.
explain_eliminate_start = בהתחלה נמחקים מועמדים שכבר לא אפשריים.
explain_eliminate_every = לפני כן, ואחרי כל הצבה, נמחקים מועמדים שכבר לא אפשריים.
explain_eliminate_alone = מועמדים שכבר לא אפשריים נמחקים עד ששום דבר לא משתנה. אין ניסיונות.
explain_plain_choose_naive = { $variable } הוא המשתנה הפתוח הבא לפי הסדר.
explain_plain_choose_only = נשאר רק משתנה פתוח אחד: { $variable }.
explain_plain_choose_random =
    { $count ->
        [one] נשאר רק משתנה פתוח אחד: { $variable } (זרע { $seed }).
        [two] ההגרלה בחרה ב-{ $variable } מתוך שני משתנים פתוחים (זרע { $seed }).
       *[other] ההגרלה בחרה ב-{ $variable } מתוך { $formatted } משתנים פתוחים (זרע { $seed }).
    }
explain_choose_hidden = עכשיו תורו של { $variable }.
explain_choose_findmin = ל-{ $variable } יש הכי מעט מועמדים: { $candidates }{ $tie }.
explain_choose_findmax = ל-{ $variable } יש הכי הרבה מועמדים: { $candidates }{ $tie }.
explain_choose_dom_wdeg =
    { $count ->
        [one] ל-{ $variable } יש היחס הנמוך ביותר: מועמד אחד למשקל { $weight }{ $next }.
        [two] ל-{ $variable } יש היחס הנמוך ביותר: שני מועמדים למשקל { $weight }{ $next }.
       *[other] ל-{ $variable } יש היחס הנמוך ביותר: { $formatted } מועמדים למשקל { $weight }{ $next }.
    }
explain_next_dom_wdeg = { " " }(אחר כך: { $variable }, { $candidates } למשקל { $weight })
explain_plain_tie =
    { $count ->
        [one]
            { $gender ->
                [feminine] { " " }(גם ל-{ $other } יש { $candidates }; נבחרה הראשונה)
               *[other] { " " }(גם ל-{ $other } יש { $candidates }; נבחר הראשון)
            }
        [two]
            { $gender ->
                [feminine] { " " }(גם לשתיים אחרות יש { $candidates }; נבחרה הראשונה)
               *[other] { " " }(גם לשניים אחרים יש { $candidates }; נבחר הראשון)
            }
       *[other]
            { $gender ->
                [feminine] { " " }(גם ל-{ $formatted } אחרות יש { $candidates }; נבחרה הראשונה)
               *[other] { " " }(גם ל-{ $formatted } אחרים יש { $candidates }; נבחר הראשון)
            }
    }
explain_tie_degree =
    { $count ->
        [one] { " " }(גם ל-{ $other } יש { $candidates }; מכריע מספר השכנים הפתוחים הגדול ביותר, { $degree })
        [two]
            { $gender ->
                [feminine] { " " }(גם לשתיים אחרות יש { $candidates }; מכריע מספר השכנים הפתוחים הגדול ביותר, { $degree })
               *[other] { " " }(גם לשניים אחרים יש { $candidates }; מכריע מספר השכנים הפתוחים הגדול ביותר, { $degree })
            }
       *[other]
            { $gender ->
                [feminine] { " " }(גם ל-{ $formatted } אחרות יש { $candidates }; מכריע מספר השכנים הפתוחים הגדול ביותר, { $degree })
               *[other] { " " }(גם ל-{ $formatted } אחרים יש { $candidates }; מכריע מספר השכנים הפתוחים הגדול ביותר, { $degree })
            }
    }
explain_introduced = { $name } ({ $meaning })
explain_only_counted = הספירה קובעת רק איפה מנסים; גם כך מנסים את כל הערכים לפי הסדר.
explain_lost = ל-{ $variable } לא נשאר אף מועמד: הענף הזה כבר אבוד. החיפוש עוד לא יודע את זה; findmin היה פונה לשם עכשיו.
explain_lost_findmin = ל-{ $variable } לא נשאר אף מועמד: הענף הזה כבר אבוד. לכן החיפוש פונה לשם בצעד הבא.
explain_weight_added = החיפוש לומד מזה: המשקל בין { $variable } לבין { $other } גדל ב-1.
explain_first = הניסיון הראשון: { $value }.
explain_next = הניסיון הבא: { $value }.
explain_next_none = לא נשאר אף ערך.
explain_next_some =
    { $count ->
        [one] נשאר ערך אחד לנסות.
        [two] נשארו שני ערכים לנסות.
       *[other] נשארו { $formatted } ערכים לנסות.
    }
explain_reject = אי אפשר להציב את { $value } ב-{ $variable }: { $clash }.
explain_plain_clash = יש התנגשות עם { $list }
explain_plain_place = אין שום התנגשות, ולכן מציבים את { $value } ב-{ $variable }.
explain_plain_open =
    { $count ->
        [one] נשאר משתנה פתוח אחד.
        [two] נשארו שני משתנים פתוחים.
       *[other] נשארו { $formatted } משתנים פתוחים.
    }
explain_plain_open_none = לא נשאר משתנה פתוח.
explain_force_last =
    { $gender ->
        [feminine] ל-{ $variable } נשארה רק { $value }, ולכן היא מוצבת שם.
       *[other] { $value } הוא המועמד האחרון של { $variable }, ולכן הוא מוצב שם.
    }
explain_force_unit =
    { $gender ->
        [feminine] ב{ $unit } אפשר עוד להציב את { $value } רק ב-{ $variable }, ולכן היא מוצבת שם.
       *[other] ב{ $unit } אפשר עוד להציב את { $value } רק ב-{ $variable }, ולכן הוא מוצב שם.
    }
explain_eliminate = מוחקים את { $value } מ-{ $variable }, כי { $clash }.
explain_left =
    { $count ->
        [one]
            { $gender ->
                [feminine] נשארה רק { $list }.
               *[other] נשאר רק { $list }.
            }
        [two] נשארו: { $list }.
       *[other] נשארו: { $list }.
    }
explain_left_many =
    { $count ->
        [one] נשאר מועמד אחד.
        [two] נשארו שני מועמדים.
       *[other] נשארו { $formatted } מועמדים.
    }
explain_left_none = לא נשאר אף מועמד.
explain_used = לא נשאר אף ערך ל-{ $variable }: { $reasons }.
explain_deadend = מבוי סתום ב-{ $variable }: { $reasons }.
explain_reason_clash =
    { $count ->
        [one]
            { $gender ->
                [feminine] { $list } מתנגשת
               *[other] { $list } מתנגש
            }
        [two]
            { $gender ->
                [feminine] { $list } מתנגשות
               *[other] { $list } מתנגשים
            }
       *[other]
            { $gender ->
                [feminine] { $list } מתנגשות
               *[other] { $list } מתנגשים
            }
    }
explain_reason_all =
    { $count ->
        [one] הערך היחיד מתנגש
        [two] שני הערכים מתנגשים
       *[other] כל { $formatted } הערכים מתנגשים
    }
explain_reason_failed =
    { $count ->
        [one]
            { $gender ->
                [feminine] { $list } הוצבה ונכשלה
               *[other] { $list } הוצב ונכשל
            }
        [two] { $list } הוצבו ונכשלו
       *[other] { $list } הוצבו ונכשלו
    }
explain_reason_solved =
    { $count ->
        [one]
            { $gender ->
                [feminine] { $list } הובילה לפתרון
               *[other] { $list } הוביל לפתרון
            }
        [two] { $list } הובילו לפתרונות
       *[other] { $list } הובילו לפתרונות
    }
explain_reason_crossed =
    { $count ->
        [one]
            { $gender ->
                [feminine] { $list } נמחקה
               *[other] { $list } נמחק
            }
        [two] { $list } נמחקו
       *[other] { $list } נמחקו
    }
explain_some_values =
    { $count ->
        [one] ערך אחד
        [two] שני ערכים
       *[other] { $formatted } ערכים
    }
explain_deadend_stranded = מבוי סתום: המועמד האחרון של { $variable } נמחק.
explain_deadend_unit = מבוי סתום: אי אפשר עוד להציב את { $value } ב{ $unit }.
explain_back_to = חוזרים אל { $variable } ומסירים שם את { $value }.
explain_back_with =
    { $count ->
        [one] חוזרים אל { $variable } ומסירים שם את { $value }, וגם את הערך שהצמצום הציב אחר כך.
        [two] חוזרים אל { $variable } ומסירים שם את { $value }, וגם את שני הערכים שהצמצום הציב אחר כך.
       *[other] חוזרים אל { $variable } ומסירים שם את { $value }, וגם את { $formatted } הערכים שהצמצום הציב אחר כך.
    }
explain_conflict = זה נובע מההחלטות האלה: { $list }.
explain_conflict_many = החלטות שמהן זה נובע: { $formatted }.
explain_conflict_bound = גם לפתרון הטוב ביותר עד כה יש בזה חלק.
explain_conflict_none = זה לא נובע משום החלטה של החיפוש, אלא מהחידה עצמה.
explain_jump =
    { $count ->
        [one] קופצים חזרה אל { $variable }, ההחלטה האחרונה מביניהן, ומדלגים על ההצבה שאחריה.
        [two] קופצים חזרה אל { $variable }, ההחלטה האחרונה מביניהן, ומדלגים על שתי ההצבות שאחריה.
       *[other] קופצים חזרה אל { $variable }, ההחלטה האחרונה מביניהן, ומדלגים על { $formatted } ההצבות שאחריה.
    }
explain_jump_none = אין לאן לקפוץ.
explain_backtrack_skipped = קפיצה מן { $dead } אל { $to }: מדלגים על { $variable } ומסירים את { $value }.
explain_backtrack_landed = כאן הקפיצה נגמרת: מסירים את { $value } מ-{ $variable }, ההצבה האחרונה שיש לה חלק במבוי הסתום.
explain_here_skipped =
    { $count ->
        [one] ערך אחד לא נבדק שם בכלל.
        [two] שני ערכים לא נבדקים שם בכלל.
       *[other] { $formatted } ערכים לא נבדקים שם בכלל.
    }
explain_count_jumps = קפיצות
explain_mean_jumps = מבואות סתומים שמהם החיפוש קפץ לאחור מעל הצבה אחת לפחות.
explain_count_skipped = דילוגים
explain_mean_skipped = הצבות שהחיפוש קפץ מעליהן: הוסרו בלי לבדוק את הערכים האחרים שלהן.
explain_count_untried = לא נבדקו
explain_mean_untried = ערכים שנשארו בלי בדיקה בהצבות שהחיפוש קפץ מעליהן.
explain_support = מוחקים את { $value } מ-{ $variable }: אצל { $other } לא נשאר שום ערך שמתיישב איתו, וכך אבדה התמיכה האחרונה שלו.
explain_rule_arcs = גם ערך שלא מתיישב עם שום דבר שנשאר אצל שכן כלשהו נמחק, עד שלכל ערך יש תמיכה בכל מקום.
explain_rule_jump = ממבוי סתום החיפוש קופץ חזרה אל ההצבה האחרונה שיש לה חלק בו.
explain_back_none = אין לאן לחזור.
explain_backtrack = מסירים את { $value } מ-{ $variable }.
explain_backtrack_used = ל-{ $used } לא נשאר אף ערך, ולכן מסירים את { $value } מ-{ $variable }.
explain_backtrack_unit = אי אפשר עוד להציב את { $lost } ב{ $unit }, ולכן מסירים את { $value } מ-{ $variable }.
explain_backtrack_forced = ההצבה ב-{ $used } הייתה כפויה ואין לה חלופה, ולכן מסירים את { $value } מ-{ $variable }.
explain_backtrack_solution = כדי לחפש פתרון נוסף, מסירים את { $value } מ-{ $variable }.
explain_here_next = הניסיון הבא שם: { $value }.
explain_backtrack_better = כדי לחפש פתרון טוב יותר, מסירים את { $value } מ-{ $variable }.
explain_backtrack_prune = מכאן לא יימצא פתרון טוב יותר, ולכן מסירים את { $value } מ-{ $variable }.
explain_deadend_full = מבוי סתום: הכול הוצב, אבל זה לא פתרון.
explain_prune =
    { $aim ->
        [most] מכאן לא יימצא פתרון טוב יותר: אפשר להגיע לכל היותר ל-{ $bound }, והשווי הגדול ביותר עד כה הוא { $best }.
       *[other] מכאן לא יימצא פתרון טוב יותר: העלות היא לפחות { $bound }, והטובה ביותר עד כה היא { $best }.
    }
explain_solution_cost =
    { $aim ->
        [most] השווי שלו: { $formatted }.
       *[other] העלות שלו: { $formatted }.
    }
explain_solution_best =
    { $aim ->
        [most] השווי שלו: { $formatted }, הגדול ביותר עד כה.
       *[other] העלות שלו: { $formatted }, הטובה ביותר עד כה.
    }
explain_here_none = שם לא נשאר ערך אחר, ולכן החיפוש נסוג עוד אחורה.
explain_here_forced = ההצבה הייתה כפויה, ולכן החיפוש נסוג עוד אחורה.
explain_here_some =
    { $count ->
        [one] נשאר שם ערך אחד לנסות.
        [two] נשארו שם שני ערכים לנסות.
       *[other] נשארו שם { $formatted } ערכים לנסות.
    }
explain_plain_solution = הכול מוצב ואין שום התנגשות: זה פתרון.
explain_plain_solution_number = הכול מוצב ואין שום התנגשות: פתרון מספר { $formatted }.
explain_outcome_solved =
    { $count ->
        [one] נמצא בצעד אחד.
        [two] נמצא בשני צעדים.
       *[other] נמצא ב-{ $formatted } צעדים.
    }
explain_outcome_alone = נפתר בצמצום בלבד.
explain_outcome_enough =
    { $count ->
        [one] נמצא הפתרון שביקשתם.
        [two] נמצאו שני הפתרונות שביקשתם.
       *[other] נמצאו { $formatted } הפתרונות שביקשתם.
    }
explain_outcome_none = הכול נוסה: אין פתרון.
explain_outcome_best =
    { $aim ->
        [most] הכול נוסה. הלוח מציג את הפתרון הטוב ביותר, ששוויו { $formatted }.
       *[other] הכול נוסה. הלוח מציג את הפתרון הטוב ביותר, שעלותו { $formatted }.
    }
explain_outcome_exact =
    { $count ->
        [one] הכול נוסה: יש בדיוק פתרון אחד.
        [two] הכול נוסה: יש בדיוק שני פתרונות.
       *[other] הכול נוסה: יש בדיוק { $formatted } פתרונות.
    }
explain_outcome_stopped = { $stopped }; { $unknown }.
explain_stopped_steps =
    { $count ->
        [one] נעצר אחרי צעד אחד
        [two] נעצר אחרי שני צעדים
       *[other] נעצר אחרי { $formatted } צעדים
    }
explain_stopped_backtracks =
    { $count ->
        [one] נעצר אחרי נסיגה אחת
        [two] נעצר אחרי שתי נסיגות
       *[other] נעצר אחרי { $formatted } נסיגות
    }
explain_stopped_placements =
    { $count ->
        [one] נעצר אחרי הצבה אחת
        [two] נעצר אחרי שתי הצבות
       *[other] נעצר אחרי { $formatted } הצבות
    }
explain_stopped_time =
    { $count ->
        [one] הזמן נגמר אחרי צעד אחד
        [two] הזמן נגמר אחרי שני צעדים
       *[other] הזמן נגמר אחרי { $formatted } צעדים
    }
explain_stopped_memory =
    { $count ->
        [one] הזיכרון נגמר אחרי צעד אחד
        [two] הזיכרון נגמר אחרי שני צעדים
       *[other] הזיכרון נגמר אחרי { $formatted } צעדים
    }
explain_stopped_failure = החיפוש קרס
explain_stopped_at_start = החיפוש לא הצליח להתחיל
explain_stopped_user =
    { $count ->
        [one] עצרתם אחרי צעד אחד
        [two] עצרתם אחרי שני צעדים
       *[other] עצרתם אחרי { $formatted } צעדים
    }
explain_stopped_trace =
    { $count ->
        [one] המעקב נגמר אחרי צעד אחד
        [two] המעקב נגמר אחרי שני צעדים
       *[other] המעקב נגמר אחרי { $formatted } צעדים
    }
explain_unknown = לא ידוע אם יש פתרון
explain_unknown_further = לא ידוע אם יש פתרון נוסף
explain_unknown_better =
    { $aim ->
        [most] השווי הגדול ביותר עד כה הוא { $formatted }, ולא ידוע אם יש פתרון טוב יותר
       *[other] העלות הטובה ביותר עד כה היא { $formatted }, ולא ידוע אם יש פתרון טוב יותר
    }
explain_plain_stuck =
    { $count ->
        [one] נתקע: הצמצום לא מוצא עוד דבר, ומשתנה אחד נשאר פתוח.
        [two] נתקע: הצמצום לא מוצא עוד דבר, ושני משתנים נשארו פתוחים.
       *[other] נתקע: הצמצום לא מוצא עוד דבר, ו-{ $formatted } משתנים נשארו פתוחים.
    }
explain_outcome_stranded =
    { $count ->
        [one] נתקע, ואחד נשאר פתוח: לשיטה הזאת אין דרך חזרה.
        [two] נתקע, ושניים נשארו פתוחים: לשיטה הזאת אין דרך חזרה.
       *[other] נתקע, ו-{ $formatted } נשארו פתוחים: לשיטה הזאת אין דרך חזרה.
    }
explain_outcome_contradiction = סתירה ב-{ $variable }: אין פתרון.
explain_plain_unit = קבוצה { $number }
explain_counts = המועמדים שהושוו
explain_counts_chosen = הבחירה
explain_counts_more = ועוד { $formatted }
explain_states = הערכים של { $variable }
explain_state_left = עוד לא נוסה
explain_state_rejected = התנגשות עם { $clashes }
explain_state_failed = הצבה שנכשלה
explain_state_skipped = הצבה שהקפיצה דילגה עליה: היא לא נכשלה
explain_state_solved = הצבה שהובילה לפתרון
explain_state_crossed = נמחק בצמצום
explain_state_placed = ההצבה הנוכחית
explain_state_taken_back = הוסר עכשיו
explain_copied = הועתק.
explain_copy_refused = הדפדפן לא מאפשר להעתיק. סמנו את הטקסט והעתיקו אותו בעצמכם.
explain_code = קוד
explain_code_pseudocode = פסאודו-קוד
explain_code_language = שפת הקוד
explain_code_copy = העתקת הקוד
explain_code_variable = משתנה = { $variable }
explain_code_values = משתנה = { $variable }, ערך = { $value }
explain_code_stop = { $number }. הרצה עד השורה הזאת: { $line }
explain_stack = מחסנית הקריאות
explain_stack_empty = עוד לא הוחלט דבר: המחסנית ריקה.
explain_stack_head_depth = עומק
explain_stack_head_variable = איפה
explain_stack_head_value = ערך
explain_stack_head_failed = נכשלו
explain_stack_head_solved = הובילו לפתרון
explain_stack_head_rejected = התנגשו
explain_stack_head_left = נשארו
explain_stack_frame = עומק { $depth }: { $value } ב-{ $variable }
explain_stack_searching = עומק { $depth }: מחפשים ערך ל-{ $variable }
explain_stack_forced = הצבה כפויה
explain_stack_left = נשאר לנסות: { $list }
explain_stack_failed = הוצבו ונכשלו: { $list }
explain_stack_solved = הובילו לפתרון: { $list }
explain_stack_rejected = התנגשו: { $list }
explain_stack_go = אל צעד ההצבה
explain_counters = מונים
explain_counters_explain = הסברים
explain_counters_text = טקסט
explain_counters_copy = טקסט: העתקת המונים
explain_counters_copy_csv = CSV: העתקת המונים לגיליון אלקטרוני
explain_csv_group = קבוצה
explain_csv_counter = מונה
explain_csv_number = מספר
explain_group_search = חיפוש
explain_group_forward = קדימה
explain_group_back = אחורה
explain_group_depth = עומק
explain_group_elimination = צמצום
explain_count_steps = צעדים
explain_mean_steps = כל צעדי החיפוש עד כה.
explain_count_choices = בחירות
explain_mean_choices = כמה פעמים נבחר המשתנה הבא.
explain_count_tries = ניסיונות
explain_mean_tries = ערכים שנבדקו, בין שהתנגשו ובין שהוצבו.
explain_count_deadends = מבואות סתומים
explain_mean_deadends = כמה פעמים לא נשאר אף ערך לנסות.
explain_count_solutions = פתרונות
explain_mean_solutions = פתרונות שנמצאו עד כה.
explain_count_prunes = גיזומים
explain_mean_prunes = כמה פעמים החיפוש נסוג מוקדם, כי לא היה אפשר למצוא פתרון טוב יותר.
explain_count_best = הטוב ביותר עד כה
explain_mean_best =
    { $aim ->
        [most] השווי הגדול ביותר של פתרון שנמצא עד כה.
       *[other] העלות הנמוכה ביותר של פתרון שנמצא עד כה.
    }
explain_count_time = זמן החיפוש
explain_mean_time = כמה זמן נמשך החיפוש כולו במכשיר הזה, בלי התצוגה.
explain_count_placements = הצבות
explain_mean_placements = צעדים קדימה: ערכים שהוצבו, גם הצבות כפויות.
explain_count_undos = הוסרו
explain_mean_undos = צעדים אחורה: ערכים שהוסרו.
explain_count_streak = הרצף הנוכחי
explain_count_longest = הרצף הארוך ביותר
explain_count_depth = העומק הנוכחי
explain_mean_depth = כמה ערכים מוצבים עכשיו.
explain_count_deepest = העומק המרבי
explain_mean_deepest = מספר הערכים הגדול ביותר שהיו מוצבים בבת אחת.
explain_count_eliminations = מועמדים שנמחקו
explain_mean_eliminations = מועמדים שהצמצום מחק.
explain_count_forced = הצבות כפויות
explain_mean_forced = הצבות שנבעו מצמצום, בלי לנסות.
explain_mean_forward_streak = הצבות מאז הנסיגה האחרונה.
explain_mean_longest_forward = מספר ההצבות הגדול ביותר ברצף, בלי נסיגה ביניהן.
explain_mean_back_streak = נסיגות מאז ההצבה האחרונה.
explain_mean_longest_back = המספר הגדול ביותר של ערכים שהוסרו ברצף, בלי הצבה ביניהם.
explain_stack_many_failed = נכשלו: { $formatted }
explain_stack_many_solved = הובילו לפתרון: { $formatted }
explain_stack_many_rejected = התנגשו: { $formatted }
explain_stack_many_left = נשארו: { $formatted }
explain_counts_meaning =
    { $count ->
        [one] ל-{ $variable } יש מועמד אחד: { $list }
        [two] ל-{ $variable } יש שני מועמדים: { $list }
       *[other] ל-{ $variable } יש { $formatted } מועמדים: { $list }
    }
explain_state_impossible = לא אפשרי
explain_stack_returns_found = מחזירה true
explain_stack_returns_failed = מחזירה false
explain_stack_word_found = true
explain_stack_word_failed = false
