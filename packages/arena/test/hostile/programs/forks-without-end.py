import os
import time

from courtesy import end_soon, wait_for_turn

# Each process that is started takes a byte out of the pipe: without it a machine would be lost with the test.
MOST = 2000

left, filling = os.pipe()
os.write(filling, b"x" * MOST)
os.set_blocking(left, False)
wait_for_turn()
try:
    while os.read(left, 1):
        os.fork()
        end_soon()
except OSError:
    pass
time.sleep(60)
