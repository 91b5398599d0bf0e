"""Writes down what a solver does, to be watched in Backtrail. Python 3.6 or newer, nothing else.

    trace = Trace("run.jsonl", kind="sudoku", puzzle="0123...", first=[0, 1])  # or "run.jsonl.gz"
    trace.place(3, 7)  # a variable and a value: numbers, or names
    trace.takeback(3, 7)
    trace.end("all")
"""
import atexit
import gzip
import json
from functools import partialmethod


class Trace:
    def __init__(self, path, limit=5_000_000, **header):
        """Opens a file. header: kind and puzzle or setup, or variables and values by name; first, goal, solver."""
        opened = gzip.open if str(path).endswith(".gz") else open
        self._file = opened(path, "wt", encoding="utf-8", newline="\n")
        self._left = limit
        atexit.register(self._file.close)  # also if the program fails
        self._write({"backtrail": 1, **header})

    def _write(self, line):
        if not self._file.closed:
            self._file.write(json.dumps(line, separators=(",", ":")) + "\n")

    def event(self, word, *arguments):
        """Writes an event. None: left out. After the limit the file is ended: no more would be read."""
        if self._left == 0:
            return self.end("cut", "steps")
        self._left -= 1
        while arguments and arguments[-1] is None:
            arguments = arguments[:-1]
        self._write([word, *arguments])

    choose = partialmethod(event, "c")  # variable
    reject = partialmethod(event, "r")  # variable, value, list of the variables that forbid it
    place = partialmethod(event, "p")  # variable, value
    force = partialmethod(event, "f")  # variable, value
    eliminate = partialmethod(event, "e")  # variable, value, variable that caused it
    deadend = partialmethod(event, "d")  # variable
    takeback = partialmethod(event, "t")  # variable, value
    bound = partialmethod(event, "b")  # cost
    solution = partialmethod(event, "s")  # cost
    restart = partialmethod(event, "restart")

    def note(self, text):
        """At most 500 characters of UTF-16 are written."""
        self.event("note", text.encode("utf-16-le", "replace")[:1000].decode("utf-16-le", "ignore"))

    def end(self, *reason):
        """The last line: "all", "found", "cut" or another of the format. Closes the file."""
        self._write(["end", *reason])
        self._file.close()
