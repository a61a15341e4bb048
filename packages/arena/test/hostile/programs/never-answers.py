import sys

from courtesy import wait_for_turn

wait_for_turn()
for line in sys.stdin:
    pass
