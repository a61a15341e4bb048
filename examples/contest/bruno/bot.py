"""Forward: attacks where it can, and otherwise comes as near as it can.

Every legal move gets a number, and one of those with the best number is played.
That is all: no thought about what the enemy's cards could be.
"""

import json
import random
import sys

# Rows and columns of a step as Red sees it: forward, back, left, right.
STEPS = {1: (1, 0), 2: (-1, 0), 3: (0, 1), 4: (0, -1)}


def target(action, seat):
    """The cell where a move such as `2 8 1 1` ends; cells are row * 10 + column."""
    row, column, direction, steps = map(int, action.split())
    down, right = STEPS[direction]
    sign = 1 if seat == 0 else -1
    return (row + sign * down * steps) * 10 + column + sign * right * steps


def distance(one, other):
    return abs(one // 10 - other // 10) + abs(one % 10 - other % 10)


def rate(action, seat, enemies):
    """An attack has the distance 0, so that nothing is better."""
    cell = target(action, seat)
    return -min(distance(cell, enemy) for enemy in enemies)


def choose(message, seat):
    view, legal = message["view"], message["legal"]
    if view["phase"] == "setting-up":
        return random.choice(legal)
    enemies = [soldier["at"] for soldier in view["armies"][1 - seat] if soldier["at"] is not None]
    best = max(rate(action, seat, enemies) for action in legal)
    return random.choice([action for action in legal if rate(action, seat, enemies) == best])


def say(answer):
    print(json.dumps(answer), flush=True)


seat = 0
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        say({"name": "Forward", "wants": ["legal"]})
    elif message["type"] == "start":
        seat = message["seat"]
        random.seed(message["number"])
    elif message["type"] == "act":
        say({"turn": message["turn"], "action": choose(message, seat)})
