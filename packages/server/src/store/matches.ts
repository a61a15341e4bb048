import type { Game, Seat } from '@dedalo/engine';
import { Compile } from 'typebox/compile';
import { ClockSettings } from '@dedalo/protocol/live';
import { Match } from '../matches/match.ts';
import { type Entry, isEntryKind } from '../matches/entry.ts';
import type { MatchSettings } from '../matches/settings.ts';
import type { Database } from './open-store.ts';
import type { JournalRow, MatchRow } from './tables.ts';

/** The person of each seat; null for a free one. */
export type Sitters = readonly (string | null)[];

export interface StoredMatch {
  readonly match: Match;
  readonly sitters: Sitters;
  /** When its last entry was made; undefined where there is none. */
  readonly lastAt: number | undefined;
}

const clockSettings = Compile(ClockSettings);

/** The matches in the database. */
export class MatchStore {
  readonly #database: Database;
  readonly #findGame: (id: string) => Game | undefined;

  constructor(database: Database, findGame: (id: string) => Game | undefined) {
    this.#database = database;
    this.#findGame = findGame;
  }

  async create(settings: MatchSettings, sitters: Sitters, at: number): Promise<void> {
    const { id, game, config, seed, title, clock } = settings;
    await this.#database.transaction().execute(async (commit) => {
      await commit
        .insertInto('match')
        .values({
          id,
          game: game.id,
          rules_version: game.rulesVersion,
          config: game.text.formatConfig(config),
          seed,
          title: title ?? null,
          clock: clock.kind === 'none' ? null : JSON.stringify(clock),
          created_at: at,
          ended_at: null,
        })
        .execute();
      const seats = sitters.map((person, seat) => ({ match: id, seat, person, bot: null }));
      await commit.insertInto('seat').values(seats).execute();
    });
  }

  /** The match as its journal leaves it. */
  async load(id: string): Promise<StoredMatch | undefined> {
    const row = await this.#database.selectFrom('match').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return undefined;
    const [seats, entries] = await Promise.all([
      this.#database.selectFrom('seat').selectAll().where('match', '=', id).orderBy('seat').execute(),
      this.#database.selectFrom('journal').selectAll().where('match', '=', id).orderBy('number').execute(),
    ]);
    const match = new Match(this.#settingsOf(row));
    for (const entry of entries.map(entryOf)) {
      const done = match.enter(entry);
      if (!done.ok) throw new Error(`match ${id}: entry ${entry.number} does not hold (${done.error.code})`);
    }
    return { match, sitters: seats.map(({ person }) => person), lastAt: entries.at(-1)?.at };
  }

  /** Sits down where nobody sits; false where somebody was quicker. */
  async take(id: string, seat: Seat, person: string): Promise<boolean> {
    const { numUpdatedRows } = await this.#database
      .updateTable('seat')
      .set({ person })
      .where('match', '=', id)
      .where('seat', '=', seat)
      .where('person', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  /** The names of those who sit there, by seat. */
  async namesOf(id: string): Promise<string[]> {
    const rows = await this.#database
      .selectFrom('seat')
      .leftJoin('person', 'person.id', 'seat.person')
      .select('person.name')
      .where('seat.match', '=', id)
      .orderBy('seat.seat')
      .execute();
    return rows.map(({ name }) => name ?? '');
  }

  /** Those whose clocks run although nobody may be looking. */
  async openWithClock(): Promise<string[]> {
    const rows = await this.#database
      .selectFrom('match')
      .select('id')
      .where('ended_at', 'is', null)
      .where('clock', 'is not', null)
      .execute();
    return rows.map(({ id }) => id);
  }

  async end(id: string, at: number): Promise<void> {
    await this.#database
      .updateTable('match')
      .set({ ended_at: at })
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .execute();
  }

  #settingsOf(row: MatchRow): MatchSettings {
    const game = this.#findGame(row.game);
    if (!game) throw new Error(`match ${row.id}: there is no game ${row.game}`);
    if (game.rulesVersion !== row.rules_version) {
      throw new Error(`match ${row.id}: ${row.game} was played by the rules ${row.rules_version}`);
    }
    const config = game.text.parseConfig(row.config);
    if (!config.ok) throw new Error(`match ${row.id}: its config cannot be read (${config.error.code})`);
    const clock: unknown = row.clock === null ? { kind: 'none' } : JSON.parse(row.clock);
    if (!clockSettings.Check(clock)) throw new Error(`match ${row.id}: its clock cannot be read`);
    const { id, seed, title } = row;
    return { id, game, config: config.value, seed, clock, ...(title !== null && { title }) };
  }
}

export const rowOf = (match: string, entry: Entry): JournalRow => ({ match, ...entry });

function entryOf({ match, number, seat, kind, text, key, at, thinking, forgiven }: JournalRow): Entry {
  if (!isEntryKind(kind)) throw new Error(`match ${match}: entry ${number} is of no known kind (${kind})`);
  return { number, seat: (seat ?? null) as Seat | null, kind, text, key, at, thinking, forgiven };
}
