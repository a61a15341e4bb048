import sys

from courtesy import wait_for_turn

wait_for_turn()
for megabyte in range(100):
    sys.stdout.write("x" * 1024 * 1024)
sys.stdout.write("\n")
sys.stdout.flush()
sys.stdin.read()
