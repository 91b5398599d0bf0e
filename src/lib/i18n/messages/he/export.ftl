export_open = ייצוא: תמונה או קובץ
export_name = { $problem }, { $puzzle }
export_title = ייצוא
export_loading = מכינים את התמונות …
export_not_loaded = לא הצלחנו לטעון את הציורים. בדקו את החיבור לרשת ופתחו שוב.
export_what = מה לקחת
export_moment = רגע
export_stretch = קטע
export_tree = עץ
export_numbers = מספרים וצעדים
export_parts = חלקים
export_part_board = לוח
export_part_tree = עץ
export_part_sentence = משפט
export_look = מראה
export_light = בהיר
export_dark = כהה
export_black_and_white = שחור-לבן
export_format = סוג הקובץ
export_svg = SVG
export_svg_hint = חד בכל גודל; למסמכים ולתוכנות ציור
export_png = PNG
export_png_hint = פיקסלים; נפתח בכל מקום
export_scale = גודל
export_scale_times = ‎×{ $times }
export_pixels = { $width } × { $height } פיקסלים
export_file_step = צעד { $step }
export_file_steps = צעדים { $from }-{ $to }
export_stretch_which = איזה קטע
export_to_backtrack = מכאן עד הנסיגה הבאה
export_to_solution = מכאן עד הפתרון הבא
export_between_marks = { $first } עד { $second }
export_all_marks = מהסימון הראשון עד האחרון
export_to_end = מכאן עד הסוף
export_whole_run = כל ההרצה
export_own_stretch = צעדים אחרים
export_step = צעד { $step }
export_from = מצעד
export_to = עד צעד
export_preview_moment = אחרי צעד { $step }
export_preview_tree = כל העץ
export_pictures =
    { $count ->
        [one] תמונה אחת.
        [two] שתי תמונות.
       *[other] { $formatted } תמונות.
    }
export_thinned = מספר הצעדים בקטע: { $steps }. מצוירים החשובים שבהם.
export_save = שמירה
export_print = הדפסה
export_copy_picture = העתקת התמונה
export_copy_text = העתקת הטקסט
export_saved = נשמר.
export_copied = הועתק.
export_not_copied = הדפדפן לא אפשר להעתיק. אפשר לשמור את הקובץ.
export_failed = זה לא הצליח: { $why }
export_progress = התקדמות
export_cancel = ביטול
