"""A player of the logic mazes: it thinks through all positions of Theseus and the Minotaur."""

from collections.abc import Iterator

from dedalo import Turn, View, find_way, play

LETTERS = "urdlw"  # up, right, down, left, wait
UP, RIGHT, DOWN, LEFT = range(4)


class Player:
    def choose(self, turn: Turn) -> str:
        view = turn.view
        way = find_way(
            (view["theseus"], view["minotaur"]),
            lambda position: moves(view, *position),
            lambda position: position[0] == view["exit"],
        )
        return way[0] if way else "w"


def moves(view: View, theseus: int, minotaur: int) -> Iterator[tuple[str, tuple[int, int]]]:
    """Every move after which Theseus is still free, with where both stand then."""
    for way, letter in enumerate(LETTERS):
        to = theseus if letter == "w" else step(view, theseus, way)
        if to is None or to == minotaur:
            continue
        hunter = minotaur
        if to != view["exit"]:
            hunter = minotaur_step(view, minotaur_step(view, minotaur, to), to)
        if hunter != to:
            yield letter, (to, hunter)


def step(view: View, square: int, way: int) -> int | None:
    """The next square that way, or None where a wall is."""
    is_open = view["doors"][square] >> way & 1
    return square + (-view["width"], 1, view["width"], -1)[way] if is_open else None


def minotaur_step(view: View, minotaur: int, theseus: int) -> int:
    """Sideways if that brings it closer, else up or down if that does."""
    row, column = divmod(minotaur, view["width"])
    wanted_row, wanted_column = divmod(theseus, view["width"])
    to = None
    if column != wanted_column:
        to = step(view, minotaur, RIGHT if column < wanted_column else LEFT)
    if to is None and row != wanted_row:
        to = step(view, minotaur, DOWN if row < wanted_row else UP)
    return minotaur if to is None else to


if __name__ == "__main__":
    play("my-bot", Player)
