import { SPEEDS } from '@dedalo/clients/replay-speeds';
import type { GameTypes, ReplayCursor } from '@dedalo/engine';
import type { Command, CommandWords } from '@dedalo/words';
import type { Painter } from '../games/cli-game.ts';
import type { MouseEvent } from '../terminal/keys.ts';
import type { Surface } from '../terminal/surface.ts';
import { cropText, textWidth } from '../terminal/text-width.ts';
import type { Client } from './client.ts';
import { drawEdgedPicture, hasEdges } from './edges.ts';
import type { Page } from './page.ts';

export interface ReplayPageOptions<T extends GameTypes> {
  readonly title: string;
  readonly painter: Painter<T>;
  /** Starts playing at this many actions a second. */
  readonly speed?: number | undefined;
}

/** A recorded game, step by step or played. */
export class ReplayPage<T extends GameTypes> implements Page {
  readonly #client: Client;
  readonly #cursor: ReplayCursor<T>;
  readonly #painter: Painter<T>;
  readonly #title: string;
  #speed: number;
  #timer: NodeJS.Timeout | undefined;

  constructor(client: Client, cursor: ReplayCursor<T>, { title, painter, speed }: ReplayPageOptions<T>) {
    this.#client = client;
    this.#cursor = cursor;
    this.#painter = painter;
    this.#title = title;
    this.#cursor.goTo(this.#start);
    this.#speed = speed ?? SPEEDS.usual;
    if (speed !== undefined) this.#play();
  }

  commands(): readonly Command[] {
    return ['left', 'right', 'play', 'first', 'last', 'faster', 'slower', 'present', 'back'];
  }

  wordsFor(command: Command): CommandWords | undefined {
    const { replay, client } = this.#client.words;
    const { stepBack, stepForward } = replay;
    return ({ left: stepBack, right: stepForward, present: client.larger } as Partial<Record<Command, CommandWords>>)[
      command
    ];
  }

  draw(surface: Surface): void {
    const { words } = this.#client;
    const { game, state, position, length, record } = this.#cursor;
    surface.put(1, 0, cropText(this.#title, surface.columns - 2), 'title');
    const area = { x: 0, y: 2, width: surface.columns, height: surface.rows - 5 };
    drawEdgedPicture(surface, area, {
      hasEdges: hasEdges(this.#client.settings, 'played'),
      isLarge: this.#client.isLarge,
      picture: (room) => this.#painter.paint(state, this.#client, room),
    });
    const last = record.actions[position - 1];
    const text = last && (this.#painter.actionText?.(last) ?? game.text.formatAction(last.action));
    const action = text === undefined ? '' : `: ${text}`;
    const pace = this.#timer ? words.replay.playing(String(this.#speed)) : words.replay.paused;
    surface.put(1, surface.rows - 2, `${words.replay.position({ position, length })}${action}`);
    surface.put(surface.columns - textWidth(pace) - 1, surface.rows - 2, pace, 'faint');
  }

  run(command: Command): void {
    const { position, length } = this.#cursor;
    const places: Partial<Record<Command, number>> = {
      left: position - 1,
      right: position + 1,
      first: 0,
      last: length,
    };
    const place = places[command];
    if (place !== undefined) return this.#go(place);
    if (command === 'play') return this.#toggle();
    if (command === 'present') return this.#present();
    if (command === 'faster') return this.#pace(2);
    if (command === 'slower') return this.#pace(0.5);
    return this.#client.back();
  }

  click({ kind }: MouseEvent): void {
    if (kind === 'press') this.#toggle();
    else this.#go(this.#cursor.position + (kind === 'wheel-up' ? -1 : 1));
  }

  leave(): void {
    this.#pause();
  }

  #present(): void {
    const { settings } = this.#client;
    this.#client.changeSettings({ ...settings, largeBoards: !settings.largeBoards });
  }

  get #start(): number {
    return this.#painter.startsAt?.(this.#cursor.record) ?? 0;
  }

  #go(position: number): void {
    this.#pause();
    this.#cursor.goTo(position);
  }

  #toggle(): void {
    if (this.#timer) return this.#pause();
    if (this.#cursor.position === this.#cursor.length) this.#cursor.goTo(this.#start);
    return this.#play();
  }

  #play(): void {
    this.#pause();
    this.#timer = setInterval(() => {
      this.#cursor.goTo(this.#cursor.position + 1);
      if (this.#cursor.position === this.#cursor.length) this.#pause();
      this.#client.redraw();
    }, 1000 / this.#speed);
  }

  #pause(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #pace(factor: number): void {
    this.#speed = Math.round(Math.min(SPEEDS.most, Math.max(SPEEDS.least, this.#speed * factor)) * 10) / 10;
    if (this.#timer) this.#play();
  }
}
