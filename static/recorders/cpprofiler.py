"""Writes the search of a solver that speaks CP-Profiler's protocol (Gecode, Chuffed, Choco) as a trace.

    python3 cpprofiler.py -o run.jsonl            waits for a solver on port 6565
    python3 cpprofiler.py -o run.jsonl data.log   reads a file: bytes of the protocol, a search that CP-Profiler
                                                  saved, or Chuffed's node-log.log

Python 3.8 or newer, nothing else. A decision x=3 places 3 in x, x<=3 places the value ≤3; the last branch of a
node, x!=3, eliminates 3. A failed node becomes a dead end, a solved one a solution. Without --kind, the file
is a table of variables and values; with it, the index in a variable's name is its number.

A solver without support for CP-Profiler never connects. Gecode, Chuffed and Choco have it; MiniZinc passes it on:
    minizinc --solver gecode --cp-profiler 1,6565 -a model.mzn
"""
import argparse
import gzip
import json
import re
import socket
import sys
import threading
import zlib

SOLVED, FAILED, BRANCH, SKIPPED, UNKNOWN = range(5)
NODE, DONE, START, RESTART = range(4)
LABEL, NOGOOD, INFO, VERSION = range(4)

MAX_MESSAGE = 1 << 24
PATIENCE = 10  # seconds until it says what to check
WRONG = "This is not the protocol of CP-Profiler, version 3."
MAX_EVENTS, MAX_VARIABLES, MAX_VALUES, MAX_NAME, MAX_NOTE = 5_000_000, 4096, 32, 60, 500


class Node:
    """A node of the search tree."""

    __slots__ = ("parent", "alternative", "kids", "status", "label", "nogood", "info", "children", "skipped")

    def __init__(self, alternative, kids, status, label="", nogood="", info=""):
        self.parent = None
        self.alternative, self.kids, self.status = alternative, kids, status
        self.label, self.nogood, self.info = label, nogood, info
        self.children = []  # in the order in which they came
        self.skipped = 0


class Tree:
    """Nodes as they come, in any order."""

    def __init__(self):
        self.name = "CP-Profiler"
        self.roots = []
        self.nodes = {}
        self.waiting = {}
        self.last = None

    def add(self, uid, parent, node):
        """uid, parent: number, restart and thread of a node; the number -1: none."""
        if node.status == SKIPPED:  # not a node that the solver was in, and often without a number
            # Chuffed numbers the restarts of its parent otherwise.
            skipping = self.nodes.get(parent) or self.nodes.get((parent[0], uid[1], parent[2]))
            if skipping:
                skipping.skipped += 1
            return
        if uid in self.nodes:  # Chuffed sends a solution, and the same node again when it rules it out
            first = self.nodes[uid]
            first.label, first.nogood = first.label or node.label, first.nogood or node.nogood
            return
        self.last = node
        self.nodes[uid] = node
        for child in self.waiting.pop(uid, ()):
            self._join(node, child)
        if parent[0] < 0:
            self.roots.append(node)
        elif parent in self.nodes:
            self._join(self.nodes[parent], node)
        else:
            self.waiting.setdefault(parent, []).append(node)

    @staticmethod
    def _join(parent, child):
        child.parent = parent
        parent.children.append(child)

    def settle(self):
        """Brings what several threads sent into the order of one."""
        if len({thread for _, _, thread in self.nodes}) > 1:
            for node in self.nodes.values():
                node.children.sort(key=lambda child: child.alternative)

    def count(self, status):
        return sum(node.status == status for node in self.nodes.values())

    def is_complete(self):
        """Whether every branch of the last tree was looked at: then there are no other solutions."""
        open_nodes = self.roots[-1:]
        while open_nodes:
            node = open_nodes.pop()
            missing = node.status == UNKNOWN or len(node.children) + node.skipped < node.kids
            if missing or (node.status == BRANCH and not node.children):
                return False
            open_nodes += node.children
        return bool(self.roots)


# The protocol: messages of a size, a type and fields. https://github.com/cp-profiler/cp-profiler


def read_bytes(read, tree):
    """Reads messages until the solver is done. read(n): n bytes, or fewer at the end."""
    while True:
        size = read(4)
        if len(size) < 4:
            return
        length = int.from_bytes(size, "little")
        if length > MAX_MESSAGE:  # the protocol's page says big-endian, its libraries write little-endian
            length = int.from_bytes(size, "big")
        if not 0 < length <= MAX_MESSAGE:
            sys.exit(WRONG)
        message = read(length)
        if len(message) < length or message[0] == DONE:
            return
        read_message(message, tree)


def read_message(message, tree):
    numbers = []
    at = 1

    def number():
        nonlocal at
        at += 4
        return int.from_bytes(message[at - 4 : at], "big", signed=True)

    if message[0] not in (NODE, START, RESTART) or (message[0] == NODE and len(message) < 34):
        sys.exit(WRONG)
    if message[0] == NODE:
        numbers = [number() for _ in range(8)]
        status = message[at]
        at += 1
    fields = {}
    while at < len(message):
        field = message[at]
        at += 1
        if field == VERSION:
            number()
        else:
            length = number()
            if not 0 <= length <= len(message) - at:
                sys.exit(WRONG)
            fields[field] = message[at : at + length].decode("utf-8", "replace")
            at += length
    if message[0] == NODE:
        texts = [fields.get(field, "") for field in (LABEL, NOGOOD, INFO)]
        tree.add(tuple(numbers[:3]), tuple(numbers[3:6]), Node(*numbers[6:], status, *texts))
    elif message[0] == START:
        try:
            tree.name = f"CP-Profiler, {json.loads(fields[INFO])['name']}"
        except (KeyError, ValueError, TypeError):
            pass


NOBODY = (
    "No solver has connected to port {port} yet. Does it support CP-Profiler, and was it started with this port,"
    " as in: minizinc --solver gecode --cp-profiler 1,{port} -a model.mzn"
)


def reason_of(error):
    return getattr(error, "strerror", None) or str(error)


def listen(port, tree, kept):
    """Waits for a solver. What was received is written to kept, a file, if there is one."""
    try:
        server = socket.create_server(("127.0.0.1", port))
    except (OSError, OverflowError) as error:
        sys.exit(f"Port {port} cannot be used ({reason_of(error)}): choose another with --port, in the solver too.")
    with server:
        timer = threading.Timer(PATIENCE, print, [NOBODY.format(port=port)], {"file": sys.stderr})
        timer.daemon = True
        timer.start()
        try:
            print(f"Waiting for a solver on port {port}.", file=sys.stderr)
            connection, _ = server.accept()
        except KeyboardInterrupt:
            sys.exit("Interrupted: no solver has connected, and nothing is written.")
        finally:
            timer.cancel()
    with connection, connection.makefile("rb") as stream:

        def read(count):
            data = stream.read(count)
            if kept:
                kept.write(data)
            return data

        try:
            read_bytes(read, tree)
        except (KeyboardInterrupt, ConnectionError):
            print("The solver was interrupted: what it sent is written.", file=sys.stderr)


# Logs that are texts

LOGGED = re.compile(
    r"\{(-?\d+), (-?\d+), (-?\d+)\}, parent: \{(-?\d+), (-?\d+), (-?\d+)\}, alt: (-?\d+), kids: (-?\d+),"
    r" status: (\d+)(?:, label: (.*?))?(?:, nogood: (.*?))?(?:, info: (.*?))?$"
)


def read_node_log(lines, tree):
    """What Chuffed writes with --print-nodes: a node a line."""
    for at, line in enumerate(lines, 1):
        found = LOGGED.match(line)
        if not found:
            sys.exit(f"Line {at} is not a node: {line[:60]}")
        numbers = [int(one) for one in found.groups()[:9]]
        texts = [text or "" for text in found.groups()[9:]]
        tree.add(tuple(numbers[:3]), tuple(numbers[3:6]), Node(*numbers[6:], *texts))


def read_saved_search(lines, tree):
    """What CP-Profiler saves for replaying: "node kids [stop] kid label kid label…" a line, parents first.

    It does not say whether a leaf is a solution or a failure.
    """
    parts = [[*line.split(" "), ""] if " " not in line else line.split(" ") for line in lines]
    known = {part[0] for part in parts}
    parents = {}  # of each kid: its parent, alternative and label
    for at, (name, count, *rest) in enumerate(parts, 1):
        if not name.isdigit() or not count.isdigit():
            sys.exit(f"Line {at} is not a node: {lines[at - 1][:60]}")
        kids = int(count)
        stopped = bool(rest) and rest[0] == "stop"
        rest = rest[1:] if stopped else rest
        places = range(0, len(rest), len(rest) // kids) if kids and len(rest) % kids == 0 else ()

        def is_kid(word):
            return word in known and word not in parents and int(word) > int(name)

        if not all(is_kid(rest[place]) for place in places) or len(places) != kids:  # labels of several lengths
            places = [place for place, word in enumerate(rest) if is_kid(word) and word not in rest[:place]]
        if len(places) != kids:
            sys.exit(f"Line {at}: cannot tell its nodes from its labels.")
        for alternative, (start, end) in enumerate(zip(places, [*places[1:], len(rest)])):
            parents[rest[start]] = (int(name), alternative, " ".join(rest[start + 1 : end]))
        parent, alternative, label = parents.get(name, (-1, 0, ""))
        # kids + 1 if it was stopped: there was more
        node = Node(alternative, kids + stopped, BRANCH if kids or stopped else UNKNOWN, label)
        tree.add((int(name), 0, 0), (parent, 0, 0), node)


def read_file(path, tree):
    with open(path, "rb") as file:
        start = file.read(2)
        file.seek(0)
        if start == b"\x1f\x8b":
            file = gzip.open(file)
        if b"\0" in file.read(5):
            file.seek(0)
            return read_bytes(file.read, tree)
        file.seek(0)
        text = file.read().decode("utf-8-sig", "replace")
    lines = [line.rstrip("\r") for line in text.split("\n") if line.strip()]
    if not lines:
        return None
    if lines[0].startswith("{"):
        return read_node_log(lines, tree)
    if re.match(r"\d+ \d+( |$)", lines[0]):
        return read_saved_search(lines, tree)
    sys.exit(f"{path} is no bytes of CP-Profiler's protocol, no search that it saved, and no node-log.log.")


# Labels

PARTS = re.compile(r"\s*\[?\s*(.+?)\s*(==|!=|<=|>=|=|<|>|≠|≤|≥)\s*(.+?)\s*\]?\s*")
SIGNS = {"==": "=", "!=": "≠", "<=": "≤", ">=": "≥"}


def parts_of(label):
    """"x[3] != 5" as ("x[3]", "≠", "5"); None for another text."""
    found = PARTS.fullmatch(label)
    return found and (found[1], SIGNS.get(found[2], found[2]), found[3])


NEGATED = {"=": "≠", "≠": "=", "≤": ">", ">": "≤", "<": "≥", "≥": "<"}


def negation(parts):
    """What is left if a decision does not hold."""
    variable, sign, value = parts
    return normal((variable, NEGATED[sign], value))


def normal(parts):
    """x < 5 as x ≤ 4, and x ≥ 5 as x > 4, so that decisions can be compared."""
    variable, sign, value = parts
    if sign in "<≥" and re.fullmatch(r"-?\d+", value):
        return (variable, "≤" if sign == "<" else ">", str(int(value) - 1))
    return parts


def decision_of(node, depth):
    """What a node does, from its label: (word, variable, value)."""
    parts = parts_of(node.label)
    if not parts:
        if node.label.strip():
            return ("p", node.label.strip(), "yes")
        return ("p", f"level {depth}", f"branch {node.alternative + 1}")
    variable, sign, value = parts
    if node is node.parent.children[-1] and sign != "=":
        # The last branch is the rest of what an earlier one tried: that value is out.
        for other in node.parent.children[:-1]:
            tried = parts_of(other.label)
            if tried and negation(tried) == normal(parts):
                return ("e", variable, named(tried))
        if sign == "≠":
            return ("e", variable, value)
    return ("p", variable, named(parts))


def named(parts):
    return parts[2] if parts[1] == "=" else parts[1] + parts[2]


# Models in FlatZinc, and the domains that Gecode sends with -cpprofiler-info true

DOMAIN = re.compile(r"\bvar (?:int|bool|float|(?:array_union\(\[)?([-\d.,]+?)(?:\]\))?): \w+(?: = ([^;]+))?;")
DECLARED = re.compile(r"^(array \[1\.\.\d+\] of )?var ([^:]+): *(\w+)([^=;]*)(?:= *\[(.*?)\])?[^;]*;", re.MULTILINE)
OPTIMIZED = re.compile(r"\b(?:minimize|maximize) +(\w+) *;")


class Model:
    """Names for what a solver calls X_INTRODUCED_7_: the place in the array that the model puts out."""

    def __init__(self, path=None):
        self.names = {}
        self.places = []  # of the domains that Gecode sends, in their order
        if path is None:
            return
        opened = gzip.open if path.endswith(".gz") else open
        with opened(path, "rt", encoding="utf-8") as file:
            text = file.read()
        put_out, kinds = {}, {}
        declared = DECLARED.findall(text)
        for is_array, kind, name, notes, parts in sorted(declared, key=lambda one: "output_array" not in one[3]):
            kinds[name] = kind.strip() == "bool"
            places = [part.strip() for part in parts.split(",")] if is_array else []
            for place, part in enumerate(places, 1):
                is_named = re.match(r"(?!X_INTRODUCED)[A-Za-z_]", part)
                shown = part if is_named else f"{name}[{place}]"
                if re.match(r"[A-Za-z_]", part):
                    shown = self.names.setdefault(part, shown)
                self.names[f"{name}[{place}]"] = shown
            if "output_" in notes:
                put_out[name] = [self.names[f"{name}[{place}]"] for place in range(1, len(places) + 1)] or [name]
        # Gecode 6.2.0 gives domains the names of others. They come as they are put out: what is optimized first,
        # then by the names of what is put out; numbers before Booleans.
        order = sorted(put_out, key=lambda name: (kinds[name], name))
        places = OPTIMIZED.findall(text) + [place for name in order for place in put_out[name]]
        self.places = list(dict.fromkeys(self.names.get(place, place) for place in places))

    def domains_in(self, info):
        """The values that each variable still has; empty if that cannot be told."""
        lines = [DOMAIN.search(line) for line in info.split("\n") if "var " in line]
        if len(lines) != len(self.places) or not all(lines):
            return {}
        return dict(zip(self.places, map(self.values_in, lines)))

    @staticmethod
    def values_in(line):
        ranges, assigned = line.groups()
        if assigned:
            return {{"false": "0", "true": "1"}.get(assigned, assigned)}
        if ranges is None:
            return {"0", "1"}
        pairs = re.findall(r"(-?\d+)\.\.(-?\d+)", ranges or "")
        if sum(int(end) - int(start) for start, end in pairs) > 1000:
            return set()
        return {str(value) for start, end in pairs for value in range(int(start), int(end) + 1)}


# Events


class Events:
    """Makes the events of a search. decide(word, variable, value, placed) puts a decision into words."""

    def __init__(self, tree, decide, model, is_given=lambda variable: False, with_domains=True):
        self.tree, self.decide, self.model, self.is_given = tree, decide, model, is_given
        domains = model.domains_in(tree.roots[0].info)
        # Variables with more values than a table has are left out: what is optimized, above all.
        self.shown = {variable for variable, values in domains.items() if 0 < len(values) <= MAX_VALUES}
        self.values = set().union(*(domains[variable] for variable in self.shown))
        self.with_domains = with_domains and bool(self.shown)

    def all(self):
        path = self.path = []  # placements in force: node, variable, value, and whether it was tried
        for number, root in enumerate(self.tree.roots):
            if number > 0:
                path.clear()
                yield ["restart"]
            open_nodes = [(root, 0, 0, {})]
            while open_nodes:
                node, depth, height, domains = open_nodes.pop()
                yield from self.down_to(height)
                decision = (None, None, None)
                if depth > 0:
                    word, variable, value = decision_of(node, depth)
                    decision = (word, self.model.names.get(variable, variable), value)
                    yield self.event(*decision, node)
                if node.status == FAILED:
                    yield ["d"]
                elif self.with_domains:
                    left = self.model.domains_in(node.info)
                    yield from self.propagated(domains, left, decision, node)
                    domains = left
                if node.status == SOLVED:
                    yield ["s"]
                if node.nogood.strip():
                    yield ["note", f"nogood: {node.nogood.strip()}"[:MAX_NOTE]]
                if node.info.strip() and not node.info.startswith("{"):  # what programs say is no text
                    yield ["note", node.info.strip()[:MAX_NOTE]]
                open_nodes += [(child, depth + 1, len(path), domains) for child in reversed(node.children)]
        if self.tree.is_complete():
            yield from self.down_to(0)

    def event(self, word, variable, value, node):
        placed = {name for _, name, _, _ in self.path} if word != "f" else ()
        word, variable, value = self.decide(word, variable, value, placed)
        if word != "e":
            self.path.append((node, variable, value, word == "p"))
        return [word, variable, value]

    def propagated(self, before, after, decision, node):
        """What propagation removed beside the decision, and what it left alone."""
        for variable in sorted(self.shown & set(after), key=natural):
            values, were = after[variable], before.get(variable, self.values)
            if self.is_given(variable) or decision[:2] == ("p", variable):
                continue
            for value in sorted(were - values, key=natural):
                if decision != ("e", variable, value):
                    yield [*self.decide("e", variable, value, ())]
            if len(values) == 1 and (len(were) > 1 or not before):
                yield self.event("f", variable, *values, node)

    def down_to(self, height):
        jumped = False
        while len(self.path) > height:
            node, variable, value, is_tried = self.path.pop()
            untested = node.parent.skipped if is_tried and node is node.parent.children[-1] else 0
            yield ["t" if jumped or not untested else "j", variable, value] + ([untested] if untested else [])
            jumped = jumped or untested > 0


def short(name):
    return name if len(name) <= MAX_NAME else name[: MAX_NAME - 1] + "…"


def as_table(word, variable, value, placed):
    """A decision as a place in a table. A variable that is placed already gets another row."""
    name, again = short(variable), 1
    while name in placed:
        again += 1
        name = short(f"{variable[: MAX_NAME - 6]} ({again})")
    return word, name, short(value)


def as_yes(word, variable, value, placed):
    """A decision as a row of its own, if there are more values than a table has."""
    sign = " " if value[:1] in "≠≤≥<>" else " = "
    return as_table(word, variable + sign + value, "yes", placed)


def index_of(variable):
    """The last number in the name of a variable."""
    found = re.search(r"(\d+)\D*$", variable)
    return int(found[1]) if found else None


def as_numbers(word, variable, value, placed):
    """A decision on a problem of a kind: the index in the variable's name, and the number."""
    if index_of(variable) is None or not re.fullmatch(r"-?\d+", value):
        sys.exit(f'"{variable}" and "{value}" are not the numbers of a variable and a value: leave --kind out.')
    return word, index_of(variable), int(value)


def natural(name):
    """Sorts x[2] before x[10], and 3 before ≠3."""
    if re.fullmatch(r"-?\d+", name):
        return (False, [int(name)])
    return (True, [int(one) if one.isdigit() else one for one in re.split(r"(\d+)", name)])


def table_of(tree, model):
    """The names of a table that holds the search, and its events."""
    for decide, with_domains in ((as_table, True), (as_table, False), (as_yes, False)):
        events = Events(tree, decide, model, with_domains=with_domains)
        if with_domains and not events.with_domains:
            continue
        variables, values = {}, {}
        for event in events.all():
            if event[0] in "pef":
                variables[event[1]] = values[event[2]] = True
        if len(values) <= MAX_VALUES and len(variables) <= MAX_VARIABLES:
            names = {"variables": sorted(variables, key=natural), "values": sorted(values, key=natural)}
            return {name: found for name, found in names.items() if found}, events
        size = f"{len(variables)} variables and {len(values)} values"
        print(f"There are {size}; a table has at most {MAX_VARIABLES} and {MAX_VALUES}.", file=sys.stderr)
        if with_domains:
            print("So the domains are left out.", file=sys.stderr)
        elif decide is as_table:
            print('So each decision becomes a row with the value "yes".', file=sys.stderr)
    sys.exit("A table cannot hold this search.")


def write(tree, path, header, events, is_saved):
    """Writes the file of a trace. @returns the number of its events"""
    opened = gzip.open if path.endswith(".gz") else open
    with opened(path, "wt", encoding="utf-8", newline="\n") as file:

        def line(value):
            file.write(json.dumps(value, separators=(",", ":"), ensure_ascii=False) + "\n")

        line({"backtrail": 1, **header, "solver": tree.name[:100]})
        count = 0
        for event in events.all():
            if count == MAX_EVENTS:
                line(["end", "cut", "steps"])
                return count
            count += 1
            line(event)
        if tree.is_complete():
            line(["end", "all"])
        elif tree.last and tree.last.status == SOLVED:
            line(["end", "found"])
        elif not is_saved:
            line(["end", "cut"])
    return count


def two_numbers(text):
    first, value = map(int, text.split(","))
    return [first, value]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", nargs="?", help="what to read; without it, wait for a solver")
    parser.add_argument("-o", "--output", default="trace.jsonl", help="the file of the trace; .gz: gzipped")
    parser.add_argument("--port", type=int, default=6565)
    parser.add_argument("--keep", help="also write the bytes that the solver sends to this file")
    parser.add_argument("--solver", help="the name of the solver, for the header; else that of the model")
    parser.add_argument("--model", help="the model in FlatZinc: names variables, and tells what Gecode sends of domains")
    parser.add_argument("--kind", help="one of Backtrail's kinds: queens, sudoku; needs --setup or --puzzle")
    parser.add_argument("--setup", help="its parameters, as in the studio's address: size=8")
    parser.add_argument("--puzzle", help="its puzzle, as a text")
    parser.add_argument("--first", type=two_numbers, default="1,1", help="with --kind, the first index and the first value: 1,1")
    options = parser.parse_args()

    tree = Tree()
    if options.file:
        read_file(options.file, tree)
    else:
        kept = open(options.keep, "wb") if options.keep else None
        listen(options.port, tree, kept)
        if kept:
            kept.close()
    tree.settle()
    if not tree.roots:
        sys.exit("There is no search in it.")
    orphans = sum(map(len, tree.waiting.values()))
    if orphans:
        print(f"{orphans} nodes have a parent that never came: they are left out.", file=sys.stderr)

    model = Model(options.model)
    if '"domains"' in tree.roots[0].info and not model.domains_in(tree.roots[0].info):
        print("The domains are left out: give --model, the model in FlatZinc that was solved.", file=sys.stderr)
    if options.kind:
        header = {"kind": options.kind}
        if options.puzzle:
            header["puzzle"] = options.puzzle
        else:
            header["setup"] = dict(part.split("=", 1) for part in (options.setup or "").split("&") if "=" in part)
        header["first"] = options.first
        given = {at for at, sign in enumerate(options.puzzle or "", options.first[0]) if sign not in ".0"}
        events = Events(tree, as_numbers, model, lambda variable: index_of(variable) in given)
    else:
        header, events = table_of(tree, model)
    is_saved = any(node.status == UNKNOWN for node in tree.nodes.values())
    tree.name = options.solver or tree.name
    count = write(tree, options.output, header, events, is_saved)
    leaves = "" if is_saved else f", {tree.count(FAILED)} failures, {tree.count(SOLVED)} solutions"
    print(f"{len(tree.nodes)} nodes{leaves}: {count} events in {options.output}", file=sys.stderr)


if __name__ == "__main__":
    try:
        main()
    except (OSError, EOFError, UnicodeDecodeError, zlib.error) as error:
        sys.exit(f"{getattr(error, 'filename', None) or 'The file'} cannot be read or written: {reason_of(error)}.")
    except KeyboardInterrupt:
        sys.exit("Interrupted.")
