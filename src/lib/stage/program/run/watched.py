# Boards and lists that tell what is read and written. The host's functions are modules of their own.
import json
import _bt_show, _bt_write, _bt_remove, _bt_read


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
