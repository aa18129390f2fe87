"""Pairs are matched, then pairs of pairs, by the highest affinity, until no two groups fit.

After Levinger, Azaria and Hazon, "Social Aware Coalition Formation with Bounded Coalition Size" (2024), with a greedy matching in
each round, where the paper solves it exactly. Each group is compared with the next 300.
"""
import random

from world import affinity, enter, is_complete, may_join, units

COMPARED = 300


def merged(groups):
    taken, after = set(), []
    for at, group in enumerate(groups):
        if at in taken:
            continue
        best, partner = -1.0, None
        for other in range(at + 1, min(len(groups), at + 1 + COMPARED)):
            if other not in taken and may_join(group, groups[other]):
                pairs = [affinity(a, b) for a in group for b in groups[other]]
                if sum(pairs) / len(pairs) > best:
                    best, partner = sum(pairs) / len(pairs), other
        if partner is not None:
            taken.add(partner)
        after.append(group if partner is None else group + groups[partner])
    return after


def solve(people):
    groups = units(people)
    random.Random(1).shuffle(groups)
    while True:
        after = merged(groups)
        if len(after) == len(groups):
            return [table for table in groups if is_complete(table)]
        groups = after


enter(solve)
