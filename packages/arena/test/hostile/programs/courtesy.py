"""What the hostile programs do before they misbehave: they answer the hello and wait to be asked."""

import json
import signal
import sys

# Should a test fail, none of them stays for long. A process that is started by one has to say this again.
SECONDS = 60


def end_soon():
    signal.alarm(SECONDS)


def say(message):
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


def answer(question):
    say({"turn": question["turn"], "action": question.get("legal", ["any"])[0]})


def wait_for_turn():
    """The question; the conversation before it was as it should be."""
    end_soon()
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            say({"name": "hostile", "wants": ["legal"]})
        if message["type"] == "act":
            return message
    sys.exit(0)
