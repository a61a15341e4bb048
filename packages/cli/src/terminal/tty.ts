import { difference } from './difference.ts';
import { type Input, parseInput, splitUnfinished } from './keys.ts';
import { Surface } from './surface.ts';
import { terminal } from './terminal.ts';
import type { Theme } from './theme.ts';

/** Lines do not wrap: where the terminal draws an emoji wider than we expect, the row below must not change. */
const ENTER = '\u001B[?1049h\u001B[?25l\u001B[?7l\u001B[?1000h\u001B[?1006h';
const LEAVE = '\u001B[0m\u001B[?1006l\u001B[?1000l\u001B[?7h\u001B[?25h\u001B[?1049l';

/** After this long a lone Esc is the key Esc. */
const PATIENCE_MS = 60;

const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/** The terminal while a full-screen client uses it. It is restored however the program ends. */
export class Tty {
  #theme: Theme;
  readonly #hear: (inputs: readonly Input[]) => void;
  readonly #resized: () => void;
  #shown: Surface | undefined;
  #isTaken = false;
  /** The beginning of a key whose end has not arrived. */
  #rest = '';
  #patience: NodeJS.Timeout | undefined;

  constructor(options: { theme: Theme; hear: (inputs: readonly Input[]) => void; resized: () => void }) {
    this.#theme = options.theme;
    this.#hear = options.hear;
    this.#resized = options.resized;
  }

  /** Another theme draws everything again. */
  set theme(theme: Theme) {
    this.#theme = theme;
    this.#shown = undefined;
  }

  enter(): void {
    process.on('exit', this.#restore);
    for (const signal of Object.keys(SIGNALS)) process.on(signal, this.#stop);
    process.on('SIGTSTP', this.#pause);
    process.on('SIGCONT', this.#resume);
    process.stdin.on('end', this.#end);
    process.stdout.on('resize', this.#resize);
    this.#take();
  }

  leave(): void {
    process.off('exit', this.#restore);
    for (const signal of Object.keys(SIGNALS)) process.off(signal, this.#stop);
    process.off('SIGTSTP', this.#pause);
    process.off('SIGCONT', this.#resume);
    process.stdin.off('end', this.#end);
    process.stdout.off('resize', this.#resize);
    process.stdin.off('data', this.#data).pause();
    clearTimeout(this.#patience);
    this.#restore();
  }

  /** An empty surface of the terminal's size. */
  surface(options: { readonly isAscii: boolean }): Surface {
    const { columns, rows } = terminal();
    return new Surface(columns, rows, options);
  }

  show(surface: Surface): void {
    const text = difference(this.#shown, surface, this.#theme);
    this.#shown = surface;
    if (text !== '') process.stdout.write(text);
  }

  /**
   * Gives the terminal back to the shell until we are continued; the process that started us (npm, a script) stops with
   * us.
   */
  suspend(): void {
    // Before the shell continues: it writes its prompt at once.
    this.#restore();
    process.kill(0, 'SIGTSTP');
  }

  #take(): void {
    process.stdin.setRawMode(true).setEncoding('utf8').off('data', this.#data).on('data', this.#data).resume();
    process.stdout.write(ENTER);
    this.#isTaken = true;
    this.#shown = undefined;
  }

  readonly #restore = (): void => {
    if (!this.#isTaken) return;
    this.#isTaken = false;
    // The terminal may be gone already.
    if (process.stdin.isTTY) process.stdin.setRawMode(false);
    process.stdout.write(LEAVE);
  };

  readonly #stop = (signal: NodeJS.Signals): void => process.exit(SIGNALS[signal as keyof typeof SIGNALS]);

  readonly #pause = (): void => {
    this.#restore();
    process.kill(process.pid, 'SIGSTOP');
  };

  readonly #end = (): void => this.#hear([{ type: 'key', key: 'interrupt' }]);

  readonly #resume = (): void => {
    this.#take();
    this.#resized();
  };

  readonly #resize = (): void => {
    this.#shown = undefined;
    this.#resized();
  };

  readonly #data = (sent: string): void => {
    clearTimeout(this.#patience);
    const { whole, rest } = splitUnfinished(this.#rest + sent);
    this.#rest = rest;
    if (rest !== '') this.#patience = setTimeout(() => this.#giveUp(), PATIENCE_MS);
    if (whole !== '') this.#hear(parseInput(whole));
  };

  #giveUp(): void {
    const sent = this.#rest;
    this.#rest = '';
    this.#hear(parseInput(sent));
  }
}
