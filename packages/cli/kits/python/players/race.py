"""A player of Labyrinth Race: it runs to the exit by the way with the fewest cells."""

from collections.abc import Iterator
from typing import Any

from dedalo import Turn, View, find_way, play

KEYS = ["north", "east", "south", "west"]
STEPS = [(-1, 0), (0, 1), (1, 0), (0, -1)]
NOWHERE = 4


class Player:
    def __init__(self) -> None:
        self.maps: list[Any] = []

    def choose(self, turn: Turn) -> str:
        self.maps = turn.view.get("maps", self.maps)  # They may be told only when a level begins.
        here = self.maps[turn.view["user"]["map"]]
        way = find_way(cell_of_turn(turn.view, here), lambda cell: steps(here, cell), lambda cell: cell == here["exit"])
        return way[0] if way else "-"


def cell_of_turn(view: View, here: dict[str, Any]) -> int:
    """Where the key will count: on the cell ahead, or here for a character that stands still."""
    user = view["user"]
    if user["way"] == NOWHERE or user["progress"] == 0:
        return user["cell"]
    return dict(steps(here, user["cell"])).get(KEYS[user["way"]], user["cell"])


def steps(here: dict[str, Any], cell: int) -> Iterator[tuple[str, int]]:
    """Every key with the cell that it leads to. Change this: `costs` says how slow a cell is (1 fast, 9 slow)."""
    width, height = here["width"], here["height"]
    row, column = divmod(cell, width)
    for key, (down, right) in zip(KEYS, STEPS):
        # Opposite sides touch, but not at the start and at the exit.
        to = (row + down) % height * width + (column + right) % width
        wraps = not (0 <= row + down < height and 0 <= column + right < width)
        is_sealed = wraps and {cell, to} & {here["start"], here["exit"]}
        if here["costs"][to] != "0" and not is_sealed:
            yield key, to


if __name__ == "__main__":
    play("my-bot", Player)
