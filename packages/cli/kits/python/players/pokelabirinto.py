"""A player of PokéLabirinto: the shortest way out, and the strongest attack on whoever is in the way."""

from collections.abc import Iterator

from dedalo import Turn, View, find_way, play

WAYS = {"W": (-1, 0), "A": (0, -1), "S": (1, 0), "D": (0, 1)}  # up, left, down, right


class Player:
    def choose(self, turn: Turn) -> str:
        phase = turn.view["phase"]["name"]
        if phase == "meeting":
            return "C"  # Change this: "T" turns back. Who is too strong?
        if phase == "fighting":
            return max(turn.legal, key=lambda action: most_damage(turn.view, action))
        way = way_out(turn.view)
        return way[0] if way else turn.random.choice(turn.legal)


def most_damage(view: View, attack: str) -> int:
    """Change this: what does the stronger attack cost?"""
    return view["species"][view["creature"]]["attacks"][int(attack) - 1]["mostDamage"]


def way_out(view: View) -> list[str]:
    """To the exit; in the fog, to what has not been seen yet."""
    wanted = "U" if any("U" in row for row in view["cells"]) else "?"
    return find_way(view["hero"]["at"], lambda cell: steps(view, cell), lambda cell: sign(view, cell) == wanted)


def sign(view: View, cell: int) -> str:
    return view["cells"][cell // view["columns"]][cell % view["columns"]]


def steps(view: View, cell: int) -> Iterator[tuple[str, int]]:
    """Every way that no wall bars, with the cell that it leads to."""
    row, column = divmod(cell, view["columns"])
    for letter, (down, right) in WAYS.items():
        if 0 <= row + down < view["rows"] and 0 <= column + right < view["columns"]:
            to = (row + down) * view["columns"] + column + right
            if sign(view, to) not in "#E":
                yield letter, to


if __name__ == "__main__":
    play("my-bot", Player)
