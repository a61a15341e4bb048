import sys
import time

from courtesy import answer, wait_for_turn

question = wait_for_turn()
time.sleep(5)
answer(question)
sys.stdin.read()
