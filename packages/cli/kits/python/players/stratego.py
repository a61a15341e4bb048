"""A player of Stratego Duel: it attacks what it does not know to be stronger, and else goes forward."""

from dedalo import Turn, play

STEPS = {1: (1, 0), 2: (-1, 0), 3: (0, 1), 4: (0, -1)}  # forward, back, left, right, as Red (seat 0) sees them
FORWARD = 1
STRENGTH = {"FL": 0, "SP": 1, "FS": 2, "SS": 2, "FM": 3, "SM": 3, "GE": 9, "MA": 10, "FB": 11, "SB": 11}
BEHIND = 3  # The first pieces that are placed are the flag and the two bombs.


class Player:
    def choose(self, turn: Turn) -> str:
        rate = rate_place if turn.view["phase"] == "setting-up" else rate_move
        return max(turn.legal, key=lambda action: rate(action, turn) + turn.random.random())


def rate_place(action: str, turn: Turn) -> int:
    """The flag and the bombs stand behind, all others in front. Change this: who guards the flag?"""
    row = int(action.split()[1])
    distance = row if turn.seat == 0 else 9 - row
    return -distance if turn.view["placed"][turn.seat] < BEHIND else distance


def rate_move(action: str, turn: Turn) -> int:
    """Change this: which of your pieces should attack, and which should stay?"""
    row, column, direction, _ = map(int, action.split())
    mine = piece_at(row * 10 + column, turn.seat, turn)
    enemy = piece_at(target(action, turn.seat), 1 - turn.seat, turn)
    if enemy == "unknown":
        return 10
    if enemy != "none":
        return 20 if STRENGTH[mine] > STRENGTH[enemy] else -10
    return 1 if direction == FORWARD else 0


def piece_at(cell: int, seat: int, turn: Turn) -> str:
    """The code of the piece of that seat on a cell, or "unknown", or "none"."""
    for soldier in turn.view["armies"][seat]:
        if soldier["at"] == cell:
            return soldier["piece"] or "unknown"
    return "none"


def target(action: str, seat: int) -> int:
    """The cell (row * 10 + column) to which a move such as "2 8 1 1" leads: row, column, direction, steps."""
    row, column, direction, steps = map(int, action.split())
    down, right = STEPS[direction]
    sign = 1 if seat == 0 else -1
    return (row + sign * down * steps) * 10 + column + sign * right * steps


if __name__ == "__main__":
    play("my-bot", Player)
