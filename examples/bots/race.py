"""Labyrinth Race: runs to the exit by the fastest way.

It is asked whenever its character has come to a cell and is leaving it again: the key
that it says then is the turn on the cell ahead. How long a cell takes is in its cost:
1 is fast, 9 is slow.
"""

import heapq
import json
import sys

KEYS = ["north", "east", "south", "west"]
NOWHERE = 4
# Cells a second of somebody with the usual speed, nearly enough to compare ways by.
SPEED = 5


def seconds(cost):
    """How long it takes to enter a cell of this cost."""
    if cost < 5:
        return 1 / (SPEED + 1.5 * (5 - cost))
    return 1 / SPEED if cost == 5 else 1.5 * (cost - 5) / SPEED


def neighbours(level_map, cell):
    """The next cell for every key, or None; opposite sides touch, but not at start and exit."""
    width, height = level_map["width"], level_map["height"]
    row, column = divmod(cell, width)
    sealed = (level_map["start"], level_map["exit"])
    for down, right in ((-1, 0), (0, 1), (1, 0), (0, -1)):
        next_row, next_column = (row + down) % height, (column + right) % width
        to = next_row * width + next_column
        wraps = abs(next_row - row) > 1 or abs(next_column - column) > 1
        is_open = level_map["costs"][to] != "0" and not (wraps and (cell in sealed or to in sealed))
        yield to if is_open else None


def times_to_exit(level_map):
    """Seconds from every cell to the exit, by Dijkstra's algorithm from the exit."""
    times = {level_map["exit"]: 0.0}
    queue = [(0.0, level_map["exit"])]
    while queue:
        time, cell = heapq.heappop(queue)
        if time > times[cell]:
            continue
        # Who comes from the neighbour enters this cell.
        through = time + seconds(int(level_map["costs"][cell]))
        for other in neighbours(level_map, cell):
            if other is not None and through < times.get(other, float("inf")):
                times[other] = through
                heapq.heappush(queue, (through, other))
    return times


def cell_of_turn(user, level_map):
    """Where the key will count: on the cell ahead, or here for who stands still."""
    if user["way"] == NOWHERE or user["progress"] == 0:
        return user["cell"]
    ahead = list(neighbours(level_map, user["cell"]))[user["way"]]
    return user["cell"] if ahead is None else ahead


def choose(view, maps, known):
    user = view["user"]
    level_map = maps[user["map"]]
    place = (view["level"], user["map"])
    if place not in known:
        known[place] = times_to_exit(level_map)
    times = known[place]
    cell = cell_of_turn(user, level_map)
    if cell == level_map["exit"]:
        return "-"
    ways = zip(KEYS, neighbours(level_map, cell))
    return min((times[to], key) for key, to in ways if to in times)[1]


def say(answer):
    print(json.dumps(answer), flush=True)


maps, known = [], {}
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        say({"name": "Sprinter"})
    elif message["type"] == "act":
        maps = message["view"].get("maps", maps)  # only in the first question of a level
        say({"turn": message["turn"], "action": choose(message["view"], maps, known)})
