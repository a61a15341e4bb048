"""What your player answers in recorded positions: python3 -m unittest

A position is a message of the arena, as `dedalo bot check … --verbose` prints it. Add those in which your player was
wrong to positions.json, with the answers that you expect; without any, every legal action will do.
"""

import json
import unittest
from pathlib import Path
from random import Random

from bot import Player
from dedalo import read_turn

POSITIONS = json.loads(Path(__file__).with_name("positions.json").read_text("utf-8"))


class RecordedPositions(unittest.TestCase):
    def test_answers(self) -> None:
        for position in POSITIONS:
            with self.subTest(position["title"]):
                turn = read_turn(position["message"], position["seat"], Random(1))
                self.assertIn(Player().choose(turn), position["expect"] or turn.legal)
