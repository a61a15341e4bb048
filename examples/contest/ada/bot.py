"""Any move: asks for the legal actions and picks one of them by chance.

The smallest player that keeps to the protocol. Begin with this one: everything
else is a better way to write `choose`.
"""

import json
import random
import sys


def choose(message):
    return random.choice(message["legal"])


def say(answer):
    # Without the flush the line would wait in a buffer, and the arena in vain.
    print(json.dumps(answer), flush=True)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        say({"name": "Any Move", "wants": ["legal"]})
    elif message["type"] == "start":
        # The number is this player's own: no opponent can draw the same, and a game that is played again is the same.
        random.seed(message["number"])
    elif message["type"] == "act":
        say({"turn": message["turn"], "action": choose(message)})
