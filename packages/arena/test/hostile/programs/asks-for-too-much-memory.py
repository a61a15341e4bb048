from courtesy import wait_for_turn

wait_for_turn()
table = bytearray(1 << 44)
