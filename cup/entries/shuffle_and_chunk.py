"""A shuffled list is cut into fives. Who does not fit those before them is left out."""
import random

from world import LARGEST, USUAL, enter, is_complete, kept, units


def solve(people):
    parties = units(people)
    random.Random(1).shuffle(parties)
    chunks = [[]]
    for unit in parties:
        if len(chunks[-1]) >= USUAL or len(chunks[-1]) + len(unit) > LARGEST:
            chunks.append([])
        chunks[-1].extend(unit)
    return [table for table in map(kept, chunks) if is_complete(table)]


enter(solve)
