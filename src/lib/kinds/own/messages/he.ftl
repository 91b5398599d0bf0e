own_title = בעיה משלכם
own_description = צפו בגישוש נסוג בבעיה משלכם: משתנים וערכים כרצונכם, והזוגות שמתנגשים, עם עץ ההחלטות, הקוד והסיבה לכל צעד.
own_facts = משתנים: { $variables }, ערכים: { $values }
own_square = { $variable }, { $value }: { $content }
own_select_hint = לחצו על משבצת כדי לקבוע את הערך, ושוב כדי לנקות.
own_legend_values = הערכים של משתנה
own_example_exams = שבע בחינות בשלושה ימים
own_example_exams_line = לבחינות שיש להן תלמיד משותף יש ימים שונים, והיסטוריה אחרי לטינית.
own_example_exams_two = שבע בחינות ביומיים
own_example_exams_two_line = אין פתרון: מתמטיקה, פיזיקה וביולוגיה צריכות שלושה ימים.
own_example_guests = שישה אורחים על שישה כיסאות
own_example_guests_line = לכל אורח כיסא, ושישה זוגות לא יכולים לשבת זה ליד זה.
own_example_pigeons = שש יונים, חמישה שובכים
own_example_pigeons_line = אין פתרון, וכל אחד רואה את זה מיד. החיפוש צריך לנסות את כל הסדרים.
own_open_placeholder =
    variables: Ann Ben Cat
    values: Mon Tue
    Ann != Ben
    Ben Cat: Mon Tue
own_open_hint = קודם שמות המשתנים ואחריהם שמות הערכים. השורה “Ann != Ben” אומרת שלשניים ערכים שונים; “Ben Cat: Mon Tue, Tue Tue” מונה זוגות שמתנגשים; “Cat = Mon” קובעת ערך.
own_error_variables = “{ $found }” לא מונה את המשתנים. פתחו בשורה כמו “variables: Ann Ben Cat”: שמות שונים, לכל היותר { $max }, בלי פסיקים, נקודתיים וסימני שוויון.
own_error_values = “{ $found }” לא מונה את הערכים. השורה השנייה צריכה להיות כמו “values: Mon Tue”: שמות שונים, לכל היותר { $max }.
own_error_line = “{ $found }” היא לא “Ann != Ben”, לא “Ann Ben: Mon Tue” ולא “Ann = Mon”.
own_error_variable = “{ $found }” לא אחד המשתנים, או שהוא מופיע פעמיים.
own_error_value = “{ $found }” לא אחד הערכים.
own_error_twice = “{ $found }” אומרת משהו על אותם משתנים בפעם השנייה.
own_says_clash = הוא מתנגש עם הערך של { $list }
