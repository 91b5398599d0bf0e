slides_marks = סימונים
slides_paper = שקפים ב-PDF
slides_paper_hint = עמוד לכל רגע, דרך חלון ההדפסה; שומרים שם כ-PDF
slides_html = שקפים ב-HTML
slides_html_hint = קובץ אחד שכל דפדפן מציג בלי רשת; מדפדפים במקלדת או בשלט מצגות
slides_previous = העמוד הקודם
slides_next = העמוד הבא
