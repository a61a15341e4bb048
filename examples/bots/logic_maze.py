"""Logic mazes: finds the shortest way out by breadth-first search.

A position is where Theseus and the Minotaur stand. The Minotaur leaves nothing to
chance, so the whole way is known before the first step.
"""

import json
import sys

LETTERS = "urdlw"  # up, right, down, left, wait
UP, RIGHT, DOWN, LEFT = range(4)


def step(view, square, way):
    """The next square that way, or None where a wall is."""
    if not view["doors"][square] >> way & 1:
        return None
    return square + (-view["width"], 1, view["width"], -1)[way]


def minotaur_step(view, minotaur, theseus):
    """Sideways if that brings it closer, else up or down if that does."""
    width = view["width"]
    column, wanted = minotaur % width, theseus % width
    if column != wanted:
        next_square = step(view, minotaur, RIGHT if column < wanted else LEFT)
        if next_square is not None:
            return next_square
    row, wanted_row = minotaur // width, theseus // width
    if row == wanted_row:
        return minotaur
    next_square = step(view, minotaur, DOWN if row < wanted_row else UP)
    return minotaur if next_square is None else next_square


def moves(view, theseus, minotaur):
    """Every move that is no defeat, with the position that it leads to."""
    for way, letter in enumerate(LETTERS):
        to = theseus if letter == "w" else step(view, theseus, way)
        if to is None or to == minotaur:
            continue
        hunter = minotaur
        if to != view["exit"]:
            hunter = minotaur_step(view, hunter, to)
            hunter = minotaur_step(view, hunter, to)
        if hunter != to:
            yield letter, (to, hunter)


def solve(view):
    """The letters of a shortest way out; none where there is no way."""
    start = (view["theseus"], view["minotaur"])
    came_from = {start: None}
    queue = [start]
    for position in queue:
        if position[0] == view["exit"]:
            return way_to(position, came_from)
        for letter, following in moves(view, *position):
            if following not in came_from:
                came_from[following] = (position, letter)
                queue.append(following)
    return []


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
        say({"name": "Ariadne"})
    elif message["type"] == "act":
        if plan is None:
            plan = solve(message["view"])
        say({"turn": message["turn"], "action": plan.pop(0) if plan else "w"})
