import type { Message } from '@dedalo/clients/message';
import { Shortening } from '@dedalo/clients/sokoban/guide/shortening';
import type { SokobanPlay } from '@dedalo/clients/sokoban/sokoban-play';
import { formatReplay } from '@dedalo/engine';
import { sokoban } from '@dedalo/sokoban';
import type { Command } from '@dedalo/words';
import { ThreadedSolver } from './guide/threaded-solver.ts';
import type { MouseEvent } from '../../../terminal/keys.ts';
import type { Surface } from '../../../terminal/surface.ts';
import type { Client } from '../../../app/client.ts';
import { exportReplay } from '../../../app/export-replay.ts';
import { type Menu, type MenuItem, MenuPage } from '../../../app/menu-page.ts';
import type { Page } from '../../../app/page.ts';
import { watchPage } from './watch.ts';

/** Shows the player's best solution getting shorter; the result is kept, watched or saved. */
export class ShortenPage implements Page {
  readonly #client: Client;
  readonly #play: SokobanPlay;
  readonly #shortening: Shortening;
  readonly #menu: MenuPage;
  #message: Message | undefined;

  constructor(client: Client, play: SokobanPlay) {
    this.#client = client;
    this.#play = play;
    this.#shortening = new Shortening({
      play,
      context: client,
      thread: new ThreadedSolver(),
      changed: () => client.redraw(),
    });
    this.#menu = new MenuPage(client, () => this.#content());
    void this.#shortening.start();
  }

  commands(): readonly Command[] {
    return this.#menu.commands();
  }

  draw(surface: Surface): void {
    this.#menu.draw(surface);
    if (this.#message) surface.centre(surface.rows - 2, this.#message.text, this.#message.role);
  }

  run(command: Command): void {
    this.#message = undefined;
    this.#menu.run(command);
  }

  click(event: MouseEvent): void {
    this.#menu.click(event);
  }

  leave(): void {
    this.#shortening.stop();
  }

  #content(): Menu {
    const { shorten } = this.#client.words.games.sokoban.guide;
    const { before, now, isShorter } = this.#shortening;
    const own = `${shorten.before}: ${shorten.counts(before)}`;
    const subtitle = isShorter ? `${own} · ${shorten.now}: ${shorten.counts(now)}` : own;
    return { title: shorten.title, subtitle, items: [...this.#ways(), ...this.#actions()] };
  }

  #ways(): MenuItem[] {
    const { shorten } = this.#client.words.games.sokoban.guide;
    return this.#shortening.ways.map((by) => ({
      text: `${by === this.#shortening.by ? '•' : ' '} ${shorten.by[by]}`,
      about: this.#state,
      choose: () => void this.#shortening.start(by),
    }));
  }

  #actions(): MenuItem[] {
    const { words } = this.#client;
    const { shorten } = words.games.sokoban.guide;
    const action = (text: string, choose: () => void): MenuItem => ({ text: `  ${text}`, about: this.#state, choose });
    return [
      ...(this.#shortening.isShorter ? [action(shorten.keep, () => this.#keep())] : []),
      action(shorten.watch, () => this.#watch()),
      action(shorten.save, () => this.#save()),
    ];
  }

  get #state(): string {
    const { shorten, failed } = this.#client.words.games.sokoban.guide;
    return { working: shorten.working, done: shorten.done, stopped: '', failed }[this.#shortening.state];
  }

  #keep(): void {
    this.#shortening.keep();
    this.#message = { text: this.#client.words.games.sokoban.guide.shorten.kept, role: 'good' };
  }

  #watch(): void {
    const { record } = this.#shortening;
    this.#client.open(watchPage(this.#client, this.#play.title(), { record, position: 0 }));
  }

  #save(): void {
    const text = formatReplay(sokoban, this.#shortening.record);
    this.#message = exportReplay(this.#client, { stem: `${this.#play.stem()}-short`, text });
  }
}
