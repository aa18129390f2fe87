#!/usr/bin/env python3
"""Checks receipts of seating runs with Python's standard library alone: python3 verify.py [--key HEX] RECEIPT...

Give several receipts in the order of their numbers, without a gap. With --key, they must be signed with that key.
Prints for each how many people were seated, and how many anybody could have seated: "27 of at most 27". Exits with 0
where everything holds, else with 1 and the reason. cup/receipts.md says what is checked, and why that is a proof.
"""
import hashlib
import json
import re
import sys

FORMAT = "table-receipt-1"
MOST_BYTES = 4_000_000
MOST_PEOPLE = 6
MOST_STEPS = 20_000_000
FIELDS = set("atMost engine format key number open pairs people previous salt seated signature sizes slot tables "
             "values".split())


class Refused(Exception):
    """The receipt is not valid, or is too large to be checked."""


def require(condition, reason):
    if not condition:
        raise Refused(reason)


# The signature: Ed25519 of RFC 8032. Points have the coordinates (X, Y, Z, T) with x = X/Z, y = Y/Z and x*y = T/Z.
P = 2**255 - 19
ORDER = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, P - 2, P) % P
BASE = b"\x58" + b"\x66" * 31


def added(a, b):
    e, f = (a[1] - a[0]) * (b[1] - b[0]) % P, (a[1] + a[0]) * (b[1] + b[0]) % P
    g, h = 2 * a[3] * b[3] * D % P, 2 * a[2] * b[2] % P
    return ((f - e) * (h - g) % P, (h + g) * (f + e) % P, (h - g) * (h + g) % P, (f - e) * (f + e) % P)


def times(scalar, point):
    result = (0, 1, 1, 0)
    while scalar > 0:
        if scalar & 1:
            result = added(result, point)
        point = added(point, point)
        scalar >>= 1
    return result


def point_of(encoded):
    """The point of 32 bytes; None where there is none."""
    number = int.from_bytes(encoded, "little")
    y, sign = number & (2**255 - 1), number >> 255
    square = (y * y - 1) * pow(D * y * y + 1, P - 2, P) % P
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P:
        x = x * pow(2, (P - 1) // 4, P) % P
    if y >= P or (x * x - square) % P or (x == 0 and sign):
        return None
    x = x if x & 1 == sign else P - x
    return (x, y, 1, x * y % P)


def is_signed(key, message, signature):
    """Whether this is the signature (64 bytes) of the message by the owner of the public key (32 bytes)."""
    owner, commitment = point_of(key), point_of(signature[:32])
    scalar = int.from_bytes(signature[32:], "little")
    if owner is None or commitment is None or scalar >= ORDER:
        return False
    digest = int.from_bytes(hashlib.sha512(signature[:32] + key + message).digest(), "little") % ORDER
    left, right = times(scalar, point_of(BASE)), added(commitment, times(digest, owner))
    return all((left[at] * right[2] - right[at] * left[2]) % P == 0 for at in (0, 1))


def is_count(value, most=None):
    return type(value) is int and value >= 0 and (most is None or value <= most)


def is_hex(value, digits):
    return type(value) is str and re.fullmatch("[0-9a-f]{%d}" % digits, value) is not None


def canonical(value):
    return json.dumps(value, sort_keys=True, separators=(",", ":")).encode()


def parsed(raw):
    """The receipt in the only spelling that is allowed, with its signature checked."""
    require(len(raw) <= MOST_BYTES, "not checked: the file is too large")
    try:
        receipt = json.loads(raw)
        spelled = canonical(receipt)
    except (ValueError, RecursionError) as error:
        raise Refused("not JSON: %s" % error)
    require(type(receipt) is dict and set(receipt) == FIELDS, "other fields than those of a receipt")
    require(receipt["format"] == FORMAT, "not the format %s" % FORMAT)
    require(spelled == raw, "not in canonical form")
    require(is_hex(receipt["key"], 64) and is_hex(receipt["signature"], 128), "no key or no signature")
    unsigned = canonical({name: value for name, value in receipt.items() if name != "signature"})
    require(is_signed(bytes.fromhex(receipt["key"]), unsigned, bytes.fromhex(receipt["signature"])),
            "the signature is not that of the content")
    return receipt


def nodes_of(digits, count):
    """The set of nodes of a hexadecimal number, as an integer of bits."""
    require(is_hex(digits, (count + 3) // 4), "pairs of another number of nodes")
    bits = int(digits or "0", 16)
    require(bits >> count == 0, "a pair with a node that does not exist")
    return bits


class Run:
    """The seating problem of a receipt, its tables and its dual values. Sets of nodes are integers of bits."""

    def __init__(self, receipt):
        people, sizes, values = receipt["people"], receipt["sizes"], receipt["values"]
        require(type(people) is list and all(is_count(size, MOST_PEOPLE) and size for size in people),
                "a node without people")
        require(type(sizes) is list and len(sizes) == 2 and all(is_count(size, MOST_PEOPLE) for size in sizes)
                and 2 <= sizes[0] <= sizes[1], "no table sizes")
        self.people, (self.smallest, self.largest), count = people, sizes, len(people)
        pairs = receipt["pairs"]
        require(type(pairs) is list and len(pairs) == count, "pairs of another number of nodes")
        self.fits = [nodes_of(digits, node) for node, digits in enumerate(pairs)]
        for node, bits in enumerate(list(self.fits)):
            for other in range(node):
                self.fits[other] |= (bits >> other & 1) << node
        require(type(receipt["open"]) is list and all(
            type(table) is dict and set(table) == {"fits", "free", "joined"} and is_count(table["free"], MOST_PEOPLE)
            for table in receipt["open"]), "an open table without seats")
        self.open = [(table["free"], nodes_of(table["fits"], count), table["joined"]) for table in receipt["open"]]
        self.tables = receipt["tables"]
        require(type(values) is dict and set(values) == {"open", "people", "unit"} and is_count(values["unit"])
                and values["unit"] > 0, "no dual values")
        for name, most in (("people", count), ("open", len(self.open))):
            require(type(values[name]) is list and len(values[name]) == most, "not a dual value for each node")
            require(all(map(is_count, values[name])), "a negative dual value")
        self.unit, self.values, self.open_values = values["unit"], values["people"], values["open"]
        self.steps = MOST_STEPS

    def seated(self):
        """How many people sit at the tables, each of which is checked."""
        require(type(self.tables) is list, "no tables")
        taken, seated, everyone = 0, 0, (1 << len(self.people)) - 1
        for nodes, smallest, largest, allowed in (
                [(nodes, self.smallest, self.largest, everyone) for nodes in self.tables]
                + [(joined, 0, free, fits) for free, fits, joined in self.open]):
            require(type(nodes) is list and all(is_count(node, len(self.people) - 1) for node in nodes),
                    "a table with a node that does not exist")
            for node in nodes:
                require(not taken >> node & 1, "node %d sits twice" % node)
                require(allowed >> node & 1, "node %d sits with someone who does not fit" % node)
                allowed &= self.fits[node]
                taken |= 1 << node
            size = sum(self.people[node] for node in nodes)
            require(smallest <= size <= largest, "a table of %d people" % size)
            seated += size
        return seated

    def check_values(self):
        """Weak duality: at no table that is allowed do the dual values sum up to less than its people."""
        gain = [size * self.unit - value for size, value in zip(self.people, self.values)]
        order = sorted(range(len(gain)), key=lambda node: (-gain[node], node))
        for rank, root in enumerate(order):
            if gain[root] <= 0:
                return
            # The best of a table without a node of positive gain is zero; those with an earlier root are done.
            near = [node for node in order[rank + 1:] if self.fits[root] >> node & 1]
            size = self.people[root]
            kinds = [(self.largest, self.smallest, 0, near)]
            kinds += [(free, 0, value, [node for node in near if fits >> node & 1])
                      for (free, fits, _), value in zip(self.open, self.open_values) if fits >> root & 1]
            for largest, smallest, value, candidates in kinds:
                if size <= largest:
                    self.search([root], gain[root] - value, candidates, largest - size, smallest - size, gain)

    def search(self, nodes, total, candidates, room, missing, gain):
        self.steps -= 1 + len(candidates)
        require(self.steps > 0, "not checked: the search for a better table takes too long")
        require(missing > 0 or total <= 0, "the dual values of table %s are too small" % sorted(nodes))
        for at, node in enumerate(candidates):
            # The candidates are sorted by gain, so neither this one nor a later one gives more than that.
            most = sum(gain[other] for other in candidates[at:at + room] if gain[other] > 0)
            if total + (most if most > 0 or missing <= 0 else gain[node]) <= 0:
                return
            if self.people[node] <= room:
                rest = [other for other in candidates[at + 1:] if self.fits[node] >> other & 1]
                size = self.people[node]
                self.search(nodes + [node], total + gain[node], rest, room - size, missing - size, gain)

    def at_most(self):
        """The sum of the dual values, rounded down for each part of the graph, since no table is in two parts."""
        left, total = (1 << len(self.people)) - 1, 0
        while left:
            part, border = 0, left & -left
            while border:
                node = (border & -border).bit_length() - 1
                part |= 1 << node
                reached = self.fits[node]
                for _, fits, _ in self.open:
                    reached |= fits if fits >> node & 1 else 0
                border = (border | reached) & ~part
            values = sum(value for node, value in enumerate(self.values) if part >> node & 1)
            values += sum(value for value, (_, fits, _) in zip(self.open_values, self.open) if fits & part)
            total += values // self.unit
            left &= ~part
        return total


def check(receipt):
    require(is_count(receipt["number"]) and receipt["number"] > 0, "no number")
    require(type(receipt["slot"]) is dict and is_hex(receipt["salt"], 32), "no slot or no salt")
    require(is_hex(receipt["previous"], 0 if receipt["number"] == 1 else 64), "no hash of the receipt before")
    run = Run(receipt)
    for name, value in (("seated", run.seated()), ("atMost", run.at_most())):
        require(is_count(receipt[name]) and receipt[name] == value, "tables and dual values say %s %d" % (name, value))
    run.check_values()


def main(arguments):
    has_key = arguments[:1] == ["--key"] and len(arguments) > 2
    key, arguments, before = (arguments[1], arguments[2:], None) if has_key else (None, arguments, None)
    if not arguments or arguments[0].startswith("-"):
        sys.exit(__doc__)
    for path in arguments:
        try:
            with open(path, "rb") as file:
                raw = file.read(MOST_BYTES + 1)
            receipt = parsed(raw)
            require(key in (None, receipt["key"]), "signed with another key")
            check(receipt)
            require(before is None or receipt["number"] == before[0] + 1, "a receipt is missing before this one")
            require(before is None or receipt["previous"] == before[1], "the receipt before is another one")
        except (OSError, Refused) as error:
            print("%s: refused: %s" % (path, error))
            return 1
        key, before = receipt["key"], (receipt["number"], hashlib.sha256(raw).hexdigest())
        name = "%s: " % path if len(arguments) > 1 else ""
        print("%s%d of at most %d" % (name, receipt["seated"], receipt["atMost"]))
    print("signed with the key %s" % key)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
