"""Sokoban: breadth-first search for the fewest moves, as long as the clock allows.

Enough for small levels. For larger ones search over pushes instead of steps, and
give up positions in which a box can never reach a goal.
"""

import json
import random
import sys
import time

# How much of the time for the first move is used; the rest is for a slow machine.
SHARE = 0.7


def solve(view, deadline):
    """The letters of a shortest solution; none where it was not found in time."""
    width, ground = view["width"], "".join(row.ljust(view["width"]) for row in view["ground"])
    goals = {cell for cell, sign in enumerate(ground) if sign == "."}
    walls = {cell for cell, sign in enumerate(ground) if sign == "#"}
    ways = {"u": -width, "d": width, "l": -1, "r": 1}
    corners = {cell for cell in range(len(ground)) if cell not in goals and is_corner(cell, walls, width)}
    start = (view["player"], frozenset(view["boxes"]))
    came_from = {start: None}
    queue = [start]
    for position in queue:
        player, boxes = position
        if goals == boxes:
            return way_to(position, came_from)
        if time.monotonic() > deadline:
            return []
        for letter, step in ways.items():
            to = player + step
            moved = boxes
            if to in boxes:
                if to + step in walls or to + step in boxes or to + step in corners:
                    continue
                moved = boxes - {to} | {to + step}
            if to not in walls and (to, moved) not in came_from:
                came_from[to, moved] = (position, letter)
                queue.append((to, moved))
    return []


def is_corner(cell, walls, width):
    """A box that is pushed there never leaves it."""
    return (cell - width in walls or cell + width in walls) and (cell - 1 in walls or cell + 1 in walls)


def way_to(position, came_from):
    letters = []
    while came_from[position] is not None:
        position, letter = came_from[position]
        letters.append(letter)
    return letters[::-1]


def say(answer):
    print(json.dumps(answer), flush=True)


plan = None
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        say({"name": "Warehouse", "wants": ["legal"]})
    elif message["type"] == "start":
        random.seed(message["number"])
    elif message["type"] == "act":
        if plan is None:
            seconds = message["clock"]["move"] / 1000
            plan = solve(message["view"], time.monotonic() + SHARE * seconds)
        action = plan.pop(0) if plan else random.choice(message["legal"])
        say({"turn": message["turn"], "action": action})
