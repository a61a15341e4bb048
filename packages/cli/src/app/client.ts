import { isShifted, type Key, KeyMap, letterOf } from '@dedalo/clients/key-map';
import { type Language, loadWords, type Words } from '@dedalo/words';
import type { Settings } from '../store/settings.ts';
import type { Store } from '../store/store.ts';
import type { Input } from '../terminal/keys.ts';
import type { Surface } from '../terminal/surface.ts';
import { terminal } from '../terminal/terminal.ts';
import { themeOf } from '../terminal/theme.ts';
import { Tty } from '../terminal/tty.ts';
import { drawKeyLine, isText } from './key-line.ts';
import { languageFor, type Locales } from '../language.ts';
import { KeysPage } from './keys-page.ts';
import { NoticePage } from './notice-page.ts';
import type { Page } from './page.ts';

export interface ClientOptions {
  readonly store: Store;
  readonly words: Words;
  readonly locales: Locales;
}

/**
 * The full-screen client: it owns the terminal, the words, the keys and a stack of pages, of which the top one is
 * shown.
 */
export class Client {
  readonly store: Store;
  #locales: Locales;
  readonly #pages: Page[] = [];
  readonly #left = Promise.withResolvers<void>();
  #tty: Tty;
  #words: Words;
  #learning = 0;
  #isTooSmall = false;
  /** By game; cleared when the settings change. */
  readonly #keyMaps = new Map<string | undefined, KeyMap>();

  constructor({ store, words, locales }: ClientOptions) {
    this.store = store;
    this.#locales = locales;
    this.#words = words;
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

  /** Whether only ASCII is used: by the settings, or because the locale has nothing else. */
  get isAscii(): boolean {
    const { board } = this.settings;
    return board === 'ascii' || (board === 'auto' && !terminal().unicode);
  }

  /** Whether boards are drawn as large as they fit. */
  get isLarge(): boolean {
    return this.settings.largeBoards;
  }

  /** The keys of the game on the screen, or of the one below the page. */
  get keys(): KeyMap {
    const game = this.#pages.findLast((page) => page.game !== undefined)?.game;
    const keys = this.#keyMaps.get(game) ?? new KeyMap(this.settings, { game });
    this.#keyMaps.set(game, keys);
    return keys;
  }

  get settings(): Settings {
    return this.store.settings;
  }

  /** Shows the page and all pages opened from it, until the last one is left. */
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
    const surface = this.#tty.surface({ isAscii: this.isAscii });
    this.#draw(page, surface);
    this.#tty.show(surface);
  }

  changeSettings(settings: Settings): void {
    // A change made here comes before the command line.
    if (settings.language !== this.settings.language) this.#locales = { ...this.#locales, asked: undefined };
    this.store.saveSettings(settings);
    this.#keyMaps.clear();
    this.#tty.theme = this.#theme();
    void this.#learn();
  }

  /** Shows an urgent notice above any page. */
  notice(sentence: string): void {
    if (this.#pages.length > 0) this.open(new NoticePage(this, [sentence]));
  }

  /** Ends the client with an error, which the caller reports. */
  fail(error: unknown): void {
    this.#left.reject(error as Error);
  }

  /** Nothing is drawn before the words are loaded, so that languages never mix. */
  async #learn(): Promise<void> {
    const { language } = this;
    this.#learning++;
    const words = await loadWords(language);
    this.#learning--;
    // After several changes the last choice counts, whichever words arrive first.
    if (language === this.language) this.#words = words;
    this.redraw();
  }

  #draw(page: Page, surface: Surface): void {
    this.#isTooSmall = surface.columns < 20 || surface.rows < 6;
    if (this.#isTooSmall) return surface.put(0, 0, this.words.client.tooSmall);
    page.draw(surface);
    return drawKeyLine(surface, page, this);
  }

  #theme(): ReturnType<typeof themeOf> {
    return themeOf({ colour: this.hasColour });
  }

  #createTty(): Tty {
    return new Tty({
      theme: this.#theme(),
      hear: (inputs) => this.#hear(inputs),
      resized: () => this.redraw(),
    });
  }

  /** Many keys at once are drawn once. */
  #hear(inputs: readonly Input[]): void {
    try {
      for (const input of inputs) this.#do(input);
      this.redraw();
    } catch (error) {
      this.fail(error);
    }
  }

  #do(input: Input): void {
    const page = this.#pages.at(-1);
    if (!page) return;
    const key = input.type === 'key' ? input.key : undefined;
    if (key === 'interrupt') this.quit();
    else if (key === 'suspend') this.#suspend(page);
    else if (this.#isTooSmall) return;
    else if (input.type === 'mouse') page.click?.(input);
    else if (page.press) page.press();
    else this.#press(page, input.key);
  }

  #suspend(page: Page): void {
    page.leave?.();
    this.#tty.suspend();
  }

  #press(page: Page, key: Key): void {
    if (page.isTyping && isText(key)) return page.type?.(key);
    const letter = page.letter && letterOf(key);
    if (letter !== undefined) return page.letter!(letter);
    const command = this.keys.commandOf(key, [...page.commands(), 'help', ...(page.refused ?? [])]);
    if (command === 'help') this.open(new KeysPage(this, page));
    else if (command) page.run(command, { isShifted: isShifted(key) });
    return undefined;
  }
}
