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


class Closed:
    """In place of the modules that lead to the host."""


sys.modules["math"] = Module("math", isqrt=isqrt)
sys.modules["random"] = Module("random", shuffle=shuffle, sample=sample)
for name in list(sys.modules):
    if name.startswith("_bt_"):
        del sys.modules[name]
sys.modules["js"] = sys.modules["jsffi"] = Closed()
