# Modules of the standard library get functions that they lack and that readers use, and the modules that
# lead to the host are closed.
import sys


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


def product(*pools, repeat=1):
    pools = [tuple(pool) for pool in pools] * repeat
    at = [0] * len(pools)
    while all(pools):
        yield tuple([pool[one] for pool, one in zip(pools, at)])
        place = len(at) - 1
        while place >= 0 and at[place] == len(pools[place]) - 1:
            at[place] = 0
            place -= 1
        if place < 0:
            return
        at[place] += 1


def choices(items, r, rest):
    """The rows of r items. rest: what may follow the item at a place."""
    if r == 0:
        yield ()
        return
    for at in range(len(items)):
        for others in choices(rest(items, at), r - 1, rest):
            yield (items[at],) + others


def permutations(items, r=None):
    items = tuple(items)
    return choices(items, len(items) if r is None else r, lambda all, at: all[:at] + all[at + 1 :])


def combinations(items, r):
    return choices(tuple(items), r, lambda all, at: all[at + 1 :])


def combinations_with_replacement(items, r):
    return choices(tuple(items), r, lambda all, at: all[at:])


def pairwise(items):
    items = list(items)
    return zip(items, items[1:])


def lru_cache(maxsize=128, typed=False):
    """Keeps every result, however many may be kept."""
    if callable(maxsize):
        return cache(maxsize)
    return cache


def cache(function):
    known = {}

    def asked(*args, **named):
        key = (args, tuple(sorted(named.items())))
        if key not in known:
            known[key] = function(*args, **named)
        return known[key]

    return asked


class Hint:
    """A type that is named. Nothing checks types."""

    def __getitem__(self, key):
        return self

    def __or__(self, other):
        return self

    __ror__ = __or__

    def __call__(self, *args):
        # cast(type, value), NewType(name, type), final(function)
        return args[-1] if args else self


class Hints:
    TYPE_CHECKING = False

    def __getattr__(self, key):
        return Hint()


class Closed:
    """In place of the modules that lead to the host."""


combined = {"product": product, "permutations": permutations, "combinations": combinations}
combined.update(pairwise=pairwise, combinations_with_replacement=combinations_with_replacement)
limits = {"setrecursionlimit": lambda limit: None, "getrecursionlimit": lambda: 1000}
sys.modules["itertools"] = Module("itertools", **combined)
sys.modules["functools"] = Module("functools", lru_cache=lru_cache, cache=cache)
sys.modules["typing"] = sys.modules["collections.abc"] = sys.modules["__future__"] = Hints()
sys.modules["math"] = Module("math", isqrt=isqrt)
sys.modules["random"] = Module("random", shuffle=shuffle, sample=sample)
for name in list(sys.modules):
    if name.startswith("_bt_"):
        del sys.modules[name]
sys.modules["js"] = sys.modules["jsffi"] = Closed()
sys.modules["sys"] = Module("sys", **limits)
