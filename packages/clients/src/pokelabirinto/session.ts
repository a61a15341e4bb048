import type { GameStore } from '../game-store.ts';
import { type Aside, keptGame } from '../keep-session.ts';
import { type GameRecord, Session } from '@dedalo/engine';
import { type Config, pokelabirinto, type PokelabirintoTypes } from '@dedalo/pokelabirinto';

export type PokelabirintoSession = Session<PokelabirintoTypes>;

/** The names of people in the record of a game, by seat. */
const PEOPLE = ['Player', 'Second player'];

/** A draw of chance cannot be undone; so the thousands of states of a large maze in the fog are not kept. */
const keepsPast = false;

export const startPokelabirinto = (config: Config, seed: string): PokelabirintoSession =>
  new Session(pokelabirinto, { config, seed, names: PEOPLE.slice(0, pokelabirinto.seats(config)), keepsPast });

/** Resumes a record that has been verified. */
export const resumePokelabirinto = (record: GameRecord<PokelabirintoTypes>): PokelabirintoSession =>
  Session.resume(pokelabirinto, record, { keepsPast });

/** The unfinished game, also in the middle of a fight; one that cannot be verified is set aside and named. */
export const keptPokelabirinto = (store: GameStore): PokelabirintoSession | Aside | undefined =>
  keptGame(store, pokelabirinto, { resume: resumePokelabirinto });
