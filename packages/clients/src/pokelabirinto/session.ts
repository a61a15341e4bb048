import type { GameStore } from '../game-store.ts';
import { type Aside, keptGame } from '../keep-session.ts';
import { type GameRecord, Session } from '@dedalo/engine';
import { type Config, pokelabirinto, type PokelabirintoTypes } from '@dedalo/pokelabirinto';

export type PokelabirintoSession = Session<PokelabirintoTypes>;

/** What people are called in the record of a game, by seat. */
const PEOPLE = ['Player', 'Second player'];

/** Nobody goes back where chance has spoken: of a large maze in the fog, thousands of states need not be kept. */
const keepsPast = false;

export const startPokelabirinto = (config: Config, seed: string): PokelabirintoSession =>
  new Session(pokelabirinto, { config, seed, names: PEOPLE.slice(0, pokelabirinto.seats(config)), keepsPast });

/** Goes on with a record that has been verified. */
export const resumePokelabirinto = (record: GameRecord<PokelabirintoTypes>): PokelabirintoSession =>
  Session.resume(pokelabirinto, record, { keepsPast });

/** The game that was left, in the middle of a fight too; one that does not hold is set aside and named. */
export const keptPokelabirinto = (store: GameStore): PokelabirintoSession | Aside | undefined =>
  keptGame(store, pokelabirinto, { resume: resumePokelabirinto });
