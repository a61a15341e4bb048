import type { GameStore } from '../game-store.ts';
import { type Aside, keptGame } from '../keep-session.ts';
import { type GameRecord, Session } from '@dedalo/engine';
import { type Config, createConfig, race, type RaceTypes, shippedContent } from '@dedalo/race';

export type RaceSession = Session<RaceTypes>;

/** The name of a person in the record of a game. */
const PERSON = 'Player';

/** A race has no undo. */
const keepsPast = false;

export const startRace = (config: Config, seed: string): RaceSession =>
  new Session(race, { config, seed, names: [PERSON], keepsPast });

/** The shipped game for players. */
export const usualRace = (seed: string): RaceSession => startRace(createConfig(shippedContent('daedalus')), seed);

/** Resumes a record that has been verified. */
export const resumeRace = (record: GameRecord<RaceTypes>): RaceSession => Session.resume(race, record, { keepsPast });

/** The unfinished race; one that cannot be verified is set aside and named. */
export const keptRace = (store: GameStore): RaceSession | Aside | undefined =>
  keptGame(store, race, { resume: resumeRace });
