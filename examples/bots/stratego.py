import json, random, sys

STEPS = {1: (1, 0), 2: (-1, 0), 3: (0, 1), 4: (0, -1)}  # forward, back, left, right, as Red sees them

def target(action, seat):  # where "2 8 1 1" (row, column, direction, steps) leads; a cell is row * 10 + column
    row, column, direction, steps = map(int, action.split())
    down, right = STEPS[direction]
    sign = 1 if seat == 0 else -1
    return (row + sign * down * steps) * 10 + column + sign * right * steps

def choose(view, legal, seat):
    enemies = {soldier["at"] for soldier in view["armies"][1 - seat]}
    attacks = [action for action in legal if view["phase"] == "playing" and target(action, seat) in enemies]
    return random.choice(attacks or legal)

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"name": "My First Bot", "wants": ["legal"]}), flush=True)
    elif message["type"] == "start":
        seat = message["seat"]
        random.seed(message["number"])
    elif message["type"] == "act":
        action = choose(message["view"], message["legal"], seat)
        print(json.dumps({"turn": message["turn"], "action": action}), flush=True)
