import type { Event, Press, Scene } from '@dedalo/race';
import type { ClientContext } from '../client-context.ts';
import { type Message, sentence } from '../message.ts';
import { keepSession } from '../keep-session.ts';
import { raceFacts } from './facts.ts';
import { LiveRace } from './live-race.ts';
import type { RaceNow, Seen } from './race-now.ts';
import { type RaceSession, startRace } from './session.ts';
import { eventTexts, levelName, levelText, mapText, placeText, exactTimeText } from './words.ts';

/** How long something is told, in ticks. */
const TOLD_TICKS = 150;
const NOTHING = { events: [], messages: [] } as const;

/** A race of one person: what every client does alike. Who runs it says how much time goes by. */
export class RacePlay {
  readonly #context: ClientContext;
  #live: LiveRace;
  #told: { readonly message: Message; readonly tick: number } | undefined;

  constructor(context: ClientContext, session: RaceSession) {
    this.#context = context;
    this.#live = new LiveRace(session);
  }

  /** The session, with all that has been seen. */
  get session(): RaceSession {
    return this.#live.session;
  }

  get isOver(): boolean {
    return this.#live.isOver;
  }

  get isPaused(): boolean {
    return this.#live.isPaused;
  }

  /** Whether no time has gone by yet. */
  get isFresh(): boolean {
    return this.#live.ticks === 0;
  }

  /** What is seen, without a copy of it. */
  get now(): RaceNow {
    return this.#live.now;
  }

  scene(): Scene {
    return this.#live.scene();
  }

  press(press: Press): void {
    this.#live.press(press);
  }

  /** How fast the clock goes: 1 is full speed. */
  get pace(): number {
    return this.#live.pace;
  }

  set pace(pace: number) {
    this.#live.pace = pace;
  }

  /** The pace by which the time of the race is to be judged. */
  get slowestPace(): number {
    return this.#live.slowestPace;
  }

  /** So much time goes by; what happened meanwhile. */
  advance(milliseconds: number): readonly Event[] {
    this.#live.advance(milliseconds);
    return this.#hear().events;
  }

  /** So many ticks go by, for whoever has no clock; what is told of what happened meanwhile. */
  run(ticks: number): readonly Message[] {
    this.#live.run(ticks);
    return this.#hear().messages;
  }

  pause(): void {
    this.#live.pause();
  }

  goOn(): void {
    this.#live.goOn();
  }

  /** Another race of the same game. */
  begin(seed: string): void {
    const { pace } = this;
    this.#live = new LiveRace(startRace(this.session.config, seed), { pace });
    this.#told = undefined;
    this.keep();
  }

  keep(): void {
    keepSession(this.#context.store, this.session, raceFacts);
  }

  stem(): string {
    return `race-${this.session.seed.replaceAll(/[^\w.-]+/g, '-')}`;
  }

  /** What has happened last, for a while. */
  told(): Message | undefined {
    const told = this.#told;
    return told && this.#live.ticks - told.tick < TOLD_TICKS ? told.message : undefined;
  }

  /** What is told over the map: how it ended, that it waits, where one has come. */
  banner(scene: Seen): readonly Message[] {
    const said = this.#context.words.games.race;
    if (scene.end) return this.#ending(scene);
    if (this.isPaused) {
      const place = {
        text: `${levelText(scene, this.#context.words)}, ${mapText(scene, this.#context.words)}`,
        role: 'text',
      };
      const name = { text: levelName(scene, this.#context.words), role: 'good' };
      const state = this.isFresh ? [] : [{ text: said.paused, role: 'good' }];
      const hint = { text: this.isFresh ? said.ready : said.goesOn, role: 'faint' };
      return [...state, name, place, hint] as Message[];
    }
    if (!scene.transition) return [];
    const map: Message = { text: mapText(scene, this.#context.words), role: 'text' };
    if (scene.transition.to === 'map') return [map];
    return [
      { text: levelName(scene, this.#context.words), role: 'good' },
      { text: levelText(scene, this.#context.words), role: 'text' },
      map,
    ];
  }

  #ending(scene: Seen): Message[] {
    const { words } = this.#context;
    const said = words.games.race;
    const hasWon = scene.status === 'won';
    return [
      { text: hasWon ? said.victory : said.gameOver, role: hasWon ? 'good' : 'bad' },
      { text: sentence(said.ends[scene.end!]), role: 'text' },
      { text: placeText(scene, words), role: 'text' },
      { text: exactTimeText(scene.ticks), role: 'text' },
      { text: said.again, role: 'faint' },
    ];
  }

  /** A new level is a good moment to keep the race: everybody waits. */
  #hear(): { readonly events: readonly Event[]; readonly messages: readonly Message[] } {
    const events = this.#live.takeEvents();
    if (events.length === 0) return NOTHING;
    const messages = eventTexts(events, this.now, this.#context.words);
    const message = messages.at(-1);
    if (message) this.#told = { message, tick: this.#live.ticks };
    if (events.some(({ type }) => type === 'level-reached' || type === 'ended')) this.keep();
    return { events, messages };
  }
}
