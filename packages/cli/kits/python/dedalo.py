"""Talks to the arena: reads its messages, asks your player, writes the answers.

There is nothing to change here. What your player sees is in `View`, at the end.
"""

from __future__ import annotations

import json
import os
import socket
import sys
from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from random import Random
from typing import Any, Literal, Protocol, TextIO, TypedDict, TypeVar

Position = TypeVar("Position", bound=Hashable)


class Clock(TypedDict):
    move: float
    """Milliseconds for this move."""
    bank: float
    """Milliseconds that are left beyond that, for the whole game."""


@dataclass
class Turn:
    """What your player is asked."""

    view: View
    """What your seat may know."""
    legal: list[str]
    """Every action that is allowed."""
    seat: int
    """Your place at the table, counted from 0."""
    clock: Clock
    random: Random
    """Draw from here: in the same game it draws the same again."""


class AnyPlayer(Protocol):
    def choose(self, turn: Turn) -> str: ...


def debug(*what: object) -> None:
    """Prints to the log of the game. Standard output is for answers only."""
    print(*what, file=sys.stderr, flush=True)


def find_way(
    start: Position,
    moves: Callable[[Position], Iterable[tuple[str, Position]]],
    is_goal: Callable[[Position], bool],
    most: int = 200_000,
) -> list[str]:
    """The actions of a shortest way from `start` to a goal, by breadth-first search.

    A position is anything that can be a key: a cell, or a tuple. `moves` gives each action with the position that it
    leads to. The list is empty where no way is found, or none among the first `most` positions.
    """
    came_from: dict[Position, tuple[Position, str] | None] = {start: None}
    queue = [start]
    for position in queue:
        if is_goal(position):
            return _way_to(position, came_from)
        for action, following in moves(position):
            if following not in came_from and len(queue) < most:
                came_from[following] = (position, action)
                queue.append(following)
    return []


def _way_to(position: Position, came_from: dict[Position, tuple[Position, str] | None]) -> list[str]:
    way: list[str] = []
    step = came_from[position]
    while step is not None:
        before, action = step
        way.append(action)
        step = came_from[before]
    return way[::-1]


def read_turn(message: Any, seat: int, random: Random) -> Turn:
    return Turn(message["view"], message["legal"], seat, message["clock"], random)


def play(name: str, new_player: Callable[[], AnyPlayer]) -> None:
    """Plays until the arena closes the input. Every game has a player of its own."""
    arena, answers = _open()
    seat, random, player = 0, Random(0), new_player()
    for line in arena:
        message = json.loads(line)
        if message["type"] == "hello":
            _say({"name": name, "wants": ["legal"]}, answers)
        elif message["type"] == "start":
            seat, random, player = message["seat"], Random(message["number"]), new_player()
        elif message["type"] == "act":
            action = player.choose(read_turn(message, seat, random))
            _say({"turn": message["turn"], "action": action}, answers)


def _open() -> tuple[TextIO, TextIO]:
    """Standard input and output, or the port on which `dedalo bot debug` listens."""
    address = os.environ.get("DEDALO_CONNECT")
    if address is None:
        sys.stdin.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
        return sys.stdin, sys.stdout
    host, port = address.rsplit(":", 1)
    connection = socket.create_connection((host, int(port))).makefile("rw", encoding="utf-8")
    return connection, connection


def _say(answer: dict[str, Any], answers: TextIO) -> None:
    print(json.dumps(answer), file=answers, flush=True)
