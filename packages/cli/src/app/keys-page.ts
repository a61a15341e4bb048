import type { Command } from '@dedalo/words';
import type { MouseEvent } from '../terminal/keys.ts';
import type { Surface } from '../terminal/surface.ts';
import { cropText, textWidth } from '../terminal/text-width.ts';
import type { Client } from './client.ts';
import { keyName, keysOn, wordsOn } from './key-line.ts';
import type { Page, Sign } from './page.ts';

/** Every key of the page below. */
export class KeysPage implements Page {
  readonly #client: Client;
  readonly #below: Page;

  constructor(client: Client, below: Page) {
    this.#client = client;
    this.#below = below;
  }

  commands(): readonly Command[] {
    return ['back'];
  }

  draw(surface: Surface): void {
    const { words } = this.#client;
    surface.put(2, 1, words.client.keys.title, 'title');
    const lines = [...this.#keys(), ...this.#signs()];
    const width = Math.max(...lines.map(({ sign }) => textWidth(sign)));
    const most = surface.rows - 5;
    const columns = Math.ceil(lines.length / most);
    const columnWidth = Math.floor((surface.columns - 2) / columns);
    for (const [index, { sign, role, meaning }] of lines.entries()) {
      const x = 2 + Math.floor(index / most) * columnWidth;
      const y = 3 + (index % most);
      surface.put(x, y, sign, role);
      surface.put(x + width + 2, y, cropText(meaning, columnWidth - width - 4));
    }
    const { mouse } = this.#below;
    if (mouse !== undefined) surface.put(2, surface.rows - 2, cropText(mouse, surface.columns - 4), 'faint');
  }

  #keys(): Sign[] {
    const { words, keys } = this.#client;
    return [...this.#below.commands(), 'help' as const].map((command) => ({
      sign: keysOn(this.#below, keys, command)
        .map((key) => keyName(key, words))
        .join(' '),
      role: 'title',
      meaning: wordsOn(this.#below, command, words)[1],
    }));
  }

  /** After a line that is free. */
  #signs(): Sign[] {
    const { legend = [] } = this.#below;
    return legend.length === 0 ? [] : [{ sign: '', role: 'text', meaning: '' }, ...legend];
  }

  run(): void {
    this.#client.back();
  }

  click({ kind }: MouseEvent): void {
    if (kind === 'press') this.#client.back();
  }

  press(): void {
    this.#client.back();
  }
}
