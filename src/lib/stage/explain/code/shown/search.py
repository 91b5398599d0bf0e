# @block random
import random

# @block start every
def solve(problem):
    # @when step
    if eliminate(problem) and search(problem):
    # @when jump: if eliminate(problem) is None and search(problem) is None:
        return True
    problem.take_back_all()  # @unwind
    return False

# @block none start every
def search(problem):
    # @when best: if problem.bound() >= problem.best:
    # @when best step:     return False  # @prune
    # @when best jump:     return problem.decisions()  # @prune
    # @when naive
    variable = naive(problem)  # @choose
    # @when findmin: variable = findmin(problem)  # @choose
    # @when findmin-degree: variable = findmin_degree(problem)  # @choose
    # @when findmax: variable = findmax(problem)  # @choose
    # @when random: variable = at_random(problem)  # @choose
    # @when dom-wdeg: variable = dom_wdeg(problem)  # @choose
    if variable is None:
        # @when first step
        return True  # @solution
        # @when first jump: return None  # @solution
        # @when all: problem.report()  # @solution
        # @when best: problem.best = problem.bound()  # @solution
        # @when all best step: return False
        # @when all best jump: return problem.decisions()
    # @when jump: conflict = problem.reasons(variable)
    # @when ascending
    for value in problem.ascending(variable):
    # @when descending: for value in problem.descending(variable):
    # @when shuffled: for value in problem.shuffled(variable):
    # @when least-constraining: for value in problem.least_constraining(variable):
    # @when preferred: for value in problem.preferred(variable):
        if not problem.is_legal(variable, value):
            continue  # @reject
        problem.place(variable, value)  # @place
        # @when none start step
        if search(problem):
        # @when every step: if eliminate(problem) and search(problem):
            # @when step
            return True
        # @when none start jump: failed = search(problem)
        # @when every jump: failed = eliminate(problem)
        # @when every jump: if failed is None:
        # @when every jump:     failed = search(problem)
        # @when first jump: if failed is None:
        # @when first jump:     return None
        problem.take_back(variable)  # @backtrack
        # @when jump: if variable not in failed:
        # @when jump:     return failed  # @skip
        # @when jump: conflict |= failed - {variable}
    # @when dom-wdeg: problem.learn(variable)
    # @when step
    return False  # @deadend
    # @when jump: return conflict  # @deadend

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

# @block start every alone naked hidden
def eliminate(problem):
    while True:
        for variable, value in problem.ruled_out():
            problem.cross_out(variable, value)  # @eliminate
            if problem.is_stranded(variable):
                # @when dom-wdeg: problem.learn(variable)
                # @when step
                return False  # @contradiction
                # @when jump: return problem.reasons(variable)  # @contradiction
        # @when naked
        single = problem.naked_single()
        # @when hidden: single = problem.naked_single() or problem.hidden_single()
        # @when hidden: if not single and problem.has_lost_value():
        # @when hidden:     return False  # @contradiction
        if not single:
            # @when start every step
            return True
            # @when start every jump: return None
            # @when alone: return problem.is_full()  # @solution
        problem.place(*single)  # @force

# @block start every alone forward arcs
def eliminate(problem):
    # @when forward
    for variable, value in problem.ruled_out():
    # @when arcs: for variable, value in problem.unsupported():
        problem.cross_out(variable, value)  # @eliminate
        if problem.is_stranded(variable):
            # @when dom-wdeg: problem.learn(variable)
            # @when step
            return False  # @contradiction
            # @when jump: return problem.reasons(variable)  # @contradiction
    # @when start every step
    return True
    # @when start every jump: return None
    # @when alone: return problem.is_full()  # @solution
