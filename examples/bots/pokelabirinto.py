"""PokéLabirinto: walks to the exit, and fights whoever is in the way.

Cells that nobody has seen yet are taken for open ones, so that it also finds its way
in the fog.
"""

import json
import sys


def neighbours(view, cell):
    """The cells around, with the letter of the way there."""
    row, column = divmod(cell, view["columns"])
    for letter, down, right in (("W", -1, 0), ("A", 0, -1), ("S", 1, 0), ("D", 0, 1)):
        if 0 <= row + down < view["rows"] and 0 <= column + right < view["columns"]:
            if view["cells"][row + down][column + right] not in "#E":
                yield letter, (row + down) * view["columns"] + column + right


def way_out(view):
    """The first letter of the shortest way to the exit, or to what has not been seen yet."""
    wanted = "U" if any("U" in row for row in view["cells"]) else "?"
    start = view["hero"]["at"]
    first = {start: None}
    queue = [start]
    for cell in queue:
        row, column = divmod(cell, view["columns"])
        if view["cells"][row][column] == wanted and cell != start:
            return first[cell]
        for letter, other in neighbours(view, cell):
            if other not in first:
                first[other] = first[cell] or letter
                queue.append(other)
    return next(neighbours(view, start))[0]


def best_attack(view):
    """The attack that does most, of those for which there is energy."""
    attacks = view["species"][view["creature"]]["attacks"]
    affordable = [number for number in (0, 1) if attacks[number]["cost"] <= view["hero"]["energy"]]
    return str(1 + max(affordable, key=lambda number: attacks[number]["mostDamage"]))


def choose(view):
    phase = view["phase"]["name"]
    if phase == "walking":
        return way_out(view)
    return "C" if phase == "meeting" else best_attack(view)


def say(answer):
    print(json.dumps(answer), flush=True)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        say({"name": "Pathfinder"})
    elif message["type"] == "act":
        say({"turn": message["turn"], "action": choose(message["view"])})
