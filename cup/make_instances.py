#!/usr/bin/env python3
"""Writes the frozen instances of the Table Cup to instances/ and compares them with SHA256SUMS.

Only random.random() is drawn from the generator, because its sequence is the same in all versions of Python 3.
"""
import hashlib
import json
import pathlib
import random
import sys

HERE = pathlib.Path(__file__).parent
FOLDER = HERE / "instances"
SUMS = HERE / "SHA256SUMS"
TOPICS = ["travel", "food", "career", "hobbies", "current_events"]
MUSIC = ["pop", "rock", "hiphop", "electronic", "indie"]
VIBES = ["outgoing", "thoughtful", "adventurous", "chill", "passionate"]
INTERESTS = ["art", "board games", "chess", "climbing", "coding", "cooking", "cycling", "dance", "film", "football",
             "gardening", "hiking", "languages", "music", "photography", "reading", "running", "theater", "yoga", "volunteering"]
MILES_PER_DEGREE = 69.0


class Draw:
    def __init__(self, seed):
        self.random = random.Random(seed).random

    def below(self, count):
        return int(self.random() * count)

    def pick(self, values):
        return values[self.below(len(values))]

    def chance(self, share):
        return self.random() < share

    def near(self, center, miles):
        """A place within a square around the center, denser in its middle, on a grid of 0.01 degrees."""
        def offset():
            return (self.random() + self.random() - 1) * miles / MILES_PER_DEGREE
        return [round(center[0] + offset(), 2), round(center[1] + offset() * 1.3, 2)]


def person(draw, number, place, distances=(5, 10, 15, 25)):
    age = 18 + draw.below(12) + (draw.below(25) if draw.chance(0.15) else 0)
    reach = None if draw.chance(0.3) else 3 + draw.below(8)
    interests = sorted({draw.pick(INTERESTS) for _ in range(1 + draw.below(5))})
    survey = {"favoriteConversationTopic": draw.pick(TOPICS), "favoriteMusic": draw.pick(MUSIC),
              "personalityType": draw.pick(VIBES)}
    return {
        "id": number, "age": age,
        "ageRangeMin": None if reach is None else max(18, age - reach),
        "ageRangeMax": None if reach is None else age + reach,
        "maxDistance": draw.pick(distances), "latitude": place[0], "longitude": place[1],
        "survey": survey if draw.chance(0.9) else None, "interests": interests,
        "avoid": [], "languages": [], "sharedLanguage": False, "notTheOnly": None, "group": None,
    }


def thin(draw, count):
    """Small towns about twenty miles apart, fewer where there are few people."""
    towns = [(40.0 + 0.3 * (at // 4), -90.0 + 0.4 * (at % 4)) for at in range(3 if count < 60 else 12)]
    return [person(draw, n, draw.near(draw.pick(towns), 6)) for n in range(1, count + 1)]


def dense(draw, count):
    """One city."""
    return [person(draw, n, draw.near((41.88, -87.63), 8)) for n in range(1, count + 1)]


def campus(draw, count):
    """Two cities with four campuses each, where half of the people live."""
    cities = [(42.36, -71.06), (39.95, -75.17)]
    campuses = [(c[0] + 0.05 * (at % 2), c[1] + 0.06 * (at // 2)) for c in cities for at in range(4)]
    return [person(draw, n, draw.near(draw.pick(campuses), 1) if draw.chance(0.5) else draw.near(draw.pick(cities), 15))
            for n in range(1, count + 1)]


def trap(draw, count):
    """Villages in a row with two people each, and one halfway who fits both neighbors: who goes to the wrong side leaves two
    alone. One village in three has five people, who need nobody."""
    people, village = [], 0
    while len(people) < count:
        latitude = 38.0 + 0.18 * village
        for _ in range(5 if draw.chance(0.33) else 2):
            people.append(person(draw, 0, [round(latitude, 2), -95.0], (7,)))
        people.append(person(draw, 0, [round(latitude + 0.09, 2), -95.0], (7,)))
        village += 1
    order = sorted(people[:count], key=lambda _: draw.random())
    for number, one in enumerate(order, 1):
        one.update(id=number, ageRangeMin=None, ageRangeMax=None)
    return order


def friends(draw, count):
    people, group, at = thin(draw, count), 0, 0
    while at < count:
        size = 1 if draw.chance(0.6) else 2 + draw.below(2) if draw.chance(0.8) else 4 + draw.below(3)
        if size > 1:
            group += 1
            for friend in people[at:at + size]:
                friend.update(group=group, latitude=people[at]["latitude"], longitude=people[at]["longitude"])
        at += size
    return people


def exclusions(draw, count):
    people = dense(draw, count)
    for one in people:
        others = {1 + draw.below(count) for _ in range(10 + draw.below(count // 3))}
        one["avoid"] = sorted(others - {one["id"]})
    return people


def preferences(draw, count):
    people = thin(draw, count)
    for one in people:
        first = draw.pick(["en", "en", "en", "es", "es", "fr"])
        one["languages"] = sorted({first} | ({"en"} if draw.chance(0.5) else set()))
        one["sharedLanguage"] = draw.chance(0.2)
        if draw.chance(0.15):
            one["notTheOnly"] = draw.pick(["woman", "woman", "man", "non_binary"])
    return people


INSTANCES = [
    ("thin-20", thin, 20, 1), ("thin-60", thin, 60, 2), ("friends-120", friends, 120, 3),
    ("exclusions-150", exclusions, 150, 4), ("preferences-300", preferences, 300, 5), ("trap-300", trap, 300, 6),
    ("dense-1000", dense, 1000, 7), ("thin-1000", thin, 1000, 8), ("campus-1000", campus, 1000, 9),
    ("campus-10000", campus, 10_000, 10), ("dense-10000", dense, 10_000, 11), ("campus-100000", campus, 100_000, 12),
]


def text_of(name, make, count, seed):
    rows = ",\n".join(json.dumps(one, separators=(",", ":")) for one in make(Draw(seed), count))
    return f'{{"name":"{name}","smallest":3,"largest":6,"people":[\n{rows}\n]}}\n'


def main(arguments):
    FOLDER.mkdir(exist_ok=True)
    sums = {}
    for name, make, count, seed in INSTANCES:
        data = text_of(name, make, count, seed).encode()
        (FOLDER / f"{name}.json").write_bytes(data)
        sums[name] = hashlib.sha256(data).hexdigest()
    text = "".join(f"{value}  instances/{name}.json\n" for name, value in sums.items())
    if arguments == ["--freeze"]:
        SUMS.write_text(text)
    if SUMS.read_text() != text:
        sys.exit("The instances are not those of SHA256SUMS.")
    print(f"{len(INSTANCES)} instances are as in SHA256SUMS.")


if __name__ == "__main__":
    main(sys.argv[1:])
