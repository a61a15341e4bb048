import sys

from courtesy import wait_for_turn

wait_for_turn()
sys.stdout.write('{"turn": 1, "action": ')
sys.stdout.flush()
sys.stdin.read()
