import sys

from courtesy import answer, wait_for_turn

question = wait_for_turn()
answer(question)
answer(question)
sys.stdin.read()
