import { setTimeout as pause } from 'node:timers/promises';

const HIDE_CURSOR = '\u001B[?25l';
const SHOW_CURSOR = '\u001B[?25h\u001B[0m';

/** Redraws a block of lines in place. The cursor is restored however the program ends. */
export class Redraw {
  #height = 0;
  readonly #restore = (): void => void process.stdout.write(SHOW_CURSOR);
  readonly #stop = (signal: NodeJS.Signals): void => {
    this.#restore();
    process.stdout.write('\n');
    process.exit(signal === 'SIGINT' ? 130 : 143);
  };

  start(): void {
    process.on('exit', this.#restore);
    process.on('SIGINT', this.#stop);
    process.on('SIGTERM', this.#stop);
    process.stdout.write(HIDE_CURSOR);
  }

  draw(lines: readonly string[]): void {
    const up = this.#height > 0 ? `\u001B[${this.#height}A\r` : '';
    process.stdout.write(up + lines.map((line) => `${line}\u001B[K\n`).join(''));
    this.#height = lines.length;
  }

  end(): void {
    process.off('exit', this.#restore);
    process.off('SIGINT', this.#stop);
    process.off('SIGTERM', this.#stop);
    this.#restore();
  }
}

/** Calls `frame` with the share of the time that has passed, about 30 times a second, until it is 1. */
export async function animate(seconds: number, frame: (share: number) => void): Promise<void> {
  const begin = performance.now();
  for (;;) {
    const share = Math.min(1, (performance.now() - begin) / 1000 / seconds);
    frame(share);
    if (share === 1) return;
    await pause(33);
  }
}
