import type { GameStore } from '../game-store.ts';
import { type Aside, keptGame } from '../keep-session.ts';
import { type GameRecord, Session } from '@dedalo/engine';
import { type Config, createConfig, race, type RaceTypes, shippedContent } from '@dedalo/race';

export type RaceSession = Session<RaceTypes>;

/** What a person is called in the record of a game. */
const PERSON = 'Player';

/** Nothing of a race can be taken back. */
const keepsPast = false;

export const startRace = (config: Config, seed: string): RaceSession =>
  new Session(race, { config, seed, names: [PERSON], keepsPast });

/** The game that is shipped to be played. */
export const usualRace = (seed: string): RaceSession => startRace(createConfig(shippedContent('daedalus')), seed);

/** Goes on with a record that has been verified. */
export const resumeRace = (record: GameRecord<RaceTypes>): RaceSession => Session.resume(race, record, { keepsPast });

/** The race that was left; one that does not hold is set aside and named. */
export const keptRace = (store: GameStore): RaceSession | Aside | undefined =>
  keptGame(store, race, { resume: resumeRace });
