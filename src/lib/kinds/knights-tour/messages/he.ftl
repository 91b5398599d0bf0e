knights_tour_title = מסע הפרש
knights_tour_description = צפו בפרש שמבקר בכל משבצת של לוח שחמט פעם אחת, בגישוש נסוג עם כלל ורנסדורף ובלעדיו: הלוח, עץ ההחלטות, הקוד והסיבה לכל צעד.
knights_tour_line = פרש מבקר בכל משבצת פעם אחת. עם כלל משנת 1823 הוא כמעט אף פעם לא נסוג.
knights_tour_facts = ⁦{ $size }⁩, מ-{ $first }
knights_tour_facts_closed = ⁦{ $size }⁩, סגור, מ-{ $first }
knights_tour_columns = עמודות
knights_tour_columns_less = עמודה אחת פחות
knights_tour_columns_more = עמודה אחת יותר
knights_tour_rows = שורות
knights_tour_rows_less = שורה אחת פחות
knights_tour_rows_more = שורה אחת יותר
knights_tour_closed = סגור
knights_tour_closed_hint = מסע סגור נגמר במרחק מהלך פרש אחד מהמקום שבו התחיל.
knights_tour_directions_clockwise = עם כיוון השעון
knights_tour_directions_wirth = הסדר של וירת
knights_tour_directions_unlucky = סדר חסר מזל
knights_tour_direction_up_right = שתיים למעלה, אחת ימינה
knights_tour_direction_right_up = שתיים ימינה, אחת למעלה
knights_tour_direction_right_down = שתיים ימינה, אחת למטה
knights_tour_direction_down_right = שתיים למטה, אחת ימינה
knights_tour_direction_down_left = שתיים למטה, אחת שמאלה
knights_tour_direction_left_down = שתיים שמאלה, אחת למטה
knights_tour_direction_left_up = שתיים שמאלה, אחת למעלה
knights_tour_direction_up_left = שתיים למעלה, אחת שמאלה
knights_tour_hint = לחצו על משבצת כדי להתחיל בה.
knights_tour_board_hint = מקשי החיצים מזיזים, ⁨Enter⁩ מתחיל כאן את המסע, ⁨Delete⁩ מסיר את המהלך האחרון שעשיתם.
knights_tour_values_preferred = הכי מעט מהלכי המשך (ורנסדורף)
knights_tour_variant = מסע סגור
knights_tour_variant_last_move = בדיקה במהלך האחרון
knights_tour_variant_last_move_hint = רק המהלך האחרון חייב להסתיים במקום שאפשר לחזור ממנו להתחלה.
knights_tour_variant_way_back = שמירה על דרך חזרה
knights_tour_variant_way_back_hint = אסור לתפוס את המשבצת הפנויה האחרונה שאפשר לחזור ממנה להתחלה.
knights_tour_example_five = 5×5
knights_tour_example_five_line = הלוח הריבועי הקטן ביותר שיש בו מסע: 8,815 מהלכים מוסרים לפני שנמצא הראשון.
knights_tour_example_five_all = 5×5, כל המסעות
knights_tour_example_five_all_line = כל 304 המסעות מהפינה.
knights_tour_example_five_none = 5×5, הצבע הלא נכון
knights_tour_example_five_none_line = שום מסע לא מתחיל ב-⁨b1⁩: ל-13 משבצות יש הצבע של הפינות, ורק ל-12 הצבע האחר. החיפוש לא רואה צבעים, ומוכיח זאת ב-1,829,420 הצבות.
knights_tour_example_eight = 8×8, ורנסדורף
knights_tour_example_eight_line = הכי מעט מהלכי המשך קודם: 63 מהלכים, ואף אחד מהם לא מוסר. לפי סדר הכיוונים דרושים 8,250,732.
knights_tour_example_eight_ties = 8×8, תיקו חסר מזל
knights_tour_example_eight_ties_line = הכלל לא אומר מה עושים בתיקו. כשמתחילים בפינה הזאת הוא אף פעם לא נסוג עם 39,924 מתוך 40,320 הסדרים של הכיוונים; עם הסדר הזה הוא מסיר 607 מהלכים.
knights_tour_example_six_closed = 6×6, סגור
knights_tour_example_six_closed_line = 35 מהלכים, ואף אחד מהם לא מוסר, כי שומרים על דרך חזרה. אם בודקים רק את המהלך האחרון, כלל ורנסדורף צריך יותר מ-50 מיליון.
knights_tour_race_eight = עם כלל ורנסדורף ובלעדיו
knights_tour_race_eight_line = אותה פינה של לוח שחמט: 63 מהלכים, או יותר משמונה מיליון.
knights_tour_race_back = דרך חזרה
knights_tour_race_back_line = מסע סגור על ⁦6×6⁩: חיפוש אחד שומר על דרך חזרה להתחלה, והשני בודק רק את המהלך האחרון.
knights_tour_format_numbers = מספרים
knights_tour_format_squares = משבצות
knights_tour_open_placeholder =
    3 . .
    { "." } . 1
    { "." } 2 4
    
    a1 b3 c5 …
knights_tour_open_hint = שורות של מספרים, מ-0 או מ-1, ו-0 או נקודה למשבצות שלא ביקרו בהן. או משבצות לפי הסדר: ⁨a1 b3 c5⁩. לפניהן אפשר לכתוב בשורה ⁨closed⁩ או את גודל הלוח (⁨6x5⁩). מ-⁦3×3⁩ עד ⁦8×8⁩ משבצות.
knights_tour_error_row =
    { $count ->
        [one] בשורה הזאת משבצת אחת, ובראשונה { $expected }.
        [two] בשורה הזאת שתי משבצות, ובראשונה { $expected }.
       *[other] בשורה הזאת { $formatted } משבצות, ובראשונה { $expected }.
    }
knights_tour_error_size = אין לוח בגודל { $found }: בלוח יש בין 3 ל-8 עמודות ושורות.
knights_tour_error_symbol = ״{ $found }״ הוא לא מספר ולא משבצת.
knights_tour_error_outside = ״{ $found }״ מחוץ ללוח.
knights_tour_error_twice = ״{ $found }״ מופיעה פעמיים.
knights_tour_error_move = אין מהלך פרש אל ״{ $found }״ מהמשבצת שלפניה.
knights_tour_error_missing = המספר { $found } חסר.
knights_tour_square = { $cell }: { $content }
knights_tour_square_move = מהלך { $number }
knights_tour_square_free = לא ביקרו בה
knights_tour_square_knight = הפרש כאן
knights_tour_square_onward = מהלכי המשך: { $count }
knights_tour_mini = מסע הפרש, { $facts }
knights_tour_legend_start = כאן המסע מתחיל
knights_tour_legend_knight = הפרש, בסוף המהלך האחרון
knights_tour_legend_placed = כבר ביקרו בה: מספר המהלך שהגיע לשם
knights_tour_legend_clash = כבר ביקרו בה: הפרש לא יכול להגיע לשם שוב
knights_tour_legend_candidate = הפרש יכול להגיע לשם
knights_tour_legend_onward = הפרש יכול להגיע לשם: מספר מהלכי ההמשך, עם כלל ורנסדורף
knights_tour_overlay_path = המסע: { $lane }
knights_tour_ask_variable = איזה מהלך הוא הבא?
knights_tour_ask_value = לאן הולך { $variable }? או שלא נשאר מהלך?
knights_tour_ask_deadend = האם זה מבוי סתום, בלי מהלך שנשאר לנסות?
knights_tour_ask_return = לא נשאר כאן מהלך. איזה מהלך החיפוש מסיר?
knights_tour_gender_variable = masculine
knights_tour_gender_value = masculine
knights_tour_says_start = פרש שעומד ב-{ $first } צריך לבקר בכל אחת מ-{ $all } המשבצות פעם אחת.
knights_tour_says_start_closed = פרש שעומד ב-{ $first } צריך לבקר בכל אחת מ-{ $all } המשבצות פעם אחת, ולסיים במרחק מהלך אחד מ-{ $first }.
knights_tour_says_rule = כל מהלך ממשיך מהמקום שבו הקודם הסתיים.
knights_tour_says_order = מנסים את הכיוונים בסדר הזה: { $order }.
knights_tour_says_fewest = מנסים קודם את המשבצת עם הכי מעט מהלכי המשך (כלל ורנסדורף); בתיקו קובע סדר הכיוונים.
knights_tour_says_choose = המהלך הבא: { $variable }, מ-{ $cell }.
knights_tour_says_clash_edge = הלוח נגמר שם
knights_tour_says_clash_start = המסע התחיל ב-{ $cell }
knights_tour_says_clash_visited = { $variable } כבר ביקר ב-{ $cell }
knights_tour_says_clash_end = אין מהלך מ-{ $cell } בחזרה אל { $first }
knights_tour_says_clash_back = { $cell } היא המשבצת הפנויה האחרונה שאפשר להגיע ממנה אל { $first }; את האחרות תפסו { $list }
knights_tour_says_place = הפרש הולך אל { $cell } ({ $variable }). מהלכי המשך משם: { $count }.
knights_tour_says_place_among = הפרש הולך אל { $cell } ({ $variable }). מהלכי המשך משם: { $count }. מהמשבצות האחרות: { $list }.
knights_tour_says_onward = { $cell } ({ $count })
knights_tour_says_deadend = לא נשאר מהלך ב-{ $cell }.
knights_tour_says_solution = הפרש ביקר בכל המשבצות: זה מסע.
knights_tour_says_solution_number = הפרש ביקר בכל המשבצות: מסע מספר { $formatted }.
knights_tour_says_solution_closed = { $told } מהלך נוסף מחזיר אל { $first }: המסע סגור.
