cryptarithm_title = חידת אותיות וספרות
cryptarithm_description = צפו בפתרון של ⁦SEND + MORE = MONEY⁩ בגישוש נסוג, קדימה ואחורה: תרגיל החיבור עם העמודות והנשא, עץ ההחלטות, הקוד והסיבה לכל צעד.
cryptarithm_line = כל אות היא ספרה, והתרגיל נכון.
cryptarithm_gender = feminine
cryptarithm_facts = { $sum }, אותיות: { $formatted }
cryptarithm_words = תרגיל משלכם
cryptarithm_place = { $letter } במילה { $word }: { $content }
cryptarithm_pad = ספרות
cryptarithm_pad_taken = { $digit } { $letter }, תפוסה
cryptarithm_pad_erase = ניקוי האות
cryptarithm_select_hint = לחצו על אות והקלידו את הספרה שלה.
cryptarithm_legend_columns = עמודות
cryptarithm_legend_work = העמודה שעובדים בה
cryptarithm_legend_broken = עמודה או תרגיל שלא מסתדרים
cryptarithm_legend_carry = מעל עמודה: הנשא שבא מימין
cryptarithm_variant = בדיקה
cryptarithm_variant_columns = עמודה אחרי עמודה
cryptarithm_variant_columns_hint = בודקים עמודה ברגע שלכל האותיות שלה יש ספרות, עם הנשא שבא מימין.
cryptarithm_variant_whole = התרגיל כולו
cryptarithm_variant_whole_hint = בודקים את התרגיל רק אחרי שלכל האותיות יש ספרות.
cryptarithm_example_send = SEND + MORE = MONEY
cryptarithm_example_send_line = החידה המפורסמת משנת 1924. עמודה אחרי עמודה היא דורשת 1,099 הצבות, ועם findmin רק 71. מי שבודק רק את התרגיל כולו צריך 557,546.
cryptarithm_example_to = TO + GO = OUT
cryptarithm_example_to_line = קטנה מספיק כדי לצייר את כל העץ: ⁦21 + 81 = 102⁩. לא מסירים אף ספרה.
cryptarithm_example_two = TWO + TWO = FOUR
cryptarithm_example_two_line = בחידה שבספר הלימוד AIMA יש שבעה פתרונות. בחידה טובה יש פתרון אחד.
cryptarithm_example_he = HE + HE = SHE
cryptarithm_example_he_line = אין פתרון: ⁦E + E⁩ מסתיים ב-E רק אם E היא 0, ואז ⁦H + H⁩ מסתיים ב-H רק אם גם H היא 0.
cryptarithm_example_donald = DONALD + GERALD = ROBERT
cryptarithm_example_donald_line = עשר אותיות לעשר ספרות: ⁦526485 + 197485 = 723970⁩.
cryptarithm_example_forty = FORTY + TEN + TEN = SIXTY
cryptarithm_example_forty_line = כשמחברים שלושה מספרים הנשא מגיע עד 2. findmin צריך כאן 1,788 הצבות, וסדר השורות 1,351.
cryptarithm_example_moon = ירח + ירח = לילה
cryptarithm_example_moon_line = שני ירחים בלילה אחד. בעברית קוראים מימין, ולכן האות הראשונה היא ספרת האחדות.
cryptarithm_race_models = התרגיל כולו או העמודות שלו
cryptarithm_race_models_line = אותה חידה ואותו סדר של אותיות: 557,546 הצבות, 1,099 עם עמודות ונשא, ו-71 כשמוסיפים findmin.
cryptarithm_race_forty = findmin מפסיד
cryptarithm_race_forty_line = ב-⁦FORTY + TEN + TEN = SIXTY⁩ עדיף לעבור על העמודות לפי הסדר.
cryptarithm_open_placeholder =
    SEND + MORE = MONEY
    S = 9
cryptarithm_open_hint = תרגיל אחד בכל שורה, או מילים זו מתחת לזו עם קו של מקפים מעל התוצאה. אפשר לכתוב באותיות של כל שפה, לכל היותר עשר אותיות שונות. מילה בעברית קוראים כמו שהיא כתובה: האות הימנית היא ספרת האחדות. אותיות סופיות נחשבות כמו האותיות הרגילות.
cryptarithm_error_word = ״{ $found }״ היא לא מילה. כתבו אותיות בלבד, וסימן פלוס בין המילים.
cryptarithm_error_equals = ״{ $found }״: אין תוצאה, או שיש יותר מאחת. כתבו למשל ⁦SEND + MORE = MONEY⁩.
cryptarithm_error_digit = ״{ $found }״ לא קובע ספרה. כתבו אות מהתרגיל שמעל, שעוד אין לה ספרה, למשל ״S = 9״.
cryptarithm_error_addends = אפשר לחבר משתי מילים עד { $expected }, ולא { $formatted }.
cryptarithm_error_letters = מספר האותיות השונות הוא { $formatted }, ויש רק { $expected } ספרות.
cryptarithm_error_long = ״{ $text }״ ארוכה מדי. במילה יש לכל היותר { $expected } אותיות.
cryptarithm_error_result = ״{ $text }״ לא יכולה להיות הסכום: צריך בה לפחות { $from } אותיות ולכל היותר { $to }.
cryptarithm_says_open =
    { $count ->
        [one] לאות אחת עוד אין ספרה.
        [two] לשתי אותיות עוד אין ספרה.
       *[other] ל-{ $formatted } אותיות עוד אין ספרה.
    }
cryptarithm_says_done = לכל אות יש ספרה.
cryptarithm_says_rule = החיפוש עובר על האותיות עמודה אחרי עמודה, מימין.
cryptarithm_says_next = { $variable } היא האות הבאה בלי ספרה.
cryptarithm_says_only = נשארה רק אות אחת בלי ספרה: { $variable }.
cryptarithm_says_choose_random =
    { $count ->
        [one] נשארה רק אות אחת בלי ספרה: { $variable } (זרע { $seed }).
        [two] { $variable } הוגרלה מתוך שתי אותיות בלי ספרה (זרע { $seed }).
       *[other] { $variable } הוגרלה מתוך { $formatted } אותיות בלי ספרה (זרע { $seed }).
    }
cryptarithm_says_tries =
    { $order ->
        [ascending] מנסים את הספרות מ-0 ומעלה.
        [descending] מנסים את הספרות מ-9 ומטה.
        [random] מנסים את הספרות בסדר אקראי.
       *[other] מנסים קודם את הספרה שמשאירה לשאר האותיות הכי הרבה מועמדים (LCV).
    }
cryptarithm_says_stuck =
    { $count ->
        [one] נתקע: הצמצום לא מוצא עוד דבר, ולאות אחת עוד אין ספרה.
        [two] נתקע: הצמצום לא מוצא עוד דבר, ולשתי אותיות עוד אין ספרה.
       *[other] נתקע: הצמצום לא מוצא עוד דבר, ול-{ $formatted } אותיות עוד אין ספרה.
    }
cryptarithm_says_reject = { $variable } לא יכולה להיות { $value }: { $clash }.
cryptarithm_says_zero = מספר לא מתחיל ב-0
cryptarithm_says_same = לאות { $letter } כבר יש הספרה הזאת
cryptarithm_says_sum = { $sum }, אבל { $word } היא { $number }
cryptarithm_says_and = { $clause }, אבל { $letter } היא { $digit }
cryptarithm_says_no_carry = לא נשאר נשא בשביל { $letter }
cryptarithm_says_ends = { $sum }, והספרה האחרונה היא { $end }
cryptarithm_says_any_carry = { $sum }, ואפשר להוסיף נשא מ-0 עד { $high }
cryptarithm_says_no_room = { $sum }, ואין עמודה לנשא
cryptarithm_says_carry = הנשא לעמודה הזאת הוא לכל היותר { $most }
cryptarithm_says_left = { $letters } גדול מדי או קטן מדי בעמודה האחרונה
cryptarithm_says_column = העמודה { $letters } כבר לא יכולה לתת את { $letter }
cryptarithm_says_open_column = התרגיל לא היה מסתדר
cryptarithm_says_place = { $variable } מקבלת את הספרה { $value }.
cryptarithm_says_done_column = העמודה מסתדרת: { $sum }, והנשא הוא { $carry }.
cryptarithm_says_is_carry = זה הנשא.
cryptarithm_says_solution = התרגיל נכון: { $sum }.
cryptarithm_says_solution_number = התרגיל נכון: { $sum }. זה פתרון מספר { $formatted }.
cryptarithm_ask_variable = איזו אות מקבלת עכשיו ספרה?
cryptarithm_ask_value = איזו ספרה החיפוש נותן עכשיו ל-{ $variable }? או שאף ספרה לא מתאימה?
cryptarithm_ask_deadend = האם { $variable } היא מבוי סתום, בלי ספרה שמתאימה?
cryptarithm_ask_return = ל-{ $variable } לא נשארה ספרה. לאיזו אות החיפוש חוזר?
