# @block random
import random

# @block start every
def solve(problem):
    if eliminate(problem) and search(problem):
        return True
    problem.take_back_all()  # @unwind
    return False

# @block none start every
def search(problem):
    # @when best: if problem.bound() >= problem.best:
    # @when best:     return False  # @prune
    # @when naive
    variable = naive(problem)  # @choose
    # @when findmin: variable = findmin(problem)  # @choose
    # @when findmin-degree: variable = findmin_degree(problem)  # @choose
    # @when findmax: variable = findmax(problem)  # @choose
    # @when random: variable = at_random(problem)  # @choose
    # @when dom-wdeg: variable = dom_wdeg(problem)  # @choose
    if variable is None:
        # @when first
        return True  # @solution
        # @when all: problem.report()  # @solution
        # @when best: problem.best = problem.bound()  # @solution
        # @when all best: return False
    # @when ascending
    for value in problem.ascending(variable):
    # @when descending: for value in problem.descending(variable):
    # @when shuffled: for value in problem.shuffled(variable):
    # @when least-constraining: for value in problem.least_constraining(variable):
    # @when preferred: for value in problem.preferred(variable):
        if not problem.is_legal(variable, value):
            continue  # @reject
        problem.place(variable, value)  # @place
        # @when none start
        if search(problem):
        # @when every: if eliminate(problem) and search(problem):
            return True
        problem.take_back(variable)  # @backtrack
    # @when dom-wdeg: problem.learn(variable)
    return False  # @deadend

# @block naive
def naive(problem):
    return next(iter(problem.open()), None)

# @block findmin
def findmin(problem):
    # The first of the smallest, as min() does it.
    return min(problem.open(), key=problem.count_legal, default=None)

# @block findmin-degree
def findmin_degree(problem):
    def rank(variable):
        return problem.count_legal(variable), -problem.count_open_peers(variable)
    return min(problem.open(), key=rank, default=None)

# @block findmax
def findmax(problem):
    # The first of the largest, as max() does it.
    return max(problem.open(), key=problem.count_legal, default=None)

# @block dom-wdeg
def dom_wdeg(problem):
    def ratio(variable):
        return problem.count_legal(variable) / problem.weight(variable)
    return min(problem.open(), key=ratio, default=None)

# @block random
def at_random(problem):
    open_ones = problem.open()
    return random.choice(open_ones) if open_ones else None

# @block start every alone
def eliminate(problem):
    while True:
        for variable, value in problem.ruled_out():
            problem.cross_out(variable, value)  # @eliminate
            if problem.is_stranded(variable):
                # @when dom-wdeg: problem.learn(variable)
                return False  # @contradiction
        # @when naked
        single = problem.naked_single()
        # @when hidden: single = problem.naked_single() or problem.hidden_single()
        # @when hidden: if not single and problem.has_lost_value():
        # @when hidden:     return False  # @contradiction
        if not single:
            # @when start every
            return True
            # @when alone: return problem.is_full()  # @solution
        problem.place(*single)  # @force
