import type { Bookmarks, OpenBookmark } from '@dedalo/clients/bookmarks/bookmarks';
import type { Intent } from '@dedalo/clients/intent';
import type { GameTypes } from '@dedalo/engine';
import type { Command } from '@dedalo/words';
import type { MouseEvent } from '../terminal/keys.ts';
import type { Surface } from '../terminal/surface.ts';
import { wrapText } from '../terminal/text-width.ts';
import { ChoiceList } from './choice-list.ts';
import type { Client } from './client.ts';
import type { Page } from './page.ts';
import { type Area, drawPicture, type Picture } from './picture.ts';

interface BookmarksPageOptions<T extends GameTypes> {
  readonly game: string;
  readonly bookmarks: Bookmarks<T>;
  readonly picture: (state: T['State'], area: Area) => Picture;
  /** Does what was chosen in the game below. */
  readonly play: (intent: Intent<T>) => void;
}

interface Line<T extends GameTypes> {
  readonly text: string;
  /** Of which the picture is shown. */
  readonly bookmark?: OpenBookmark<T>;
  choose(): void;
}

const LIST_TOP = 3;
const LIST_WIDTH = 36;

/** The positions of a level that somebody keeps: to return to, and to delete. */
export class BookmarksPage<T extends GameTypes> implements Page {
  readonly #client: Client;
  readonly #options: BookmarksPageOptions<T>;
  readonly #list = new ChoiceList();

  constructor(client: Client, options: BookmarksPageOptions<T>) {
    this.#client = client;
    this.#options = options;
  }

  get game(): string {
    return this.#options.game;
  }

  commands(): readonly Command[] {
    return ['up', 'down', 'choose', 'back', 'first', 'last'];
  }

  draw(surface: Surface): void {
    const said = this.#client.words.bookmarks;
    surface.put(2, 1, said.title, 'title');
    const lines = this.#lines();
    const height = Math.max(1, Math.min(lines.length, surface.rows - LIST_TOP - 3));
    const width = Math.min(surface.columns - 2, LIST_WIDTH);
    this.#list.draw(surface, lines, { x: 1, y: LIST_TOP, width, height });
    if (lines.length === 1) {
      const told = wrapText(said.none, surface.columns - 4);
      for (const [row, text] of told.entries()) surface.put(2, LIST_TOP + height + 1 + row, text, 'faint');
    }
    const { bookmark } = lines[this.#list.marked]!;
    const left = width + 3;
    if (!bookmark || surface.columns - left < 8) return;
    const area = { x: left, y: LIST_TOP, width: surface.columns - left - 1, height: surface.rows - LIST_TOP - 2 };
    drawPicture(surface, this.#options.picture(bookmark.state, area), area);
  }

  run(command: Command): void {
    const lines = this.#lines();
    if (this.#list.run(command, lines.length)) return;
    if (command === 'back') this.#client.back();
    else lines[this.#list.marked]!.choose();
  }

  click({ kind, x, y }: MouseEvent): void {
    const lines = this.#lines();
    if (kind !== 'press') return void this.#list.run(kind === 'wheel-up' ? 'up' : 'down', lines.length);
    const index = this.#list.at(x, y);
    if (index === undefined) return undefined;
    this.#list.mark(index);
    return lines[index]!.choose();
  }

  /** To go to each, then to set another, then to delete each. */
  #lines(): readonly Line<T>[] {
    const { bookmarks, play } = this.#options;
    const said = this.#client.words.bookmarks;
    const back = (intent: Intent<T>) => (): void => {
      this.#client.back();
      play(intent);
    };
    const list = bookmarks.list();
    return [
      ...list.map((bookmark) => ({
        text: said.goTo(bookmark.bookmark.name),
        bookmark,
        choose: back(bookmarks.goTo(bookmark)),
      })),
      { text: said.set, choose: () => back(bookmarks.set(Date.now()))() },
      ...list.map((bookmark) => ({
        text: said.remove(bookmark.bookmark.name),
        bookmark,
        choose: () => {
          bookmarks.remove(bookmark);
          this.#client.redraw();
        },
      })),
    ];
  }
}
