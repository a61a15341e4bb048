"""Theseus and the Minotaur: walks to what it wants by the shortest way.

As Theseus that is the nearest supply, away from the Minotaur; as the Minotaur it is
Theseus.
"""

import json
import random
import sys

DICE = ["1", "3", "5", "7"]  # up, right, down, left
THESEUS = 0
FAR = 10_000


def neighbours(view, tile):
    """The next tile for every die, or None where a wall is."""
    steps = (view["size"], 1, -view["size"], -1)
    for way, step in enumerate(steps):
        yield None if view["walls"][tile] >> way & 1 else tile + step


def distances(view, start):
    """Steps from every tile to this one."""
    found = {start: 0}
    queue = [start]
    for tile in queue:
        for other in neighbours(view, tile):
            if other is not None and other not in found:
                found[other] = found[tile] + 1
                queue.append(other)
    return found


def choose_as_theseus(view):
    minotaur = distances(view, view["minotaur"])
    supplies = [distances(view, tile) for tile in view["supplies"] if tile is not None]

    def rate(to):
        danger = FAR if minotaur.get(to, FAR) < 2 else 0
        return danger + min(supply.get(to, FAR) for supply in supplies) + random.random() / 10

    ways = [(rate(to), die) for die, to in zip(DICE, neighbours(view, view["theseus"])) if to is not None]
    return min(ways)[1]


def choose_as_minotaur(view):
    theseus = distances(view, view["theseus"])
    ways = [
        (theseus.get(to, FAR), random.random(), die)
        for die, to in zip(DICE, neighbours(view, view["minotaur"]))
        if to is not None
    ]
    return min(ways)[2]


def say(answer):
    print(json.dumps(answer), flush=True)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        say({"name": "Short Way"})
    elif message["type"] == "start":
        seat = message["seat"]
        random.seed(message["number"])
    elif message["type"] == "act":
        choose = choose_as_theseus if seat == THESEUS else choose_as_minotaur
        say({"turn": message["turn"], "action": choose(message["view"])})
