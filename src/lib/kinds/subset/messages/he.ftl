subset_title = סכום חלקי ותרמיל
subset_description = צפו בגישוש נסוג בוחר מספרים שמגיעים לסכום, או חפצים לתרמיל, קדימה ואחורה: עמודות שממלאות מד, החסם של מה שעוד אפשרי, עץ ההחלטות, הקוד והסיבה לכל צעד.
subset_line = לקחת מספר או להשאיר אותו בחוץ. חסם מגלה מוקדם שענף אבוד.
subset_facts = היעד { $target }, מספרים: { $formatted }
subset_facts_knapsack = הקיבולת { $target }, חפצים: { $formatted }
subset_take = בפנים
subset_leave = בחוץ
subset_weight = משקל
subset_profit = רווח
subset_number = { $name }: { $content }
subset_item = { $name }, משקל { $weight }, רווח { $profit }: { $content }
subset_select_hint = לחצו על פריט כדי לקחת אותו, שוב כדי להשאיר אותו בחוץ, ועוד פעם כדי להשאיר אותו פתוח.
subset_values_ascending = קודם לקחת
subset_values_descending = קודם להשאיר
subset_values_preferred = כמו עם חפצים חתוכים
subset_variant = חסם
subset_best = הרווח הגדול ביותר
subset_variant_over = בלי
subset_variant_over_hint = חוזרים רק מסכום גדול מדי.
subset_variant_left = מה שנשאר
subset_variant_left_hint = חוזרים גם אם כל מה שנשאר לא מספיק כדי להגיע ליעד, או כדי לעקוף את הטוב ביותר עד כה.
subset_variant_next = מה שנשאר והקטן ביותר
subset_variant_next_hint = חוזרים גם אם אפילו המספר הפתוח הקטן ביותר גדול מדי: שני החסמים של הורוביץ וסהני.
subset_variant_fractional = חפצים חתוכים
subset_variant_fractional_hint = החסם הוא מה שהתרמיל היה מכיל אילו אפשר היה לחתוך חפצים: קודם מה שנותן הכי הרבה רווח למשקל שלו.
subset_line_label = מספרים ויעד
subset_line_label_knapsack = משקל:רווח, קיבולת
subset_sort = מיון
subset_sort_given = כפי שנכתב
subset_sort_ascending = מהקטן לגדול
subset_sort_descending = מהגדול לקטן
subset_sort_density = לפי צפיפות
subset_example_six = שישה מספרים, היעד 30
subset_example_six_line = המופע של הורוביץ וסהני עם שני החסמים שלהם: 25 הצבות מוצאות את כל שלושת הפתרונות, ומוכיחות שאין עוד.
subset_example_six_plain = שישה מספרים בלי חסם
subset_example_six_plain_line = אותם מספרים בלי חסם: חוזרים רק מסכום גדול מדי. נדרשות 51 הצבות.
subset_example_none = אין סכום אי-זוגי
subset_example_none_line = כל המספרים זוגיים והיעד אי-זוגי. אנשים רואים את זה מיד; החיפוש צריך 595 הצבות, או 323 אם הגדולים קודם.
subset_example_four = תרמיל של ארבעה חפצים
subset_example_four_line = הדוגמה של נאפוליטן: הטוב ביותר הוא 90, ו-10 הצבות מוצאות אותו ומוכיחות שאין טוב ממנו. החסם הוא התרמיל עם חפץ אחד חתוך.
subset_example_eight = תרמיל של שמונה חפצים
subset_example_eight_line = המופע של הורוביץ וסהני, לפי צפיפות: 27 הצבות מוכיחות ש-159 הוא הטוב ביותר, לעומת 328 בלי חסם.
subset_example_eight_mixed = אותם שמונה, מעורבבים
subset_example_eight_mixed_line = אותם חפצים בסדר אחר: התרמילים הראשונים גרועים יותר, ולכן החסם חותך מאוחר יותר. נדרשות 57 הצבות.
subset_race_sums = יותר מדי, פחות מדי
subset_race_sums_line = אין סכום אי-זוגי, אבל צריך להוכיח את זה: בלי חסם, עם מה שנשאר, וגם עם המספר הקטן ביותר.
subset_race_bounds = בלי חסם, ושני חסמים
subset_race_bounds_line = אותו תרמיל בלי חסם, עם כל מה שנשאר, ועם חפצים חתוכים: ככל שהחסם הדוק יותר, העץ קטן יותר.
subset_race_first = איזה ערך קודם?
subset_race_first_line = קודם לקחת, קודם להשאיר, או כמו עם חפצים חתוכים: תרמיל טוב שנמצא מוקדם חותך יותר.
subset_open_hint = שורה עם המספרים, חץ והיעד; לתרמיל משקל:רווח, למשל ״⁦2:40 5:30 → 7⁩״. אפשר גם לפתוח קובצי תרמיל: ״n c״, ואז ״p w״ לכל חפץ; שורת רווחים ושורת משקלים; או הקבצים של פיסינגר.
subset_error_item = ״{ $found }״ הוא לא מספר מתאים. כתבו מספר שלם מ-0 עד { $most }, ולתרמיל ״משקל:רווח״.
subset_error_target = ״{ $found }״ הוא לא יעד. כתבו מספר שלם מ-1 ומעלה.
subset_error_many = יש { $found } מספרים. אפשר להציג היטב עד { $expected }.
subset_error_rows = צריכים להיות { $expected } חפצים, אבל יש { $found }.
subset_error_count = כאן צריך להיות מספר החפצים, ולא ״{ $found }״. כתבו מספר שלם.
subset_error_row = ״{ $found }״ הוא לא חפץ. כאן צריכים לבוא רווח ואחריו משקל, מספרים שלמים מ-0 עד { $most }, למשל ״⁦40 2⁩״. לפניהם אפשר לכתוב את מספר החפץ.
subset_error_pisinger = ״{ $found }״ הוא לא חפץ. כאן צריכים לבוא מספר החפץ, הרווח, המשקל, ואחריהם 1 או 0, למשל ״⁦1,40,2,1⁩״.
subset_error_no_capacity = הקיבולת חסרה. מתחת לשורה הזאת צריכה לבוא שורה כמו ״⁦c 16⁩״.
subset_error_mixed = לחלק מהחפצים יש רווח ולאחרים אין. כתבו רווח לכולם או לאף אחד.
subset_error_no_target = היעד חסר. כתבו אותו אחרי חץ, למשל ״⁦5 10 12 → 17⁩״.
subset_error_no_items = אין מספרים לפני החץ.
subset_note_readings = אפשר לקרוא את השורות האלה בכמה דרכים. זוגות הם משקל:רווח של חפץ, ומספרים בלי נקודתיים צריכים להסתכם ביעד.
subset_says_start = אילו מהמספרים מסתכמים בדיוק ב-{ $formatted }?
subset_says_start_knapsack = התרמיל מכיל { $target }. אילו חפצים נכנסים?
subset_says_open =
    { $count ->
        [one] אחד עוד פתוח.
        [two] שניים עוד פתוחים.
       *[other] { $formatted } עוד פתוחים.
    }
subset_says_open_none = הכול הוכרע.
subset_says_rule = החיפוש עובר עליהם לפי הסדר.
subset_says_tries =
    { $order ->
        [ascending] קודם הוא לוקח כל אחד, ואחר כך משאיר אותו בחוץ.
        [descending] קודם הוא משאיר כל אחד בחוץ, ואחר כך לוקח אותו.
        [preferred] קודם הוא עושה כמו בתרמיל השברי, שמותר לחתוך בו חפצים.
        [random] אם קודם לוקחים או קודם משאירים בחוץ, זה נקבע באקראי.
       *[other] קודם הוא עושה את מה שמשאיר לאחרים הכי הרבה מועמדים (LCV).
    }
subset_says_stuck =
    { $count ->
        [one] נתקע: הצמצום לא מוצא עוד דבר, ואחד נשאר פתוח.
        [two] נתקע: הצמצום לא מוצא עוד דבר, ושניים נשארו פתוחים.
       *[other] נתקע: הצמצום לא מוצא עוד דבר, ו-{ $formatted } נשארו פתוחים.
    }
subset_says_choose = הבא בתור: { $variable }.
subset_says_choose_only = רק { $variable } עוד פתוח.
subset_says_choose_random =
    { $count ->
        [one] רק { $variable } עוד פתוח (זרע { $seed }).
        [two] ההגרלה בחרה ב-{ $variable } מתוך השניים שעוד פתוחים (זרע { $seed }).
       *[other] ההגרלה בחרה ב-{ $variable } מתוך { $formatted } שעוד פתוחים (זרע { $seed }).
    }
subset_says_alone = { $weight } לבדו עובר את { $target }
subset_says_over = { $sum }, וזה עובר את { $target }
subset_says_last = הסכום יהיה { $sum } ולא { $target }
subset_says_under = עם כל מה שנשאר הסכום יהיה רק { $reach } מתוך { $target }
subset_says_next = הסכום יהיה { $sum }, וכל מספר פתוח גדול ממה שחסר: { $missing }
subset_says_no_take = { $variable } לא נכנס: { $clash }.
subset_says_no_leave = אי אפשר להשאיר בחוץ את { $variable }: { $clash }.
subset_says_take = לוקחים את { $variable }: { $sum } מתוך { $target }.
subset_says_pack = לוקחים את { $variable }. משקל: { $sum } מתוך { $target }. רווח: { $profit }.
subset_says_leave = משאירים בחוץ את { $variable }.
subset_says_deadend = גם אם לוקחים את { $variable } וגם אם משאירים אותו בחוץ, אי אפשר להמשיך.
subset_says_solution = הגענו ליעד: { $sum }.
subset_says_packed = ארזנו. משקל: { $sum }. רווח: { $profit }.
subset_says_solution_number = פתרון מספר { $formatted }.
subset_says_object = הבחירה ״{ $value }״
subset_ask_variable = על איזה מספר החיפוש מחליט עכשיו?
subset_ask_value = מה החיפוש עושה עם { $variable }: לוקח, משאיר בחוץ, או אף אחד מהם?
subset_ask_deadend = האם { $variable } הוא מבוי סתום: אי אפשר לקחת אותו וגם אי אפשר להשאיר אותו בחוץ?
subset_ask_return = את { $variable } אי אפשר לקחת וגם אי אפשר להשאיר בחוץ. לאיזה מספר החיפוש חוזר?
subset_legend_bars = עמודות וסימנים
subset_legend_taken = נלקח
subset_legend_left = נשאר בחוץ
subset_legend_open = פתוח
subset_legend_beyond = יותר מדי
subset_legend_target = יעד או קיבולת
subset_legend_possible = עוד אפשרי: החסם
subset_legend_missing = מה שחסר עד היעד, או עד הטוב ביותר עד כה
subset_legend_cut = החפץ שהחסם חותך
subset_legend_best = הטוב ביותר עד כה
subset_too_much = נלקח יותר מדי: { $sum }, וזה עובר את { $target }.
subset_too_little = נשאר בחוץ יותר מדי: עם כל היתר הסכום יהיה רק { $reach } מתוך { $target }.
