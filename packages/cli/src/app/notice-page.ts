import type { Command } from '@dedalo/words';
import type { MouseEvent } from '../terminal/keys.ts';
import type { Surface } from '../terminal/surface.ts';
import { wrapText } from '../terminal/text-width.ts';
import type { Client } from './client.ts';
import type { Page } from './page.ts';

/** A notice; any key continues to the next page, or back. */
export class NoticePage implements Page {
  readonly #client: Client;
  readonly #sentences: readonly string[];
  readonly #next: Page | undefined;

  constructor(client: Client, sentences: readonly string[], next?: Page) {
    this.#client = client;
    this.#sentences = sentences;
    this.#next = next;
  }

  commands(): readonly Command[] {
    return ['choose'];
  }

  draw(surface: Surface): void {
    const lines = this.#sentences.flatMap((sentence) => [...wrapText(sentence, surface.columns - 4), '']);
    for (const [row, line] of lines.entries()) surface.put(2, 2 + row, line);
  }

  run(): void {
    if (this.#next) this.#client.replace(this.#next);
    else this.#client.back();
  }

  press(): void {
    this.run();
  }

  click({ kind }: MouseEvent): void {
    if (kind === 'press') this.run();
  }
}
