import type { Command } from '@dedalo/words';
import type { MouseEvent } from '../terminal/keys.ts';
import type { Surface } from '../terminal/surface.ts';
import { cropText } from '../terminal/text-width.ts';
import type { Client } from './client.ts';
import type { Page } from './page.ts';

const TOP = 3;

/** Lines to read; a longer text scrolls. It opens at its end, or at its start. */
export class TextPage implements Page {
  readonly #client: Client;
  readonly #title: () => string;
  readonly #lines: readonly string[];
  #first: number;

  constructor(
    client: Client,
    title: () => string,
    { lines, from = 'end' }: { readonly lines: readonly string[]; readonly from?: 'start' | 'end' },
  ) {
    this.#client = client;
    this.#title = title;
    this.#lines = lines;
    this.#first = from === 'start' ? 0 : Number.POSITIVE_INFINITY;
  }

  commands(): readonly Command[] {
    return ['up', 'down', 'first', 'last', 'back'];
  }

  draw(surface: Surface): void {
    const room = surface.rows - TOP - 2;
    this.#first = Math.max(0, Math.min(this.#first, this.#lines.length - room));
    surface.put(2, 1, cropText(this.#title(), surface.columns - 4), 'title');
    for (const [row, line] of this.#lines.slice(this.#first, this.#first + room).entries()) {
      surface.put(2, TOP + row, cropText(line, surface.columns - 4));
    }
  }

  run(command: Command): void {
    if (command === 'back') return this.#client.back();
    const steps: Partial<Record<Command, number>> = { up: -1, down: 1, first: -Infinity, last: Infinity };
    this.#first += steps[command] ?? 0;
    return undefined;
  }

  click({ kind }: MouseEvent): void {
    if (kind === 'press') this.#client.back();
    else this.run(kind === 'wheel-up' ? 'up' : 'down');
  }
}
