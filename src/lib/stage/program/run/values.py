# Values as the page is told of them.

# Items and depth of a list that are told.
MOST, DEEPEST = 1000, 4
# About as many characters has a written list at most, so that other arguments have room beside it.
LIST_ROOM = 115


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
