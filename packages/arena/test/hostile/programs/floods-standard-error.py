import sys

from courtesy import wait_for_turn

wait_for_turn()
for line in range(2_000_000):
    sys.stderr.write("I am still thinking about my move, and I shall tell you all of it.\n")
sys.stdin.read()
