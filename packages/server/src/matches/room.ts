import type { GameTypes, Notice, Seat, Session, Viewer } from '@dedalo/engine';
import type { Act, Command, Happened, Offer } from '@dedalo/protocol/live';
import { costOf, leftAt, nextTimeOut } from './clock.ts';
import type { Entry } from './entry.ts';
import type { Match, Refusal } from './match.ts';

/** Where a follower is told what happens. The texts are JSON objects without their first brace: the channel comes before. */
export interface Follower {
  /** Null for a spectator. */
  readonly seat: Seat | null;
  tell(body: string): void;
}

export interface RoomHost {
  now(): number;
  /** Writes the entry, and calls `written` when it is on the disk; entries of a room in their order. */
  append(entry: Entry, written: (error?: unknown) => void): void;
  /** The match is over. */
  ended(): void;
  /** What is in memory is not what is on the disk: the room must be opened again. */
  broken(error: unknown): void;
}

type Body = Omit<Happened, 'type' | 'on' | 'key' | 'version'>;

/** A page that has missed less than this is told what it missed. */
const KEPT_NEWS = 64;

/** All who see the same: a seat, or the public. */
interface Circle {
  readonly viewer: Viewer;
  readonly followers: Set<Follower>;
  /** What the entry that is being made shows them. */
  notice: Notice<GameTypes> | undefined;
  stopListening: () => void;
  /** The news of the last versions. */
  readonly kept: { readonly version: number; readonly body: string }[];
}

const bodyOf = (message: object): string => JSON.stringify(message).slice(1);

/**
 * A match that somebody looks at. What is asked is tried at once, so that the next request sees it; it is told to nobody
 * before it is written.
 */
export class Room {
  readonly match: Match;
  readonly #host: RoomHost;
  readonly #circles = new Map<Viewer, Circle>();
  #listeningTo: Session<GameTypes>;
  #alarm: NodeJS.Timeout | undefined;
  #isBroken = false;
  /** How many entries are made and not written yet, and what waits until they are. */
  #unwritten = 0;
  #afterWriting: (() => void)[] = [];

  constructor(match: Match, host: RoomHost) {
    this.match = match;
    this.#host = host;
    this.#listeningTo = match.session;
    this.#setAlarm();
  }

  /** Nobody looks on, no clock runs, and everything is written. */
  get isIdle(): boolean {
    const isEmpty = [...this.#circles.values()].every(({ followers }) => followers.size === 0);
    return isEmpty && this.#alarm === undefined && this.#unwritten === 0;
  }

  join(follower: Follower, from?: number): void {
    this.#whenWritten(() => this.#join(follower, from));
  }

  #join(follower: Follower, from?: number): void {
    const circle = this.#circleOf(follower.seat ?? 'public');
    circle.followers.add(follower);
    const missed = from === undefined ? undefined : this.#missedBy(circle, from);
    if (!missed) return follower.tell(this.#standing(follower.seat));
    for (const { version, body } of missed) follower.tell(`"type":"happened","version":${version},${body}`);
    return follower.tell(bodyOf({ type: 'caught-up', version: this.match.version }));
  }

  leave(follower: Follower): void {
    this.#circles.get(follower.seat ?? 'public')?.followers.delete(follower);
  }

  act(follower: Follower, { key, action, thinking: said }: Pick<Act, 'key' | 'action' | 'thinking'>): void {
    const { seat } = follower;
    const { clock, turn } = this.match;
    const at = this.#host.now();
    if (seat === null) return this.#refuse(follower, key, { code: 'not-for-you' });
    const isTimed = clock !== undefined && turn.includes(seat);
    const { thinking, forgiven } = isTimed ? costOf(clock, seat, at, said) : { thinking: 0, forgiven: 0 };
    if (isTimed && thinking > clock.left[seat]!) return this.#timeOut(seat);
    return this.#request(follower, { seat, kind: 'act', text: action, key, at, thinking, forgiven });
  }

  command(follower: Follower, { key, command }: Pick<Command, 'key' | 'command'>): void {
    const { seat } = follower;
    if (seat === null) return this.#refuse(follower, key, { code: 'not-for-you' });
    const entry = { seat, kind: command, text: '', key, at: this.#host.now(), thinking: 0, forgiven: 0 } as const;
    return this.#request(follower, entry);
  }

  /** Every seat is taken. */
  begin(names: readonly string[]): void {
    this.#enterOwn({ kind: 'begin', text: JSON.stringify(names) });
  }

  /** The server was away, and the clocks with it. */
  pause(milliseconds: number): void {
    this.#enterOwn({ kind: 'pause', thinking: milliseconds });
  }

  close(): void {
    clearTimeout(this.#alarm);
    this.#alarm = undefined;
    for (const circle of this.#circles.values()) circle.stopListening();
  }

  #request(follower: Follower, entry: Omit<Entry, 'number'>): void {
    const { seat, key } = entry;
    if (seat !== null && this.match.hasKey(seat, key)) {
      return this.#whenWritten(() => follower.tell(bodyOf({ type: 'done', key })));
    }
    const refusal = this.#enter(entry, follower);
    return refusal && this.#refuse(follower, key, refusal);
  }

  #timeOut(seat: Seat): void {
    this.#enterOwn({ seat, kind: 'time-out' });
  }

  /** What nobody has asked for. */
  #enterOwn(entry: Pick<Entry, 'kind'> & Partial<Entry>): void {
    const nothing = { seat: null, text: '', key: '', at: this.#host.now(), thinking: 0, forgiven: 0 };
    this.#enter({ ...nothing, ...entry }, undefined);
  }

  #enter(parts: Omit<Entry, 'number'>, follower: Follower | undefined): Refusal | undefined {
    if (this.#isBroken) return { code: 'unwritten' };
    const { match } = this;
    const entry: Entry = { number: match.version + 1, ...parts };
    const done = match.enter(entry);
    if (!done.ok) return done.error;
    const isElsewhere = this.#listenAgain();
    const bodies = [...this.#circles.values()].map((circle) => {
      const body = bodyOf(this.#news(circle, entry, isElsewhere));
      circle.notice = undefined;
      circle.kept.push({ version: entry.number, body });
      if (circle.kept.length > KEPT_NEWS) circle.kept.shift();
      return { circle, body };
    });
    this.#setAlarm();
    this.#unwritten++;
    this.#host.append(entry, (error) => {
      this.#unwritten--;
      if (error !== undefined) return this.#break(error);
      const head = `"type":"happened","version":${entry.number},`;
      for (const { circle, body } of bodies) {
        for (const other of circle.followers) {
          other.tell(other === follower ? `${head}"key":"${entry.key}",${body}` : head + body);
        }
      }
      if (this.#unwritten > 0) return undefined;
      for (const run of this.#afterWriting.splice(0)) run();
      return match.outcome && this.#host.ended();
    });
    return undefined;
  }

  /** Nobody is told what is not on the disk. */
  #whenWritten(run: () => void): void {
    if (this.#unwritten === 0) run();
    else this.#afterWriting.push(run);
  }

  #break(error: unknown): void {
    if (this.#isBroken) return;
    this.#isBroken = true;
    this.close();
    for (const { followers } of this.#circles.values()) {
      for (const follower of followers) follower.tell(bodyOf({ type: 'gone', code: 'unwritten' }));
    }
    this.#host.broken(error);
  }

  #refuse(follower: Follower, key: string, refusal: Refusal): void {
    follower.tell(bodyOf({ type: 'refused', key, refusal }));
  }

  #news({ viewer, notice }: Circle, entry: Entry, isElsewhere: boolean): Body {
    return {
      ...(entry.seat !== null && { by: entry.seat }),
      ...(entry.kind !== 'act' && { kind: entry.kind }),
      ...(entry.kind === 'begin' && { names: [...this.match.names] }),
      events: notice?.type === 'played' ? [...notice.events] : [],
      ...(isElsewhere && { view: this.match.session.view(viewer) }),
      ...this.#common(viewer),
    };
  }

  #common(viewer: Viewer): Pick<Happened, 'turn' | 'outcome' | 'clock' | 'offer' | 'legal'> {
    const { turn, outcome, clock, offer } = this.match;
    return {
      turn: [...turn],
      ...(outcome && { outcome: { ...outcome, winners: [...outcome.winners] } }),
      ...(clock && {
        clock: {
          left: leftAt(clock, this.#host.now()),
          running: clock.since.flatMap((since, seat) => (since === null ? [] : [seat])),
        },
      }),
      ...(offer && { offer: offer satisfies Offer }),
      ...this.#legal(viewer),
    };
  }

  /** Where the game can tell what is legal from the view, it is not sent. */
  #legal(viewer: Viewer): { legal?: string[] } {
    const { session, settings, turn } = this.match;
    const { game } = settings;
    if (viewer === 'public' || !turn.includes(viewer) || game.legalInView) return {};
    return { legal: session.legal(viewer).map((action) => game.text.formatAction(action)) };
  }

  #standing(seat: Seat | null): string {
    const { match } = this;
    const { game, config, title, clock } = match.settings;
    const viewer = seat ?? 'public';
    return bodyOf({
      type: 'standing',
      version: match.version,
      game: game.id,
      rules: game.rulesVersion,
      config: game.text.formatConfig(config),
      ...(title !== undefined && { title }),
      names: [...match.names],
      seat,
      clocks: clock,
      view: match.session.view(viewer),
      ...this.#common(viewer),
    });
  }

  #missedBy({ kept }: Circle, from: number): Circle['kept'] | undefined {
    if (from > this.match.version) return undefined;
    const missed = kept.filter(({ version }) => version > from);
    return missed.length === this.match.version - from ? missed : undefined;
  }

  #circleOf(viewer: Viewer): Circle {
    const known = this.#circles.get(viewer);
    if (known) return known;
    const circle: Circle = { viewer, followers: new Set(), notice: undefined, stopListening: () => {}, kept: [] };
    this.#listen(circle);
    this.#circles.set(viewer, circle);
    return circle;
  }

  #listen(circle: Circle): void {
    circle.stopListening = this.match.session.listen(circle.viewer, (notice) => {
      circle.notice = notice;
    });
  }

  /** After something was taken back the match has another session; whether it has. */
  #listenAgain(): boolean {
    if (this.match.session === this.#listeningTo) return false;
    this.#listeningTo = this.match.session;
    for (const circle of this.#circles.values()) {
      circle.stopListening();
      this.#listen(circle);
    }
    return true;
  }

  #setAlarm(): void {
    clearTimeout(this.#alarm);
    this.#alarm = undefined;
    const { clock, outcome } = this.match;
    const next = clock && !outcome ? nextTimeOut(clock) : undefined;
    if (!next) return;
    // Timers hold 24 days at most.
    const wait = Math.min(Math.max(0, next.at - this.#host.now()), 2 ** 31 - 1);
    this.#alarm = setTimeout(() => this.#ring(), wait);
  }

  #ring(): void {
    const at = this.#host.now();
    const { clock } = this.match;
    const next = clock && nextTimeOut(clock);
    if (next && next.at <= at) this.#timeOut(next.seat);
    else this.#setAlarm();
  }
}
