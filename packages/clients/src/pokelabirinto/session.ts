import { type GameRecord, Session } from '@dedalo/engine';
import { type Config, pokelabirinto, type PokelabirintoTypes } from '@dedalo/pokelabirinto';

export type PokelabirintoSession = Session<PokelabirintoTypes>;

/** What people are called in the record of a game, by seat. */
const PEOPLE = ['Player', 'Second player'];

export const startPokelabirinto = (config: Config, seed: string): PokelabirintoSession =>
  new Session(pokelabirinto, { config, seed, names: PEOPLE.slice(0, pokelabirinto.seats(config)) });

/** Goes on with a record that has been verified. */
export const resumePokelabirinto = (record: GameRecord<PokelabirintoTypes>): PokelabirintoSession =>
  Session.resume(pokelabirinto, record);
