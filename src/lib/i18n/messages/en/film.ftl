film_film = Film
film_film_hint = A video of the stretch, one picture for each step; for slides and messages
film_rate = Pictures a second
film_size = Size
film_square = Square
film_kind = Kind
film_video = Video
film_length = Length: { $duration }
film_thinned =
    { $count ->
        [one] The film has one picture.
       *[other] The film has { $formatted } pictures: the most important moments of the stretch.
    }
film_is_webm = This browser cannot make an MP4, so the film is a WebM.
film_is_gif = This browser cannot make a video, so the film is a GIF.
