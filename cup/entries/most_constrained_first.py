"""Who fits the fewest others is seated first, with others who fit few. No seat changes later."""
from world import USUAL, enter, is_complete, may_join, units


def solve(people):
    parties = units(people)
    fitting = [sum(may_join(one, other) for other in parties if other is not one) for one in parties]
    hardest = sorted(range(len(parties)), key=lambda at: (fitting[at], at))
    free = dict.fromkeys(hardest)
    tables = []
    for first in hardest:
        if first not in free:
            continue
        chosen, table = [first], parties[first]
        for at in free:
            if len(table) >= USUAL:
                break
            if at != first and may_join(table, parties[at]):
                chosen.append(at)
                table = table + parties[at]
        if is_complete(table):
            tables.append(table)
            for at in chosen:
                del free[at]
        else:
            del free[first]
    return tables


enter(solve)
