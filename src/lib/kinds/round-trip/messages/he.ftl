round_trip_title = מסלול מעגלי
round_trip_description = צפו בחיפוש של מסלול מעגלי דרך כל הערים, מעגל המילטון ובעיית הסוכן הנוסע, קדימה ואחורה: המפה, עץ ההחלטות, החסמים, הקוד והסיבה לכל צעד.
round_trip_line = מעגל המילטון והסוכן הנוסע: מבקרים בכל עיר פעם אחת וחוזרים, בכבישים כלשהם או בדרך הקצרה ביותר.
round_trip_name = { $cities } ערים
round_trip_facts = { $cities } ערים, { $roads } כבישים
round_trip_facts_lengths = { $cities } ערים, { $roads } כבישים עם אורכים
round_trip_stop = תחנה { $number } במסלול
round_trip_city = { $city }: { $content }
round_trip_content_open = עוד לא במסלול
round_trip_content_lost = מנותקת: שום מסלול כבר לא יכול לעבור בה
round_trip_content_stop = תחנה { $number }, { $content }
round_trip_sum = נסענו { $length }
round_trip_sum_rest = נסענו { $length }, נשארו לפחות { $rest }: { $total }
round_trip_sum_best = הקצר ביותר עד כה: { $best }
round_trip_start = התחלה
round_trip_once = כל מסלול פעם אחת
round_trip_once_hint = מסלול ואותו מסלול בכיוון ההפוך נספרים כאחד: התחנה השנייה באה לפני האחרונה ברשימת הערים.
round_trip_draw = ציור
round_trip_draw_hint = ציור של ערים וכבישים, והסרה שלהם
round_trip_draw_how = לחצו על הרקע כדי להוסיף עיר, ועל שתי ערים כדי לחבר או להפריד ביניהן. Delete מסיר עיר.
round_trip_select_hint = לחצו על ערים כדי להתחיל את המסלול בעצמכם.
round_trip_example_textbook = שש ערים
round_trip_example_textbook_line = מעגל המילטון בגרף מספר הלימוד של לויטין: הוא נמצא בענף השני.
round_trip_example_dodecahedron = דודקהדרון
round_trip_example_dodecahedron_line = המשחק של המילטון מ-1857: כל קודקוד פעם אחת. יש בסך הכול 30 מסלולים מעגליים.
round_trip_example_petersen = הגרף של פטרסן
round_trip_example_petersen_line = אין מעגל המילטון: 249 הצבות מוכיחות את זה, אף שמכל אחת מ-10 הערים יוצאים שלושה כבישים.
round_trip_example_towns = שתי עיירות ושער אחד
round_trip_example_towns_line = כל דרך בין העיירות עוברת ב-E, ולכן אין מסלול. החיפוש מגלה את זה מאוחר, שוב ושוב.
round_trip_example_cities = הסוכן הנוסע
round_trip_example_cities_line = המסלול הקצר ביותר דרך עשר ערים. חסם חזק יותר חותך מוקדם יותר: 219,303 הצבות עם החלש ביותר, 576 עם השני, 199 עם עץ-אחד.
round_trip_bound = חסם
round_trip_best = המסלול הקצר ביותר
round_trip_variant_length = הדרך עד כה
round_trip_variant_length_hint = ענף נגזם כשהדרך שכבר נסענו ארוכה כמו המסלול הטוב ביותר.
round_trip_variant_cheapest = הכבישים הקצרים ביותר החוצה
round_trip_variant_cheapest_hint = הדרך שכבר נסענו, ועוד הכביש הקצר ביותר מכל עיר שעוד צריך לצאת ממנה.
round_trip_variant_one_tree = עץ-אחד
round_trip_variant_one_tree_hint = הדרך שכבר נסענו, ועוד הכבישים הקצרים ביותר שמחברים את הערים שנשארו, והקצרים ביותר אל שני קצות המסלול: עץ-אחד, בלי העלייה של הלד וקארפ.
round_trip_race_bounds = שלושה חסמים
round_trip_race_bounds_line = עשר ערים, הקרובה ביותר קודם: 219,303 הצבות עם החסם החלש, 576 עם השני, 199 עם עץ-אחד.
round_trip_race_order = מקצה אחד או משניהם
round_trip_race_order_line = שתי עיירות ושער אחד: 1,936 הצבות לפי הסדר. עם ״הכי מעט קודם״ המסלול גדל משני קצותיו, ו-64 הצבות מוכיחות שהם לא ייפגשו.
round_trip_race_jump = צעד אחרי צעד או בקפיצות
round_trip_race_jump_line = כל המסלולים בדודקהדרון: 12,405 הצבות כשחוזרים צעד אחרי צעד, 6,918 כשקופצים אל הסיבה.
round_trip_race_no_jump = קפיצות שלא עוזרות
round_trip_race_no_jump_line = הגרף של פטרסן: 249 הצבות כך או כך, כי כל מבוי סתום תלוי בעיר שממש לפניו.
round_trip_open_placeholder =
    A B 5
    B C 3
    C A 4
round_trip_open_hint = כביש אחד בכל שורה, עם האורך שלו או בלעדיו. אפשר גם ערים עם קואורדינטות, מטריצה של אורכים או קובץ של TSPLIB או DIMACS עם עד 32 ערים.
round_trip_error_line = ״{ $found }״ הוא לא כביש ולא עיר. כתבו כביש כך: ״A B״ או ״A B 5״.
round_trip_error_length = אין ב-״{ $found }״ אורך מתאים. כתבו לכל הכבישים מספר שלם עד 99,999, או לאף אחד מהם.
round_trip_error_twice = ״{ $found }״ סותר שורה קודמת.
round_trip_error_city = ״{ $found }״ הוא לא שם של עיר. בשם יש עד 8 אותיות וספרות.
round_trip_error_type = ״{ $found }״ לא נתמך. המרחקים יכולים להיות EUC_2D,‏ CEIL_2D,‏ MAN_2D,‏ MAX_2D,‏ ATT,‏ GEO או מטריצה מפורשת.
round_trip_error_many = יש יותר מ-32 ערים.
round_trip_error_asymmetric = אורך הדרך הלוך שונה מאורך הדרך חזור.
round_trip_error_numbers = צריכים להיות { $expected } מספרים, ויש { $formatted }.
round_trip_error_few = למסלול מעגלי צריך לפחות שלוש ערים.
round_trip_error_node = ״{ $found }״ הוא לא מספר של עיר, או שהוא מופיע פעמיים.
round_trip_error_problem = ״{ $found }״ לא נתמך. TYPE יכול להיות TSP, כשאורך כל כביש שווה בשני הכיוונים, או HCP.
round_trip_error_section = ״{ $found }״ לא נתמך, ובלעדיו זו בעיה אחרת.
round_trip_error_dimension = חסרה השורה DIMENSION, עם מספר הערים.
round_trip_error_head = מספר הערים כאן הוא { $expected }, אבל בשורות הבאות יש { $formatted }.
round_trip_error_roads = מספר הכבישים כאן הוא { $expected }, אבל אחר כך יש { $formatted }.
round_trip_note_head = שורה { $line } נקראה כמספר הערים ומספר הכבישים, ולא ככביש.
round_trip_note_points = כל שורה נקראה כעיר עם הנקודה שלה, ולא ככביש עם האורך שלו.
round_trip_note_multiplied = האורכים הם המרחקים כפול { $factor }, מעוגלים למספרים שלמים.
round_trip_note_divided = האורכים הם המרחקים חלקי { $factor }, מעוגלים למספרים שלמים.
round_trip_gender = feminine
round_trip_says_start = מחפשים מסלול מעגלי שיוצא מהעיר { $start } ומבקר פעם אחת בכל שאר הערים ({ $formatted }).
round_trip_says_open =
    { $count ->
        [one] נשארה עיר אחת.
        [two] נשארו שתי ערים.
       *[other] נשארו { $formatted } ערים.
    }
round_trip_says_done = כל הערים במסלול.
round_trip_says_rule = המסלול גדל עיר אחרי עיר.
round_trip_says_next = { $variable } היא הבאה, אחרי { $city }.
round_trip_says_next_free = { $variable } היא התחנה הפתוחה הבאה.
round_trip_says_choose_random =
    { $count ->
        [one] נשארה רק תחנה פתוחה אחת: { $variable } (זרע { $seed }).
        [two] ההגרלה בחרה ב-{ $variable } מתוך שתי תחנות פתוחות (זרע { $seed }).
       *[other] ההגרלה בחרה ב-{ $variable } מתוך { $formatted } תחנות פתוחות (זרע { $seed }).
    }
round_trip_says_used = היא כבר במסלול ({ $variable })
round_trip_says_road = אין כביש בינה לבין { $city } ({ $variable })
round_trip_says_reverse = מסלול כזה נספר בכיוון ההפוך, בגלל { $variable }
round_trip_says_place = { $value } עוד לא במסלול ויש אליה כביש, ולכן היא { $variable }.
round_trip_says_solution = כל הערים במסלול, וכביש מחזיר אל ההתחלה: { $way }.
round_trip_says_solution_number = כל הערים במסלול, וכביש מחזיר אל ההתחלה: מסלול מספר { $formatted }, { $way }.
round_trip_says_prune = כל מסלול שמתחיל כך הוא באורך { $bound } לפחות, והקצר ביותר עד כה הוא { $best }: לא ייתכן המשך קצר יותר.
round_trip_says_tries =
    { $order ->
        [ascending] מנסים את הערים לפי סדר הרשימה.
        [descending] מנסים את הערים מסוף הרשימה.
        [random] מנסים את הערים בסדר אקראי.
       *[other] מנסים קודם את העיר שמשאירה לשאר התחנות הכי הרבה מועמדים (LCV).
    }
round_trip_says_stuck =
    { $count ->
        [one] נתקע: הצמצום לא מוצא עוד דבר, ותחנה אחת נשארה פתוחה.
        [two] נתקע: הצמצום לא מוצא עוד דבר, ושתי תחנות נשארו פתוחות.
       *[other] נתקע: הצמצום לא מוצא עוד דבר, ו-{ $formatted } תחנות נשארו פתוחות.
    }
round_trip_says_nearest = מנסים קודם את העיר הקרובה ביותר.
round_trip_says_loneliest = מנסים קודם את העיר שיש לה הכי מעט כבישים לערים שנשארו.
round_trip_ask_variable = על איזו תחנה במסלול מחליטים עכשיו?
round_trip_ask_value = איזו עיר תהיה עכשיו { $variable }? או שאף עיר לא מתאימה?
round_trip_ask_deadend = האם { $variable } היא מבוי סתום, בלי עיר שמתאימה?
round_trip_ask_return = אף עיר לא מתאימה ל-{ $variable }. לאיזו תחנה החיפוש חוזר?
round_trip_legend_set = ההתחלה, או תחנה שקבעתם
round_trip_legend_deadend = אין מכאן דרך הלאה
round_trip_legend_lost = מנותקת: שום מסלול כבר לא יכול לעבור בה
round_trip_legend_roads = כבישים
round_trip_legend_way = המסלול עד כה
round_trip_legend_rest = מה שהחסם סופר עבור מה שנשאר
round_trip_legend_best = המסלול הקצר ביותר עד כה
round_trip_overlay_way = מסלול: { $lane }
