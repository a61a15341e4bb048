"""The board and the cards of Stratego Duel, as far as a player needs them."""

# In the order in which they are placed.
CARDS = ["FL", "FB", "SB", "MA", "GE", "FM", "SM", "FS", "SS", "SP"]
BOMBS = ("FB", "SB")
MINERS = ("FM", "SM")
SCOUTS = ("FS", "SS")
SCORES = {"MA": 10, "GE": 9, "FM": 3, "SM": 3, "FS": 2, "SS": 2, "SP": 1}

# Row and column of each card as Red places it: the flag in a corner between the two bombs.
SETUP = [(0, 0), (0, 1), (1, 0), (2, 4), (2, 6), (1, 5), (1, 1), (3, 2), (3, 8), (2, 5)]

# Rows and columns of a step as Red sees it: forward, back, left, right.
STEPS = {1: (1, 0), 2: (-1, 0), 3: (0, 1), 4: (0, -1)}


def mirrored(place, seat):
    """Blue has the other side of the board."""
    row, column = place
    return (row, column) if seat == 0 else (9 - row, 9 - column)


def target(action, seat):
    """The cell where a move such as `2 8 1 1` ends; cells are row * 10 + column."""
    row, column, direction, steps = map(int, action.split())
    down, right = STEPS[direction]
    sign = 1 if seat == 0 else -1
    return (row + sign * down * steps) * 10 + column + sign * right * steps


def distance(one, other):
    return abs(one // 10 - other // 10) + abs(one % 10 - other % 10)


def fight(attacker, defender):
    """Who stays: `attacker`, `defender`, or neither after `both`."""
    if defender in BOMBS:
        return "attacker" if attacker in MINERS else "defender"
    if defender == "FL" or (attacker == "SP" and defender == "MA"):
        return "attacker"
    if SCORES[attacker] == SCORES[defender]:
        return "both"
    return "attacker" if SCORES[attacker] > SCORES[defender] else "defender"
