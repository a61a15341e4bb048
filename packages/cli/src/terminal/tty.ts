import { difference } from './difference.ts';
import { type Input, parseInput } from './keys.ts';
import { Surface } from './surface.ts';
import type { Theme } from './theme.ts';

const ENTER = '\u001B[?1049h\u001B[?25l\u001B[?1000h\u001B[?1006h';
const LEAVE = '\u001B[0m\u001B[?1006l\u001B[?1000l\u001B[?25h\u001B[?1049l';

const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/** The terminal while a full-screen client has it. However the program ends, what was there before comes back. */
export class Tty {
  #theme: Theme;
  readonly #hear: (input: Input) => void;
  readonly #resized: () => void;
  #shown: Surface | undefined;

  constructor(options: { theme: Theme; hear: (input: Input) => void; resized: () => void }) {
    this.#theme = options.theme;
    this.#hear = options.hear;
    this.#resized = options.resized;
  }

  /** Another theme draws everything anew. */
  set theme(theme: Theme) {
    this.#theme = theme;
    this.#shown = undefined;
  }

  enter(): void {
    process.on('exit', this.#restore);
    for (const signal of Object.keys(SIGNALS)) process.on(signal, this.#stop);
    process.on('SIGCONT', this.#resume);
    process.stdout.on('resize', this.#resize);
    this.#take();
  }

  leave(): void {
    process.off('exit', this.#restore);
    for (const signal of Object.keys(SIGNALS)) process.off(signal, this.#stop);
    process.off('SIGCONT', this.#resume);
    process.stdout.off('resize', this.#resize);
    process.stdin.off('data', this.#data).pause();
    this.#restore();
  }

  /** An empty surface of the terminal's size. */
  surface(): Surface {
    return new Surface(process.stdout.columns, process.stdout.rows);
  }

  show(surface: Surface): void {
    const text = difference(this.#shown, surface, this.#theme);
    this.#shown = surface;
    if (text !== '') process.stdout.write(text);
  }

  /** Gives the terminal back to the shell until it calls us again; whoever started us (npm, a script) stops with us. */
  suspend(): void {
    this.#restore();
    process.kill(0, 'SIGTSTP');
  }

  #take(): void {
    process.stdin.setRawMode(true).setEncoding('utf8').off('data', this.#data).on('data', this.#data).resume();
    process.stdout.write(ENTER);
    this.#shown = undefined;
  }

  readonly #restore = (): void => {
    // The terminal may be gone already.
    if (process.stdin.isTTY) process.stdin.setRawMode(false);
    process.stdout.write(LEAVE);
  };

  readonly #stop = (signal: NodeJS.Signals): void => process.exit(SIGNALS[signal as keyof typeof SIGNALS]);

  readonly #resume = (): void => {
    this.#take();
    this.#resized();
  };

  readonly #resize = (): void => {
    this.#shown = undefined;
    this.#resized();
  };

  readonly #data = (sent: string): void => {
    for (const input of parseInput(sent)) this.#hear(input);
  };
}
