faults_name = השם { $name } לא מוגדר. שם קיים רק אחרי שנתנו לו ערך או הגדרנו אותו כפונקציה.
faults_name_near = השם { $name } לא מוגדר. אולי התכוונתם לכתוב { $near }?
faults_undeclared = המשתנה { $name } לא הוכרז. כתבו { $right } במקום שבו הוא מקבל ערך לראשונה.
faults_function = בתוכנית אין פונקציה בשם { $name }.
faults_function_near = אין בתוכנית פונקציה { $name }. האם התכוונתם לפונקציה שלכם { $near }?
faults_spelling = בשפה הזאת אין { $name }. כותבים { $right }.
faults_before = משתנה מופיע כאן לפני שיש לו ערך. אם פונקציה נותנת ערך למשתנה במקום כלשהו, המשתנה שייך לפונקציה.
faults_before_name = השם { $name } מופיע כאן לפני שיש לו ערך.
faults_row = שורה { $at } נמצאת אחרי השורה האחרונה: השורות ממוספרות מ-0 עד { $last }.
faults_column = עמודה { $at } נמצאת אחרי העמודה האחרונה: העמודות ממוספרות מ-0 עד { $last }.
faults_item = אין פריט { $at }: הפריטים ברשימה ממוספרים מ-0 עד { $last }.
faults_item_of_empty = אין פריט { $at }: הרשימה ריקה.
faults_index = אין פריט עם המספר הזה: הרשימה ריקה או קצרה מדי. הפריטים ממוספרים מ-0, ולכן האחרון מבין תשעה פריטים הוא פריט 8.
faults_pop = הרשימה ריקה, ולכן אי אפשר להוציא ממנה כלום.
faults_call =
    { $what ->
        [number] כאן קוראים למספר כאילו הוא פונקציה.
        [text] כאן קוראים לטקסט כאילו הוא פונקציה.
        [list] כאן קוראים לרשימה כאילו היא פונקציה. פריט כותבים בסוגריים מרובעים.
        [none] כאן קוראים ל-None כאילו הוא פונקציה.
       *[other] כאן קוראים למשהו שהוא לא פונקציה.
    }
faults_call_name = כאן קוראים לפונקציה { $name }, אבל אין פונקציה כזאת.
faults_call_near = כאן קוראים לפונקציה { $name }, אבל אין פונקציה כזאת. אולי התכוונתם לכתוב { $near }?
faults_iterate =
    { $what ->
        [number] למספר אין פריטים שאפשר לעבור עליהם. עם range(…) אפשר.
        [none] ל-None אין פריטים. פונקציה שמסתיימת בלי return מחזירה None.
        [function] לפונקציה אין פריטים. כדי לקרוא לה צריך סוגריים אחרי השם.
       *[other] לערך הזה אין פריטים שאפשר לעבור עליהם.
    }
faults_items =
    { $what ->
        [number] למספר אין פריטים, ולכן אי אפשר לכתוב אחריו סוגריים מרובעים.
        [text] אי אפשר לשנות טקסט, רק לקרוא את האותיות שלו.
        [tuple] אי אפשר לשנות את מה שבסוגריים עגולים. רשימה בסוגריים מרובעים אפשר לשנות.
        [none] ל-None אין פריטים. פונקציה שמסתיימת בלי return מחזירה None.
        [function] לפונקציה אין פריטים. קריאה לפונקציה כותבים בסוגריים עגולים.
       *[other] לערך הזה אין פריטים, ולכן אי אפשר לכתוב אחריו סוגריים מרובעים.
    }
faults_length =
    { $what ->
        [number] למספר אין אורך: len מתאים לרשימות ולטקסט.
        [none] ל-None אין אורך. פונקציה שמסתיימת בלי return מחזירה None.
       *[other] לערך הזה אין אורך: len מתאים לרשימות ולטקסט.
    }
faults_returned_none = הפונקציה { $name } החזירה כאן None, ואין בו פריטים.
faults_none_attribute = כאן יש None, ואין לו { $name }.
faults_none_operator = אחד הערכים כאן הוא None, ואי אפשר לחשב איתו או להשוות אליו. פונקציה שמסתיימת בלי return מחזירה None.
faults_none_number = כאן יש None במקום שבו צריך מספר. פונקציה שמסתיימת בלי return מחזירה None.
faults_text_number = אי אפשר לחבר טקסט ומספר. str(…) הופך מספר לטקסט, int(…) הופך טקסט למספר.
faults_operator = הפעולה { $operator } לא מתאימה לערכים האלה: { $left }, { $right }.
faults_kind =
    { $what ->
        [number] מספר
        [text] טקסט
        [list] רשימה
        [tuple] ערכים בסוגריים
        [function] פונקציה
       *[other] ערך מסוג אחר
    }
faults_arguments = הקריאה לפונקציה { $name } היא עם מספר שגוי של ארגומנטים: { $given } במקום { $wanted }.
faults_arguments_here = כאן קוראים לפונקציה עם מספר שגוי של ארגומנטים.
faults_keyword = לפונקציה שקוראים לה כאן אין פרמטר { $name }.
faults_argument_twice = כאן נותנים לפרמטר { $name } שני ערכים.
faults_whole = כאן צריך מספר שלם, וזה שבר. הפעולה / נותנת שבר גם כשהמספרים שלמים, והפעולה // נותנת מספר שלם.
faults_number = כאן צריך מספר, וזה משהו אחר.
faults_index_pair = השורה והעמודה צריכות סוגריים נפרדים: { $right }.
faults_attribute = לערך שלפני הנקודה אין { $name }.
faults_attribute_right = כאן אין לרשימה { $name }. כותבים { $right }.
faults_unpack_many = יש כאן יותר ערכים משמות שמקבלים אותם.
faults_unpack_few = יש כאן פחות ערכים משמות שמקבלים אותם.
faults_not_number = אי אפשר לקרוא את הטקסט הזה כמספר.
faults_not_in = הערך הזה לא נמצא ברשימה.
faults_empty_values = אין כאן ערכים שאפשר לבחור מהם.
faults_root = אי אפשר לחשב את זה: למספר שלילי אין שורש.
faults_zero = כאן מחלקים מספר ב-0.
faults_key = אין ערך עבור { $key }.
faults_assert = התנאי שאחרי assert לא מתקיים.
faults_module = אין כאן מודול בשם { $name }. יש math, random, copy, itertools, functools, collections, heapq.
faults_module_instead = אין כאן מודול בשם { $name }. כתבו במקומו { $instead }.
faults_type_items = טיפוס עם סוגריים מרובעים, כמו list[int], אפשרי כאן רק אחרי נקודתיים או חץ. List מהמודול typing יכול לעמוד בכל מקום.
faults_slice_step = לחיתוך הזה לא יכול להיות צעד ב-Python הזו. reversed(…) הולך אחורה, ול-range(…) יש צעד.
faults_match = ב-Python הזו אין match. כתבו במקומו if ו-elif.
faults_import = במודול אין { $name }.
faults_input = אי אפשר להקליד בזמן ההרצה, ולכן input לא מקבל קלט.
faults_exit = התוכנית סיימה את עצמה.
faults_next = אין ערך נוסף לקחת.
faults_nothing_item = כאן יש { $value }, ומבקשים ממנו את פריט { $item }. אולי זו שורה שאחרי האחרונה, ואולי פונקציה הסתיימה בלי return.
faults_nothing_item_of = כאן הערך של { $what } הוא { $value }, ומבקשים ממנו את פריט { $item }. אולי זו שורה שאחרי האחרונה, ואולי פונקציה הסתיימה בלי return.
faults_nothing_property = כאן יש { $value }, ואין לו { $name }. פונקציה שמסתיימת בלי return מחזירה undefined.
faults_nothing_is = כאן הערך של { $what } הוא { $value }, ואין בו פריטים. פונקציה שמסתיימת בלי return מחזירה undefined.
faults_nothing_list = כאן יש { $value } במקום שבו צריך רשימה. פונקציה שמסתיימת בלי return מחזירה undefined.
faults_not_list = הערך של { $what } הוא לא רשימה כאן, ולכן אין בו פריטים לקחת או לעבור עליהם.
faults_const = השם { $name } הוא const, ולכן הוא שומר על הערך הראשון שלו. אם הערך צריך להשתנות, מגדירים אותו עם let.
faults_const_here = שם שהוא const שומר על הערך הראשון שלו. אם הערך צריך להשתנות, מגדירים אותו עם let.
faults_list_length = לרשימה לא יכול להיות אורך כזה.
faults_twice = השם { $name } מוגדר פעמיים.
faults_const_value = כשמגדירים const צריך לתת לו ערך מיד.
faults_syntax = השפה לא מבינה את השורה הזאת ליד { $near }. משהו לפני כן חסר או מיותר.
faults_syntax_here = השפה לא מבינה את השורה הזאת. משהו חסר או מיותר.
faults_open = הסוגר { $near } נפתח כאן ולא נסגר.
faults_open_end = התוכנית מסתיימת לפני שסוגר או בלוק נסגר.
faults_close = הסוגר { $near } נסגר כאן, אבל הוא לא נפתח.
faults_quote = לטקסט שמתחיל כאן עם { $near } אין מירכאה בסוף.
faults_colon = בשורה הזאת חסרות נקודתיים בסוף של { $near }.
faults_indent = צריך להזיח את השורה הזאת: היא שייכת לשורה שמעליה.
faults_unindent = השורה הזאת מוזחת יותר מהשורה שמעליה, אבל שם לא מתחיל בלוק.
faults_level = ההזחה של השורה הזאת לא מתאימה לאף שורה מעליה. היא צריכה להתחיל בדיוק מתחת להתחלה של שורה קודמת.
faults_tabs = בהזחה של השורה הזאת יש טאבים ובשורות אחרות רווחים, או להפך. משתמשים רק באחד מהם.
faults_body = התוכנית מסתיימת אחרי הנקודתיים. צריכה לבוא אחריהן לפחות שורה מוזחת אחת.
faults_equals = הסימן = נותן ערך. כדי להשוות כותבים ==.
faults_elif = אחרי else לא בא תנאי. כותבים elif.
faults_brace = בפייתון אין סוגריים מסולסלים לבלוקים: כותבים נקודתיים ומזיחים את השורות ששייכות לבלוק.
faults_return_outside = אפשר לכתוב return רק בתוך פונקציה. בדקו את ההזחה.
faults_break_outside = אפשר לכתוב break או continue רק בתוך לולאה. בדקו את ההזחה.
faults_assign = אפשר לתת ערך רק לשם או למקום ברשימה, וזה לא אף אחד מהם. כדי להשוות כותבים ==.
faults_star = אי אפשר לכתוב כאן רשימה עם כוכבית. מחברים רשימות עם +.
faults_board_place = התוכנית כתבה { $value } מחוץ ללוח, במקום שלא קיים.
faults_board_value = הלוח הזה לא יכול להכיל את הערך { $value }.
faults_words = ההודעה של { $language }: { $words }
