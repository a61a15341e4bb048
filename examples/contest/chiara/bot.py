"""Fair Price: asks what an attack on a hidden card is worth on average.

What a hidden card can be is counted: of the enemy's ten cards take away those that
are known, and of a piece that has moved also flag and bombs. Each of the rest is as
likely as any other, so that the worth of an attack is the mean over all of them.
"""

import json
import random
import sys

from board import BOMBS, CARDS, SCOUTS, SETUP, distance, fight, mirrored, target

WORTH = {"FL": 100, "MA": 10, "GE": 8, "FM": 5, "SM": 5, "FS": 3, "SS": 3, "SP": 5, "FB": 4, "SB": 4}
# What it costs that the enemy learns one's card.
SHOWN = 0.5
# How much nearer to the enemy a step must come to be worth it.
NEARER = 0.1


def possible_cards(soldier, army):
    """What a piece of the enemy can be."""
    if soldier["piece"] is not None:
        return [soldier["piece"]]
    known = {other["piece"] for other in army}
    cards = [card for card in CARDS if card not in known]
    if soldier["hasRun"]:
        return [card for card in cards if card in SCOUTS]
    if soldier["hasMoved"]:
        return [card for card in cards if card not in BOMBS and card != "FL"]
    return cards


def worth_of_attack(mine, cards):
    """The mean over all that the other one can be."""
    total = 0
    for card in cards:
        result = fight(mine, card)
        if result != "defender":
            total += WORTH[card]
        if result != "attacker":
            total -= WORTH[mine]
    return total / len(cards)


def rate(action, seat, view):
    army, enemies = view["armies"][seat], view["armies"][1 - seat]
    row, column, _, _ = map(int, action.split())
    piece = next(soldier["piece"] for soldier in army if soldier["at"] == row * 10 + column)
    cell = target(action, seat)
    attacked = next((enemy for enemy in enemies if enemy["at"] == cell), None)
    if attacked:
        return worth_of_attack(piece, possible_cards(attacked, enemies)) - SHOWN
    # Nothing to fight there: it is worth something to come near to what could be won.
    best = 0
    for enemy in enemies:
        if enemy["at"] is not None:
            worth = worth_of_attack(piece, possible_cards(enemy, enemies))
            best = max(best, worth / (2 + distance(cell, enemy["at"])))
    return best - NEARER


def choose(message, seat):
    view = message["view"]
    if view["phase"] == "setting-up":
        row, column = mirrored(SETUP[view["placed"][seat]], seat)
        return f"place {row} {column}"
    return max(message["legal"], key=lambda action: rate(action, seat, view) + random.random() / 100)


def say(answer):
    print(json.dumps(answer), flush=True)


seat = 0
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        say({"name": "Fair Price", "wants": ["legal"]})
    elif message["type"] == "start":
        seat = message["seat"]
        random.seed(message["number"])
    elif message["type"] == "act":
        say({"turn": message["turn"], "action": choose(message, seat)})
