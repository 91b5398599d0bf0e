bugs_program = התוכנית עם השגיאה
bugs_film = הרצה עם השגיאה הזאת
bugs_copy = העתקת הקישור
bugs_break = מקלקלים תוכנית בכוונה
