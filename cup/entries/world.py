"""What the entries share: people, which of them may sit together, and how an answer is written. The scorer has its own."""
import json
import math
import sys

LARGEST, SMALLEST, USUAL = 6, 3, 5
MILES_PER_RADIAN = 3958.7613


class SitsOut(Exception):
    """The entry does not run on this instance."""


class Person:
    __slots__ = ("id", "age", "low", "high", "miles", "place", "answers", "interests", "avoid", "languages", "shares",
                 "gender", "group")

    def __init__(self, row):
        survey = row["survey"] or {}
        high = row["ageRangeMax"]
        self.id, self.age, self.miles = row["id"], row["age"], row["maxDistance"]
        self.low = row["ageRangeMin"] or 0
        self.high = math.inf if high is None or high >= 60 else high
        latitude, longitude = math.radians(row["latitude"]), math.radians(row["longitude"])
        self.place = (math.cos(latitude) * math.cos(longitude), math.cos(latitude) * math.sin(longitude), math.sin(latitude))
        self.answers = [survey.get(name) for name in ("personalityType", "favoriteConversationTopic", "favoriteMusic")]
        self.interests, self.avoid = frozenset(row["interests"]), frozenset(row["avoid"])
        self.languages, self.shares = frozenset(row["languages"]), row["sharedLanguage"]
        self.gender, self.group = row["notTheOnly"], row["group"]


def miles(one, other):
    """By the chord between two points of the unit sphere."""
    (a, b, c), (d, e, f) = one.place, other.place
    chord = math.sqrt((a - d) ** 2 + (b - e) ** 2 + (c - f) ** 2)
    return 2 * MILES_PER_RADIAN * math.asin(min(1.0, chord / 2))


def compatible(one, other):
    if other.id in one.avoid or one.id in other.avoid:
        return False
    if (one.shares or other.shares) and not one.languages & other.languages:
        return False
    if one.group is not None and one.group == other.group:
        return True
    return (one.low <= other.age <= one.high and other.low <= one.age <= other.high
            and miles(one, other) <= min(one.miles, other.miles))


def affinity(one, other):
    same = [0.5 if a is None or b is None else float(a == b) for a, b in zip(one.answers, other.answers)]
    either = one.interests | other.interests
    jaccard = len(one.interests & other.interests) / len(either) if either else 0.5
    return 0.35 * same[0] + 0.30 * same[1] + 0.20 * same[2] + 0.15 * jaccard


def units(people):
    """Lists of the people who come together, in the order of their first ones."""
    together = {}
    for one in people:
        together.setdefault(("alone", one.id) if one.group is None else ("group", one.group), []).append(one)
    return list(together.values())


def may_join(table, unit):
    """Whether all pairs are compatible and a language is left, if one asks for it. The rule of the only one is left open."""
    everyone = table + unit
    if len(everyone) > LARGEST or not all(compatible(one, other) for one in table for other in unit):
        return False
    return not any(one.shares for one in everyone) or bool(frozenset.intersection(*(one.languages for one in everyone)))


def is_complete(table):
    genders = [one.gender for one in table if one.gender is not None]
    return len(table) >= SMALLEST and all(genders.count(gender) != 1 for gender in genders)


def kept(table):
    """The units of a proposed table, in order, that may join those before them."""
    members = []
    for unit in units(table):
        if may_join(members, unit) and all(compatible(a, b) for a in unit for b in unit if a is not b):
            members = members + unit
    return members


def allowed_tables(people, most):
    """All allowed tables. @raises SitsOut when there are more than `most`"""
    parties = units(people)
    found = []

    def extend(table, candidates):
        if is_complete(table):
            found.append(table)
            if len(found) > most:
                raise SitsOut(f"more than {most} tables are possible")
        for at, unit in enumerate(candidates):
            if may_join(table, unit):
                bigger = table + unit
                extend(bigger, [other for other in candidates[at + 1:] if may_join(bigger, other)])

    for at, unit in enumerate(parties):
        if len(kept(unit)) == len(unit):
            extend(unit, [other for other in parties[at + 1:] if may_join(unit, other)])
    return found


def enter(solve):
    """Reads the instance of the command line, and prints the answer; exit code 3 where the entry sits out."""
    with open(sys.argv[1], encoding="utf-8") as file:
        instance = json.load(file)
    try:
        tables = solve([Person(row) for row in instance["people"]])
    except SitsOut as reason:
        print(reason, file=sys.stderr)
        sys.exit(3)
    print(json.dumps({"instance": instance["name"], "tables": [sorted(one.id for one in table) for table in tables]}))
