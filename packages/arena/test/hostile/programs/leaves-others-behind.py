"""Starts processes that leave its group, its session and its family, and then never answers."""

import os
import time

from courtesy import end_soon, wait_for_turn


def leave():
    if os.fork() == 0:
        os.setsid()
        if os.fork() != 0:
            os._exit(0)
        end_soon()
        time.sleep(60)
        os._exit(0)
    os.wait()


wait_for_turn()
for _ in range(3):
    leave()
time.sleep(60)
