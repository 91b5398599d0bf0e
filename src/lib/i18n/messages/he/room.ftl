room_code = קוד QR של הרגע הזה
room_code_of = קוד QR של { $address }
room_code_how = מכוונים טלפון אל הקוד ומגיעים לאותו מקום.
room_code_address = הכתובת של הרגע הזה
room_code_dense = הכתובת ארוכה ולכן הקוד צפוף: מהשורות האחרונות כדאי להגדיל בטלפון או להתקרב. אפשר גם להעתיק את הכתובת ולשלוח אותה.
room_code_long = הכתובת ארוכה מדי לקוד QR. העתיקו אותה ושלחו לכיתה.
room_key_code = בהצגה: קוד QR של הרגע הזה
room_key_second = בהצגה: חלון שני לכיתה
room_second = חלון שני לכיתה
room_second_close = סגירת החלון של הכיתה
room_second_blocked = הדפדפן לא פתח את החלון השני. אשרו חלונות קופצים לאתר הזה, ליד הכתובת, ונסו שוב.
room_full_screen = מסך מלא
room_desk = רק בשבילכם
room_desk_hint = הכיתה רואה את החלון השני. העבירו אותו למקרן והציגו אותו שם במסך מלא. המקשים והשלט פועלים בשני החלונות.
room_elapsed = הזמן מההתחלה
room_clock_reset = איפוס השעון
room_time = השעה
room_note = הערה בצעד הזה
room_next = הצעדים הבאים
room_next_none = אין עוד צעדים בהרצה.
room_next_fast = ההרצה מתקדמת.
room_next_mark =
    { $count ->
        [one] הסימון הבא: בעוד צעד אחד
        [two] הסימון הבא: בעוד שני צעדים
       *[other] הסימון הבא: בעוד { $formatted } צעדים
    }
room_code_shown = הכיתה רואה את קוד ה-QR. המקש Q מסתיר אותו.
room_passage = הקטע
room_answer = התשובה
room_next_slide = השקופית הבאה
room_last_slide = זו השקופית האחרונה.
room_question_next = שאלה:
room_picture = תמונה
room_picture_words = איך קוראים אותה
room_picture_before = התמונה הקודמת
room_picture_after = התמונה הבאה
room_results_leave = חזרה לתוצאות
