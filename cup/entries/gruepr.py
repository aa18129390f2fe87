"""The genetic algorithm of gruepr, which forms teams in classes: orders of all people, cut into teams; the best of a tournament are mated
by ordered crossover, the elite is kept, a few genes are exchanged. gruepr has 30,000 genomes in C++ and at most 300 people; this has 300
genomes and 150 generations, and the same limit. It has no hard rules, so who does not fit their team is left out.
"""
import random

from world import LARGEST, SitsOut, USUAL, enter, is_complete, kept, units

MOST_PEOPLE, GENOMES, GENERATIONS, TOURNAMENT, ELITE, MUTATION = 300, 300, 150, 5, 3, 0.3


def solve(people):
    if len(people) > MOST_PEOPLE:
        raise SitsOut(f"more than {MOST_PEOPLE} people")
    draw = random.Random(1)
    parties = units(people)

    def teams(order):
        found, team = [], []
        for at in order:
            if len(team) >= USUAL or len(team) + len(parties[at]) > LARGEST:
                found.append(team)
                team = []
            team = team + parties[at]
        return [table for table in map(kept_cached, [*found, team]) if is_complete(table)]

    cache = {}

    def kept_cached(team):
        key = tuple(one.id for one in team)
        if key not in cache:
            cache[key] = kept(team)
        return cache[key]

    def fitness(order):
        return sum(len(table) for table in teams(order))

    def child(one, other):
        low, high = sorted(draw.sample(range(len(one) + 1), 2))
        middle = one[low:high]
        rest = [at for at in other if at not in set(middle)]
        order = rest[:low] + middle + rest[low:]
        if draw.random() < MUTATION:
            x, y = draw.randrange(len(order)), draw.randrange(len(order))
            order[x], order[y] = order[y], order[x]
        return order

    population = [draw.sample(range(len(parties)), len(parties)) for _ in range(GENOMES)]
    for _ in range(GENERATIONS):
        ranked = sorted(((fitness(order), order) for order in population), key=lambda rated: -rated[0])
        population = [order for _, order in ranked[:ELITE]]
        while len(population) < GENOMES:
            one, other = (ranked[min(draw.sample(range(GENOMES), TOURNAMENT))][1] for _ in range(2))
            population.append(child(one, other))
    return teams(max(population, key=fitness))


enter(solve)
