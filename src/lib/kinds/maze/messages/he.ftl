maze_title = מבוך
maze_description = צפו בגישוש נסוג שמוצא את הדרך החוצה ממבוך, בענף וחסם (branch and bound) שמוצא את הקצרה ביותר, ובמבוכים שנחצבים.
maze_name = מבוך ⁦{ $columns }×{ $rows }⁩
maze_name_carve = חציבה ⁦{ $columns }×{ $rows }⁩
maze_facts =
    { $count ->
        [one] ⁦{ $columns }×{ $rows }⁩, משבצת פתוחה אחת
        [two] ⁦{ $columns }×{ $rows }⁩, שתי משבצות פתוחות
       *[other] ⁦{ $columns }×{ $rows }⁩, { $formatted } משבצות פתוחות
    }
maze_facts_carve = ⁦{ $columns }×{ $rows }⁩ תאים שעוד לא נחצבו
maze_example_small = קטן
maze_example_small_line = דרך אחת החוצה, ולפניה שני מבואות סתומים.
maze_example_two_ways = שתי דרכים
maze_example_two_ways_line = הדרך הראשונה שנמצאת היא לא הקצרה ביותר, ולכן ענף וחסם (branch and bound) ממשיך לחפש.
maze_example_room = חדר
maze_example_room_line = אינספור דרכים; חסם תחתון לפי מרחק מנהטן גוזם כמעט את כולן.
maze_example_carve = חציבה
maze_example_carve_line = גישוש נסוג בונה מבוך: הוא מתקדם לתאים שעוד לא ביקר בהם, וחוזר אחורה כשאין כאלה.
maze_example_carve_large = חציבה גדולה
maze_example_carve_large_line = אותו דבר על ⁦24×16⁩ תאים; צפו במהירות גבוהה.
maze_example_large = גדול, עם לולאות
maze_example_large_line = בדרך הראשונה שנמצאת 290 צעדים, בקצרה ביותר 146.
maze_example_no_way = אין דרך החוצה
maze_example_no_way_line = היעד מוקף קירות; החיפוש חייב לנסות הכול כדי לגלות זאת.
maze_example_all = כל הדרכים
maze_example_all_line = ארבע דרכים החוצה, ושתיים מהן הקצרות ביותר.
maze_format_text = טקסט
maze_values_preferred = הקרוב ביותר ליעד קודם
maze_open_hint = ציור: ⁨#⁩ או ⁨█⁩ לקירות, רווח או נקודה למשבצות פתוחות; או קירות דקים, ⁨+--+⁩ או תווי מסגרת; או שורות של 0 ו-1. ⁨S⁩ או ⁨A⁩ היא ההתחלה, ⁨G⁩, ⁨E⁩ או ⁨B⁩ היעד; אם הן חסרות, בוחרים אותן אחר כך. לכל היותר ⁦61×61⁩ משבצות.
maze_error_size = המבוך הזה הוא ⁦{ $columns }×{ $rows }⁩; הגודל המרבי הוא { $expected }×{ $expected }.
maze_error_two_starts = ״{ $found }״ שבעמודה { $column } הוא התחלה שנייה. למבוך יש התחלה אחת.
maze_error_two_goals = ״{ $found }״ שבעמודה { $column } הוא יעד שני. למבוך יש יעד אחד.
maze_error_symbol = ל-״{ $found }״ שבעמודה { $column } אין משמעות במבוך הזה.
maze_error_no_maze = לא נמצא מבוך בטקסט הזה. ציירו קירות ב-⁨#⁩ ומשבצות פתוחות ברווחים או בנקודות.
maze_error_closed = אין במבוך הזה מקום להתחלה וליעד: דרושות שתי משבצות פתוחות.
maze_error_cells = במבוך הזה ⁦{ $columns }×{ $rows }⁩ תאים; הגודל המרבי הוא ⁦{ $expected }×{ $expected }⁩.
maze_error_lines = ״{ $found }״ שבעמודה { $column } לא מתאים: הקירות בציור הזה לא נפגשים ברשת של תאים.
maze_ends_missing = בטקסט לא כתוב איפה המבוך מתחיל ואיפה הוא נגמר. בחרו למטה.
maze_start_missing = בטקסט לא כתוב איפה המבוך מתחיל. בחרו למטה.
maze_goal_missing = בטקסט לא כתוב איפה המבוך נגמר. בחרו למטה.
maze_mark_missing_many =
    { $count ->
        [one] למבוך אחד אין בטקסט התחלה או יעד; נבחרו הפתחים או המשבצות הפתוחות הקיצוניות.
        [two] לשני מבוכים אין בטקסט התחלה או יעד; נבחרו הפתחים או המשבצות הפתוחות הקיצוניות.
       *[other] ל-{ $formatted } מבוכים אין בטקסט התחלה או יעד; נבחרו הפתחים או המשבצות הפתוחות הקיצוניות.
    }
maze_rows_walled = שורות קצרות הושלמו בקירות.
maze_rows_opened = שורות קצרות הושלמו במשבצות פתוחות.
maze_ones_walls = 1 נקרא כקיר ו-0 כמשבצת פתוחה.
maze_ones_open = 1 נקרא כמשבצת פתוחה ו-0 כקיר.
maze_wide = כל משבצת בטקסט ברוחב שני תווים.
maze_choose = התחלה ויעד
maze_choose_start = התחלה
maze_choose_goal = יעד
maze_choose_board = משבצות המבוך
maze_choose_hint = לחצו על משבצת פתוחה כדי להעביר לשם את { $end }. במקלדת: מקשי החיצים מזיזים, ⁨Enter⁩ קובע שם את { $end }.
maze_choose_end_start = ההתחלה
maze_choose_end_goal = היעד
maze_choose_now = התחלה: { $start }. יעד: { $goal }.
maze_choose_invert = החלפה בין קירות למשבצות פתוחות
maze_empty = או התחילו בלי קירות
maze_empty_go = מבוך ריק
maze_size = גודל
maze_size_squares = ⁦{ $columns }×{ $rows }⁩
maze_size_small = קטן
maze_size_medium = בינוני
maze_size_large = גדול
maze_size_largest = גדול מאוד
maze_new = מבוך חדש
maze_new_go = יצירה
maze_new_watch = צפייה בחציבה
maze_loops = לולאות
maze_loops_less = לולאה אחת פחות
maze_loops_more = לולאה אחת יותר
maze_loops_hint = קירות שמסירים בסוף. כל אחד מהם פותח דרך עוקפת נוספת.
maze_solve = מציאת הדרך החוצה
maze_solve_hint = אחרי שהמבוך נחצב אפשר לחפש בו.
maze_draw = ציור
maze_draw_hint = ציור ומחיקה של קירות על הלוח, גרירה של ⁨S⁩ ושל ⁨G⁩
maze_draw_how = לחצו או גררו על משבצות כדי להוסיף קירות או להסיר אותם; גררו את ⁨S⁩ ואת ⁨G⁩. במקלדת: מקשי החיצים מזיזים, ⁨Enter⁩ מוסיף או מסיר קיר, ⁨S⁩ ו-⁨G⁩ מעבירים את ההתחלה ואת היעד.
maze_direction_up = למעלה
maze_direction_right = ימינה
maze_direction_down = למטה
maze_direction_left = שמאלה
maze_manhattan = חסם תחתון לפי מרחק מנהטן
maze_manhattan_hint = למטרה ״הפתרון הטוב ביותר״: דרך נגזמת ברגע שאורכה יחד עם מרחק מנהטן עד היעד, בהתעלם מקירות, מגיע לאורך של הטובה ביותר עד כה.
maze_place = שורה { $row }, עמודה { $column }
maze_square = { $place }: { $content }
maze_square_wall = קיר
maze_square_goal = יעד
maze_square_open = פתוחה
maze_square_closed = עוד סגור
maze_square_path = על הדרך, אחרי צעד { $step }
maze_square_solved = על הדרך החוצה, אחרי צעד { $step }
maze_square_head = המיקום הנוכחי
maze_square_taken = נעזבה זה עתה
maze_square_left = היה בה ביקור, והיא נעזבה
maze_square_led = נעזבה, חלק מדרך החוצה שנמצאה
maze_square_unseen = עוד לא היה בה ביקור
maze_square_tried = נוסתה והיא לא אפשרית
maze_square_best = על הדרך הקצרה ביותר עד כה
maze_board_hint = מקשי החיצים מזיזים, Enter מוסיף או מסיר קיר, S ו-G מעבירים לכאן את ההתחלה ואת היעד.
maze_legend = הסימונים שעל המבוך
maze_legend_group_maze = המבוך
maze_legend_group_search = מה עושה החיפוש
maze_legend_group_paths = דרכים
maze_legend_wall = קיר
maze_legend_unseen = עוד לא היה בה ביקור
maze_legend_left = היה בה ביקור, והיא נעזבה
maze_legend_led = נעזבה: חלק מדרך החוצה שנמצאה
maze_legend_head = המיקום הנוכחי
maze_legend_open = פתוח מכאן ועוד לא נוסה (מועמדים)
maze_legend_wall_tried = נוסה: יש שם קיר
maze_legend_path_tried = נוסה: הדרך כבר עוברת שם
maze_legend_seen_tried = נוסה: בתא הזה כבר היה ביקור
maze_legend_taken = צעד שהוסר
maze_legend_deadend = מבוי סתום: לא נשאר כיוון
maze_legend_prune = גיזום: לא ייתכן המשך קצר יותר
maze_legend_path = הדרך עד כה: הפתרון החלקי
maze_legend_best = הדרך הקצרה ביותר שנמצאה עד כה
maze_legend_solved = דרך החוצה
maze_legend_numbers = מספרי הצעדים: כשבוחרים ״כל המועמדים״
maze_legend_closed = תאים שעוד סגורים
maze_legend_carved = נחצב: תאים ומעברים
maze_note_shortest =
    { $count ->
        [one] חיפוש לרוחב: עלות הדרך הקצרה ביותר היא { $length }; נבדקה משבצת אחת.
        [two] חיפוש לרוחב: עלות הדרך הקצרה ביותר היא { $length }; נבדקו שתי משבצות.
       *[other] חיפוש לרוחב: עלות הדרך הקצרה ביותר היא { $length }; נבדקו { $formatted } משבצות.
    }
maze_note_none = חיפוש לרוחב: שום דרך לא מובילה אל היעד.
maze_note_nothing = עוד לא נמצאה דרך.
maze_note_longer = עלות הטובה ביותר שנמצאה עד כה היא { $length }: { $more } יותר.
maze_note_equal = עלות הטובה ביותר שנמצאה היא { $length }: היא הקצרה ביותר.
maze_note_carved =
    { $count ->
        [one] תא אחד מתוך { $cells } פתוח.
        [two] שני תאים מתוך { $cells } פתוחים.
       *[other] { $formatted } תאים מתוך { $cells } פתוחים.
    }
maze_mini = מבוך ⁦{ $columns }×{ $rows }⁩
maze_mini_carve = ⁦{ $columns }×{ $rows }⁩ תאים שעוד לא נחצבו
maze_says_start = מחפשים דרך מהמשבצת ב{ $start } אל המשבצת ב{ $goal }.
maze_gender_variable = masculine
maze_gender_value = masculine
maze_says_rule = כל צעד עובר למשבצת שכנה פתוחה שהדרך עוד לא עברה בה.
maze_says_order = מנסים את הכיוונים בסדר הזה: { $order }.
maze_says_nearest = מנסים קודם את הכיוון שמסתיים הכי קרוב ליעד.
maze_says_choose = הצעד הבא: { $variable }, מ{ $place }.
maze_says_clash_wall = יש שם קיר
maze_says_clash_edge = המבוך נגמר שם
maze_says_clash_path = הדרך כבר עוברת במשבצת הזאת ויוצאת ממנה ב-{ $variable }
maze_says_place = { $value } פתוח: { $variable } מוביל אל { $place }.
maze_says_deadend = לא נשאר כיוון ב{ $place }.
maze_says_solution = הגענו ליעד: זו דרך החוצה.
maze_says_solution_number = הגענו ליעד: דרך החוצה מספר { $formatted }.
maze_says_prune = עלות הדרך הזאת היא כבר { $bound }, ועלות הטובה ביותר עד כה היא { $best }: לא ייתכן המשך קצר יותר.
maze_says_prune_manhattan = יחד עם מרחק מנהטן עד היעד, עלות הדרך הזאת היא לפחות { $bound }, ועלות הטובה ביותר עד כה היא { $best }: לא ייתכן המשך קצר יותר.
maze_says_carve_start =
    { $count ->
        [one] תא אחד מוקף קירות.
        [two] שני תאים מוקפי קירות; החציבה מתחילה בראשון.
       *[other] { $formatted } תאים, כולם מוקפי קירות; החציבה מתחילה בראשון.
    }
maze_says_carve_rule = כל צעד פורץ אל תא שכן שעוד לא היה בו ביקור.
maze_says_carve_clash_edge = המבוך נגמר שם
maze_says_carve_clash_seen = בתא הזה כבר היה ביקור
maze_says_carve_place = { $value } מוביל לתא שעוד לא היה בו ביקור: { $variable } פורץ אל { $place }.
maze_says_carve_solution = בכל התאים היה ביקור: המבוך חצוב, ויש בו בדיוק דרך אחת בין כל שני תאים.
maze_says_carve_loops =
    { $count ->
        [one] בכל התאים היה ביקור: המבוך חצוב. מסירים עוד קיר אחד, המסומן בטבעת, והוא פותח דרך עוקפת נוספת.
        [two] בכל התאים היה ביקור: המבוך חצוב. מסירים עוד שני קירות, המסומנים בטבעות, וכל אחד מהם פותח דרך עוקפת נוספת.
       *[other] בכל התאים היה ביקור: המבוך חצוב. מסירים עוד { $formatted } קירות, המסומנים בטבעות, וכל אחד מהם פותח דרך עוקפת נוספת.
    }
maze_legend_ends = התחלה ויעד
maze_line = הדרך החוצה, הדרך הקצרה ביותר, ואיך נוצרים מבוכים.
maze_set_perfect = מבוכים בלי מעגלים
maze_set_perfect_line = 30 מבוכים, מ-4×4 עד 30×30 תאים, עם דרך אחת בין כל שני תאים
maze_set_loops = מבוכים עם מעגלים
maze_set_loops_line = אותם 30 מבוכים, עם מעגל לכל תא בצלע
maze_overlay_way = הדרך: { $lane }
maze_ask_variable = איזה צעד הוא הבא?
maze_ask_value = לאיזה כיוון הולך { $variable } של הדרך? או שאין דרך הלאה?
maze_ask_deadend = האם זה מבוי סתום, בלי כיוון שנשאר לנסות?
maze_ask_return = אין מכאן דרך הלאה. איזה צעד החיפוש מסיר?
