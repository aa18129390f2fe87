"""The group matching of Yelp Beans, as its code describes it: simulated annealing over an order that is cut into groups of one
size. A step exchanges two people; a pair that may meet counts one. It makes 100 steps, and knows no hard rules, so here who does not
fit their group is left out.
"""
import random
from itertools import combinations

from world import USUAL, compatible, enter, is_complete, kept

STEPS = 100


def solve(people):
    draw = random.Random(1)
    order = list(people)
    draw.shuffle(order)

    def weight(at, order):
        start = at - at % USUAL
        return sum(compatible(a, b) for a, b in combinations(order[start:start + USUAL], 2))

    value = sum(weight(at, order) for at in range(0, len(order), USUAL))
    best, best_value = list(order), value
    for step in range(STEPS):
        temperature = 1 - (STEPS - step) / (STEPS + step)
        x, y = draw.sample(range(len(order)), 2)
        spans = {x - x % USUAL, y - y % USUAL}
        before = sum(weight(at, order) for at in spans)
        order[x], order[y] = order[y], order[x]
        after = value - before + sum(weight(at, order) for at in spans)
        if after > best_value:
            best, best_value = list(order), after
        if after > value or after / (value + 1) * temperature < draw.random():
            value = after
        else:
            order[x], order[y] = order[y], order[x]
    groups = [best[at:at + USUAL] for at in range(0, len(best), USUAL)]
    return [table for table in map(complete_units, groups) if is_complete(table)]


def complete_units(group):
    """Without the people whose friends are in another group."""
    table = kept(group)
    return [one for one in table if one.group is None or group_size[one.group] == sum(other.group == one.group for other in table)]


group_size = {}


def with_groups(people):
    for one in people:
        if one.group is not None:
            group_size[one.group] = group_size.get(one.group, 0) + 1
    return solve(people)


enter(with_groups)
