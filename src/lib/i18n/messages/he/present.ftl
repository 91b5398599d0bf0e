present_start = הצגה
present_start_hint = הצגה: חלקים נבחרים לבדם, במסך מלא
present_name = הצגה
present_leave = חזרה לסטודיו
present_parts = מה מוצג
present_parts_limit = חלק אחד, שניים או שלושה
present_sentence = משפט
present_open = פתיחה ב-Backtrail
