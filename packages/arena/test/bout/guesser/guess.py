"""Guesses the opponent's draws: takes its own number for that of examples/contest/bruno and sets up as bruno would.

Where the guess fits what is seen of the board, it plays with all cards known; else each hidden card is as likely as
any other. It says on standard error which it was. With the argument `wrong` it guesses by another number.
"""

import json
import random
import sys

CARDS = ["FL", "FB", "SB", "MA", "GE", "FM", "SM", "FS", "SS", "SP"]
SCORES = {"MA": 10, "GE": 9, "FM": 3, "SM": 3, "FS": 2, "SS": 2, "SP": 1}
WORTH = {"FL": 100, "MA": 10, "GE": 8, "FM": 5, "SM": 5, "FS": 3, "SS": 3, "SP": 5, "FB": 4, "SB": 4}
STEPS = {1: (1, 0), 2: (-1, 0), 3: (0, 1), 4: (0, -1)}
HOMES = [range(0, 40), range(60, 100)]
IS_WRONG = sys.argv[1:] == ["wrong"]


def guessed_setup(number, seat):
    """What bruno places: for one card after the other any free cell of its own."""
    draws = random.Random(number)
    free = list(HOMES[seat])
    setup = {}
    for card in CARDS:
        cell = draws.choice(free)
        free.remove(cell)
        setup[cell] = card
    return setup


def target(action, seat):
    row, column, direction, steps = map(int, action.split())
    down, right = STEPS[direction]
    sign = 1 if seat == 0 else -1
    return (row + sign * down * steps) * 10 + column + sign * right * steps


def gain(mine, card):
    """What an attack on a card is worth."""
    if card in ("FB", "SB"):
        return WORTH[card] if mine in ("FM", "SM") else -WORTH[mine]
    if card == "FL" or (mine == "SP" and card == "MA"):
        return WORTH[card]
    if SCORES[mine] == SCORES[card]:
        return WORTH[card] - WORTH[mine]
    return WORTH[card] if SCORES[mine] > SCORES[card] else -WORTH[mine]


def possible(soldier, army, setup):
    if soldier["piece"] is not None:
        return [soldier["piece"]]
    if setup is not None:
        return [setup[soldier["id"]]]
    known = {other["piece"] for other in army}
    cards = [card for card in CARDS if card not in known]
    return [card for card in cards if card in SCORES] if soldier["hasMoved"] else cards


def rate(action, seat, view, setup):
    army, enemies = view["armies"][seat], view["armies"][1 - seat]
    row, column, _, _ = map(int, action.split())
    mine = next(soldier["piece"] for soldier in army if soldier["at"] == row * 10 + column)
    cell = target(action, seat)
    best = -0.1
    for enemy in enemies:
        if enemy["at"] is None:
            continue
        cards = possible(enemy, enemies, setup)
        worth = sum(gain(mine, card) for card in cards) / len(cards)
        if enemy["at"] == cell:
            return worth
        away = abs(cell // 10 - enemy["at"] // 10) + abs(cell % 10 - enemy["at"] % 10)
        best = max(best, worth / (2 + away))
    return best


def say(answer):
    print(json.dumps(answer), flush=True)


seat, number, setup, is_begun = 0, 0, None, False
own = random.Random()
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        say({"name": "Guesser", "wants": ["legal"]})
    elif message["type"] == "start":
        seat, number = message["seat"], message["number"]
        own.seed(f"guesser {number}")
    elif message["type"] == "act":
        view, legal = message["view"], message["legal"]
        if view["phase"] == "setting-up":
            say({"turn": message["turn"], "action": own.choice(legal)})
            continue
        if not is_begun:
            is_begun = True
            guess = guessed_setup(number + IS_WRONG, 1 - seat)
            fits = set(guess) == {soldier["id"] for soldier in view["armies"][1 - seat]}
            setup = guess if fits else None
            print("knows the set-up" if fits else "does not know", file=sys.stderr)
        rated = [(rate(action, seat, view, setup) + own.random() / 100, action) for action in legal]
        say({"turn": message["turn"], "action": max(rated)[1]})
