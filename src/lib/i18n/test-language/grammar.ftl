# What a language can need and neither English nor Hebrew has, in Russian: nouns in cases, four plural forms, an exact
# one beside the form that 21 has too. All other texts of the test language are made from the English ones
# (scripts/messages/test-language.mjs). The types of messages follow these: a sentence that is not given a noun here
# does not compile.

explain_plain_start =
    { $count ->
        [1] Открыта одна переменная.
        [one] Открыта { $formatted } переменная.
        [few] Открыты { $formatted } переменные.
        [many] Открыто { $formatted } переменных.
       *[other] Открыто { $formatted } переменной.
    }

explain_plain_unit = группа { $number }
    .loc = группе { $number }
    .gender = feminine
queens_says_unit = столбец { $number }
    .loc = столбце { $number }
    .gender = masculine
sudoku_says_unit_row = строка { $number }
    .loc = строке { $number }
    .gender = feminine
sudoku_says_unit_column = столбец { $number }
    .loc = столбце { $number }
    .gender = masculine
sudoku_says_unit_box = блок { $number }
    .loc = блоке { $number }
    .gender = masculine
explain_force_unit = { $value } можно поставить в { FORM($unit, case: "loc") } только в { $variable }.
explain_deadend_unit = Тупик: для { $value } в { FORM($unit, case: "loc") } нет места: { GENDER($unit) ->
        [feminine] она занята.
        [masculine] он занят.
       *[neuter] оно занято.
    }
explain_backtrack_unit = Для { $lost } в { FORM($unit, case: "loc") } нет места, поэтому убираем { $value } из { $variable }.

maze_place = строка { $row }, столбец { $column }
    .gen = строки { $row }, столбца { $column }
    .acc = строку { $row }, столбец { $column }
    .gender = feminine
maze_says_start = Найти путь из { FORM($start, case: "gen") } до { FORM($goal, case: "gen") }.
maze_says_choose = Следующий шаг, { $variable }: из { FORM($place, case: "gen") }.
maze_says_place = { $value } открыто: { $variable } ведёт в { FORM($place, case: "acc") }.
maze_says_deadend = Из { FORM($place, case: "gen") } идти некуда.
maze_says_carve_place = { $value } ведёт в новую клетку: { $variable } пробивает ход в { FORM($place, case: "acc") }.

queens_says_square = строка { $row }, столбец { $column }
    .loc = строке { $row }, столбце { $column }
    .gender = feminine
queens_says_reject = Ферзь не может стоять в { FORM($square, case: "loc") }: { $clash }.
queens_says_place = В { FORM($square, case: "loc") } ферзю ничто не угрожает: ставим его туда.

player_count_steps =
    { $count ->
        [one] { $formatted } шаг
        [few] { $formatted } шага
        [many] { $formatted } шагов
       *[other] { $formatted } шага
    }
    .gen =
        { $count ->
            [one] { $formatted } шага
            [few] { $formatted } шагов
            [many] { $formatted } шагов
           *[other] { $formatted } шага
        }
    .gender = masculine
player_status_stopped_backtracks = Остановлено на пределе возвратов, после { FORM($steps, case: "gen") }
player_status_stopped_placements = Остановлено на пределе постановок, после { FORM($steps, case: "gen") }
player_status_stopped_time = Остановлено на пределе времени, после { FORM($steps, case: "gen") }
player_status_stopped_memory = Память кончилась после { FORM($steps, case: "gen") }
player_status_stopped_failure = Сбой после { FORM($steps, case: "gen") }
player_status_stopped_user = Остановлено вами после { FORM($steps, case: "gen") }
player_status_stopped_trace = Запись кончается после { FORM($steps, case: "gen") }
watch_claim_cut = Решатель остановлен после { FORM($steps, case: "gen") }

play_way_values =
    { $count ->
        [1] одна цифра
        [one] { $formatted } цифра
        [few] { $formatted } цифры
        [many] { $formatted } цифр
       *[other] { $formatted } цифры
    }
    .acc =
        { $count ->
            [1] одну цифру
            [one] { $formatted } цифру
            [few] { $formatted } цифры
            [many] { $formatted } цифр
           *[other] { $formatted } цифры
        }
    .gender = feminine
play_way_done = Вы поставили { FORM($values, case: "acc") } и вернулись: { $times }
play_way_done_never = Вы поставили { FORM($values, case: "acc") } и ни разу не вернулись
