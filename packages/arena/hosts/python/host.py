"""Plays Stratego Duel with a class that has the six described methods: speaks the protocol of player programs
(docs/protocol.md) for it. Arguments: the file; the class, which may be left out where the file has one player. Where there
is none the hello is answered with the problem."""

import importlib.util
import io
import json
import os
import sys
import traceback

METHODS = ("start", "position", "viewPositions", "move", "tellMove", "fight")
PIECES = ("FL", "FB", "SB", "MA", "GE", "FM", "SM", "FS", "SS", "SP")
SIDE, HOME_ROWS = 10, 4
LONGEST = 300  # A line of the protocol is short, whatever an exception has to say.
FAILED, NO_PLAYER, OUT_OF_MEMORY = 1, 2, 3


class Failure(Exception):
    """The player did something by which it loses the game: a fault of the protocol, and what is said of it."""

    def __init__(self, fault, says):
        super().__init__(says)
        self.fault = fault
        self.says = says


class BadClass(Exception):
    """Why no player can be made: a code for the arena, and what is needed to understand it."""

    def __init__(self, code, says, found=()):
        super().__init__(says)
        self.code, self.says, self.found = code, says, list(found)


def missing_methods(candidate):
    return [method for method in METHODS if not callable(getattr(candidate, method, None))]


def load(file):
    """Runs the file as a module; what it imports is looked for beside it."""
    sys.path.insert(0, os.path.dirname(os.path.abspath(file)))
    spec = importlib.util.spec_from_file_location(os.path.splitext(os.path.basename(file))[0], file)
    if spec is None:
        raise BadClass("broken", file + ": no Python file")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException as error:
        print_trace(error)
        raise BadClass("broken", one_line(error)) from error
    return module


def find_class(file, name):
    module = load(file)
    own = [each for each in vars(module).values() if isinstance(each, type) and each.__module__ == module.__name__]
    players = sorted(each.__name__ for each in own if not missing_methods(each))
    if name is None:
        if len(players) != 1:
            raise BadClass("several-players" if players else "no-player", file, players)
        name = players[0]
    found = getattr(module, name, None)
    if not isinstance(found, type):
        raise BadClass("no-class", name, players)
    missing = missing_methods(found)
    if missing:
        raise BadClass("no-methods", name, missing)
    return found


def one_line(error):
    try:
        text = "{}: {}".format(type(error).__name__, error)
    except BaseException:
        text = type(error).__name__
    return " ".join(text.split())[:LONGEST]


def print_trace(error):
    """The stack trace begins where the player was called: what is above is none of its business."""
    trace = error.__traceback__
    while trace is not None and trace.tb_frame.f_code.co_filename == print_trace.__code__.co_filename:
        trace = trace.tb_next
    traceback.print_exception(type(error), error.with_traceback(trace), trace)


class Game:
    """One game of a player: messages of the arena become the six described calls, in the described order."""

    def __init__(self, player, seat):
        self.player = player
        self.seat = seat
        self.call("start", seat == 0)

    def call(self, method, *arguments):
        return attempt(type(self.player).__name__, method, lambda: getattr(self.player, method)(*arguments))

    def answer(self, turn):
        if turn > len(PIECES):
            return self.written("move", self.call("move"), 4)
        return "place " + self.written("position", self.call("position", PIECES[turn - 1]), 2)

    def written(self, method, numbers, length):
        says = "{}.{}() returned ".format(type(self.player).__name__, method)
        if numbers is None and method == "move":
            raise Failure("resigned", says + "None")
        is_list = isinstance(numbers, (list, tuple)) and len(numbers) == length
        if not is_list or any(isinstance(each, bool) or not isinstance(each, int) for each in numbers):
            shown = attempt(type(self.player).__name__, method, lambda: repr(numbers))
            raise Failure("malformed", (says + " ".join(shown.split()))[:LONGEST])
        return " ".join(str(int(each)) for each in numbers)

    def hear(self, event):
        is_own = event.get("seat") == self.seat
        if event["type"] == "began":
            first_row = SIDE - HOME_ROWS if self.seat == 0 else 0
            cells = event["cells"][1 - self.seat]
            rows = range(first_row, first_row + HOME_ROWS)
            self.call("viewPositions", [[int(row * SIDE + column in cells) for column in range(SIDE)] for row in rows])
        elif event["type"] == "moved" and not is_own:
            row, column = divmod(event["from"], SIDE)
            self.call("tellMove", [row, column, event["direction"], event["steps"]])
        elif event["type"] == "fought":
            self.call("fight", event["defender" if is_own else "attacker"])


def attempt(name, method, run):
    """Whatever a player throws is its own failure; sys.exit is thrown as well."""
    try:
        return run()
    except BaseException as error:
        print_trace(error)
        says = "{}.{}() threw {}".format(name, method, one_line(error))[:LONGEST]
        if isinstance(error, MemoryError):
            print(says, file=sys.stderr, flush=True)
            os._exit(OUT_OF_MEMORY)
        raise Failure("threw", says) from error


class Host:
    def __init__(self, player_class, say):
        self.player_class = player_class
        self.say = say
        self.player = None
        self.game = None
        self.failure = None

    def take(self, message):
        kind = message["type"]
        if kind == "hello":
            self.say({"name": self.player_class.__name__, "wants": ["events", "rematch"]})
        elif kind == "start":
            self.attempt(lambda: self.begin(message["seat"]))
        elif kind == "events":
            self.attempt(lambda: [self.game.hear(event) for event in message["events"]])
        elif kind == "act":
            self.answer(message["turn"])
        elif kind == "end" and self.failure:
            # Nobody asks any more, and this player must not play another game.
            os._exit(FAILED)

    def begin(self, seat):
        if self.player is None:
            self.player = attempt(self.player_class.__name__, "__init__", self.player_class)
        self.game = Game(self.player, seat)

    def answer(self, turn):
        action = self.attempt(lambda: self.game.answer(turn))
        if self.failure:
            self.say({"turn": turn, "fault": self.failure.fault, "says": self.failure.says})
        else:
            self.say({"turn": turn, "action": action})

    def attempt(self, step):
        """After a failure the player is called no more."""
        if self.failure:
            return None
        try:
            return step()
        except Failure as failure:
            self.failure = failure
            print(failure.says, file=sys.stderr, flush=True)
            return None


def main(arguments):
    # What a player prints goes to the log, and what it reads is nothing: both are the arena's.
    source = os.fdopen(os.dup(0), encoding="utf-8")
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    sys.stdin = io.StringIO()

    def say(answer):
        sys.stdout.flush()
        answers.write(json.dumps(answer) + "\n")
        answers.flush()

    try:
        host = Host(find_class(arguments[0], arguments[1] if len(arguments) > 1 else None), say)
    except BadClass as problem:
        print(problem.code + ":", problem.says, *problem.found, file=sys.stderr, flush=True)
        source.readline()
        say({"problem": problem.code, "says": problem.says, "found": problem.found})
        os._exit(NO_PLAYER)
    for line in source:
        host.take(json.loads(line))
    # Threads of the player must not keep the program.
    sys.stdout.flush()
    os._exit(0)


if __name__ == "__main__":
    main(sys.argv[1:])
