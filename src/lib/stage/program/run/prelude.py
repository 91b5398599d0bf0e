# What a reader's program in Python finds: the marks that it calls; and the calls that the host asks for. The
# host's functions are modules of their own; `_bt_text` gives texts of the task.
import json
import _bt_text, _bt_line, _bt_open, _bt_caught, _bt_call, _bt_check, _bt_return, _bt_told, _bt_end

ROLES = json.loads(_bt_text("roles"))


def enter(name, *args):
    """The mark at the start of a function. Returns its first argument, watched if it is a copy of the ground."""
    role = ROLES.get(name, "search")
    first = args[0] if args else None
    if role == "search":
        if is_copy(first):
            first = watch(first)
        is_shown = isinstance(first, Holder)
        if is_shown and first is not Task.shown:
            show(first)
        _bt_call(name, ", ".join([short(one) for one in args]), is_shown)
    else:
        last = [one if tells(one) else None for one in args[-3:]]
        while len(last) < 3:
            last.insert(0, None)
        _bt_check(name, last[0], last[1], last[2])
    return first


def leave(value):
    """The mark around a value that is returned."""
    if value is None or value is True or value is False:
        _bt_return(value)
    else:
        pair = None
        if type(value) in (list, tuple) and len(value) == 2:
            pair = json.dumps(plain(value))
        elif tells(value):
            pair = json.dumps(value)
        _bt_told(type_of(value), pair, short(value))
    return value


def load():
    """Runs the program's texts. What is given does not see what the reader calls by the same names."""
    given = {"__name__": "__main__", "_bt_line": _bt_line, "_bt_enter": enter, "_bt_leave": leave}
    given.update({"_bt_open": _bt_open, "_bt_caught": _bt_caught, "input": nobody_types})
    exec(compile(_bt_text("given"), "given", "exec"), given)
    program = dict(given)
    exec(compile(_bt_text("source"), "source", "exec"), program)
    for alias, name in json.loads(_bt_text("aliases")).items():
        # What is given and uses the reader's function knows one name of it.
        if alias in program and program.get(name) is given.get(name):
            program[name] = program[alias]
    exec(compile(_bt_text("after"), "after", "exec"), program)
    return program


def nobody_types(question=""):
    raise EOFError("input")


def generator():
    yield


def call():
    """Makes the call that the host asks for."""
    task = json.loads(_bt_text("call"))
    Task.kind, Task.size, Task.holders = task["kind"], task["size"], 0
    Task.row = ReadRow if task["reads"] else Row
    ground = None if Task.kind is None else watch(task["ground"])
    Task.shown = ground
    if Task.program is None:
        Task.program = load()
        _bt_line(0)
    for name in task["names"]:
        if name in Task.program:
            break
    else:
        raise NameError("name '" + task["names"][0] + "' isn't defined")
    args = [ground if type(one) is dict else one for one in task["arguments"]]
    value = Task.program[name](*args)
    if type(value) is type(generator()):
        value = last_of(value)
    is_ground = isinstance(value, Holder) or is_copy(value)
    told = json.dumps(plain(value))
    _bt_end(type_of(value), told, short(value), is_ground)


def last_of(steps):
    """Runs a generator to its end: its steps are made while it is asked for them."""
    try:
        while True:
            next(steps)
    except StopIteration as end:
        return end.value
