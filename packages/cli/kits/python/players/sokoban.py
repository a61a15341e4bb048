"""A player of Sokoban: it searches for the fewest moves, and then plays them."""

from collections.abc import Iterator

from dedalo import Turn, View, debug, find_way, play

Boxes = tuple[int, ...]


class Player:
    def __init__(self) -> None:
        self.plan: list[str] = []

    def choose(self, turn: Turn) -> str:
        if not self.plan:
            self.plan = solve(turn.view)
            debug("a plan of", len(self.plan), "moves")
        return self.plan.pop(0) if self.plan else turn.random.choice(turn.legal)


def solve(view: View) -> list[str]:
    """Change this: search over pushes instead of steps, and large levels can be solved as well."""
    ground = "".join(row.ljust(view["width"]) for row in view["ground"])
    goals = {cell for cell, sign in enumerate(ground) if sign == "."}
    start = (view["player"], tuple(sorted(view["boxes"])))
    return find_way(
        start, lambda position: moves(ground, view["width"], *position), lambda position: goals.issuperset(position[1])
    )


def moves(ground: str, width: int, player: int, boxes: Boxes) -> Iterator[tuple[str, tuple[int, Boxes]]]:
    """Every step and push, with where the player and the boxes stand then."""
    for letter, step in (("u", -width), ("d", width), ("l", -1), ("r", 1)):
        to, beyond = player + step, player + 2 * step
        if ground[to] == "#":
            continue
        if to not in boxes:
            yield letter, (to, boxes)
        elif ground[beyond] != "#" and beyond not in boxes and not is_dead(ground, width, beyond):
            yield letter, (to, tuple(sorted(beyond if box == to else box for box in boxes)))


def is_dead(ground: str, width: int, cell: int) -> bool:
    """A box in a corner without a goal never leaves it."""
    is_wall = [ground[cell + step] == "#" for step in (-width, width, -1, 1)]
    return ground[cell] != "." and (is_wall[0] or is_wall[1]) and (is_wall[2] or is_wall[3])


if __name__ == "__main__":
    play("my-bot", Player)
