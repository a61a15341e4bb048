import { err, ok, type Result } from '@dedalo/grid';
import type { Change, Game, GameTypes } from '../game.ts';
import type { Outcome } from '../outcome.ts';
import { formatReplay } from '../replay/format.ts';
import { type Acted, type GameRecord, mustPlay } from '../replay/record.ts';
import { TrailMaker } from '../replay/trail.ts';
import type { Seat, Viewer } from '../seat.ts';
import { History } from './history.ts';

export interface SessionOptions<T extends GameTypes> {
  readonly title?: string;
  readonly config: T['Config'];
  readonly seed: string;
  /** Who sits where; a name for every seat. */
  readonly names: readonly string[];
  /**
   * False for a long game in which nobody will go back: then past states are not kept, and what its replay tells of them
   * is worked out on the way, so that saving it takes no time.
   */
  readonly keepsPast?: boolean;
}

/** What a viewer is told: what happened, or that the game stands elsewhere now. */
export type Notice<T extends GameTypes> =
  | { readonly type: 'played'; readonly seat: Seat; readonly events: readonly T['Event'][] }
  | { readonly type: 'moved-in-time'; readonly view: T['View'] };

export type Listener<T extends GameTypes> = (notice: Notice<T>) => void;

interface Hearer<T extends GameTypes> {
  readonly viewer: Viewer;
  readonly listener: Listener<T>;
}

export const TIME_MOVES = ['undo', 'redo', 'restart'] as const;
export type TimeMove = (typeof TIME_MOVES)[number];
export type TimeRejection = {
  readonly code: 'not-alone' | 'nothing-to-undo' | 'nothing-to-redo' | 'nothing-to-restart';
};

/**
 * A game being played: the one place that holds its state. It applies actions, tells every viewer what that viewer may
 * know, and keeps the record. Clients and arena hold it in their process, the server behind its socket.
 */
export class Session<T extends GameTypes> {
  readonly game: Game<T>;
  readonly title: string | undefined;
  readonly config: T['Config'];
  readonly seed: string;
  readonly names: readonly string[];
  readonly #history: History<T>;
  /** Where the past is not kept. */
  readonly #trail: TrailMaker<T> | undefined;
  readonly #audience = new Set<Hearer<T>>();
  /** What is still to be told, in the order in which it happened: a listener may act itself. */
  readonly #news: { readonly hearer: Hearer<T>; readonly notice: Notice<T> }[] = [];
  #isTelling = false;

  constructor(game: Game<T>, { title, config, seed, names, keepsPast = true }: SessionOptions<T>) {
    if (names.length !== game.seats(config)) {
      throw new RangeError(`Session: ${game.id} has ${game.seats(config)} seats here, and ${names.length} were named`);
    }
    this.game = game;
    this.title = title;
    this.config = config;
    this.seed = seed;
    this.names = names;
    const start = game.start(config, seed);
    this.#history = new History(start, { keepsPast: keepsPast && names.length === 1 });
    this.#trail = keepsPast ? undefined : new TrailMaker(game, start);
  }

  /**
   * Goes on with a game that `verifyReplay` has accepted; every action of the record can be undone or redone. A session
   * that does not keep its past goes on from where the record stands.
   */
  static resume<T extends GameTypes>(
    game: Game<T>,
    record: GameRecord<T>,
    options: Pick<SessionOptions<T>, 'keepsPast'> = {},
  ): Session<T> {
    const session = new Session(game, { ...record, ...options });
    const actions = session.#trail ? record.actions.slice(0, record.played) : record.actions;
    for (const { seat, action } of actions) {
      const played = session.play(seat, action);
      if (!played.ok) throw new Error(`Session.resume: the record does not hold (${played.error.code})`);
    }
    for (let left = actions.length - record.played; left > 0; left--) session.#history.undo();
    return session;
  }

  /** The whole truth: for whoever runs the game, never for a player. */
  get state(): T['State'] {
    return this.#history.state;
  }

  get outcome(): Outcome | undefined {
    return this.game.outcome(this.state);
  }

  get turn(): readonly Seat[] {
    return this.game.turn(this.state);
  }

  legal(seat: Seat): readonly T['Action'][] {
    return this.game.legal(this.state, seat);
  }

  view(viewer: Viewer): T['View'] {
    return this.game.view(this.state, viewer);
  }

  /** Calls `listener` with what `viewer` may know of everything from now on; the answer ends that. */
  listen(viewer: Viewer, listener: Listener<T>): () => void {
    const hearer = { viewer, listener };
    this.#audience.add(hearer);
    return () => void this.#audience.delete(hearer);
  }

  play(seat: Seat, action: T['Action']): Result<readonly T['Event'][], T['Rejection']> {
    const before = this.state;
    const played = this.game.play(before, seat, action);
    if (!played.ok) return played;
    const { state, events } = played.value;
    const happened = { before, after: state, events };
    this.#goOn([{ seat, action }], state);
    this.#tell((viewer) => ({ type: 'played', seat, events: visibleEvents(this.game, happened, viewer) }));
    return ok(visibleEvents(this.game, happened, seat));
  }

  /**
   * Goes on to the state that these actions lead to, for whoever runs a twin of the game and has come there: they are not
   * played again. Only where the past is not kept, for what is between is not known.
   */
  goOnTo(state: T['State'], acts: readonly Acted<T>[]): void {
    if (!this.#trail)
      throw new Error('Session.goOnTo: the session keeps its past, and needs every state of it; see `keepsPast`');
    this.#goOn(acts, state);
    this.#tell((viewer) => ({ type: 'moved-in-time', view: this.view(viewer) }));
  }

  #goOn(acts: readonly Acted<T>[], state: T['State']): void {
    this.#history.act(acts, state);
    this.#trail?.goOn(acts.length, state);
  }

  /** Why undo, redo or restart is not possible now; undefined where it is. Only who plays alone moves in time. */
  refusalOf(move: TimeMove): TimeRejection | undefined {
    if (this.names.length !== 1) return { code: 'not-alone' };
    if (move === 'undo') return this.#history.canUndo ? undefined : { code: 'nothing-to-undo' };
    if (move === 'redo') return this.#history.canRedo ? undefined : { code: 'nothing-to-redo' };
    return this.#history.canRestart ? undefined : { code: 'nothing-to-restart' };
  }

  /** A restart is one more thing that can be undone. */
  moveInTime(move: TimeMove): Result<undefined, TimeRejection> {
    const refusal = this.refusalOf(move);
    if (refusal) return err(refusal);
    this.#history[move]();
    this.#tell((viewer) => ({ type: 'moved-in-time', view: this.view(viewer) }));
    return ok(undefined);
  }

  /**
   * To where these actions lead from the start, for whoever kept that position; it can be undone as one step. Throws where
   * the rules refuse one of them: a record is verified before.
   */
  goTo(acts: readonly Acted<T>[]): Result<undefined, TimeRejection> {
    if (this.names.length !== 1) return err({ code: 'not-alone' });
    const start = this.game.start(this.config, this.seed);
    this.#history.goTo(
      acts,
      acts.reduce((state, acted) => mustPlay(this.game, state, acted), start),
    );
    this.#tell((viewer) => ({ type: 'moved-in-time', view: this.view(viewer) }));
    return ok(undefined);
  }

  #tell(noticeFor: (viewer: Viewer) => Notice<T>): void {
    for (const hearer of this.#audience) this.#news.push({ hearer, notice: noticeFor(hearer.viewer) });
    if (this.#isTelling) return;
    this.#isTelling = true;
    const failures: unknown[] = [];
    for (let news = this.#news.shift(); news; news = this.#news.shift()) {
      try {
        if (this.#audience.has(news.hearer)) news.hearer.listener(news.notice);
      } catch (error) {
        // The others must hear all the same.
        failures.push(error);
      }
    }
    this.#isTelling = false;
    if (failures.length > 0) throw failures[0];
  }

  record(): GameRecord<T> {
    return this.#recordLater()();
  }

  /** The record as text: save file, replay, bug report. */
  save(): string {
    return this.saveLater()();
  }

  /** The text of this moment, written when it is asked for: the session may go on until then. */
  saveLater(): () => string {
    const { game } = this;
    const record = this.#recordLater();
    const trail = this.#trail?.trail();
    return () => formatReplay(game, record(), trail);
  }

  #recordLater(): () => GameRecord<T> {
    const { title, config, seed, names } = this;
    const line = this.#history.lineLater();
    return () => ({ ...(title !== undefined && { title }), config, seed, names, ...line() });
  }
}

/** What a viewer learns of what happened. */
export const visibleEvents = <T extends GameTypes>(
  game: Game<T>,
  happened: Change<T> & { readonly events: readonly T['Event'][] },
  viewer: Viewer,
): T['Event'][] =>
  happened.events.map((event) => game.visible(event, viewer, happened)).filter((event) => event !== undefined);
