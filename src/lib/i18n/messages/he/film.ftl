film_film = סרטון
film_film_hint = סרטון של הקטע, תמונה לכל צעד; למצגות ולהודעות
film_rate = תמונות בשנייה
film_size = גודל
film_square = ריבוע
film_kind = סוג
film_video = וידאו
film_length = אורך: { $duration }
film_thinned =
    { $count ->
        [one] בסרטון תמונה אחת.
        [two] בסרטון שתי תמונות: הרגעים החשובים ביותר בקטע.
       *[other] בסרטון { $formatted } תמונות: הרגעים החשובים ביותר בקטע.
    }
film_is_webm = הדפדפן הזה לא יודע ליצור MP4, ולכן הסרטון הוא WebM.
film_is_gif = הדפדפן הזה לא יודע ליצור וידאו, ולכן הסרטון הוא GIF.
