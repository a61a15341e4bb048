import type { Command } from '@dedalo/words';
import type { MouseEvent } from '../terminal/keys.ts';
import type { Surface } from '../terminal/surface.ts';
import { cropText, textWidth } from '../terminal/text-width.ts';
import type { Client } from './client.ts';
import { keyName, keysOn, wordsOn } from './key-line.ts';
import type { Page, Sign } from './page.ts';

const signWidth = (entries: readonly Sign[]): number => Math.max(...entries.map(({ sign }) => textWidth(sign)));

/** The width of a column in which nothing is cut off, with the gap to the next one. */
const widthOf = (entries: readonly Sign[]): number =>
  signWidth(entries) + 2 + Math.max(...entries.map(({ meaning }) => textWidth(meaning))) + 2;

/** Narrower columns, the widest first, until all of them fit. */
function shrunk(widths: readonly number[], most: number): number[] {
  const fitted = [...widths];
  for (let excess = fitted.reduce((sum, width) => sum + width, 0) - most; excess > 0; excess--) {
    fitted[fitted.indexOf(Math.max(...fitted))]!--;
  }
  return fitted;
}

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
    const lines = [...this.#keys(), ...this.#signs()];
    // Empty lines round the title are given up before a second column is begun.
    const top = Math.min(3, Math.max(1, surface.rows - 2 - lines.length));
    const most = surface.rows - 2 - top;
    surface.put(2, Math.min(1, top - 1), words.client.keys.title, 'title');
    const columns = Array.from({ length: Math.ceil(lines.length / most) }, (_, column) =>
      lines.slice(column * most, (column + 1) * most),
    );
    const widths = shrunk(columns.map(widthOf), surface.columns - 2);
    let x = 2;
    for (const [column, entries] of columns.entries()) {
      const own = signWidth(entries);
      const width = widths[column]!;
      for (const [row, { sign, role, meaning }] of entries.entries()) {
        surface.put(x, top + row, sign, role);
        surface.put(x + own + 2, top + row, cropText(meaning, width - own - 4));
      }
      x += width;
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
