dives_title = צלילות אקראיות לתוך העץ
dives_one = צלילה אחת
dives_ten = עשר צלילות
dives_thousand = אלף צלילות
dives_again = התחלה מחדש
dives_start = צלילה יורדת פעם אחת לתוך העץ. בכל צומת היא סופרת את הענפים והולכת באחד מהם באקראי.
dives_dead = צלילה מספר { $number } מסתיימת במקום שבו לא נשאר מה לנסות. הניחוש שלה לעץ כולו:
dives_solved = צלילה מספר { $number } מסתיימת בפתרון. הניחוש שלה לעץ כולו:
dives_path = הענפים שבדרך: { $branches }
dives_summary =
    { $count ->
        [one] צלילה אחת מנחשת { $average }.
        [two] שתי צלילות מנחשות מ-{ $least } עד { $most }; בממוצע { $average }.
       *[other] { $formatted } צלילות מנחשות מ-{ $least } עד { $most }; בממוצע { $average }.
    }
dives_plot = הניחושים של הצלילות
dives_axis = הצבות בעץ כולו, לפי הניחושים
dives_average = ממוצע
dives_true = העץ כולו
dives_count = ספירת העץ כולו
dives_counting =
    { $count ->
        [one] הצבה אחת עד כה
        [two] שתי הצבות עד כה
       *[other] { $formatted } הצבות עד כה
    }
dives_stop = עצירת הספירה
dives_truth =
    { $count ->
        [one] בעץ כולו יש הצבה אחת.
        [two] בעץ כולו יש שתי הצבות.
       *[other] בעץ כולו יש { $formatted } הצבות.
    }
dives_at_least =
    { $count ->
        [one] הספירה נעצרה: בעץ כולו יש לפחות הצבה אחת.
        [two] הספירה נעצרה: בעץ כולו יש לפחות שתי הצבות.
       *[other] הספירה נעצרה: בעץ כולו יש לפחות { $formatted } הצבות.
    }
dives_high = הניחוש הממוצע גבוה מדי ב-{ $share }.
dives_low = הניחוש הממוצע נמוך מדי ב-{ $share }.
dives_close = הניחוש הממוצע נכון עד כדי אחוז אחד.
