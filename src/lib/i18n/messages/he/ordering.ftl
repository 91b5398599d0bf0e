ordering_title = כתבו את הסדר
ordering_lead = השאלה איזה תא בא עכשיו קובעת כמה זמן נמשך החיפוש. ענו עליה בחמש שורות: החיפוש שלנו הולך לפי הסדר שלכם.
ordering_task = כתבו את ⁦next(board)⁩: היא מקבלת את הלוח כשורות, עם 0 בתא ריק, ומחזירה שורה ועמודה של תא ריק, בספירה מ-0. ההרצה מראה את החיפוש על לוח אחד, והמדידה סופרת את ההצבות שלו על חמישים הלוחות הקלים.
ordering_other = אפשר לכתוב גם את ⁦values(board, row, column)⁩: היא מחזירה את הערכים של התא בסדר שבו מנסים אותם. בלי next בא קודם התא עם הכי מעט מועמדים, ובלי values בא קודם 1.
ordering_given = נתון: פונקציות שאפשר להשתמש בהן
ordering_right = הכי מעט קודם, כפונקציה כזאת
ordering_board = לוח קל
ordering_measure = מדידה על חמישים הלוחות הקלים
ordering_race = מרוץ מול הסדרים שלנו
ordering_nothing = עוד לא הרצתם כלום. לחצו על הרצה כדי לראות את החיפוש לפי הסדר שלכם.
ordering_measuring = לוחות שנפתרו: { $done } מתוך { $count }.
ordering_cancelled = המדידה נעצרה. לוחות שנפתרו: { $done } מתוך { $count }.
ordering_failed = בלוח { $number } החיפוש לא הגיע לסופו. הריצו את הלוח הזה כדי לראות איפה הוא נעצר.
ordering_leader =
    { $count ->
        [one] על חמישים הלוחות הקלים: הצבה אחת; הכי מעט קודם: { $findmin }; סדר השורות: { $naive }.
        [two] על חמישים הלוחות הקלים: שתי הצבות; הכי מעט קודם: { $findmin }; סדר השורות: { $naive }.
       *[other] על חמישים הלוחות הקלים: { $formatted } הצבות; הכי מעט קודם: { $findmin }; סדר השורות: { $naive }.
    }
ordering_better = זה פחות ממה שצריך ״הכי מעט קודם״.
ordering_changed = שיניתם את הסדר מאז.
ordering_fault_nothing = אין פונקציה next ואין פונקציה values.
ordering_fault_cell = הפונקציה next החזירה { $value }. היא צריכה להחזיר שורה ועמודה של הלוח, בספירה מ-0.
ordering_fault_filled = הפונקציה next החזירה { $value }, אבל התא הזה כבר מלא.
ordering_fault_values = הפונקציה values החזירה { $value }. היא צריכה להחזיר רשימה של ערכים שונים של הלוח.
ordering_fault_missing = הפונקציה values השמיטה את { $value }, אבל הוא חוקי בתא: החיפוש עלול לפספס את הפתרון.
ordering_experiment = מדידה בניסוי
