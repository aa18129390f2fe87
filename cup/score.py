#!/usr/bin/env python3
"""Scores an answer of the Table Cup: python3 score.py INSTANCE ANSWER.

Prints one line of JSON, or "refused: RULE: detail" with exit code 1. It reads the two files and SHA256SUMS, uses the
standard library only and shares no code with any entry. The rules are described in README.md.
"""
import hashlib
import json
import math
import pathlib
import sys

MAX_BYTES = 64 * 1024 * 1024
EARTH_RADIUS_MILES = 3958.7613
OPEN_ENDED_FROM = 60
GENDERS = ("woman", "man", "non_binary")
WEIGHTS = {"personalityType": 0.35, "favoriteConversationTopic": 0.30, "favoriteMusic": 0.20}
INTERESTS_WEIGHT = 0.15
UNKNOWN = 0.5
PEOPLE_FIELDS = {"id", "age", "ageRangeMin", "ageRangeMax", "maxDistance", "latitude", "longitude", "survey", "interests",
                 "avoid", "languages", "sharedLanguage", "notTheOnly", "group"}


class Refused(Exception):
    """An answer that breaks a rule; the name of the rule comes first."""

    def __init__(self, rule, detail):
        super().__init__(f"{rule}: {detail}")
        self.rule = rule


def no_repeats(pairs):
    fields = dict(pairs)
    if len(fields) != len(pairs):
        raise Refused("field_twice", ", ".join(name for name, _ in pairs))
    return fields


def no_constant(name):
    raise Refused("not_json", f"{name} is not a number of JSON")


def read(path, what):
    data = pathlib.Path(path).read_bytes()
    if len(data) > MAX_BYTES:
        raise Refused("too_large", f"the {what} has more than {MAX_BYTES} bytes")
    try:
        return json.loads(data.decode("utf-8"), object_pairs_hook=no_repeats, parse_constant=no_constant), data
    except (UnicodeDecodeError, ValueError, RecursionError) as error:
        raise Refused("not_json", f"the {what}: {type(error).__name__}") from None


def is_whole(value):
    return isinstance(value, int) and not isinstance(value, bool)


def check_frozen(instance, data):
    """An instance with a frozen name has the frozen bytes; any other name is an instance of your own."""
    sums = pathlib.Path(__file__).with_name("SHA256SUMS").read_text().split("\n")
    frozen = {line.split("/")[-1].removesuffix(".json"): line.split()[0] for line in sums if line}
    expected = frozen.get(instance["name"])
    if expected not in (None, hashlib.sha256(data).hexdigest()):
        raise Refused("instance_changed", instance["name"])


def check_instance(instance):
    """@returns the people by id"""
    if not isinstance(instance, dict) or set(instance) != {"name", "smallest", "largest", "people"}:
        raise Refused("bad_instance", "it must have name, smallest, largest and people")
    people = {}
    for one in instance["people"]:
        if set(one) != PEOPLE_FIELDS or not is_whole(one["id"]) or one["id"] in people:
            raise Refused("bad_instance", f"person {one.get('id')}")
        people[one["id"]] = one
    return people


def check_shape(answer, instance, people):
    """@returns the tables, whose members all exist and sit once"""
    if not isinstance(answer, dict):
        raise Refused("not_an_object", "the answer must be an object")
    unknown = set(answer) - {"instance", "tables", "bound"}
    if unknown:
        raise Refused("unknown_field", ", ".join(sorted(unknown)))
    for name in ("instance", "tables"):
        if name not in answer:
            raise Refused("field_missing", name)
    if answer["instance"] != instance["name"]:
        raise Refused("other_instance", f"{answer['instance']!r} is not {instance['name']!r}")
    tables = answer["tables"]
    if not isinstance(tables, list):
        raise Refused("tables_not_a_list", type(tables).__name__)
    seated = set()
    for at, table in enumerate(tables):
        if not isinstance(table, list):
            raise Refused("table_not_a_list", f"table {at}")
        for member in table:
            if not is_whole(member):
                raise Refused("not_an_id", f"table {at}: {member!r}")
            if member not in people:
                raise Refused("nobody", f"table {at}: {member}")
            if member in seated:
                raise Refused("seated_twice", f"table {at}: {member}")
            seated.add(member)
    bound = answer.get("bound")
    if bound is not None and (not is_whole(bound) or not len(seated) <= bound <= len(people)):
        raise Refused("impossible_bound", f"{bound!r} with {len(seated)} seated of {len(people)}")
    return tables


def miles_between(a, b):
    """Great-circle distance by the haversine formula, on a sphere with the mean radius of the Earth."""
    half_latitude = math.sin(math.radians(b["latitude"] - a["latitude"]) / 2)
    half_longitude = math.sin(math.radians(b["longitude"] - a["longitude"]) / 2)
    h = half_latitude ** 2 + math.cos(math.radians(a["latitude"])) * math.cos(math.radians(b["latitude"])) * half_longitude ** 2
    return 2 * EARTH_RADIUS_MILES * math.asin(min(1.0, math.sqrt(h)))


def accepts_age(one, age):
    low, high = one["ageRangeMin"], one["ageRangeMax"]
    return (low is None or age >= low) and (high is None or high >= OPEN_ENDED_FROM or age <= high)


def check_pair(a, b):
    names = f"{a['id']} and {b['id']}"
    if b["id"] in a["avoid"] or a["id"] in b["avoid"]:
        raise Refused("kept_apart", names)
    if a["group"] is not None and a["group"] == b["group"]:
        return
    if not (accepts_age(a, b["age"]) and accepts_age(b, a["age"])):
        raise Refused("age_out_of_range", names)
    if (a["latitude"] is None) != (b["latitude"] is None):
        raise Refused("too_far", f"{names}: one place is not known")
    if a["latitude"] is not None and miles_between(a, b) > min(a["maxDistance"], b["maxDistance"]):
        raise Refused("too_far", names)


def check_table(members, smallest, largest):
    names = ", ".join(str(one["id"]) for one in members)
    if len(members) < smallest:
        raise Refused("table_too_small", f"[{names}]")
    if len(members) > largest:
        raise Refused("table_too_large", f"[{names}]")
    for at, one in enumerate(members):
        for other in members[at + 1:]:
            check_pair(one, other)
    if any(one["sharedLanguage"] for one in members):
        if not set.intersection(*(set(one["languages"]) for one in members)):
            raise Refused("no_shared_language", f"[{names}]")
    for gender in GENDERS:
        if sum(one["notTheOnly"] == gender for one in members) == 1:
            raise Refused("the_only_one", f"[{names}]")


def check_groups(tables, people):
    table_of = {member: at for at, table in enumerate(tables) for member in table}
    place_of = {}
    for one in people.values():
        if one["group"] is None:
            continue
        place = table_of.get(one["id"])
        if place_of.setdefault(one["group"], place) != place:
            raise Refused("group_split", f"group {one['group']}")


def similarity(a, b):
    if a is None or b is None:
        return UNKNOWN
    return 1.0 if a == b else 0.0


def affinity(a, b):
    """0 to 1: the weighted answers in common, and the Jaccard index of the interests; what is not known counts half."""
    answers = [(weight, (a["survey"] or {}).get(name), (b["survey"] or {}).get(name)) for name, weight in WEIGHTS.items()]
    shared, either = set(a["interests"]) & set(b["interests"]), set(a["interests"]) | set(b["interests"])
    jaccard = len(shared) / len(either) if either else UNKNOWN
    return sum(weight * similarity(one, other) for weight, one, other in answers) + INTERESTS_WEIGHT * jaccard


def mean_affinities(members):
    return [sum(affinity(one, other) for other in members if other is not one) / (len(members) - 1) for one in members]


def score(instance_path, answer_path):
    """@returns the score as an object. @throws Refused"""
    instance, data = read(instance_path, "instance")
    people = check_instance(instance)
    check_frozen(instance, data)
    answer, _ = read(answer_path, "answer")
    tables = check_shape(answer, instance, people)
    at_tables = [[people[member] for member in table] for table in tables]
    for members in at_tables:
        check_table(members, instance["smallest"], instance["largest"])
    check_groups(tables, people)
    means = [mean for members in at_tables for mean in mean_affinities(members)]
    return {
        "instance": instance["name"],
        "people": len(people),
        "seated": len(means),
        "small": sum(len(members) == instance["smallest"] for members in at_tables),
        "worst": round(min(means), 4) if means else None,
        "mean": round(math.fsum(means) / len(means), 4) if means else None,
        "bound": answer.get("bound"),
    }


def main(arguments):
    if len(arguments) != 2:
        sys.exit("usage: python3 score.py INSTANCE ANSWER")
    try:
        print(json.dumps(score(*arguments)))
    except Refused as error:
        print(f"refused: {error}")
        sys.exit(1)
    except OSError as error:
        sys.exit(f"{error.filename}: {error.strerror}")


if __name__ == "__main__":
    main(sys.argv[1:])
