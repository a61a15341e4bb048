import { cropLine } from './crop.ts';

const ENTER = '\u001B[?1049h\u001B[?25l';
const LEAVE = '\u001B[0m\u001B[?25h\u001B[?1049l';

/** The terminal's other screen. What was there before comes back however the program ends. */
export class FullScreen {
  readonly #leave = (): void => void process.stdout.write(LEAVE);
  readonly #stop = (signal: NodeJS.Signals): void => process.exit(signal === 'SIGINT' ? 130 : 143);

  enter(): void {
    process.on('exit', this.#leave);
    process.on('SIGINT', this.#stop);
    process.on('SIGTERM', this.#stop);
    process.on('SIGHUP', this.#stop);
    process.stdout.write(ENTER);
  }

  /** The foot stays, whatever must be cut off above it. */
  draw({ body, foot }: { readonly body: readonly string[]; readonly foot: readonly string[] }): void {
    const { columns, rows } = process.stdout;
    const lines = [...body.slice(0, Math.max(0, rows - foot.length)), ...foot];
    const text = lines.map((line) => `${cropLine(line, columns)}\u001B[K`).join('\r\n');
    process.stdout.write(`\u001B[H${text}\u001B[J`);
  }

  leave(): void {
    process.off('exit', this.#leave);
    process.off('SIGINT', this.#stop);
    process.off('SIGTERM', this.#stop);
    process.off('SIGHUP', this.#stop);
    this.#leave();
  }
}
