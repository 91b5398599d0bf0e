# What a reader's program in Python finds: the marks that it calls, and boards and lists that tell what is
# read and written. The host's functions are modules of their own; `_bt_text` gives texts of the task.
import json, sys
import _bt_text, _bt_line, _bt_open, _bt_caught, _bt_call, _bt_check, _bt_return, _bt_told, _bt_end
import _bt_show, _bt_write, _bt_remove, _bt_read

ROLES = json.loads(_bt_text("roles"))
# Items and depth of a list that are told.
MOST, DEEPEST = 1000, 4
# About as many characters has a written list at most, so that other arguments have room beside it.
LIST_ROOM = 115


class Task:
    """The call that runs."""

    kind = None
    size = 0
    holders = 0
    # The board or list that is shown.
    shown = None
    row = None
    program = None


def tells(value):
    """Whether the host takes a value as it is."""
    kind = type(value)
    if kind is int:
        return -1000000000 < value < 1000000000
    return value is None or kind is bool or kind is str


class Cells:
    """What boards, their rows and lists have in common with a list."""

    def __init__(self, cells):
        self._cells = cells

    def __len__(self):
        return len(self._cells)

    def __getitem__(self, at):
        try:
            return self._cells[at]
        except IndexError:
            self._miss(at)

    def __iter__(self):
        return iter(self._cells)

    def _miss(self, at):
        """There is no such item. Its number is told, which Python does not do."""
        raise IndexError(self._what + " " + str(at) + " of " + str(len(self._cells)))

    def __contains__(self, value):
        return value in self._cells

    def __eq__(self, other):
        return list(self) == (list(other) if isinstance(other, Cells) else other)

    def __ne__(self, other):
        return not self == other

    def __add__(self, other):
        return list(self) + list(other)

    def __radd__(self, other):
        return other + list(self)

    def __mul__(self, times):
        return list(self) * times

    def __repr__(self):
        return repr(list(self))

    def __copy__(self):
        return list(self)

    def __deepcopy__(self, memo):
        return [copied(one) for one in self]

    def copy(self):
        return list(self)

    def index(self, value, *rest):
        return list(self).index(value, *rest)

    def count(self, value):
        return list(self).count(value)

    def _change(self, change):
        after = list(self._cells)
        result = change(after)
        self._become(after)
        return result

    def __delitem__(self, at):
        def change(cells):
            del cells[at]

        self._change(change)

    def __iadd__(self, other):
        self.extend(other)
        return self

    def append(self, value):
        self._change(lambda cells: cells.append(value))

    def insert(self, at, value):
        self._change(lambda cells: cells.insert(at, value))

    def extend(self, values):
        self._change(lambda cells: cells.extend(values))

    def remove(self, value):
        self._change(lambda cells: cells.remove(value))

    def pop(self, at=-1):
        return self._change(lambda cells: cells.pop(at))

    def clear(self):
        self._change(lambda cells: cells.clear())

    def reverse(self):
        self._change(lambda cells: cells.reverse())

    def sort(self, **options):
        self._change(lambda cells: cells.sort(**options))

    def __setitem__(self, at, value):
        if type(at) is slice:

            def change(cells):
                cells[at] = value

            return self._change(change)
        place = at
        if type(at) is int and at < 0:
            place = at + len(self._cells)
        if type(place) is int and 0 <= place < len(self._cells):
            self._tell(place, value)
        elif type(at) is int:
            self._miss(at)
        self._cells[at] = value

    def _become(self, after):
        for at, value in enumerate(after):
            if at >= len(self._cells) or value != self._cells[at]:
                self._tell(at, value)
        self._cells[:] = after


def copied(value):
    return [copied(one) for one in value] if isinstance(value, (list, Cells)) else value


def write(holder, variable, value):
    if holder is not Task.shown:
        show(holder)
    if tells(value):
        _bt_write(holder.number, variable, value, "" if type(value) is int else str(value))
    elif type(value) is float:
        _bt_write(holder.number, variable, value, str(value))
    else:
        _bt_write(holder.number, variable, None, written(value))


def show(holder):
    Task.shown = holder
    _bt_show(holder.number, json.dumps(plain(holder.contents())))


class Row(Cells):
    _what = "column"

    def __init__(self, board, number, cells):
        self._board = board
        self._number = number
        self._cells = cells

    def _tell(self, at, value):
        write(self._board, self._number * Task.size + at if at < Task.size else -1, value)


class ReadRow(Row):
    """A row that also tells what is read."""

    def __getitem__(self, at):
        if type(at) is slice:
            for column in range(len(self._cells))[at]:
                _bt_read(self._number, column)
        else:
            value = Row.__getitem__(self, at)
            _bt_read(self._number, at if at >= 0 else at + len(self._cells))
            return value
        return self._cells[at]

    def __iter__(self):
        for column in range(len(self._cells)):
            yield self[column]

    def __contains__(self, value):
        for one in self:
            if one == value:
                return True
        return False


class Holder(Cells):
    """A board or a list that is shown when the program goes on with it."""

    def number_it(self):
        self.number = Task.holders
        Task.holders += 1


class Board(Holder):
    _what = "row"

    def __init__(self, rows):
        """rows: what the program has; it stays in step with the board."""
        self._rows = rows
        # A row that is shared with another board tells only of this one.
        self._cells = [Task.row(self, at, bare(row)) for at, row in enumerate(rows)]
        self.number_it()

    def contents(self):
        return [one for row in self._cells for one in bare(row)]

    def _tell(self, at, row):
        if not isinstance(row, (list, Cells)):
            return
        for column in range(len(row)):
            write(self, at * Task.size + column if at < Task.size else -1, row[column])

    def __setitem__(self, at, row):
        if type(at) is slice:
            return Cells.__setitem__(self, at, row)
        place = at + len(self._cells) if type(at) is int and at < 0 else at
        if type(place) is int and 0 <= place < len(self._cells):
            self._tell(place, row)
        elif type(at) is int:
            self._miss(at)
        self._rows[at] = row
        self._cells[at] = Task.row(self, place, row) if isinstance(row, (list, Cells)) else row

    def _become(self, after):
        for at, row in enumerate(after):
            if at < len(self._cells) and row is not self._cells[at]:
                self[at] = row
        self._cells[:] = [
            row if at < len(self._cells) and row is self._cells[at] else Task.row(self, at, row)
            for at, row in enumerate(after)
        ]


class List(Holder):
    _what = "item"

    def __init__(self, cells):
        self._cells = cells
        self.number_it()

    def contents(self):
        return self._cells

    def _tell(self, at, value):
        write(self, at, value)

    def append(self, value):
        write(self, len(self._cells), value)
        self._cells.append(value)

    def pop(self, at=-1):
        if not self._cells:
            raise IndexError("pop from empty list")
        if at != -1 and at != len(self._cells) - 1:
            return self._change(lambda cells: cells.pop(at))
        if self is not Task.shown:
            show(self)
        _bt_remove(self.number, len(self._cells) - 1)
        return self._cells.pop()

    def _become(self, after):
        same = 0
        while same < min(len(after), len(self._cells)) and after[same] == self._cells[same]:
            same += 1
        while len(self._cells) > same:
            List.pop(self)
        for value in after[same:]:
            List.append(self, value)


def bare(cells):
    """The items without telling that they are read."""
    while isinstance(cells, Cells):
        cells = cells._cells
    return cells


def is_copy(value):
    """Whether it is a board or list of the program's own that it goes on with."""
    if type(value) is not list or Task.kind is None:
        return False
    if Task.kind != "board":
        return True
    if len(value) != Task.size:
        return False
    for row in value:
        if not (type(row) is list or isinstance(row, Row)) or len(row) != Task.size:
            return False
    return True


def watch(value):
    return Board(value) if Task.kind == "board" else List(value)


def plain(value, depth=0):
    """A value as JSON can have it."""
    kind = type(value)
    if kind in (list, tuple) or isinstance(value, Cells):
        return None if depth == DEEPEST else [plain(one, depth + 1) for one in bare(value)[:MOST]]
    if kind is float:
        return value if value == value and abs(value) < 1e300 else None
    if kind is int:
        return value if abs(value) < 1 << 53 else None
    if kind is str:
        return value[:200]
    return value if kind is bool else None


def written(value, depth=0):
    """A value as Python writes it, cut to 200 characters."""
    kind = type(value)
    if kind in (list, tuple) or isinstance(value, Cells):
        if depth == DEEPEST:
            return "[…]"
        text = ""
        for at, one in enumerate(bare(value)[: LIST_ROOM // 3 + 2]):
            item = ("" if at == 0 else ", ") + written(one, depth + 1)
            # It closes its bracket, even if it is cut.
            if len(text) + len(item) > LIST_ROOM:
                text += "…" if at == 0 else ", …"
                break
            text += item
        if kind is tuple:
            text = "(" + text + (",)" if len(value) == 1 else ")")
        else:
            text = "[" + text + "]"
    elif kind in (type(written), type(len)):
        text = getattr(value, "__name__", "function")
    else:
        text = repr(value)
    return text[:200]


def short(value):
    """An argument as the call stack shows it."""
    if type(value) is int:
        return str(value)
    if Task.kind == "board" and (type(value) is Board or is_copy(value)):
        return "board"
    return written(value)


TYPES = {bool: "boolean", int: "whole", float: "fraction", str: "text", list: "list", tuple: "list"}


def type_of(value):
    if value is None:
        return "nothing"
    if isinstance(value, Holder):
        return "ground"
    return "list" if isinstance(value, Cells) else TYPES.get(type(value), "other")


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


# Modules of the standard library lack some functions that readers use.
class Module:
    def __init__(self, name, **more):
        self._module = __import__(name)
        for key in more:
            setattr(self, key, more[key])

    def __getattr__(self, key):
        return getattr(self._module, key)


def isqrt(n):
    if n < 0:
        raise ValueError("isqrt() argument must be nonnegative")
    root = int(n**0.5)
    while root * root > n:
        root -= 1
    while (root + 1) * (root + 1) <= n:
        root += 1
    return root


def shuffle(cells):
    import random

    for at in range(len(cells) - 1, 0, -1):
        other = random.randrange(at + 1)
        cells[at], cells[other] = cells[other], cells[at]


def sample(cells, k):
    mixed = list(cells)
    shuffle(mixed)
    return mixed[:k]


class Closed:
    """In place of the modules that lead to the host."""


sys.modules["math"] = Module("math", isqrt=isqrt)
sys.modules["random"] = Module("random", shuffle=shuffle, sample=sample)
for name in list(sys.modules):
    if name.startswith("_bt_"):
        del sys.modules[name]
sys.modules["js"] = sys.modules["jsffi"] = Closed()
