"""Tries what a program must not do. Every line names an attempt and its target; the answer says what came of it."""
import errno, json, os, socket, subprocess, sys

LOOPBACK = "127.0.0.1"
SPIN = [sys.executable, "-c", "while True: pass"]
MB = b"x" * 1024 * 1024
listening = []


def kill(pid):
    os.kill(pid, 9)


def read(path):
    with open(path, "rb") as file:
        if b"secret" not in file.read():
            raise OSError(errno.ENOENT, "nothing secret in it")


def write(path):
    with open(path, "w") as file:
        file.write("changed")


def connect(port):
    socket.create_connection((LOOPBACK, port)).close()


def listen(port):
    server = socket.create_server((LOOPBACK, port))
    listening.append(server)


def spin(count):
    for _ in range(count):
        subprocess.Popen(SPIN, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
        subprocess.Popen(SPIN, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, start_new_session=True, env={})


def fill(count):
    for number in range(count):
        with open(f"fill{number}", "wb") as file:
            file.write(MB)
    sys.stdin.readline()  # Without an answer: it is ended when somebody looks.


for line in sys.stdin:
    attempt, target = json.loads(line)
    try:
        globals()[attempt](target)
        answer = "done"
    except OSError as error:
        answer = errno.errorcode[error.errno]
    print(answer, flush=True)
