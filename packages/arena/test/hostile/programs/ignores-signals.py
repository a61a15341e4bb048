import signal
import time

from courtesy import wait_for_turn

for name in ("SIGTERM", "SIGINT", "SIGHUP", "SIGQUIT", "SIGPIPE"):
    signal.signal(getattr(signal, name), signal.SIG_IGN)
wait_for_turn()
while True:
    time.sleep(1)
