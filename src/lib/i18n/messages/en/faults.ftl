faults_name = { $name } is not defined. A name exists once it has a value or is defined as a function.
faults_name_near = { $name } is not defined. Did you mean { $near }?
faults_undeclared = The variable { $name } has not been declared. Write { $right } where it gets its first value.
faults_function = The program has no function { $name }.
faults_function_near = The program has no function { $name }. Did you mean your function { $near }?
faults_spelling = There is no { $name } in this language. It is written { $right }.
faults_before = A variable is used here before it has a value. If a function gives a value to a variable anywhere, the variable belongs to the function.
faults_before_name = { $name } is used here before it has a value.
faults_row = Row { $at } is past the last one: rows are counted from 0 to { $last }.
faults_column = Column { $at } is past the last one: columns are counted from 0 to { $last }.
faults_item = There is no item { $at }: the items of the list are counted from 0 to { $last }.
faults_item_of_empty = There is no item { $at }: the list is empty.
faults_index = There is no item with this number: the list is empty, or too short. Items are counted from 0, so the last of nine items is item 8.
faults_pop = The list is empty, so nothing can be taken from it.
faults_call =
    { $what ->
        [number] A number is called here as if it were a function.
        [text] Text is called here as if it were a function.
        [list] A list is called here as if it were a function. Items are written in square brackets.
        [none] None is called here as if it were a function.
       *[other] Something is called here that is not a function.
    }
faults_call_name = { $name } is called here, but it is not a function.
faults_call_near = { $name } is called here, but it is not a function. Did you mean { $near }?
faults_iterate =
    { $what ->
        [number] A number has no items to go through. With range(…) it has.
        [none] None has no items. A function that ends without return returns None.
        [function] A function has no items. Its name needs brackets for a call.
       *[other] This value has no items to go through.
    }
faults_items =
    { $what ->
        [number] A number has no items, so square brackets cannot follow it.
        [text] Text cannot be changed: its letters are only read.
        [tuple] What stands in round brackets cannot be changed. A list in square brackets can.
        [none] None has no items. A function that ends without return returns None.
        [function] A function has no items. A call of it is written with round brackets.
       *[other] This value has no items, so square brackets cannot follow it.
    }
faults_length =
    { $what ->
        [number] A number has no length: len is for lists and text.
        [none] None has no length. A function that ends without return returns None.
       *[other] This value has no length: len is for lists and text.
    }
faults_returned_none = { $name } returned None here, and None has no items.
faults_none_attribute = Something is None here, and None has no { $name }.
faults_none_operator = One of the values here is None, and None cannot be counted or compared with. A function that ends without return returns None.
faults_none_number = None stands here where a number is needed. A function that ends without return returns None.
faults_text_number = Text and a number cannot be added. str(…) makes text of a number, int(…) makes a number of text.
faults_operator = { $operator } does not go with these values: { $left } and { $right }.
faults_kind =
    { $what ->
        [number] a number
        [text] text
        [list] a list
        [tuple] values in brackets
        [function] a function
       *[other] a value of another kind
    }
faults_arguments = { $name } is called with the wrong number of arguments: { $given } for { $wanted }.
faults_arguments_here = A function is called here with the wrong number of arguments.
faults_keyword = The function that is called here has no parameter { $name }.
faults_argument_twice = The parameter { $name } is given two values here.
faults_whole = A whole number is needed here, and this is a fraction. / makes a fraction even of whole numbers, // makes a whole number.
faults_number = A number is needed here, and this is something else.
faults_index_pair = The row and the column each need brackets of their own: { $right }.
faults_attribute = The value before the dot has no { $name }.
faults_attribute_right = A list has no { $name } here. Write { $right }.
faults_unpack_many = There are more values here than names to take them.
faults_unpack_few = There are fewer values here than names to take them.
faults_not_number = This text cannot be read as a number.
faults_not_in = The list does not have this value.
faults_empty_values = There are no values here to choose from.
faults_root = This cannot be computed: a negative number has no root.
faults_zero = A number is divided by 0 here.
faults_key = There is no entry { $key }.
faults_assert = The condition after assert does not hold.
faults_module = There is no module { $name } here. math, random, copy, itertools, functools, collections and heapq are there.
faults_module_instead = There is no module { $name } here. Write { $instead } instead.
faults_type_items = A type with square brackets, such as list[int], is possible here only after a colon or an arrow. List of the module typing can stand anywhere.
faults_slice_step = This slice cannot have a step in this Python. reversed(…) goes backwards, range(…) has a step.
faults_match = This Python has no match. Write if and elif in its place.
faults_import = The module has no { $name }.
faults_input = Nobody can type while the program runs, so input has nothing to read.
faults_exit = The program ended itself.
faults_next = There is no next value to take.
faults_nothing_item = Something is { $value } here, and it is asked for its item { $item }. It may be a row past the last one, or what a function without return gave.
faults_nothing_item_of = { $what } is { $value } here, and it is asked for its item { $item }. It may be a row past the last one, or what a function without return gave.
faults_nothing_property = Something is { $value } here, and { $value } has no { $name }. A function that ends without return returns undefined.
faults_nothing_is = { $what } is { $value } here, and { $value } has no items. A function that ends without return returns undefined.
faults_nothing_list = Something is { $value } here where a list is needed. A function that ends without return returns undefined.
faults_not_list = { $what } is not a list here, so it has no items to take or to go through.
faults_const = { $name } is a const, so it keeps its first value. Declare it with let if it is to change.
faults_const_here = A const keeps its first value. Declare it with let if it is to change.
faults_list_length = A list cannot have this length.
faults_twice = { $name } is declared twice.
faults_const_value = A const needs a value in its declaration.
faults_syntax = The language does not understand this line at { $near }. Something before it is missing or too much.
faults_syntax_here = The language does not understand this line. Something is missing or too much.
faults_open = The bracket { $near } is opened here and is not closed.
faults_open_end = The program ends before a bracket or a block is closed.
faults_close = The bracket { $near } is closed here, but it was not opened.
faults_quote = The text that begins here with { $near } has no quotation mark at its end.
faults_colon = A colon is missing at the end of { $near } in this line.
faults_indent = This line must be indented: it belongs to the line above.
faults_unindent = This line is indented further than the one above, and nothing begins a block there.
faults_level = This line is indented as no line above it is. It must begin under the start of a line above.
faults_tabs = This line is indented with tabs where others have spaces, or the other way round. Use one of them.
faults_body = The program ends after the colon. At least one indented line must follow.
faults_equals = = gives a value. To compare, write ==.
faults_elif = else has no condition of its own. Write elif.
faults_brace = Python has no braces for blocks: write a colon and indent the lines that belong to it.
faults_return_outside = return can only stand in a function. Check the indentation.
faults_break_outside = break and continue can only stand in a loop. Check the indentation.
faults_assign = Only a name or a place in a list can be given a value, and this is neither. To compare, write ==.
faults_star = A list with a star in it is not possible here. Add lists with +.
faults_board_place = The program wrote { $value } beside the board, where there is no place.
faults_board_value = { $value } is not a value that this board can hold.
faults_words = { $language } says: { $words }
