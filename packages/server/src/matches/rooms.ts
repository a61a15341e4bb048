import { randomBytes } from 'node:crypto';
import type { Seat } from '@dedalo/engine';
import type { Journal } from '../store/journal.ts';
import { type MatchStore, rowOf, type Sitters } from '../store/matches.ts';
import type { Runs } from '../store/runs.ts';
import type { Match } from './match.ts';
import { Room } from './room.ts';
import type { MatchSettings } from './settings.ts';

/** After a restart everybody comes back before a clock goes on, in milliseconds. */
const COMING_BACK = 10_000;
/** A room that nobody is in is kept so long, in milliseconds: most who leave reload their page. */
const KEPT_EMPTY = 30_000;

export interface RoomsOptions {
  readonly store: MatchStore;
  readonly journal: Journal;
  readonly runs: Runs;
  readonly now: () => number;
  readonly failed: (error: unknown) => void;
}

export interface OpenMatch {
  readonly room: Room;
  readonly sitters: (string | null)[];
}

/** A match is named by this many random bytes: a link to it cannot be guessed. */
const ID_BYTES = 9;

/** The matches that somebody looks at, and those whose clocks run. All others are in the database alone. */
export class Rooms {
  readonly #options: RoomsOptions;
  readonly #open = new Map<string, Promise<OpenMatch | undefined>>();
  readonly #emptySince = new Map<string, number>();
  readonly #sweep: NodeJS.Timeout;

  constructor(options: RoomsOptions) {
    this.#options = options;
    this.#sweep = setInterval(() => void this.#closeEmpty(), KEPT_EMPTY).unref();
  }

  /** Clocks that ran when the server ended run on. */
  async resume(): Promise<void> {
    for (const id of await this.#options.store.openWithClock()) await this.open(id);
  }

  async create(parts: Omit<MatchSettings, 'id'>, sitters: Sitters): Promise<string> {
    const id = randomBytes(ID_BYTES).toString('base64url');
    await this.#options.store.create({ ...parts, id }, sitters, this.#options.now());
    return id;
  }

  /** The person sits down where nobody sits; undefined where every seat is taken. The last one to sit down begins it. */
  async sitDown(id: string, person: string): Promise<Seat | undefined> {
    const found = await this.open(id);
    if (!found) return undefined;
    const { sitters, room } = found;
    const own = sitters.indexOf(person);
    if (own >= 0) return own;
    const seat = sitters.indexOf(null);
    if (seat < 0) return undefined;
    // Before anything is waited for: nobody else is offered it.
    sitters[seat] = person;
    const { store } = this.#options;
    if (!(await store.take(id, seat, person))) throw new Error(`match ${id}: seat ${seat} is taken by somebody else`);
    if (sitters.every((sitter) => sitter !== null) && !room.match.hasBegun) room.begin(await store.namesOf(id));
    return seat;
  }

  /** The room of this match, from the database where it is not open. */
  open(id: string): Promise<OpenMatch | undefined> {
    // The caller is about to join.
    this.#emptySince.delete(id);
    const known = this.#open.get(id);
    if (known) return known;
    const opening = this.#load(id);
    this.#open.set(id, opening);
    opening.then(
      (found) => !found && this.#open.delete(id),
      () => this.#open.delete(id),
    );
    return opening;
  }

  close(): void {
    clearInterval(this.#sweep);
    for (const opening of this.#open.values()) void opening.then((found) => found?.room.close());
  }

  async #load(id: string): Promise<OpenMatch | undefined> {
    const { store, runs } = this.#options;
    const stored = await store.load(id);
    if (!stored) return undefined;
    const { match, sitters, lastAt } = stored;
    const room = this.#roomOf(id, match);
    const away = lastAt === undefined ? 0 : runs.awaySince(lastAt);
    if (away > 0 && match.clock && !match.outcome) room.pause(away + COMING_BACK);
    return { room, sitters: [...sitters] };
  }

  #roomOf(id: string, match: Match): Room {
    const { journal, store, now, failed } = this.#options;
    return new Room(match, {
      now,
      append: (entry, written) => journal.append(rowOf(id, entry), written),
      ended: () => void store.end(id, now()).catch(failed),
      broken: (error) => {
        this.#open.delete(id);
        failed(error);
      },
    });
  }

  async #closeEmpty(): Promise<void> {
    const now = this.#options.now();
    for (const [id, opening] of this.#open) {
      const found = await opening.catch(() => undefined);
      if (!found?.room.isIdle) {
        this.#emptySince.delete(id);
        continue;
      }
      const since = this.#emptySince.get(id) ?? now;
      this.#emptySince.set(id, since);
      if (now - since < KEPT_EMPTY) continue;
      found.room.close();
      this.#open.delete(id);
      this.#emptySince.delete(id);
    }
  }
}
