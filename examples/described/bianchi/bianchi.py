"""Goes forward while it can. Whoever stands in the way is attacked, and it does not care who that is."""

import random

LAKES = {(row, column) for row in (4, 5) for column in (2, 3, 6, 7)}
STEPS = {1: (1, 0), 2: (-1, 0), 3: (0, 1), 4: (0, -1)}  # forward, back, left, right, as Red sees them
SCORES = {"FL": 0, "SP": 1, "FS": 2, "SS": 2, "FM": 3, "SM": 3, "GE": 9, "MA": 10}
BOMBS = ("FB", "SB")


def fight(attacker, defender):
    """More than 0 where the attacker stays, less where the defender does, 0 where neither does."""
    if defender in BOMBS:
        return 1 if attacker in ("FM", "SM") else -1
    if (attacker, defender) == ("SP", "MA"):
        return 1
    return SCORES[attacker] - SCORES[defender]


class BianchiPlayer:
    def start(self, isFirst):
        self.red = isFirst
        self.own, self.trails = {}, {}
        self.random = random.Random(2016)

    def position(self, piece):
        number = len(self.own)
        row, column = (0, number) if number < 3 else (3, number - 1)
        cell = (row, column) if self.red else (9 - row, 9 - column)
        self.own[cell] = piece
        return list(cell)

    def viewPositions(self, position):
        pass

    def target(self, cell, direction, steps, red):
        sign = steps if red else -steps
        return cell[0] + sign * STEPS[direction][0], cell[1] + sign * STEPS[direction][1]

    def move(self):
        moves = []
        for cell, piece in self.own.items():
            for direction in STEPS if piece != "FL" and piece not in BOMBS else ():
                to = self.target(cell, direction, 1, self.red)
                on_board = all(0 <= number <= 9 for number in to) and to not in LAKES
                if on_board and to not in self.own and to not in self.trails.get(piece, ()):
                    moves.append((cell, direction, to))
        forward = [move for move in moves if move[1] == 1]
        cell, direction, to = self.random.choice(forward or moves)
        piece = self.own.pop(cell)
        self.trails[piece] = (self.trails.get(piece, ()) + (cell,))[-2:]
        self.own[to] = piece
        self.met, self.attacks = to, True
        print("move", piece, "to", to)  # goes to the log
        return [*cell, direction, 1]

    def tellMove(self, move):
        self.met, self.attacks = self.target((move[0], move[1]), move[2], move[3], not self.red), False

    def fight(self, piece):
        mine = self.own[self.met]
        result = fight(mine, piece) if self.attacks else -fight(piece, mine)
        if result <= 0:
            del self.own[self.met]
