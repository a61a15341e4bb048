import sys

sys.exit("I would rather not.")
