import type { Command } from '@dedalo/words';
import type { MouseEvent } from '../terminal/keys.ts';
import type { Surface } from '../terminal/surface.ts';
import { wrapText } from '../terminal/text-width.ts';
import type { Client } from './client.ts';
import type { Page } from './page.ts';

export interface HowTo {
  readonly title: string;
  readonly steps: readonly string[];
}

/** How to play a game, in a few short steps; then what comes next. */
export class HowToPage implements Page {
  readonly #client: Client;
  readonly #content: () => HowTo;
  readonly #next: () => void;
  #step = 0;

  constructor(client: Client, content: () => HowTo, next: () => void) {
    this.#client = client;
    this.#content = content;
    this.#next = next;
  }

  commands(): readonly Command[] {
    return ['choose', 'left', 'right', 'back'];
  }

  draw(surface: Surface): void {
    const { title, steps } = this.#content();
    const width = Math.min(60, surface.columns - 4);
    const lines = wrapText(steps[this.#step]!, width);
    const top = Math.max(3, Math.floor((surface.rows - lines.length) / 2) - 1);
    const x = Math.floor((surface.columns - width) / 2);
    surface.put(x, top - 2, title, 'title');
    for (const [row, line] of lines.entries()) surface.put(x, top + row, line);
    surface.put(x, top + lines.length + 1, this.#client.words.client.howTo.step(this.#step + 1, steps.length), 'faint');
  }

  run(command: Command): void {
    const last = this.#content().steps.length - 1;
    if (command === 'back') return this.#client.back();
    if (command === 'left') this.#step = Math.max(0, this.#step - 1);
    else if (this.#step < last) this.#step++;
    else this.#next();
    return undefined;
  }

  click({ kind }: MouseEvent): void {
    if (kind === 'press') this.run('choose');
  }
}
