"""python3 test_score.py: each broken answer is refused by the name of the rule that it breaks."""
import copy
import hashlib
import json
import pathlib
import subprocess
import sys
import tempfile
import unittest

import make_instances
import score

HERE = pathlib.Path(__file__).resolve().parent


def person(number, **fields):
    return {
        "id": number, "age": 25, "ageRangeMin": 20, "ageRangeMax": 30, "maxDistance": 10, "latitude": 40.0, "longitude": -90.0,
        "survey": {"favoriteConversationTopic": "food", "favoriteMusic": "pop", "personalityType": "chill"},
        "interests": ["film"], "avoid": [], "languages": ["en"], "sharedLanguage": False, "notTheOnly": None, "group": None,
        **fields,
    }


#: 1 to 24 fit each other; 25 to 39 each break one rule with them; 40 to 45 come in two groups.
PEOPLE = [
    *(person(n) for n in range(1, 25)),
    person(25, age=31), person(26, age=19), person(27, ageRangeMax=24), person(28, ageRangeMin=26),
    person(29, latitude=40.2), person(30, longitude=-90.3), person(31, latitude=40.1, maxDistance=5),
    person(32, latitude=None, longitude=None), person(33, avoid=[1]), person(34, sharedLanguage=True, languages=["fr"]),
    person(35, sharedLanguage=True, languages=[]), person(36, notTheOnly="woman"), person(37, notTheOnly="man"),
    person(38, notTheOnly="non_binary"), person(39, notTheOnly="woman"),
    *(person(n, group=1, age=60) for n in (40, 41)), *(person(n, group=2) for n in (42, 43, 44, 45)),
]
INSTANCE = {"name": "test", "smallest": 3, "largest": 6, "people": PEOPLE}
ANSWER = {"instance": "test", "tables": [[1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11, 12], [13, 14, 15, 16, 17, 18], [42, 43, 44, 45]]}


def with_tables(*tables):
    return {**ANSWER, "tables": [*ANSWER["tables"], *tables]}


def without(name):
    return {field: value for field, value in ANSWER.items() if field != name}


def replaced(at, table):
    tables = copy.deepcopy(ANSWER["tables"])
    tables[at] = table
    return {**ANSWER, "tables": tables}


#: name of the rule, and an answer (or the text of one) that breaks it
BROKEN = [
    ("not_json", ""), ("not_json", "{"), ("not_json", '{"instance":"test","tables":[[1,2,3]]} x'), ("not_json", b"\xff\xfe"),
    ("not_json", '{"instance":"test","tables":[[1,2,NaN]]}'), ("not_json", '{"instance":"test","tables":[[1,2,Infinity]]}'),
    ("not_json", "[" * 200_000),
    ("field_twice", '{"instance":"test","tables":[],"tables":[[1,2,3]]}'),
    ("not_an_object", []), ("not_an_object", "tables"), ("not_an_object", None),
    ("unknown_field", {**ANSWER, "seated": 27}),
    ("field_missing", without("tables")), ("field_missing", without("instance")),
    ("other_instance", {**ANSWER, "instance": "thin-20"}), ("other_instance", {**ANSWER, "instance": None}),
    ("tables_not_a_list", {**ANSWER, "tables": {"1": [1, 2, 3]}}), ("tables_not_a_list", {**ANSWER, "tables": None}),
    ("table_not_a_list", with_tables(19)), ("table_not_a_list", with_tables("19, 20, 21")), ("table_not_a_list", with_tables({})),
    ("not_an_id", with_tables([19, 20, "21"])), ("not_an_id", with_tables([19, 20, 21.0])), ("not_an_id", with_tables([19, 20, True])),
    ("not_an_id", with_tables([19, 20, None])), ("not_an_id", with_tables([[19, 20, 21]])),
    ("nobody", with_tables([19, 20, 99])), ("nobody", with_tables([19, 20, -1])), ("nobody", with_tables([19, 20, 10 ** 30])),
    ("seated_twice", with_tables([19, 20, 1])), ("seated_twice", with_tables([19, 20, 19])), ("seated_twice", with_tables([1, 2, 3])),
    ("table_too_small", with_tables([])), ("table_too_small", with_tables([19])), ("table_too_small", with_tables([19, 20])),
    ("table_too_large", with_tables([19, 20, 21, 22, 23, 24, 36])),
    ("age_out_of_range", with_tables([19, 20, 25])), ("age_out_of_range", with_tables([19, 20, 26])),
    ("age_out_of_range", with_tables([19, 20, 27])), ("age_out_of_range", with_tables([28, 19, 20])),
    ("age_out_of_range", with_tables([40, 41, 19])),
    ("too_far", with_tables([19, 20, 29])), ("too_far", with_tables([19, 30, 20])), ("too_far", with_tables([31, 19, 20])),
    ("too_far", with_tables([19, 20, 32])),
    ("kept_apart", replaced(0, [1, 2, 33])), ("kept_apart", replaced(0, [33, 2, 1])),
    ("no_shared_language", with_tables([19, 20, 34])), ("no_shared_language", with_tables([35, 19, 20])),
    ("the_only_one", with_tables([19, 20, 36])), ("the_only_one", with_tables([37, 19, 20])), ("the_only_one", with_tables([19, 38, 36, 39])),
    ("group_split", replaced(4, [42, 43, 44])), ("group_split", {**ANSWER, "tables": ANSWER["tables"][:4] + [[42, 43, 19], [44, 45, 20]]}),
    ("impossible_bound", {**ANSWER, "bound": 21}), ("impossible_bound", {**ANSWER, "bound": 46}), ("impossible_bound", {**ANSWER, "bound": 30.5}),
]


class TheScorer(unittest.TestCase):
    def score(self, answer, instance=None):
        with tempfile.TemporaryDirectory() as folder:
            paths = [pathlib.Path(folder, name) for name in ("instance.json", "answer.json")]
            paths[0].write_text(json.dumps(instance or INSTANCE))
            paths[1].write_bytes(answer if isinstance(answer, bytes) else (answer if isinstance(answer, str) and answer != "tables"
                                                                           else json.dumps(answer)).encode())
            return score.score(*paths)

    def test_counts_a_valid_answer(self):
        result = self.score({**ANSWER, "bound": 30})
        self.assertEqual((result["seated"], result["small"], result["worst"], result["mean"], result["bound"]), (22, 1, 1.0, 1.0, 30))

    def test_counts_an_answer_without_tables(self):
        result = self.score({"instance": "test", "tables": []})
        self.assertEqual((result["seated"], result["worst"], result["mean"]), (0, None, None))

    def test_takes_two_who_do_not_want_to_be_the_only_one(self):
        self.assertEqual(self.score(with_tables([19, 36, 39]))["seated"], 25)

    def test_lets_friends_differ_in_age(self):
        friends = copy.deepcopy(INSTANCE)
        friends["people"][-1]["age"] = 80
        self.assertEqual(self.score(ANSWER, friends)["seated"], 22)

    def test_weighs_what_two_people_have_in_common(self):
        others = copy.deepcopy(INSTANCE)
        others["people"][0]["survey"] = None
        others["people"][0]["interests"] = ["film", "yoga"]
        result = self.score({"instance": "test", "tables": [[1, 2, 3]]}, others)
        self.assertEqual((result["worst"], result["mean"]), (0.5, round((0.5 + 0.75 + 0.75) / 3, 4)))

    def test_refuses_each_broken_answer_by_its_rule(self):
        self.assertGreaterEqual(len(BROKEN), 50)
        for rule, answer in BROKEN:
            with self.subTest(rule, answer=str(answer)[:60]), self.assertRaises(score.Refused) as refusal:
                self.score(answer)
            self.assertEqual(refusal.exception.rule, rule, str(answer)[:60])

    def test_refuses_a_frozen_instance_that_was_changed(self):
        with self.assertRaises(score.Refused) as refusal:
            self.score({**ANSWER, "instance": "thin-20"}, {**INSTANCE, "name": "thin-20"})
        self.assertEqual(refusal.exception.rule, "instance_changed")

    def test_says_in_one_line_why_it_refuses(self):
        with tempfile.TemporaryDirectory() as folder:
            paths = [pathlib.Path(folder, name) for name in ("instance.json", "answer.json")]
            paths[0].write_text(json.dumps(INSTANCE))
            paths[1].write_text(json.dumps(with_tables([19, 20])))
            run = subprocess.run([sys.executable, HERE / "score.py", *paths], capture_output=True, text=True, check=False)
        self.assertEqual((run.returncode, run.stdout, run.stderr), (1, "refused: table_too_small: [19, 20]\n", ""))


class TheInstances(unittest.TestCase):
    def test_are_the_frozen_ones_up_to_a_thousand_people(self):
        sums = dict(reversed(line.split("  instances/")) for line in (HERE / "SHA256SUMS").read_text().split("\n") if line)
        for name, make, count, seed in make_instances.INSTANCES:
            if count <= 1000:
                text = make_instances.text_of(name, make, count, seed)
                self.assertEqual(hashlib.sha256(text.encode()).hexdigest(), sums[f"{name}.json"], name)


@unittest.skipUnless((HERE.parent / "node_modules").is_dir(), "the engine needs its packages")
class TheEngine(unittest.TestCase):
    def test_agrees_with_the_scorer_on_what_is_allowed_and_keeps_its_bound(self):
        for name, make, count, seed in make_instances.INSTANCES:
            if name not in ("friends-120", "preferences-300"):
                continue
            with self.subTest(name), tempfile.TemporaryDirectory() as folder:
                paths = [pathlib.Path(folder, file) for file in ("instance.json", "answer.json")]
                paths[0].write_text(make_instances.text_of(name, make, count, seed))
                command = [sys.executable, HERE / "entries" / "tablemates.py", paths[0]]
                paths[1].write_bytes(subprocess.run(command, capture_output=True, check=True).stdout)
                result = score.score(*paths)
                self.assertEqual(result["seated"], result["bound"])


if __name__ == "__main__":
    unittest.main()
