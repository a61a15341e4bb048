import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const CHILD = fileURLToPath(new URL('serve-child.ts', import.meta.url));

/** A server that is killed and started again at the same address. */
export class MortalServer {
  readonly #folder: string;
  #child: ChildProcess | undefined;
  #address = '';

  constructor(folder: string) {
    this.#folder = folder;
  }

  get address(): string {
    return this.#address;
  }

  async start(): Promise<void> {
    const port = this.#address === '' ? '0' : new URL(this.#address).port;
    const child = fork(CHILD, [this.#folder, port], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    this.#child = child;
    const [message] = (await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(([code]) => {
        throw new Error(`the server ended with ${String(code)} before it listened`);
      }),
    ])) as [{ readonly address: string }];
    this.#address = message.address;
  }

  /** As a power cut would: it can do nothing about it. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child) return;
    this.#child = undefined;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
}
