import type { Message } from '@dedalo/clients/message';
import { bannerOf } from '@dedalo/clients/race/banner';
import type { LiveRace } from '@dedalo/clients/race/live-race';
import { RacePlay } from '@dedalo/clients/race/race-play';
import type { RaceSession } from '@dedalo/clients/race/session';
import type { Command, CommandWords } from '@dedalo/words';
import { freshSeed } from '../../../fresh-seed.ts';
import type { Surface } from '../../../terminal/surface.ts';
import type { Client } from '../../../app/client.ts';
import { exportReplay } from '../../../app/export-replay.ts';
import type { Page } from '../../../app/page.ts';
import { drawMap } from './draw-map.ts';
import { drawHead, drawStore } from './hud.ts';
import { drawPanel } from './panel.ts';
import { pauseMenu } from './pause-menu.ts';

const FRAME_MS = 1000 / 30;
/** After a longer absence, such as a sleeping machine, the race is paused. */
const ABSENCE_MS = 3000;

const WAYS = { up: 0, right: 1, down: 2, left: 3 } as const;
const MOVES = Object.keys(WAYS) as (keyof typeof WAYS)[];
const isWay = (command: Command): command is keyof typeof WAYS => command in WAYS;

/** A race in real time. Nothing runs while it is paused, over or covered by another page. */
export class RacePage implements Page {
  readonly game = 'race';
  readonly #client: Client;
  readonly #play: RacePlay;
  #timer: NodeJS.Timeout | undefined;
  #last = 0;

  constructor(client: Client, session: RaceSession) {
    this.#client = client;
    this.#play = new RacePlay(client, session);
  }

  get isOver(): boolean {
    return this.#live.isOver;
  }

  get mouse(): string {
    return this.#said.letters;
  }

  commands(): readonly Command[] {
    if (this.#live.isOver) return ['choose', 'back'];
    return this.#live.isPaused && !this.#live.isFresh ? ['race.pause', 'back'] : [...MOVES, 'race.pause', 'back'];
  }

  wordsFor(command: Command): CommandWords | undefined {
    const { start, again, leave } = this.#said.keyWords;
    const own: Partial<Record<Command, CommandWords>> = {
      choose: again,
      ...(this.#live.isPaused && { 'race.pause': start }),
      back: leave,
    };
    return own[command];
  }

  draw(surface: Surface): void {
    const scene = this.#live.scene();
    const { words } = this.#client;
    const means = this.#client;
    const area = { x: 0, y: 1, width: surface.columns, height: surface.rows - 3 };
    drawHead(surface, scene, { words, means });
    drawMap(surface, scene, { area, means, isLarge: this.#client.isLarge });
    drawStore(surface, scene, { y: surface.rows - 2, message: this.#play.message, words });
    drawPanel(surface, bannerOf(scene, { isPaused: this.#live.isPaused, words }), area);
  }

  run(command: Command): void {
    if (command === 'back') return this.#client.open(pauseMenu(this.#client, this));
    if (command === 'choose') return this.restart();
    if (command === 'race.pause') return this.#live.isPaused ? this.goOn() : this.leave();
    if (!isWay(command)) return undefined;
    if (this.#live.isFresh) this.goOn();
    return this.#live.press({ way: WAYS[command] });
  }

  letter(letter: string): void {
    this.#live.press({ letter });
  }

  goOn(): void {
    this.#live.goOn();
    if (this.#live.isPaused || this.#timer) return;
    this.#last = performance.now();
    this.#timer = setInterval(() => this.#frame(), FRAME_MS);
    process.on('exit', this.#keepAtEnd);
    process.on('SIGCONT', this.#pauseAfterStop);
  }

  /** Another race, from the first level. */
  restart(): void {
    this.#stop();
    this.#play.begin(freshSeed());
  }

  /** Saves the race as a replay. */
  save(): Message {
    return exportReplay(this.#client, { stem: this.#play.stem(), text: this.#live.session.save() });
  }

  leave(): void {
    if (!this.#timer) return;
    this.#stop();
    this.#play.keep();
  }

  get #live(): LiveRace {
    return this.#play.live;
  }

  get #said(): Client['words']['games']['race'] {
    return this.#client.words.games.race;
  }

  #frame(): void {
    try {
      const now = performance.now();
      const elapsed = now - this.#last;
      this.#last = now;
      if (elapsed > ABSENCE_MS) this.leave();
      else this.#play.advance(elapsed);
      if (this.#live.isPaused) this.#stop();
      this.#client.redraw();
    } catch (error) {
      this.#stop();
      this.#client.fail(error);
    }
  }

  #stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    process.off('exit', this.#keepAtEnd);
    process.off('SIGCONT', this.#pauseAfterStop);
    this.#live.pause();
  }

  /** After the program was stopped the player needs a moment before going on. */
  readonly #pauseAfterStop = (): void => {
    this.leave();
    this.#client.redraw();
  };

  /** When the program is ended from outside, the race is kept. */
  readonly #keepAtEnd = (): void => {
    this.#play.keep();
    this.#client.store.flushSync();
  };
}
