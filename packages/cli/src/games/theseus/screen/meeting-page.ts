import { BotsGame, type BotsWish } from '@dedalo/clients/theseus/bots-game';
import { SPEEDS } from '@dedalo/clients/replay-speeds';
import { meetingText } from '@dedalo/clients/theseus/words';
import { workFor } from '@dedalo/clients/work';
import { ReplayCursor } from '@dedalo/engine';
import type { Command } from '@dedalo/words';
import type { Surface } from '../../../terminal/surface.ts';
import { cropText } from '../../../terminal/text-width.ts';
import { BackgroundWork } from '../../../app/background-work.ts';
import type { Client } from '../../../app/client.ts';
import type { Page } from '../../../app/page.ts';
import { ReplayPage } from '../../../app/replay-page.ts';
import * as painter from './painter.ts';

const SLICE_MS = 15;

/** Two bots play their game between keys; once it is over it is watched, and can be stepped through. */
export class MeetingPage implements Page {
  readonly #client: Client;
  readonly #wish: BotsWish;
  readonly #game: BotsGame;
  readonly #speed: number;
  readonly #background: BackgroundWork;

  constructor(client: Client, wish: BotsWish, { speed = SPEEDS.usual }: { readonly speed?: number | undefined } = {}) {
    this.#client = client;
    this.#wish = wish;
    this.#game = new BotsGame(wish);
    this.#speed = speed;
    this.#background = new BackgroundWork(client);
  }

  commands(): readonly Command[] {
    return ['back'];
  }

  draw(surface: Surface): void {
    const { round, playing } = this.#client.words.games.theseus;
    const { config, dice } = this.#game.session.state;
    surface.put(1, 0, cropText(this.#title(), surface.columns - 2), 'title');
    const far = round({ round: Math.min(config.rounds, Math.floor(dice / 2) + 1), of: config.rounds });
    surface.put(1, 2, cropText(`${playing} ${far}`, surface.columns - 2));
    if (!this.#background.isRunning) this.#background.start(() => this.#work());
  }

  run(): void {
    this.#client.back();
  }

  leave(): void {
    this.#background.stop();
  }

  #title(): string {
    return meetingText(this.#wish.players, this.#client.words);
  }

  #work(): number | undefined {
    if (workFor(this.#game, SLICE_MS, () => performance.now()) === 'searching') {
      // Drawing starts the next slice, as long as this page is on top.
      this.#client.redraw();
      return undefined;
    }
    const { session } = this.#game;
    const cursor = new ReplayCursor(session.game, session.record());
    const how = { title: this.#title(), painter, speed: this.#speed };
    this.#client.replace(new ReplayPage(this.#client, cursor, how));
    return undefined;
  }
}
