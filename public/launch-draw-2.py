#!/usr/bin/env python3
"""Checks a launch with nothing but its published proof and Python's standard library.

    python3 launch-draw-2.py proof.json

  commitment = SHA-256(statement)                    published before the first entry
  list       = c(0) = commitment; c(i) = SHA-256(c(i-1) "\\n" ticket(i) "\\n"), tickets in the order of entry
  entries    = SHA-256(each ticket in ASCII order, each followed by a line feed)     published at closing
  seed       = HMAC-SHA-256(secret, "launch-draw-2\\n" commitment "\\n" entries "\\n" number "\\n")
  stream     = HMAC-SHA-256(seed, "0"), HMAC-SHA-256(seed, "1"), ... as 4-byte big-endian numbers
  order      = the sorted tickets; for i = n-1 down to 1: exchange i and uniform(i + 1)
  uniform(m) = the next number below the largest multiple of m in 2^32, modulo m; others are skipped

It checks hashes, list, times, the number of the round, and the order. It does not check that the beacon signed the
round: launch-beacon-2.mjs does. A number that people entered is compared with its source by you.
"""
import hashlib
import hmac
import json
import sys
from datetime import datetime

CHAIN = "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971"
GENESIS, PERIOD = 1692803367, 3


def sha(text):
    return hashlib.sha256(text.encode()).hexdigest()


def mac(key, text):
    return hmac.new(key, text.encode(), hashlib.sha256).digest()


def time(text):
    return datetime.fromisoformat(text.replace("Z", "+00:00")).timestamp()


def digest_of(commitment, tickets):
    digest = commitment
    for ticket in tickets:
        digest = sha(f"{digest}\n{ticket}\n")
    return digest


def entries_of(tickets):
    return sha("".join(t + "\n" for t in sorted(tickets)))


def draw(commitment, secret, tickets, number):
    order = sorted(tickets)
    seed = mac(secret.encode(), f"launch-draw-2\n{commitment}\n{entries_of(tickets)}\n{number}\n")

    def numbers():
        block = 0
        while True:
            data = mac(seed, str(block))
            block += 1
            for at in range(0, 32, 4):
                yield int.from_bytes(data[at : at + 4], "big")

    stream = numbers()
    for i in range(len(order) - 1, 0, -1):
        limit = 2**32 - 2**32 % (i + 1)
        j = next(n for n in stream if n < limit) % (i + 1)
        order[i], order[j] = order[j], order[i]
    return seed.hex(), order


def is_number_right(named, number, drawn_at):
    at, entered = time(named["at"]), time(number["enteredAt"])
    if not at <= entered <= time(drawn_at):
        return False
    if named["source"] == "named":
        return number["round"] is None and number["confirmedAt"] is not None and entered <= time(number["confirmedAt"])
    first = int(-((GENESIS - at) // PERIOD)) + 1
    return (
        named["source"] == "beacon"
        and named["chain"] == CHAIN
        and named["round"] == number["round"] == max(1, first)
        and hashlib.sha256(bytes.fromhex(number["signature"])).hexdigest() == number["value"]
    )


def checks(proof):
    commitment, closing, entries, draws = (proof[key] for key in ("commitment", "closing", "entries", "draws"))
    yield "there is exactly one draw", len(draws) == 1
    text = commitment["statement"] or ""
    yield "the statement has the published hash", sha(text) == commitment["sha256"]
    said = json.loads(text)
    named, closes = said["number"], time(said["registration"]["closesAt"])
    yield "it is of this launch and this method", said["method"] == "launch-draw-2" and said["launch"] == proof["code"]
    yield "it names the moment of the number, after registration", time(named["at"]) > closes
    tickets = entries["tickets"]
    yield "the list is that of the closing", (
        len(set(tickets)) == len(tickets) == entries["count"] == closing["count"]
        and entries_of(tickets) == closing["sha256"]
        and digest_of(commitment["sha256"], tickets) == closing["digest"] == entries["digest"]
    )
    yield "it closed after registration and before that moment", closes <= time(closing["closedAt"]) < time(named["at"])
    for run in draws:
        number = run["number"]
        yield "the secret is the one of the statement", sha(run["secret"]) == said["secret"]
        yield "the number is the named one, final after its moment", is_number_right(named, number, run["drawnAt"])
        again = draw(commitment["sha256"], run["secret"], tickets, number["value"])
        yield "the order follows", again == (run["seed"], run["order"])


def main(path):
    proof, fails = json.load(open(path, encoding="utf-8")), 0
    try:
        for name, is_right in checks(proof):
            print(f"{'agrees       ' if is_right else 'DOES NOT AGREE'} {name}")
            fails += not is_right
    except (KeyError, TypeError, ValueError) as error:
        print(f"DOES NOT AGREE the proof lacks what it must have: {error!r}")
        fails += 1
    if proof.get("withdrawal"):
        print(f"NOTE this launch was withdrawn: {proof['withdrawal']['reason']}")
    for one in proof.get("earlier", []):
        print(f"NOTE an earlier launch of this project was withdrawn {'AFTER' if one['wasDrawn'] else 'before'} its draw: {one['code']}")
    print("NOT CHECKED HERE the signature of the beacon (launch-beacon-2.mjs), or the source of a number that people entered")
    print("EVERYTHING AGREES" if not fails else "THIS DRAW IS NOT PROVEN")
    return 1 if fails else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
