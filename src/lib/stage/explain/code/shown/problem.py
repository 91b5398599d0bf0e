"""The Sudoku on which search.py runs: as little as it needs. It counts what it does."""

import random


class Problem:
    def __init__(self, line, rows, columns=None):
        """line: size² digits, 0 or "." where a cell is open; a box is rows × columns cells."""
        self.rows, self.columns = rows, columns or rows
        self.size = self.rows * self.columns
        self.cells = [int(character.replace(".", "0")) for character in line]
        self.givens = list(self.cells)
        self.values = range(1, self.size + 1)
        self.candidates = [set(self.values) for _ in self.cells]
        # Placements (without a value) and crossed-out candidates, latest last.
        self.trail = []
        # What dead ends have added between two variables.
        self.added = {}
        # Variables placed by elimination, not by a try; and the single that was found last.
        self.forced = set()
        self.single = None
        self.solutions = []
        self.best = float("inf")
        self.tries = self.placements = self.undos = self.eliminations = 0

    def open(self):
        return [variable for variable, value in enumerate(self.cells) if value == 0]

    def is_full(self):
        return not self.open()

    def is_legal(self, variable, value):
        self.tries += 1
        return self.fits(variable, value)

    def count_legal(self, variable):
        return sum(self.fits(variable, value) for value in self.candidates[variable])

    def count_open_peers(self, variable):
        return sum(1 for _ in filter(self.peers(variable), self.open()))

    def weight(self, variable):
        """How much joins the variable to open peers: 1 for each, and what dead ends have added."""
        peers = filter(self.peers(variable), self.open())
        return max(1, sum(1 + self.added.get(frozenset((variable, peer)), 0) for peer in peers))

    def learn(self, variable):
        """At a dead end: adds 1 between the variable and the placement that took its last value."""
        placed = [cell for cell, crossed_out in self.trail if crossed_out is None]
        given = [cell for cell, value in enumerate(self.cells) if value and cell not in placed]
        left = set(self.values)
        for cell in filter(self.peers(variable), given + placed):
            left.discard(self.cells[cell])
            if not left:
                if cell in placed:
                    pair = frozenset((variable, cell))
                    self.added[pair] = self.added.get(pair, 0) + 1
                return

    def place(self, variable, value):
        self.placements += 1
        self.cells[variable] = value
        self.trail.append((variable, None))
        if variable == self.single:
            self.forced.add(variable)
        self.single = None

    def take_back(self, variable):
        """Takes the placement back, and everything that followed from it."""
        while self.trail:
            last, crossed_out = self.trail.pop()
            if crossed_out is not None:
                self.candidates[last].add(crossed_out)
                continue
            self.undos += 1
            self.cells[last] = 0
            self.forced.discard(last)
            if last == variable:
                return

    def take_back_all(self):
        """Takes back what elimination placed before the search, too."""
        self.take_back(None)

    def report(self):
        self.solutions.append("".join(map(str, self.cells)))

    def bound(self):
        """A solution costs the sum of its values from corner to corner; those placed so far."""
        return sum(self.cells[:: self.size + 1])

    def ascending(self, variable):
        return sorted(self.candidates[variable])

    def descending(self, variable):
        return sorted(self.candidates[variable], reverse=True)

    def shuffled(self, variable):
        values = self.ascending(variable)
        random.shuffle(values)
        return values

    def preferred(self, variable):
        """Those in the middle come first."""
        return sorted(self.ascending(variable), key=lambda value: abs(2 * value - self.size - 1))

    def least_constraining(self, variable):
        """The value that leaves the most candidates to the open peers comes first."""

        def left(value):
            if not self.fits(variable, value):
                return -1
            self.cells[variable] = value
            count = sum(map(self.count_legal, filter(self.peers(variable), self.open())))
            self.cells[variable] = 0
            return count

        return sorted(self.ascending(variable), key=left, reverse=True)

    def ruled_out(self):
        for variable in self.open():
            for value in self.ascending(variable):
                if not self.fits(variable, value):
                    yield variable, value

    def unsupported(self):
        """The candidates with which nothing goes that is left at some other cell, one by one."""
        found = True
        while found:
            found = False
            for lost in self.ruled_out():
                yield lost
                found = True
            single = [cell for cell in self.open() if len(self.candidates[cell]) == 1]
            for variable in self.open():
                for value in self.ascending(variable):
                    if any(value in self.candidates[peer] for peer in filter(self.peers(variable), single)):
                        yield variable, value
                        found = True

    def reasons(self, variable, end=None):
        """The decisions that rule values out: for each value the earliest placement that forbids it."""
        is_peer = self.peers(variable)
        found = set()
        for value in self.values:
            if any(given == value and is_peer(at) for at, given in enumerate(self.givens)):
                continue
            for at, (other, crossed_out) in enumerate(self.trail[:end]):
                if crossed_out is None and self.cells[other] == value and is_peer(other):
                    found |= self.reasons(other, at) if other in self.forced else {other}
                    break
        return found

    def decisions(self):
        return {
            variable
            for variable, crossed_out in self.trail
            if crossed_out is None and variable not in self.forced
        }

    def cross_out(self, variable, value):
        self.eliminations += 1
        self.candidates[variable].remove(value)
        self.trail.append((variable, value))

    def is_stranded(self, variable):
        return not self.candidates[variable]

    def naked_single(self):
        for variable in self.open():
            if len(self.candidates[variable]) == 1:
                self.single = variable
                return variable, min(self.candidates[variable])
        return None

    def hidden_single(self):
        for value, places in self.places():
            if len(places) <= 1:
                return (places[0], value) if places else None
        return None

    def has_lost_value(self):
        for _, places in self.places():
            if len(places) <= 1:
                return not places
        return False

    def places(self):
        """For each value that a row, column or box still needs: where in it the value can go."""
        everywhere = range(len(self.cells))
        for house in (0, 1, 2):
            for index in range(self.size):
                members = [cell for cell in everywhere if self.houses(cell)[house] == index]
                for value in self.values:
                    if all(self.cells[cell] != value for cell in members):
                        yield value, [
                            cell
                            for cell in members
                            if self.cells[cell] == 0 and value in self.candidates[cell]
                        ]

    def fits(self, variable, value):
        return not any(self.cells[peer] == value for peer in filter(self.peers(variable), range(len(self.cells))))

    def peers(self, variable):
        houses = self.houses(variable)
        return lambda other: other != variable and any(
            one == another for one, another in zip(houses, self.houses(other))
        )

    def houses(self, variable):
        row, column = divmod(variable, self.size)
        return row, column, row // self.rows * self.rows + column // self.columns
