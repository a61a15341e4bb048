import type { Command } from '@dedalo/words';
import type { MouseEvent } from '../terminal/keys.ts';
import type { Surface } from '../terminal/surface.ts';
import { cropText, wrapText, textWidth } from '../terminal/text-width.ts';
import { ChoiceList } from './choice-list.ts';
import type { Client } from './client.ts';
import type { Page } from './page.ts';

export interface MenuItem {
  readonly text: string;
  /** The text under the list while this is marked. */
  readonly about?: string;
  choose(): void;
}

export interface Menu {
  readonly title: string;
  readonly subtitle?: string;
  readonly items: readonly MenuItem[];
}

/** A title, a list of actions, and a sentence about the marked one. */
export class MenuPage implements Page {
  readonly #client: Client;
  readonly #content: () => Menu;
  readonly #list = new ChoiceList();
  /** What is marked: other things may come before it, such as a game to go on with. */
  #marked: string | undefined;

  /** Called for every drawing, because words and games change. */
  constructor(client: Client, content: () => Menu) {
    this.#client = client;
    this.#content = content;
  }

  commands(): readonly Command[] {
    return ['up', 'down', 'choose', 'back'];
  }

  draw(surface: Surface): void {
    const { title, subtitle, items } = this.#content();
    this.#follow(items);
    const width = Math.min(surface.columns, Math.max(24, ...items.map(({ text }) => textWidth(text) + 6)));
    const height = Math.max(1, Math.min(items.length, surface.rows - 6));
    const x = Math.floor((surface.columns - width) / 2);
    const top = Math.max(Math.min(4, surface.rows - height - 2), Math.floor((surface.rows - height) / 2) - 1);
    surface.centre(top - 3, [...title].join(' '), 'title');
    if (subtitle !== undefined) surface.centre(top - 2, cropText(subtitle, surface.columns), 'faint');
    this.#list.draw(surface, items, { x, y: top, width, height });
    this.#marked = items[this.#list.marked]?.text;
    const about = items[this.#list.marked]?.about;
    const lines = about === undefined ? [] : wrapText(about, surface.columns - 4);
    for (const [row, line] of lines.entries()) surface.centre(top + height + 1 + row, line, 'faint');
  }

  run(command: Command): void {
    const { items } = this.#content();
    if (this.#list.run(command, items.length)) {
      this.#marked = items[this.#list.marked]?.text;
      return;
    }
    if (command === 'choose') items[this.#list.marked]?.choose();
    if (command === 'back') this.#client.back();
  }

  #follow(items: readonly MenuItem[]): void {
    if (items[this.#list.marked]?.text === this.#marked) return;
    const index = items.findIndex(({ text }) => text === this.#marked);
    if (index !== -1) this.#list.mark(index);
  }

  click({ kind, x, y }: MouseEvent): void {
    const { items } = this.#content();
    if (kind !== 'press') return void this.#list.run(kind === 'wheel-up' ? 'up' : 'down', items.length);
    const index = this.#list.at(x, y);
    if (index === undefined) return undefined;
    this.#list.mark(index);
    this.#marked = items[index]!.text;
    return items[index]!.choose();
  }
}
