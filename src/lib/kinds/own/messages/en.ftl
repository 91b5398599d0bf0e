own_title = Your own problem
own_description = Watch backtracking on a problem of your own: any variables and values, and the pairs that clash, with the decision tree, the code and the reason for every step.
own_facts = Variables: { $variables }, values: { $values }
own_square = { $variable }, { $value }: { $content }
own_select_hint = Click a square to set that value, and again to clear it.
own_legend_values = Values of a variable
own_example_exams = Seven exams in three days
own_example_exams_line = Exams that share a pupil are on different days, and History comes after Latin.
own_example_exams_two = Seven exams in two days
own_example_exams_two_line = No solution. Maths, Physics and Biology need a day each.
own_example_guests = Six guests on six chairs
own_example_guests_line = Each has a chair, and six pairs must not sit side by side.
own_example_pigeons = Six pigeons, five holes
own_example_pigeons_line = No solution, and everybody sees it at once. The search has to try all orders.
own_open_placeholder =
    variables: Ann Ben Cat
    values: Mon Tue
    Ann != Ben
    Ben Cat: Mon Tue
own_open_hint = First the names of the variables, then those of the values. “Ann != Ben” says that the two have different values; “Ben Cat: Mon Tue, Tue Tue” lists pairs that clash; “Cat = Mon” sets a value.
own_error_variables = “{ $found }” does not list the variables. Start with a line like “variables: Ann Ben Cat”: up to { $max } different names without commas, colons and equals signs.
own_error_values = “{ $found }” does not list the values. The second line must be like “values: Mon Tue”: up to { $max } different names.
own_error_line = “{ $found }” is neither “Ann != Ben”, nor “Ann Ben: Mon Tue”, nor “Ann = Mon”.
own_error_variable = “{ $found }” is not one of the variables, or it is named twice.
own_error_value = “{ $found }” is not one of the values.
own_error_twice = “{ $found }” says something about the same variables a second time.
own_says_clash = it clashes with the value of { $list }
