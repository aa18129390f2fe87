"""The matching of Meet@Mensa, as its description says: the person with the fewest possibilities is critical, the best group of three
around them is formed, and whoever is left over joins a group with room.
"""
from itertools import combinations

from world import LARGEST, SMALLEST, USUAL, affinity, enter, is_complete, may_join, units

#: Of the critical person's possibilities, the ones with the fewest of their own are tried.
TRIED = 12


def solve(people):
    parties = units(people)
    fits = [[at for at, other in enumerate(parties) if other is not one and may_join(one, other)] for one in parties]
    free, tables = set(range(len(parties))), []
    by_choice = sorted(free, key=lambda at: (len(fits[at]), at))
    for critical in by_choice:
        if critical not in free:
            continue
        free.discard(critical)
        around = [at for at in fits[critical] if at in free]
        near = sorted(around, key=lambda at: (sum(other in free for other in fits[at]), at))[:TRIED]
        best, chosen = None, ()
        for others in [(), *((at,) for at in near), *combinations(near, 2)]:
            table = parties[critical]
            for at in others:
                table = table + parties[at] if may_join(table, parties[at]) else []
                if not table:
                    break
            if len(table) >= SMALLEST and is_complete(table):
                quality = sum(affinity(a, b) for a, b in combinations(table, 2)) / len(table)
                if best is None or (-len(table), quality) > best:
                    best, chosen = (-len(table), quality), others
        if best is not None:
            tables.append([one for at in (critical, *chosen) for one in parties[at]])
            free.difference_update(chosen)
    seated = {one.id for table in tables for one in table}
    for unit in [unit for unit in parties if unit[0].id not in seated]:
        for most in (USUAL, LARGEST):
            roomy = next((table for table in tables if len(table) + len(unit) <= most and may_join(table, unit)
                          and is_complete(table + unit)), None)
            if roomy is not None:
                roomy.extend(unit)
                break
    return tables


enter(solve)
