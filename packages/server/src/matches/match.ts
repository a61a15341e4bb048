import { type Acted, type GameTypes, type Outcome, type Seat, Session } from '@dedalo/engine';
import { err, ok, type Result } from '@dedalo/grid';
import type { MatchCommand, Offer } from '@dedalo/protocol/live';
import { chargeClock, type ClockState, pauseClock, startClock, stopClock, turnClock } from './clock.ts';
import type { Entry } from './entry.ts';
import type { MatchSettings } from './settings.ts';

/** Why an entry cannot be made: a code of the match, or one of the game. */
export interface Refusal {
  readonly code: string;
}

type Done = Result<undefined, Refusal>;

const DONE: Done = ok(undefined);
const refused = (code: string): Done => err({ code });

/** A player's last requests, by which one that is sent again is known. */
const REMEMBERED_KEYS = 16;

interface Played {
  readonly acted: Acted;
  /** Whether it showed something that was hidden, or that chance had drawn. */
  readonly hasShown: boolean;
}

/**
 * A match as far as it has come. It changes by entries alone: made again from its settings and the same entries it is the
 * same match, clocks included.
 */
export class Match {
  readonly settings: MatchSettings;
  #names: readonly string[];
  #session: Session<GameTypes>;
  #played: Played[] = [];
  #version = 0;
  #hasBegun = false;
  #clock: ClockState | undefined;
  #offer: Offer | undefined;
  /** How it ended where the rules of the game did not end it. */
  #ending: Outcome | undefined;
  readonly #keys: readonly string[][];

  constructor(settings: MatchSettings) {
    this.settings = settings;
    const seats = settings.game.seats(settings.config);
    this.#names = Array.from({ length: seats }, () => '');
    this.#keys = this.#names.map(() => []);
    this.#session = this.#openSession();
  }

  /** The name of each seat; empty before the match begins. */
  get names(): readonly string[] {
    return this.#names;
  }

  /** Another one after something was taken back. */
  get session(): Session<GameTypes> {
    return this.#session;
  }

  /** How many entries it has. */
  get version(): number {
    return this.#version;
  }

  get hasBegun(): boolean {
    return this.#hasBegun;
  }

  get clock(): ClockState | undefined {
    return this.#clock;
  }

  get offer(): Offer | undefined {
    return this.#offer;
  }

  get outcome(): Outcome | undefined {
    return this.#ending ?? this.#session.outcome;
  }

  /** The seats that may act; none before it begins and when it is over. */
  get turn(): readonly Seat[] {
    return this.#hasBegun && !this.outcome ? this.#session.turn : [];
  }

  hasKey(seat: Seat, key: string): boolean {
    return this.#keys[seat]!.includes(key);
  }

  /** Makes the entry if it may be made; else nothing changes. */
  enter(entry: Entry): Result<undefined, Refusal> {
    if (entry.number !== this.#version + 1) throw new Error(`Match: entry ${entry.number} after ${this.#version}`);
    const done = this.#make(entry);
    if (!done.ok) return done;
    this.#version = entry.number;
    if (entry.seat !== null && entry.key !== '') this.#remember(entry.seat, entry.key);
    if (this.#clock && this.outcome) this.#clock = stopClock(this.#clock);
    return done;
  }

  #make(entry: Entry): Done {
    const { kind, seat, at } = entry;
    if (kind === 'begin') return this.#begin(entry);
    if (!this.#hasBegun) return refused('not-begun');
    if (this.outcome) return refused('game-over');
    if (kind === 'pause') {
      this.#clock &&= pauseClock(this.#clock, entry.thinking);
      return DONE;
    }
    if (seat === null) throw new Error(`Match: ${kind} of nobody`);
    if (kind === 'time-out') return this.#end({ winners: this.#others(seat), reason: 'time-out' });
    if (kind === 'act') return this.#act(seat, entry);
    return this.#command(kind, seat, at);
  }

  #begin({ text, at }: Entry): Done {
    if (this.#hasBegun) return refused('begun');
    const { clock } = this.settings;
    this.#hasBegun = true;
    this.#names = JSON.parse(text) as string[];
    this.#session = this.#openSession();
    if (clock.kind !== 'none') this.#clock = startClock(clock, this.#names.length, this.#session.turn, at);
    return DONE;
  }

  #act(seat: Seat, { text, at, thinking, forgiven }: Entry): Done {
    const { game, clock } = this.settings;
    const action = game.text.parseAction(text);
    if (!action.ok) return refused('unreadable-action');
    const played = this.#play({ seat, action: action.value });
    if (!played.ok) return played;
    if (this.#clock && clock.kind !== 'none') {
      const cost = { thinking, forgiven };
      this.#clock = chargeClock(clock, this.#clock, { seat, cost, turn: this.#session.turn, at });
    }
    return DONE;
  }

  #play(acted: Acted): Done {
    const { game } = this.settings;
    const played = this.#session.play(acted.seat, acted.action);
    if (!played.ok) return played;
    this.#played.push({ acted, hasShown: played.value.some((event) => game.reveals?.(event)) });
    // A question is answered by playing on.
    this.#offer = undefined;
    return DONE;
  }

  /** Where the game knows resigning, its record and its board know of it. */
  #resign(seat: Seat): Done {
    const { resignation } = this.settings.game;
    if (resignation !== undefined) return this.#play({ seat, action: resignation });
    return this.#end({ winners: this.#others(seat), reason: 'resigned' });
  }

  #command(command: MatchCommand, seat: Seat, at: number): Done {
    switch (command) {
      case 'resign':
        return this.#resign(seat);
      case 'claim':
        return this.#end({ winners: [seat], reason: 'absent' });
      case 'offer-draw':
        return this.#ask({ kind: 'draw', by: seat });
      case 'ask-take-back': {
        const back = this.#back(seat);
        return back.ok ? this.#ask({ kind: 'take-back', by: seat }) : back;
      }
      case 'accept':
        return this.#accept(seat, at);
      case 'decline':
        if (!this.#isAsked(seat)) return refused('no-offer');
        this.#offer = undefined;
        return DONE;
      case 'undo':
      case 'redo':
      case 'restart':
        return refused('not-alone');
    }
  }

  #end(outcome: Outcome): Done {
    this.#ending = outcome;
    this.#offer = undefined;
    return DONE;
  }

  #ask(offer: Offer): Done {
    if (this.#offer) return refused('offer-open');
    this.#offer = offer;
    return DONE;
  }

  #isAsked(seat: Seat): boolean {
    return this.#offer !== undefined && this.#offer.by !== seat;
  }

  #accept(seat: Seat, at: number): Done {
    const offer = this.#offer;
    if (!offer || !this.#isAsked(seat)) return refused('no-offer');
    if (offer.kind === 'draw') return this.#end({ winners: [], reason: 'draw-agreed' });
    const back = this.#back(offer.by);
    if (!back.ok) return back;
    this.#offer = undefined;
    this.#played = this.#played.slice(0, back.value);
    this.#session = this.#openSession();
    this.#clock &&= turnClock(this.#clock, this.#session.turn, at);
    return DONE;
  }

  /** How many actions are left when the last one of this seat is taken back, with what came after it. */
  #back(seat: Seat): Result<number, Refusal> {
    const last = this.#played.findLastIndex(({ acted }) => acted.seat === seat);
    if (last < 0) return err({ code: 'nothing-to-take-back' });
    return this.#played.slice(last).some(({ hasShown }) => hasShown) ? err({ code: 'something-was-shown' }) : ok(last);
  }

  #others(seat: Seat): Seat[] {
    return this.#names.flatMap((_, other) => (other === seat ? [] : [other]));
  }

  #remember(seat: Seat, key: string): void {
    const keys = this.#keys[seat]!;
    keys.push(key);
    if (keys.length > REMEMBERED_KEYS) keys.shift();
  }

  #openSession(): Session<GameTypes> {
    const { game, config, seed, title } = this.settings;
    const names = this.#names;
    const session = new Session<GameTypes>(game, { config, seed, names, ...(title !== undefined && { title }) });
    for (const { acted } of this.#played) {
      const played = session.play(acted.seat, acted.action);
      if (!played.ok) throw new Error(`Match: an action that was accepted is refused (${played.error.code})`);
    }
    return session;
  }
}
