board_place = שורה { $row }, עמודה { $column }
board_square = שורה { $row }, עמודה { $column }: { $content }
board_square_set = { $what } שהצבתם
board_square_placed = { $what } שהחיפוש הציב
board_square_newest = { $what }, ההצבה האחרונה
board_square_forced = { $what } שהצמצום הציב
board_square_forced_newest = { $what }, ההצבה האחרונה, נבעה מצמצום
board_square_tried = { $what }: ניסיון שנדחה
board_square_taken_back = { $what }: הצבה שהוסרה זה עתה
board_square_solved = { $what }, חלק מהפתרון
board_square_open = ריק
board_square_deadend = מבוי סתום, לא נשאר ערך לנסות
board_square_used_up = לא נשאר ערך לנסות, אחרי שנמצא פתרון
board_square_conflict = בהתנגשות
board_square_clash = מונע את הערך שמנסים
board_square_reason = חלק מהסיבה למבוי הסתום
board_square_cause = הסיבה לצמצום
board_square_barren = לא נשארו מועמדים
board_square_current = הצעד הנוכחי
board_square_weight = משקל { $weight }
board_square_dead_ends =
    { $count ->
        [one] מבוי סתום אחד עד כה
        [two] שני מבואות סתומים עד כה
       *[other] { $formatted } מבואות סתומים עד כה
    }
board_square_candidates = מועמדים: { $list }
board_square_eliminated =
    { $count ->
        [one] מועמד שנמחק זה עתה: { $what }
        [two] מועמדים שנמחקו זה עתה: { $what }
       *[other] מועמדים שנמחקו זה עתה: { $what }
    }
board_legend = סימונים על הלוח
board_legend_group_search = מה החיפוש עושה
board_legend_group_set = הוצב ביד
board_legend_group_candidates = מועמדים
board_legend_set = הצבתם אתם
board_legend_placed = הצבה של החיפוש: פתרון חלקי
board_legend_newest = ההצבה האחרונה
board_legend_forced = הצבה כפויה: נבעה מצמצום
board_legend_tried = ניסיון שנדחה
board_legend_taken_back = הצבה שהוסרה זה עתה
board_legend_deadend = מבוי סתום: לא נשאר ערך לנסות
board_legend_used_up = לא נשאר ערך לנסות, אחרי שנמצא פתרון: זה לא מבוי סתום
board_legend_solved = חלק מהפתרון
board_legend_clash = מונע את הערך שמנסים; במבוי סתום – חלק מהסיבה
board_legend_cause = הסיבה לצמצום
board_legend_conflict = בהתנגשות
board_legend_current = המשתנה הנוכחי
board_legend_spot = מה שהטקסט או הסמן מצביעים עליו
board_legend_dead_ends = כמה פעמים היה כאן מבוי סתום, עם „איפה החיפוש נכשל”
board_legend_weight = המשקל, שהסדר הלומד סופר
board_legend_candidates = מועמדים
board_legend_pruned = נמחקו זה עתה
board_error = הטקסט לא מתאר חידה.
board_format = טקסט
board_mark_candidate = מועמד
board_mark_pruned = נמחקה בצמצום
board_mark_eliminated = נמחקה זה עתה
board_mark_left = עוד לא נוסתה
board_mark_rejected = נוסתה ונדחתה
board_mark_failed = נוסתה קודם ונכשלה
board_mark_skipped = הקפיצה דילגה עליה: היא לא נכשלה
board_mark_solved = נוסתה קודם והובילה לפתרון
board_legend_left = עוד לא נוסתה
board_legend_rejected = נוסתה קודם ונדחתה
board_legend_failed = נוסתה קודם ונכשלה
board_legend_skipped = הקפיצה דילגה עליה: היא לא נכשלה
board_legend_solved_before = נוסתה קודם והובילה לפתרון
board_legend_eliminated = נמחקה זה עתה
board_legend_eliminated_before = נמחקה מאז ההצבה האחרונה
board_walk_start = התחלה
board_walk_directions = סדר הכיוונים
board_walk_ascending = לפי סדר הכיוונים
board_walk_descending = בסדר הפוך
board_walk_random = מנסים את הכיוונים בסדר אקראי.
board_walk_reject = { $value } לא אפשרי: { $clash }.
board_overlay_both = שניהם ביקרו: { $formatted }
board_overlay_only = רק { $lane }: { $formatted }
