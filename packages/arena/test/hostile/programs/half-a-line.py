import json
import sys

from courtesy import end_soon

end_soon()
sys.stdin.readline()
# The half line comes with the hello: it is there when a move is asked for, however little time there is.
sys.stdout.write(json.dumps({"name": "hostile", "wants": ["legal"]}) + '\n{"turn": 1, "action": ')
sys.stdout.flush()
sys.stdin.read()
