bugs_program = The program with the mistake
bugs_film = A run with this mistake
bugs_copy = Copy the link
bugs_break = Break a program on purpose
