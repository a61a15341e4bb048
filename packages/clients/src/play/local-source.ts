import type {
  Acted,
  Game,
  GameRecord,
  GameTypes,
  Notice,
  Outcome,
  Seat,
  Session,
  TimeMove,
  TimeRejection,
  Viewer,
} from '@dedalo/engine';
import type { Source, Standing } from './source.ts';

/** A game in a session of this process. Every answer comes at once. */
export class LocalSource<T extends GameTypes> implements Source<T> {
  readonly viewer: Viewer;
  readonly standing: Standing<T>;
  readonly #session: Session<T>;
  readonly #ends = new Set<() => void>();

  constructor(session: Session<T>, viewer: Viewer) {
    this.#session = session;
    this.viewer = viewer;
    this.standing = new LocalStanding(session, viewer);
  }

  get game(): Game<T> {
    return this.#session.game;
  }

  get title(): string | undefined {
    return this.#session.title;
  }

  get config(): T['Config'] {
    return this.#session.config;
  }

  get seed(): string {
    return this.#session.seed;
  }

  get names(): readonly string[] {
    return this.#session.names;
  }

  act({ seat, action }: Acted<T>, answered: (refusal: T['Rejection'] | undefined) => void): void {
    const played = this.#session.play(seat, action);
    answered(played.ok ? undefined : played.error);
  }

  moveInTime(move: TimeMove, answered: (refusal: TimeRejection | undefined) => void): void {
    const moved = this.#session.moveInTime(move);
    answered(moved.ok ? undefined : moved.error);
  }

  goTo(acts: readonly Acted<T>[], answered: (refusal: TimeRejection | undefined) => void): void {
    const gone = this.#session.goTo(acts);
    answered(gone.ok ? undefined : gone.error);
  }

  listen(listener: (notice: Notice<T>) => void): () => void {
    const stop = this.#session.listen(this.viewer, listener);
    const end = (): void => {
      stop();
      this.#ends.delete(end);
    };
    this.#ends.add(end);
    return end;
  }

  saveLater(): () => string {
    return this.#session.saveLater();
  }

  record(): GameRecord<T> {
    return this.#session.record();
  }

  close(): void {
    for (const end of this.#ends) end();
  }
}

/** The view of a state is computed once: for large mazes in the fog it takes time. */
class LocalStanding<T extends GameTypes> implements Standing<T> {
  readonly #session: Session<T>;
  readonly #viewer: Viewer;
  #seen: { readonly of: T['State']; readonly view: T['View'] } | undefined;

  constructor(session: Session<T>, viewer: Viewer) {
    this.#session = session;
    this.#viewer = viewer;
  }

  get view(): T['View'] {
    const { state } = this.#session;
    if (this.#seen?.of !== state) this.#seen = { of: state, view: this.#session.view(this.#viewer) };
    return this.#seen.view;
  }

  get turn(): readonly Seat[] {
    return this.#session.turn;
  }

  get outcome(): Outcome | undefined {
    return this.#session.outcome;
  }

  legal(seat: Seat): readonly T['Action'][] {
    return this.#session.legal(seat);
  }

  refusalOf(move: TimeMove): TimeRejection | undefined {
    return this.#session.refusalOf(move);
  }
}
