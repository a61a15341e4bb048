import type { WebSocket } from 'ws';

/** A socket is asked so often whether it is still there, in milliseconds. */
const EVERY = 20_000;
/** All sockets at once would hold everything up for a moment: each part of the time asks its own. */
const PARTS = 100;

/** Ends sockets whose other end is gone without a word. */
export class Heartbeat {
  readonly #parts: Set<WebSocket>[] = Array.from({ length: PARTS }, () => new Set());
  readonly #silent = new WeakSet<WebSocket>();
  readonly #timer: NodeJS.Timeout;
  #added = 0;
  #part = 0;

  constructor() {
    this.#timer = setInterval(() => this.#beat(), EVERY / PARTS).unref();
  }

  watch(socket: WebSocket): void {
    const part = this.#parts[this.#added++ % PARTS]!;
    part.add(socket);
    socket.on('pong', () => this.#silent.delete(socket));
    socket.once('close', () => part.delete(socket));
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #beat(): void {
    this.#part = (this.#part + 1) % PARTS;
    for (const socket of this.#parts[this.#part]!) {
      if (this.#silent.has(socket)) {
        socket.terminate();
        continue;
      }
      this.#silent.add(socket);
      socket.ping();
    }
  }
}
