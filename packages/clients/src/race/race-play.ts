import type { Event } from '@dedalo/race';
import type { ClientContext } from '../client-context.ts';
import { keepSession } from '../keep-session.ts';
import type { Message } from '../message.ts';
import { raceFacts } from './facts.ts';
import { LiveRace } from './live-race.ts';
import { type RaceSession, startRace } from './session.ts';
import { eventTexts } from './words.ts';

/** How long a message is shown, in ticks. */
const MESSAGE_TICKS = 150;
const NOTHING = { events: [], messages: [] } as const;

/** A race played by one person: the messages about it, keeping it, and starting the next one. */
export class RacePlay {
  readonly #context: ClientContext;
  #live: LiveRace;
  #latest: { readonly message: Message; readonly tick: number } | undefined;

  constructor(context: ClientContext, session: RaceSession) {
    this.#context = context;
    this.#live = new LiveRace(session);
  }

  /** The race itself; a different one after `begin`. */
  get live(): LiveRace {
    return this.#live;
  }

  /** Lets time pass, and returns what happened in it. */
  advance(milliseconds: number): readonly Event[] {
    this.#live.advance(milliseconds);
    return this.#takeEvents().events;
  }

  /** Lets ticks pass, for a client without a clock, and returns the messages about them. */
  run(ticks: number): readonly Message[] {
    this.#live.run(ticks);
    return this.#takeEvents().messages;
  }

  /** Starts another race of the same game. */
  begin(seed: string): void {
    const { session, pace } = this.#live;
    this.#live = new LiveRace(startRace(session.config, seed), { pace });
    this.#latest = undefined;
    this.keep();
  }

  keep(): void {
    keepSession(this.#context.store, this.#live.session, raceFacts);
  }

  stem(): string {
    return `race-${this.#live.session.seed.replaceAll(/[^\w.-]+/g, '-')}`;
  }

  /** The latest message, while it is shown. */
  get message(): Message | undefined {
    const latest = this.#latest;
    return latest && this.#live.ticks - latest.tick < MESSAGE_TICKS ? latest.message : undefined;
  }

  /** Keeps the race when a level begins: nothing moves then, so the delay is not noticed. */
  #takeEvents(): { readonly events: readonly Event[]; readonly messages: readonly Message[] } {
    const events = this.#live.takeEvents();
    if (events.length === 0) return NOTHING;
    const messages = eventTexts(events, this.#live.now, this.#context.words);
    const message = messages.at(-1);
    if (message) this.#latest = { message, tick: this.#live.ticks };
    if (events.some(({ type }) => type === 'level-reached' || type === 'ended')) this.keep();
    return { events, messages };
  }
}
