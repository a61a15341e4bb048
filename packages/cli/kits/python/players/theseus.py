"""A player of Theseus and the Minotaur: the shortest way to a supply, or to Theseus."""

from collections.abc import Iterator

from dedalo import Turn, View, find_way, play

DICE = ["1", "3", "5", "7"]  # up, right, down, left
THESEUS = 0


class Player:
    def choose(self, turn: Turn) -> str:
        way = way_of_theseus(turn.view) if turn.seat == THESEUS else way_of_minotaur(turn.view)
        return way[0] if way else turn.random.choice(turn.legal)


def way_of_theseus(view: View) -> list[str]:
    """To the nearest supply, past the tiles that the Minotaur can reach. Change this: is that far enough away?"""
    danger = {view["minotaur"]} | {tile for _, tile in steps(view, view["minotaur"])}
    return find_way(
        view["theseus"],
        lambda tile: [(die, to) for die, to in steps(view, tile) if to not in danger],
        lambda tile: tile in view["supplies"],
    )


def way_of_minotaur(view: View) -> list[str]:
    """Straight to Theseus. Change this: where will he go next?"""
    return find_way(view["minotaur"], lambda tile: steps(view, tile), lambda tile: tile == view["theseus"])


def steps(view: View, tile: int) -> Iterator[tuple[str, int]]:
    """Every die with the tile that it leads to. In `walls`, 1 is a wall above, 2 right, 4 below, 8 left."""
    for way, step in enumerate((view["size"], 1, -view["size"], -1)):
        if not view["walls"][tile] >> way & 1:
            yield DICE[way], tile + step


if __name__ == "__main__":
    play("my-bot", Player)
