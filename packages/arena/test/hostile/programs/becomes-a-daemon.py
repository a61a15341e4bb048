"""Starts a process that leaves everything behind by which it could be known, and then never answers."""

import os
import sys
import time

from courtesy import SECONDS, wait_for_turn


def become_a_daemon():
    if os.fork() != 0:
        os.wait()
        return
    os.setsid()
    if os.fork() != 0:
        os._exit(0)
    marker = os.environ["DEDALO_GAME"]
    os.chdir("/")
    nothing = os.open(os.devnull, os.O_RDWR)
    for file in range(3):
        os.dup2(nothing, file)
    # Only its own words tell the test that it is there.
    os.execve(sys.executable, [sys.executable, "-c", f"import time; time.sleep({SECONDS})", marker], {})


wait_for_turn()
become_a_daemon()
time.sleep(SECONDS)
