#!/usr/bin/env python3
"""Runs the draw of a launch again, with nothing but the published proof and Python's standard library.

    python3 launch-draw-1.py proof.json

  commitment = SHA-256(secret)                                        published before the first entry
  entries    = SHA-256(each ticket in ASCII order, each followed by a line feed)   published at closing
  seed       = HMAC-SHA-256(secret, "launch-draw-1\\n" code "\\n" entries "\\n" number "\\n")
  stream     = HMAC-SHA-256(seed, "0"), HMAC-SHA-256(seed, "1"), ... as 4-byte big-endian numbers
  order      = the sorted tickets; for i = n-1 down to 1: exchange i and uniform(i + 1)
  uniform(m) = the next number below the largest multiple of m in 2^32, modulo m; others are skipped
"""
import hashlib
import hmac
import json
import sys
from datetime import datetime


def mac(key, text):
    return hmac.new(key, text.encode(), hashlib.sha256).digest()


def draw(code, secret, tickets, number):
    order = sorted(tickets)
    entries = hashlib.sha256("".join(t + "\n" for t in order).encode()).hexdigest()
    seed = mac(secret.encode(), f"launch-draw-1\n{code}\n{entries}\n{number}\n")

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
    return seed.hex(), entries, order


def time(text):
    return datetime.fromisoformat(text.replace("Z", "+00:00"))


proof = json.load(open(sys.argv[1], encoding="utf-8"))
closing, fails = proof["closing"], 0
for run in proof["draws"]:
    number = run["number"]
    seed, entries, order = draw(proof["code"], run["secret"], closing["tickets"], number["value"])
    for name, is_right in {
        "commitment": hashlib.sha256(run["secret"].encode()).hexdigest() == proof["commitment"]["sha256"],
        "entries": entries == closing["sha256"] and len(set(closing["tickets"])) == closing["count"],
        "time": time(number["publishedAt"]) > time(closing["closedAt"]),
        "order": seed == run["seed"] and order == run["order"],
    }.items():
        print(f"run {run['run']}: {name}: {'agrees' if is_right else 'DOES NOT AGREE'}")
        fails += not is_right
sys.exit(1 if fails or not proof["draws"] else 0)
