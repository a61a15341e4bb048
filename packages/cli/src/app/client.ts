import { type Language, loadWords, type Words } from '@dedalo/words';
import type { Settings } from '../store/settings.ts';
import type { Store } from '../store/store.ts';
import type { Input, Key } from '../terminal/keys.ts';
import type { Surface } from '../terminal/surface.ts';
import { terminal } from '../terminal/terminal.ts';
import { themeOf } from '../terminal/theme.ts';
import { Tty } from '../terminal/tty.ts';
import { drawKeyLine } from './key-line.ts';
import { isShifted, KeyMap } from './key-map.ts';
import { languageFor, type Locales } from './language.ts';
import { KeysPage } from './keys-page.ts';
import type { Page } from './page.ts';

export interface ClientOptions {
  readonly store: Store;
  readonly words: Words;
  readonly locales: Locales;
}

/** The full-screen client: it owns the terminal, the words, the keys and a pile of pages, the top one of which is seen. */
export class Client {
  readonly store: Store;
  readonly #locales: Locales;
  readonly #pages: Page[] = [];
  readonly #left = Promise.withResolvers<void>();
  #tty: Tty;
  #words: Words;
  #learning = 0;
  #keys: KeyMap;

  constructor({ store, words, locales }: ClientOptions) {
    this.store = store;
    this.#locales = locales;
    this.#words = words;
    this.#keys = new KeyMap(store.settings);
    this.#tty = this.#createTty();
  }

  get words(): Words {
    return this.#words;
  }

  get language(): Language {
    return languageFor(this.settings, this.#locales);
  }

  get hasColour(): boolean {
    return terminal().colour && this.settings.colours !== 'none';
  }

  get keys(): KeyMap {
    return this.#keys;
  }

  get settings(): Settings {
    return this.store.settings;
  }

  /** Shows the page and all that it leads to, until the last page is left. */
  async run(page: Page): Promise<void> {
    this.#tty.enter();
    try {
      this.open(page);
      await this.#left.promise;
    } finally {
      this.#tty.leave();
    }
  }

  open(page: Page): void {
    this.#pages.at(-1)?.leave?.();
    this.#pages.push(page);
    this.redraw();
  }

  /** Puts a page in the place of the top one. */
  replace(page: Page): void {
    this.#pages.pop()?.leave?.();
    this.open(page);
  }

  back(): void {
    this.#pages.pop()?.leave?.();
    if (this.#pages.length === 0) this.#left.resolve();
    else this.redraw();
  }

  quit(): void {
    for (const page of this.#pages.splice(0)) page.leave?.();
    this.#left.resolve();
  }

  redraw(): void {
    const page = this.#pages.at(-1);
    if (!page || this.#learning > 0) return;
    const surface = this.#tty.surface();
    this.#draw(page, surface);
    this.#tty.show(surface);
  }

  changeSettings(settings: Settings): void {
    this.store.saveSettings(settings);
    this.#keys = new KeyMap(settings);
    this.#tty.theme = this.#theme();
    void this.#learn();
  }

  /** Until the words are there nothing is drawn: a screen in two languages is in none. */
  async #learn(): Promise<void> {
    this.#learning++;
    const words = await loadWords(this.language);
    this.#learning--;
    this.#words = words;
    this.redraw();
  }

  #draw(page: Page, surface: Surface): void {
    if (surface.columns < 20 || surface.rows < 6) return surface.put(0, 0, this.words.client.tooSmall);
    page.draw(surface);
    return drawKeyLine(surface, page.commands(), this);
  }

  #theme(): ReturnType<typeof themeOf> {
    return themeOf({ colour: this.hasColour });
  }

  #createTty(): Tty {
    return new Tty({
      theme: this.#theme(),
      hear: (input) => this.#hear(input),
      resized: () => this.redraw(),
    });
  }

  #hear(input: Input): void {
    const page = this.#pages.at(-1);
    if (!page) return;
    if (input.type === 'mouse') page.click?.(input);
    else if (input.key === 'interrupt') this.quit();
    else if (input.key === 'suspend') this.#tty.suspend();
    else if (page.press) page.press();
    else this.#press(page, input.key);
    this.redraw();
  }

  #press(page: Page, key: Key): void {
    const command = this.#keys.commandOf(key, [...page.commands(), 'keys']);
    if (command === 'keys') this.open(new KeysPage(this, page));
    else if (command) page.run(command, { isShifted: isShifted(key) });
  }
}
